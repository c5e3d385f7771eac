/** Scenarios made by hand: all of mine, or one of them on the desk. */
import type { CardKind, Sheet } from "../../armies/cards/sheet";
import { Trouble, Waiting } from "../../look";
import { api } from "../../net/api";
import { ProblemError, refuse } from "../../net/problem";
import { useResource } from "../../page/resource";
import { go, query } from "../../page/router";
import { t } from "../../texts";
import type { Wire } from "../../wire/types";
import type { Kit } from "../board/geometry";
import { told } from "../draw/names";
import { bare, partsOf } from "../draw/parts";
import { type Loaded, ScenarioDesk } from "./ScenarioDesk";
import { ScenariosList } from "./ScenariosList";
import "../../armies/armies.css";
import "../lay/lay.css";
import "./desk.css";

export function ScenariosPage({ id }: { id: string }) {
  return id === "" ? <ScenariosList /> : <OneScenario id={id} />;
}

function OneScenario({ id }: { id: string }) {
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
  return <ScenarioDesk key={key} id={id} draft={isNew ? key : id} {...value} />;
}

async function begin(asked: URLSearchParams): Promise<Loaded> {
  const known = await deskOf(asked.get("game") ?? (await firstGame()));
  const like = asked.get("like");
  const saved = like === null ? empty(known.kind) : await copyOf(known.game.key, like);
  return { ...known, paper: null, saved };
}

async function firstGame(): Promise<string> {
  const found = (await api.house()).games.find((game) => game.kit);
  if (found === undefined) throw new ProblemError(404, refuse("make-no-kits"));
  return found.key;
}

/** A table with nothing on it, and the sides and goals to begin with. */
function empty(kind: CardKind): Sheet {
  const sheet = bare(kind.blank, partsOf(kind));
  const { story: _, ground: __, ...rest } = sheet;
  return { ...rest, title: t("desk-new-name"), summary: t("desk-new-summary") };
}

/** A ready-made scenario under a key and a name of its own. */
async function copyOf(game: string, like: string): Promise<Sheet> {
  const { sheet } = await api.scenarioSheet(game, like);
  const title = t("make-copy-name", { name: told(sheet["title"]) }).slice(0, 60);
  return { ...sheet, key: `my-${like}`.slice(0, 60), title };
}

async function deskOf(key: string): Promise<{ game: Wire<"GameShown">; kit: Kit; kind: CardKind }> {
  const [game, kind] = await Promise.all([api.game(key), api.scenarioKind(key)]);
  if (game.kit === null || kind === null) throw new ProblemError(404, refuse("make-no-kits"));
  return { game, kit: game.kit, kind };
}

async function fetchPaper(id: string): Promise<Loaded | null> {
  const paper = await api.papers.get(id);
  if (paper.scenario === null) {
    go(paper.kind === "army" ? `/armies/${id}` : `/lay/${id}`, { replace: true });
    return null;
  }
  return { ...(await deskOf(paper.game)), paper, saved: paper.scenario };
}
