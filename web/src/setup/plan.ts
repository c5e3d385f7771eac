/** A battle being set up: what has been chosen so far, and what the server is asked for. */
import type { NewBattle, NewSeat } from "../net/api";
import type { Wire } from "../wire/types";

type Game = Wire<"GameShown">;
type Option = Wire<"Option">;
export type OptionValue = boolean | number | string;
export type Who = Wire<"NewSeat">["who"];
export type Paper = Wire<"Paper">;

export interface SeatPlan {
  who: Who;
  name: string;
  bot: string;
  /**
   * "": what the scenario gives; "ready:N": a ready-made army; "paper:ID": one of mine;
   * "chance:POINTS:SEED": one by chance.
   */
  army: string;
  /** null: a side of its own. */
  side: number | null;
  leader: boolean;
}

export interface Plan {
  game: string;
  scenario: string;
  title: string;
  seats: SeatPlan[];
  /** Only what differs from the game's defaults. */
  options: Record<string, OptionValue>;
  /** The id of a laid table; empty: the scenario's own. */
  table: string;
  dice: "committed" | "typed";
  takeBack: "usual" | Wire<"BattleShown">["take_back"];
  watchers: boolean;
  /** A scenario that somebody wrote, as its file has it; null: one of the game's. */
  written: Written | null;
}

/** A scenario that somebody wrote: what stands in it, and how it is shown. */
export interface Written {
  sheet: Record<string, unknown>;
  shown: Wire<"WrittenScenario">;
}

/** The scenario that a report finds sound; null: something is wrong with it. */
export function writtenIn(
  { reading }: Wire<"ScenarioReport">,
  sheet: Record<string, unknown>,
): Written | null {
  const shown = reading.scenario ?? null;
  return shown === null ? null : { sheet: reading.sheet ?? sheet, shown };
}

/** What the scenario that somebody wrote is called here; no key of the game's has a colon. */
export const OWN = "own:";

/** The game with the scenario that somebody wrote among its own. */
export function withOwn(game: Game, written: Written | null): Game {
  if (written === null) return game;
  const { title, summary, players } = written.shown;
  const own = { key: OWN, title, summary, players, inviting: false };
  return { ...game, scenarios: [...game.scenarios, own] };
}

/** The plan with a scenario that somebody wrote, and with what that agrees on. */
export function withWritten(plan: Plan, written: Written, game: Game, bots: Bots): Plan {
  const agreed = agreedIn(written);
  const chosen = { ...plan, written, table: "", options: agreed };
  return withScenario(chosen, OWN, withOwn(game, written), bots);
}

function agreedIn(written: Written): Record<string, OptionValue> {
  const options = written.sheet["options"];
  return typeof options === "object" ? { ...(options as Record<string, OptionValue>) } : {};
}

/** Options as the server is told them: what a scenario agrees on and was undone is told, too. */
function optionsOf(plan: Plan, game: Game): Record<string, OptionValue> {
  if (plan.written === null || plan.scenario !== OWN) return plan.options;
  const undone = Object.keys(agreedIn(plan.written)).map((key) => {
    const option = game.options.find((one) => one.key === key);
    return [key, option?.default ?? false] as const;
  });
  return { ...Object.fromEntries(undone), ...plan.options };
}

/** The names seats have unless somebody types another. */
export interface Names {
  me: string;
  friend(number: number): string;
  bot(key: string): string;
}

export interface Bots {
  keys: readonly string[];
  best: string;
}

function seat(who: Who, bots: Bots): SeatPlan {
  const bot = who === "bot" ? bots.best : "";
  return { who, name: "", bot, army: "", side: null, leader: false };
}

/** The scenario to begin with when nobody has chosen one. */
function inviting(game: Game): Game["scenarios"][number] | undefined {
  return game.scenarios.find((one) => one.inviting) ?? game.scenarios[0];
}

/** Good defaults: I against the best bot, on the scenario that the game invites to. */
export function firstPlan(game: Game, bots: Bots, scenario = ""): Plan {
  const found = game.scenarios.find(({ key }) => key === scenario) ?? inviting(game);
  const count = found?.players[0] ?? 2;
  return {
    game: game.key,
    scenario: found?.key ?? "",
    title: "",
    seats: [seat("me", bots), ...Array.from({ length: count - 1 }, () => seat("bot", bots))],
    options: {},
    table: "",
    dice: "committed",
    takeBack: "usual",
    watchers: true,
    written: null,
  };
}

/** The seats that fight; a leader has no army and does not count. */
export function players(plan: Plan): SeatPlan[] {
  return plan.seats.filter((one) => !one.leader);
}

/** How many can play the chosen scenario. */
export function playerCounts(game: Game, plan: Plan): readonly number[] {
  return game.scenarios.find(({ key }) => key === plan.scenario)?.players ?? [2];
}

