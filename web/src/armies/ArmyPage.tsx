/** One army: being built, or shared by somebody and read. */
import { useState } from "preact/hooks";
import { Trouble, toastProblem, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { go, query } from "../page/router";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import type { BoxAsked } from "./BoxNote";
import { Builder } from "./Builder";
import { numberOf, usualPoints } from "./byChance";
import { Entries } from "./Entries";
import type { Paper } from "./Papers";
import { copyOf, emptyRoster, type Roster } from "./roster";
import { useReport } from "./useReport";
import { Verdict } from "./Verdict";
import "./armies.css";

interface Loaded {
  game: Wire<"GameShown">;
  /** Null for an army that has not been saved yet. */
  paper: Paper | null;
  roster: Roster;
  /** The sealed box that it is built of. */
  box?: BoxAsked;
}

export function ArmyPage({ id }: { id: string }) {
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
  if (value.paper !== null && !value.paper.mine) return <Shared key={key} loaded={value} />;
  return <Builder key={key} id={id} draft={isNew ? key : id} {...value} />;
}

/** A new army of the game in the address, perhaps like one of its ready-made ones. */
async function begin(asked: URLSearchParams): Promise<Loaded> {
  const key = asked.get("game") ?? (await firstGame());
  const game = await api.game(key);
  const by = asked.get("by");
  const points = numberOf(asked.get("points"), usualPoints(game));
  const seed = numberOf(asked.get("seed"), 1);
  if (by === "chance") {
    const drawn = await api.muster.random(key, { points, seed, like: null });
    return { game, paper: null, roster: copyOf(drawn, say(drawn.name)) };
  }
  if (by === "box") {
    const box = { points, seed, side: asked.get("side") === "1" ? 1 : 0 };
    const { army } = await api.muster.sealed(key, { ...box, army: null });
    return { game, paper: null, roster: { ...copyOf(army, say(army.name)), entries: [] }, box };
  }
  const ready = asked.has("like") ? game.armies[Number(asked.get("like"))] : undefined;
  const roster =
    ready === undefined ? emptyRoster(key, t("make-army-name")) : copyOf(ready, say(ready.name));
  return { game, paper: null, roster };
}

async function firstGame(): Promise<string> {
  const house = await api.house();
  return house.games.find((game) => game.armies)?.key ?? "";
}

async function fetchPaper(id: string): Promise<Loaded | null> {
  const paper = await api.papers.get(id);
  if (paper.army === null) {
    go(`/lay/${id}`, { replace: true });
    return null;
  }
  const game = await api.game(paper.game);
  return { game, paper, roster: copyOf(paper.army, paper.name) };
}

/** Somebody else's army: to read, and to copy. */
function Shared({ loaded: { game, paper, roster } }: { loaded: Loaded }) {
  const { report } = useReport(roster);
  const [rule, setRule] = useState("");
  const copy = async () => {
    try {
      const name = t("make-copy-name", { name: say(roster.name) }).slice(0, 80);
      const army = { ...roster, name } as Wire<"Roster">;
      const paper = await api.papers.add({ kind: "army", game: game.key, name, army });
      go(`/armies/${paper.id}`);
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <main class="page army">
      <header class="page-head">
        <div>
          <h1>{say(roster.name)}</h1>
          <p class="soft">{say(game.title)}</p>
        </div>
        <div class="row">
          <button type="button" class="button primary" onClick={() => void copy()}>
            {t("make-copy")}
          </button>
          <a class="button" href={`/new/${game.key}?army=${paper?.id ?? ""}`}>
            {t("make-fight")}
          </a>
        </div>
      </header>
      <p class="notice">{t("make-shared-army")}</p>
      <section class="panel stack" aria-label={t("make-the-army")}>
        <Entries roster={roster} report={report} onRule={setRule} />
        {report !== null && <Verdict roster={roster} report={report} onRule={setRule} />}
      </section>
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </main>
  );
}
