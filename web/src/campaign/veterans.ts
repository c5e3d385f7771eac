/** Who is taken along from one scenario to the next, and with which marker. */
import type { Wire } from "../wire/types";

type Army = Wire<"CampaignArmy">;
type Roster = Wire<"Roster">;
type Entry = Roster["entries"][number];

/** How each entry of the army before comes: its marker, or FULL. Those as they fought are not in it. */
export type Marks = Record<number, string>;

/** Fresh, with its losses mustered anew; no marker is called so. */
export const FULL = "*full";

/** How the army comes now, as far as it is still the one of the battle before. */
export function marksNow({ roster, before, survivors, veterans }: Army): Marks {
  if (before === null || veterans === null || !isSameArmy(roster, before)) return {};
  const found: Marks = {};
  for (const { entry, of, full } of survivors) {
    const mark = choicesOf(roster.entries[entry])[veterans.option];
    if (typeof mark === "string" && mark !== "") found[entry] = mark;
    else if (full > of && roster.entries[entry]?.count === full) found[entry] = FULL;
  }
  return found;
}

function isSameArmy(one: Roster, other: Roster): boolean {
  return (
    one.entries.length === other.entries.length &&
    one.entries.every(({ key }, index) => key === other.entries[index]?.key)
  );
}

/** The army before: veterans are as many as lived, others as they fought or at full strength. */
export function takenAlong({ before, survivors, veterans }: Army, marks: Marks): Roster | null {
  if (before === null || veterans === null) return null;
  const left = new Map(survivors.map((one) => [one.entry, one]));
  const entries = before.entries.map((entry, number): Entry => {
    const { [veterans.option]: _, ...choices } = choicesOf(entry);
    const mark = marks[number];
    const one = left.get(number);
    if (!mark || one === undefined) return { ...entry, choices } as Entry;
    if (mark === FULL) return { ...entry, count: one.full, choices } as Entry;
    const count = Math.min(entry.count, one.models);
    return { ...entry, count, choices: { ...choices, [veterans.option]: mark } } as Entry;
  });
  return { ...before, entries };
}

function choicesOf(entry: Entry | undefined): Record<string, unknown> {
  return (entry?.choices ?? {}) as Record<string, unknown>;
}

export function sameMarks(one: Marks, other: Marks): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[Number(key)] === other[Number(key)]);
}
