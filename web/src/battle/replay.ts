/** Stepping through a battle that was: where one is, and where one can go. */
import type { Told } from "../wire/types";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds that an entry is shown while playing at speed 1. */
const PACE = 1200;
/** Entries in which nothing is seen to happen are passed quickly. */
const QUIET = 250;

export interface Mark {
  round: number;
  /** What the game calls it. */
  called: string;
  entry: number;
}

/** Where each round begins, for jumping; a round that was played again counts as it was at last. */
export function rounds(story: readonly Told[]): Mark[] {
  const found = new Map<number, Mark & { holds: boolean }>();
  for (const told of story) {
    for (const happening of told.happenings) {
      const { round, called } = happening.text.values;
      if (happening.kind !== "RoundBegan" || typeof round !== "number") continue;
      const known = found.get(round);
      if (known?.holds && !told.holds) continue;
      found.set(round, { round, called: String(called), entry: told.entry, holds: told.holds });
    }
  }
  return [...found.values()]
    .map(({ round, called, entry }) => ({ round, called, entry }))
    .sort((one, other) => one.round - other.round);
}

/** The round an entry belongs to. */
export function roundAt(marks: readonly Mark[], at: number): number | null {
  return marks.filter((mark) => mark.entry <= at).at(-1)?.round ?? null;
}

/** Within the battle. */
export function within(at: number, last: number): number {
  return Math.min(Math.max(0, Math.trunc(at)), Math.max(0, last));
}

/** The next entry (or the one before) in which something is told; else the end (or beginning). */
export function stepped(story: readonly Told[], at: number, by: 1 | -1, last: number): number {
  const told = new Set(story.filter((one) => one.happenings.length > 0).map((one) => one.entry));
  for (let next = at + by; next >= 0 && next <= last; next += by) {
    if (told.has(next)) return next;
  }
  return by > 0 ? last : 0;
}

/**
 * How long to rest on an entry while playing, in milliseconds.
 *
 * @param wasShown what happened has been seen already, bit by bit.
 */
export function pause(told: Told | undefined, speed: Speed, wasShown = false): number {
  const seen = told?.happenings.some((one) => one.tone !== "table");
  return (seen && !wasShown ? PACE : QUIET) / speed;
}

/** The entry that a link names (`?at=12`); null when it names none. */
export function atOf(search: string): number | null {
  const found = new URLSearchParams(search).get("at");
  return found !== null && /^\d{1,9}$/.test(found) ? Number(found) : null;
}
