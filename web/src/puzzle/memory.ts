/** What the browser remembers of puzzles: which are solved, and which battle is which puzzle. */
import { signal } from "@preact/signals";

import { recallData, rememberData } from "../browser/memory";

/** A puzzle of a game. */
export interface Which {
  game: string;
  number: number;
}

/** Battles of puzzles that are remembered; older ones are battles like any other. */
const MOST = 200;

type Battles = Record<string, string>;

function recordOf(name: string): Record<string, unknown> {
  const found = recallData(name);
  return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
}

function recalledSolved(): ReadonlySet<string> {
  const found = recallData("puzzles.solved");
  const names = Array.isArray(found) ? found : [];
  return new Set(names.filter((name): name is string => typeof name === "string"));
}

const solved = signal<ReadonlySet<string>>(recalledSolved());

function nameOf({ game, number }: Which): string {
  return `${game}/${number}`;
}

export function isSolved(which: Which): boolean {
  return solved.value.has(nameOf(which));
}

export function setSolved(which: Which): void {
  solved.value = new Set([...solved.value, nameOf(which)]);
  rememberData("puzzles.solved", [...solved.value]);
}

/** The puzzle that a battle was opened for; null for any other battle. */
export function puzzleAt(battle: string): Which | null {
  const name = recordOf("puzzles.battles")[battle];
  const [game = "", number = ""] = typeof name === "string" ? name.split("/") : [];
  return game !== "" && /^\d+$/.test(number) ? { game, number: Number(number) } : null;
}

/** The battle that was last opened for a puzzle. */
export function battleOf(which: Which): string | null {
  const found = Object.entries(recordOf("puzzles.battles"));
  return found.findLast(([, name]) => name === nameOf(which))?.[0] ?? null;
}

export function keepBattle(battle: string, which: Which): void {
  const known: Battles = {};
  for (const [id, name] of Object.entries(recordOf("puzzles.battles")).slice(1 - MOST)) {
    if (typeof name === "string") known[id] = name;
  }
  rememberData("puzzles.battles", { ...known, [battle]: nameOf(which) });
}
