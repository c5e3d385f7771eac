/** The luck report: how the dice fell against what was to be expected. */
import type { Wire } from "../wire/types";

export type LuckLine = Wire<"LuckLine">;

export type Fortune = "blessed" | "lucky" | "even" | "unlucky" | "cursed";

/** From here on luck is worth a word, and from here on a strong one. */
const [RARE, VERY_RARE] = [0.25, 0.05];

/** How lucky somebody was, by how seldom it goes so well or so badly. */
export function fortune(line: LuckLine): Fortune {
  if (line.dice === 0) return "even";
  if (line.luckier <= line.unluckier) {
    if (line.luckier < VERY_RARE) return "blessed";
    return line.luckier < RARE ? "lucky" : "even";
  }
  if (line.unluckier < VERY_RARE) return "cursed";
  return line.unluckier < RARE ? "unlucky" : "even";
}

export interface Chance {
  /** Which way the chance is told: as well or better, or as badly or worse. */
  way: "better" | "worse";
  chance: number;
  /** "One battle in so many", rounded to a number people say. */
  oneIn: number;
}

/** The probability behind the word. */
export function chanceOf(line: LuckLine): Chance {
  const way = line.luckier <= line.unluckier ? "better" : "worse";
  const chance = way === "better" ? line.luckier : line.unluckier;
  return { way, chance, oneIn: spoken(chance) };
}

/** One in how many, to two figures at most. */
export function spoken(chance: number): number {
  if (chance <= 0) return 1_000_000;
  const many = 1 / chance;
  if (many < 20) return Math.max(1, Math.round(many));
  const size = 10 ** (Math.floor(Math.log10(many)) - 1);
  return Math.min(1_000_000, Math.round(many / size) * size);
}

/** Shares of the bar, from 0 to 1: how many of the tests were to be expected, and how many came. */
export function bar(line: LuckLine): { expected: number; actual: number } {
  const most = Math.max(1, line.dice);
  return { expected: line.expected / most, actual: line.actual / most };
}