/** The plan with so many players: seats are added as bots, or taken away from the end. */
export function withPlayers(plan: Plan, count: number, bots: Bots): Plan {
  const fighting = players(plan);
  const leaders = plan.seats.filter((one) => one.leader);
  const kept = fighting.slice(0, count);
  const more = Array.from({ length: count - kept.length }, () => seat("bot", bots));
  const seats = [...kept, ...more, ...leaders].map((one) =>
    one.side !== null && one.side >= count ? { ...one, side: null } : one,
  );
  return { ...plan, seats };
}

export function withScenario(plan: Plan, scenario: string, game: Game, bots: Bots): Plan {
  const changed = { ...plan, scenario };
  const counts = playerCounts(game, changed);
  const now = players(plan).length;
  return withPlayers(changed, counts.includes(now) ? now : (counts[0] ?? 2), bots);
}

export function withSeat(plan: Plan, number: number, change: Partial<SeatPlan>): Plan {
  const seats = plan.seats.map((one, index) => (index === number ? { ...one, ...change } : one));
  return { ...plan, seats };
}

/** Another one sits here; a typed name of a person does not become a bot's. */
export function withWho(plan: Plan, number: number, who: Who, bot: string): Plan {
  return withSeat(plan, number, { who, bot: who === "bot" ? bot : "", name: "" });
}

/** The plan with a leader who referees, or without one. */
export function withLeader(plan: Plan, who: Who | null): Plan {
  const seats = players(plan);
  if (who === null) return { ...plan, seats };
  const leader = { who, name: "", bot: "", army: "", side: null, leader: true };
  return { ...plan, seats: [...seats, leader] };
}

export function withOption(plan: Plan, option: Option, value: OptionValue): Plan {
  const { [option.key]: _, ...others } = plan.options;
  const options = value === option.default ? others : { ...others, [option.key]: value };
  return { ...plan, options };
}

export function optionValue(plan: Plan, option: Option): OptionValue {
  return plan.options[option.key] ?? option.default;
}

/** Whether anybody but me and bots plays. */
export function hasFriends(plan: Plan): boolean {
  return plan.seats.some(({ who }) => who === "friend");
}

/** Whether several people share this screen. */
export function isHotSeat(plan: Plan): boolean {
  return plan.seats.filter(({ who }) => who === "me").length > 1;
}

/** What stands in the way of beginning, as a key of a text; null: nothing. */
export function obstacle(plan: Plan): string | null {
  if (plan.dice === "typed" && players(plan).every(({ who }) => who === "bot")) {
    return "web-new-typed-bots";
  }
  const sides = players(plan).map(({ side }) => side);
  const one = sides.length > 1 && sides[0] !== null && sides.every((side) => side === sides[0]);
  return one ? "web-new-one-side" : null;
}

/** What an army by chance is asked for by; null for any other. */
export function chanceOf(army: string): { points: number; seed: number } | null {
  const [kind, points, seed] = army.split(":");
  return kind === "chance" ? { points: Number(points), seed: Number(seed) } : null;
}

/** An army as the server wants it, or null for the one the scenario gives. */
export function rosterOf(
  army: string,
  game: Game,
  papers: readonly Paper[],
  drawn: ReadonlyMap<string, Wire<"Roster">> = new Map(),
): Wire<"Roster"> | null {
  if (chanceOf(army) !== null) return drawn.get(army) ?? null;
  const [kind, id = ""] = army.split(/:(.*)/s);
  if (kind === "ready") return game.armies[Number(id)] ?? null;
  if (kind === "paper") return papers.find((paper) => paper.id === id)?.army ?? null;
  return null;
}

/** What the server is asked for. */
export function newBattle(
  plan: Plan,
  game: Game,
  papers: readonly Paper[],
  names: Names,
  drawn: ReadonlyMap<string, Wire<"Roster">> = new Map(),
): NewBattle {
  let mine = 0;
  const seats = plan.seats.map((one, index): NewSeat => {
    if (one.who === "me") mine += 1;
    return {
      who: one.who,
      name: one.name.trim() || usualName(one, index, mine, names),
      side: one.side,
      leader: one.leader,
      bot: one.bot,
      army: one.leader ? null : rosterOf(one.army, game, papers, drawn),
    };
  });
  return {
    game: plan.game,
    scenario: plan.scenario === OWN ? "" : plan.scenario,
    written: plan.scenario === OWN ? (plan.written?.sheet ?? null) : null,
    title: plan.title.trim(),
    seats,
    options: optionsOf(plan, game),
    table: papers.find(({ id }) => id === plan.table)?.table ?? null,
    dice: plan.dice,
    take_back: plan.takeBack === "usual" ? null : plan.takeBack,
    watchers: plan.watchers,
    lesson: false,
  };
}

/** The first seat of mine has my name; further ones at the same screen are numbered. */
function usualName(one: SeatPlan, index: number, mine: number, names: Names): string {
  if (one.who === "bot") return names.bot(one.bot);
  if (one.who === "me" && mine === 1) return names.me;
  return names.friend(index + 1);
}
