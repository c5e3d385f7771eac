/** The story as it grows: entries merged by number, what was taken back marked. */
import type { Told } from "../wire/types";

/** How far a take-back that an entry tells of goes; null if it tells of none. */
function backTo(told: Told): number | null {
  for (const happening of told.happenings) {
    const to = happening.kind === "TakenBack" ? happening.text.values["to"] : null;
    if (typeof to === "number") return to;
  }
  return null;
}

/** The story with newer news in it, in order of entry. Entries told again replace the old. */
export function merged(known: readonly Told[], news: readonly Told[]): Told[] {
  const byEntry = new Map(known.map((told) => [told.entry, told]));
  for (const told of news) byEntry.set(told.entry, told);
  const all = [...byEntry.values()].sort((one, other) => one.entry - other.entry);
  const fresh = new Set(news.map((told) => told.entry));
  for (const told of news) {
    const to = backTo(told);
    if (to === null) continue;
    all.forEach((earlier, index) => {
      const undone = earlier.entry > to && earlier.entry < told.entry && earlier.holds;
      if (undone && !fresh.has(earlier.entry)) all[index] = { ...earlier, holds: false };
    });
  }
  return all;
}

/** Whether an entry may have undone others without saying which. */
export function mayUndo(told: Told): boolean {
  return told.action === "SetDice" || told.action === "Agree";
}

/** The story with `holds` as another telling of it has it. */
export function withHolds(known: readonly Told[], other: readonly Told[]): Told[] {
  const holds = new Map(other.map((told) => [told.entry, told.holds]));
  return known.map((told) => {
    const now = holds.get(told.entry) ?? told.holds;
    return now === told.holds ? told : { ...told, holds: now };
  });
}
