/** What a battle has cost each side: who stood on the table and stands there no longer. */
import type { Scene, Told } from "../wire/types";

export interface Losses {
  seat: number;
  lost: number;
  stand: number;
}

/** So many looks back are enough to know whose the fallen were. */
const LOOKS = 4;

/** The entries to look back at: before the first fell, and now and then until the last did. */
export function looksBack(story: readonly Told[]): number[] {
  const fatal = story.filter(
    ({ holds, happenings }) =>
      holds && happenings.some(({ motion }) => motion?.kind === "slain" || motion?.kind === "gone"),
  );
  const step = Math.max(1, (fatal.length - 1) / (LOOKS - 1));
  const wanted = Array.from({ length: Math.min(LOOKS, fatal.length) }, (_, n) =>
    fatal.at(Math.round(n * step)),
  );
  const at = wanted.flatMap((told) => (told === undefined ? [] : [Math.max(0, told.entry - 1)]));
  return [...new Set(at)];
}

/** Seat by seat, from how the table looked now and then and how it looks in the end. */
export function lossesOf(past: readonly Scene[], end: Scene, seats: readonly number[]): Losses[] {
  return seats.map((seat) => {
    const standing = (scene: Scene): number[] =>
      scene.pieces.flatMap((one) => (one.seat === seat && one.pose !== null ? [one.id] : []));
    const now = new Set(standing(end));
    const once = new Set(past.flatMap(standing));
    const lost = [...once].filter((id) => !now.has(id)).length;
    return { seat, lost, stand: now.size };
  });
}
