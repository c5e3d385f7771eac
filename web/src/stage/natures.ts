/** What magic does, as games say it. */
import type { Happening } from "../wire/types";

/** `spell`: something else than the others. */
export const NATURES = ["harm", "heal", "bless", "curse", "move", "summon", "spell"] as const;
export type Nature = (typeof NATURES)[number];

/** The nature of an effect that is magic; null: it is none. */
export function natureOf(effect: Happening["effect"]): Nature | null {
  return NATURES.find((nature) => nature === effect) ?? null;
}
