/** Setting a battle up: scenario, who sits where, armies, table, options, dice. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { myName } from "../browser/me";
import { Glyph } from "../look";
import { api } from "../net/api";
import { Invitations } from "../page/InviteDialog";
import { Loaded } from "../page/Loaded";
import { useResource } from "../page/resource";
import { go, query } from "../page/router";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { BeginForm } from "./BeginForm";
import { battlefieldFor, RANDOM } from "./battlefield";
import { OptionFields } from "./OptionFields";
import {
  chanceOf,
  firstPlan,
  hasFriends,
  isHotSeat,
  newBattle,
  obstacle,
  type Paper,
  type Plan,
  playerCounts,
  players,
  type Written,
  withOwn,
  withPlayers,
  withScenario,
  withSeat,
  withWritten,
  writtenIn,
} from "./plan";
import { SeatFields } from "./SeatFields";
import { keepPicture, OwnScenario, sceneOf, thumbName } from "./scenario/OwnScenario";
import { botsOf, namesOf } from "./starting";
import { TableThumb } from "./TableThumb";
import { TermsFields } from "./TermsFields";
import "./setup.css";

type House = Wire<"House">;
type Game = Wire<"GameShown">;

interface Known {
  house: House;
  game: Game;
  papers: Paper[];
  /** The scenario that the address asks for. */
  written: Written | null;
}

/** What the page needs, with papers that a link brought although they are somebody else's. */
async function fetchKnown(key: string): Promise<Known> {
  const wanted = [
    query.value.get("army"),
    query.value.get("army2"),
    query.value.get("table"),
    query.value.get("written"),
  ].filter((id): id is string => id !== null && id !== RANDOM);
  const [house, game, mine, ...brought] = await Promise.all([
    api.house(),
    api.game(key),
    api.me(),
    ...wanted.map((id) => api.papers.get(id)),
  ]);
  const own = mine.papers.filter((paper) => paper.game === key);
  const others = brought.filter(
    (paper) => paper.game === key && !own.some(({ id }) => id === paper.id),
  );
  const papers = [...own, ...others];
  return { house, game, papers, written: await writtenFor(key, papers) };
}

/** The scenario that the address asks for, judged anew: battles begin on sound ones alone. */
async function writtenFor(game: string, papers: readonly Paper[]): Promise<Written | null> {
  const wanted = query.value.get("written");
  const sheet = papers.find(({ id }) => id === wanted)?.scenario ?? null;
  if (sheet === null) return null;
  const report = await api.writtenScenario(game, sheet);
  keepPicture(report.scene ?? null);
  return writtenIn(report, sheet);
}

export function NewBattlePage({ game }: { game: string }) {
  const known = useResource(() => fetchKnown(game), [game, query.value.toString()]);
  const title = known.value === null ? "" : say(known.value.game.title);
  useEffect(() => {
    pageTitle.value = title === "" ? t("web-set-up") : `${t("web-set-up")}: ${title}`;
  }, [title]);
  return (
    <main class="page stack new-battle">
      <Loaded of={known}>{(value) => <SettingUp key={game} known={value} />}</Loaded>
    </main>
  );
}

/** The armies by chance of a plan, by what stands in it. */
async function drawnFor(plan: Plan): Promise<Map<string, Wire<"Roster">>> {
  const found = new Map<string, Wire<"Roster">>();
  for (const { army } of plan.seats) {
    const wish = chanceOf(army);
    if (wish !== null && !found.has(army)) {
      found.set(army, await api.muster.random(plan.game, { ...wish, like: null }));
    }
  }
  return found;
}

/** The first plan, with what the address asks for. */
function planFromAddress({ house, game, papers, written }: Known): Plan {
  const bots = botsOf(house);
  const first = firstPlan(game, bots, query.value.get("scenario") ?? "");
  const plan = written === null ? first : withWritten(first, written, game, bots);
  const army = papers.find(({ id }) => id === query.value.get("army"));
  const other = papers.find(({ id }) => id === query.value.get("army2"));
  const table = papers.find(({ id }) => id === query.value.get("table"));
  const armed = army === undefined ? plan : withSeat(plan, 0, { army: `paper:${army.id}` });
  const both = other === undefined ? armed : withSeat(armed, 1, { army: `paper:${other.id}` });
  const random = query.value.get("table") === RANDOM && game.lands.length > 0;
  return { ...both, table: random ? RANDOM : (table?.id ?? "") };
}

