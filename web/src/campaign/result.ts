/** What came of a battle at a real table, as it is typed in, and as the server wants it. */
import type { Wire } from "../wire/types";

type Campaign = Wire<"CampaignShown">;
type Wish = Wire<"EnterResult">;

export interface Told {
  /** A side, DRAW, or "" while nobody has said. */
  winner: string;
  /** By side, as typed; empty: not said. */
  points: Record<string, string>;
  /** By side, as typed for each entry of its army. */
  alive: Record<string, string[]>;
  rounds: string;
  note: string;
}

/** No side may be called so. */
export const DRAW = "draw";

export const NOTHING: Told = { winner: "", points: {}, alive: {}, rounds: "", note: "" };

/** The army that a side brings to the battle that comes next. */
export function armyOf(campaign: Campaign, side: string): Wire<"CampaignArmy"> | null {
  const game = campaign.coming[0]?.game;
  const found = campaign.sides.find(({ key }) => key === side);
  return found?.armies.find((army) => army.game === game) ?? null;
}

export function withAlive(told: Told, side: string, entry: number, words: string): Told {
  const before = told.alive[side] ?? [];
  const length = Math.max(before.length, entry + 1);
  const list = Array.from({ length }, (_, at) => (at === entry ? words : (before[at] ?? "")));
  return { ...told, alive: { ...told.alive, [side]: list } };
}

/** The first side of which only some survivors are told, or null. */
export function halfTold(campaign: Campaign, told: Told): Campaign["sides"][number] | null {
  const half = campaign.sides.find(({ key }) => {
    const count = armyOf(campaign, key)?.roster.entries.length ?? 0;
    const said = (told.alive[key] ?? []).filter((words) => words.trim() !== "").length;
    return said > 0 && said < count;
  });
  return half ?? null;
}

/** What the server is asked for; a winner has been named. */
export function resultOf(campaign: Campaign, told: Told): Wish {
  const points: Record<string, number> = {};
  const alive: Record<string, number[]> = {};
  for (const { key } of campaign.sides) {
    const typed = told.points[key]?.trim() ?? "";
    if (typed !== "") points[key] = Number(typed);
    const lived = told.alive[key] ?? [];
    if (lived.some((words) => words.trim() !== "")) alive[key] = lived.map(Number);
  }
  return {
    version: campaign.version,
    winner: told.winner === DRAW ? "" : told.winner,
    points,
    alive,
    rounds: Number(told.rounds),
    note: told.note.trim(),
  };
}
