/** Changes by the referee's hand, as people type them. */
import type { Change } from "./values";

/** What was typed as data: numbers, words in quotes, lists; anything else is a word. */
export function readData(typed: string): unknown {
  const words = typed.trim();
  if (words === "") return null;
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return words;
  }
}

/** Data as people can type it back. */
export function writeData(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" && !looksLikeData(value) ? value : JSON.stringify(value);
}

function looksLikeData(words: string): boolean {
  try {
    JSON.parse(words);
    return true;
  } catch {
    return words.trim() !== words || words === "";
  }
}

/** Whether a place is spelled as one: `/pieces/3/wounds`. */
export function isPath(path: string): boolean {
  return /^(\/[^/]+)+$/.test(path) && path.length <= 300;
}

export function areChanges(changes: readonly Change[]): boolean {
  return changes.length > 0 && changes.length <= 100 && changes.every(({ path }) => isPath(path));
}
