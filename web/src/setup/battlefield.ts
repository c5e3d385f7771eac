/** Battlefields made at random for battles that are being set up. */
import { api } from "../net/api";
import type { Wire } from "../wire/types";
import type { Plan } from "./plan";

/** What stands in a plan in place of the id of a laid table. */
export const RANDOM = "random";

/** A number that nobody chose: the same number always makes the same table. */
export function rolledSeed(): number {
  return Math.floor(Math.random() * 1_000_000) + 1;
}

/** The table that a plan asks to be made; null: it has another. */
export async function battlefieldFor(plan: Plan): Promise<Wire<"LaidTable"> | null> {
  if (plan.table !== RANDOM) return null;
  const { game, scenario } = plan;
  return (await api.battlefield(game, { scenario, seed: rolledSeed() })).table;
}
