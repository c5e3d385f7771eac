/** Itemised sums in words. */

import type { Tally } from "../wire/types";
import { length, say, signed } from ".";

export type Item = Tally["items"][number];

/** A sum, its start or its total: a number, or a length in the reader's measure. */
export function amountWords(tally: Pick<Tally, "length">, value: number): string {
  return tally.length ? length(value) : say(value);
}

/**
 * One line of an itemised sum as people write it: +2, ×2, at least 1.
 *
 * `scale`: the sum is counted in so many parts of a whole; factors are not. Of a length the reader
 * sees centimetres or inches.
 */
export function itemWords(item: Item, scale = 1, isLength = false): string {
  if (isLength && item.op !== "multiply" && item.op !== "divide") return lengthWords(item);
  const whole = item.value / scale;
  switch (item.op) {
    case "add":
      return signed(whole);
    case "multiply":
      return `×${say(item.value)}`;
    case "divide":
      return `÷${say(item.value)}`;
    case "set":
      return `=${say(whole)}`;
    case "at-least":
      return `≥${say(whole)}`;
    case "at-most":
      return `≤${say(whole)}`;
    case "clamp":
      return `±${say(whole)}`;
  }
}

const SIGNS = { set: "=", "at-least": "≥", "at-most": "≤", clamp: "±" } as const;

function lengthWords(item: Item): string {
  const words = length(Math.abs(item.value));
  if (item.op === "add") return `${item.value < 0 ? "−" : "+"}${words}`;
  return `${SIGNS[item.op as keyof typeof SIGNS]}${words}`;
}
