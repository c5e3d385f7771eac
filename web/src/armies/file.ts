/** Armies as files: the JSON that `slagveld army check` reads. */
import { text } from "../texts";
import type { Name, Text } from "../wire/types";
import type { Choices, Entry, Roster } from "./roster";

/** Bytes of a file, as many as the server takes. */
export const LARGEST = 256_000;

/** Bytes of a list: rosters of other tools hold all their rules, too. */
export const LARGEST_LIST = 4_000_000;

/** What is kept of another tool's roster: all else are rules and texts of its own. */
const KEPT = ["name", "number", "type", "costs", "costLimits", "forces", "selections", "value"];

/** A list as it is sent: the roster of another tool without its rules, everything else as it is. */
export function lean(words: string): string {
  let found: unknown;
  try {
    found = JSON.parse(words);
  } catch {
    return words;
  }
  const roster = isRecord(found) ? found["roster"] : null;
  if (!isRecord(roster) || !Array.isArray(roster["forces"])) return words;
  return JSON.stringify({ roster: stripped(roster) });
}

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripped);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => KEPT.includes(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, stripped(inner)]));
}

/** The army as a file, and a name for it that every system takes. */
export function fileOf(roster: Roster, name: string): { name: string; words: string } {
  const plain = { ...roster, name };
  const safe = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replace(/\s+/g, "-");
  return {
    name: `${(safe || "army").slice(0, 60)}.${roster.game}.json`,
    words: `${JSON.stringify(plain, null, 2)}\n`,
  };
}

/** The army in a file, or one sentence why there is none. */
export function readArmy(words: string): Roster | Text {
  if (words.length > LARGEST) return text("make-file-large");
  let found: unknown;
  try {
    found = JSON.parse(words);
  } catch {
    return text("make-file-not-json");
  }
  // What `slagveld army new --json` prints has the roster within.
  const inner = isRecord(found) && isRecord(found["roster"]) ? found["roster"] : found;
  return isRecord(inner) ? rosterOf(inner) : text("make-file-not-army");
}

export function isText(value: Roster | Text): value is Text {
  return "type" in value;
}

function rosterOf(found: Record<string, unknown>): Roster | Text {
  const { game, name, total = 0, entries = [], choices = {} } = found;
  if (typeof game !== "string" || !isName(name)) return text("make-file-not-army");
  if (!isCount(total) || !Array.isArray(entries) || !isRecord(choices)) {
    return text("make-file-not-army");
  }
  const read: Entry[] = [];
  for (const [index, entry] of entries.entries()) {
    const made = entryOf(entry);
    if (made === null) return text("make-file-entry", { entry: index + 1 });
    read.push(made);
  }
  return { game, name, total, entries: read, choices };
}

function entryOf(found: unknown): Entry | null {
  if (!isRecord(found)) return null;
  const { key, count = 1, choices = {} } = found;
  if (typeof key !== "string" || !isCount(count) || !isRecord(choices)) return null;
  return { key, count, choices };
}

function isRecord(value: unknown): value is Choices {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isName(value: unknown): value is string | Name {
  if (typeof value === "string") return true;
  return isRecord(value) && ["en", "nl", "de"].every((tongue) => typeof value[tongue] === "string");
}