function SettingUp({ known }: { known: Known }) {
  const { house, papers } = known;
  const [plan, setPlan] = useState(() => planFromAddress(known));
  const [created, setCreated] = useState<Wire<"Created"> | null>(null);
  const bots = useMemo(() => botsOf(house), [house]);
  const game = useMemo(() => withOwn(known.game, plan.written), [known.game, plan.written]);

  const begin = async () => {
    const [drawn, laid] = await Promise.all([drawnFor(plan), battlefieldFor(plan)]);
    const wanted = newBattle(plan, game, papers, namesOf(house), drawn);
    const made = await api.battles.add(laid === null ? wanted : { ...wanted, table: laid });
    if (hasFriends(plan)) setCreated(made);
    else go(`/battle/${made.battle.id}`);
  };

  if (created !== null) return <Ready battle={created.battle} />;
  return (
    <BeginForm
      hindrance={obstacle(plan)}
      sign="play"
      label={hasFriends(plan) ? t("web-new-begin-links") : t("web-new-begin")}
      begin={begin}
    >
      <header class="row spread">
        <div>
          <p class="soft">{t("web-set-up")}</p>
          <h1>{say(game.title)}</h1>
        </div>
        <a class="button quiet" href={`/puzzles/${game.key}`}>
          <Glyph sign="idea" />
          {t("web-puzzles")}
        </a>
      </header>
      <Scenarios
        game={game}
        chosen={plan.scenario}
        onChoose={(key) => setPlan(withScenario(plan, key, game, bots))}
      />
      <OwnScenario
        game={known.game}
        chosen={plan.scenario}
        written={plan.written}
        papers={papers}
        onWritten={(written) => setPlan(withWritten(plan, written, known.game, bots))}
      />
      <section class="panel stack" aria-labelledby="new-seats">
        <div class="row spread">
          <h2 id="new-seats">{t("web-new-seats")}</h2>
          <PlayerCount
            counts={playerCounts(game, plan)}
            now={players(plan).length}
            onChoose={(count) => setPlan(withPlayers(plan, count, bots))}
          />
        </div>
        <SeatFields
          plan={plan}
          game={game}
          house={house}
          papers={papers}
          myName={myName.value}
          onChange={setPlan}
        />
        {isHotSeat(plan) && <p class="notice">{t("web-new-hot-seat")}</p>}
        {hasFriends(plan) && <p class="notice">{t("web-new-friends")}</p>}
      </section>
      <TermsFields plan={plan} game={game} papers={papers} onChange={setPlan} />
      <OptionFields plan={plan} game={game} onChange={setPlan} />
    </BeginForm>
  );
}

function Scenarios(props: { game: Game; chosen: string; onChoose(key: string): void }) {
  return (
    <fieldset class="bare stack tight">
      <legend>
        <h2>{t("web-new-scenario")}</h2>
      </legend>
      <div class="scenarios">
        {props.game.scenarios.map((scenario) => (
          <label
            key={scenario.key}
            class={`scenario card ${scenario.key === props.chosen ? "chosen" : ""}`}
          >
            <input
              type="radio"
              name="scenario"
              value={scenario.key}
              checked={scenario.key === props.chosen}
              onChange={() => props.onChoose(scenario.key)}
            />
            <TableThumb
              name={thumbName(props.game.key, scenario.key)}
              fetch={() => sceneOf(props.game.key, scenario.key)}
              width={132}
              height={112}
            />
            <span class="stack tight">
              <span class="row spread">
                <span class="scenario-title title">{say(scenario.title)}</span>
                <span class="chip">
                  <Glyph sign="people" size={14} />
                  {playersWords(scenario.players)}
                </span>
              </span>
              <span class="soft">{say(scenario.summary)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function playersWords(counts: readonly number[]): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  return least === most ? String(least) : `${least}–${most}`;
}

interface CountProps {
  counts: readonly number[];
  now: number;
  onChoose(count: number): void;
}

function PlayerCount({ counts, now, onChoose }: CountProps) {
  if (counts.length < 2) return null;
  return (
    <label class="row">
      {t("web-new-players")}
      <select
        class="input short"
        value={now}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The battle stands; now the friends need their links. */
function Ready({ battle }: { battle: Wire<"BattleShown"> }) {
  return (
    <section class="stack">
      <header class="stack tight">
        <h1>{t("web-ready")}</h1>
        <p>{t("web-ready-text")}</p>
      </header>
      <Invitations battle={battle} />
      <div class="row">
        <a class="button primary big" href={`/battle/${battle.id}`}>
          <Glyph sign="play" />
          {t("web-ready-go")}
        </a>
      </div>
    </section>
  );
}
