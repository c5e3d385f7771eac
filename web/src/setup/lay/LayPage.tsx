/** Laying tables by hand: all of mine, or one of them on the workbench. */

import { Trouble, Waiting } from "../../look";
import { api } from "../../net/api";
import { ProblemError, refuse } from "../../net/problem";
import { useResource } from "../../page/resource";
import { go, query } from "../../page/router";
import { t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Kit } from "../board/geometry";
import { emptyTable } from "../board/laying";
import { TablesList } from "./TablesList";
import { type Loaded, Workbench } from "./Workbench";
import "../../armies/armies.css";
import "./lay.css";

export function LayPage({ id }: { id: string }) {
  return id === "" ? <TablesList /> : <OneTable id={id} />;
}

function OneTable({ id }: { id: string }) {
  const isNew = id === "new";
  const wanted = isNew ? query.value.toString() : "";
  const { value, trouble, reload } = useResource(
    () => (isNew ? begin(query.value) : fetchPaper(id)),
    [id, wanted],
  );
  if (trouble !== "" || value === null || (value.paper?.id ?? "new") !== id) {
    return (
      <main class="page">
        {trouble === "" ? <Waiting /> : <Trouble words={trouble} onRetry={reload} />}
      </main>
    );
  }
  const key = `${id}?${wanted}`;
  return <Workbench key={key} id={id} draft={isNew ? key : id} {...value} />;
}

async function begin(asked: URLSearchParams): Promise<Loaded> {
  const key = asked.get("game") ?? (await firstGame());
  const { game, kit } = await gameWithKit(key);
  return { game, kit, paper: null, saved: { name: t("make-table-name"), table: emptyTable(kit) } };
}

async function firstGame(): Promise<string> {
  const found = (await api.house()).games.find((game) => game.kit);
  if (found === undefined) throw new ProblemError(404, refuse("make-no-kits"));
  return found.key;
}

async function gameWithKit(key: string): Promise<{ game: Wire<"GameShown">; kit: Kit }> {
  const game = await api.game(key);
  if (game.kit === null) throw new ProblemError(404, refuse("make-no-kits"));
  return { game, kit: game.kit };
}

async function fetchPaper(id: string): Promise<Loaded | null> {
  const paper = await api.papers.get(id);
  if (paper.table === null) {
    go(`/armies/${id}`, { replace: true });
    return null;
  }
  const { game, kit } = await gameWithKit(paper.game);
  return { game, kit, paper, saved: { name: paper.name, table: paper.table } };
}
