/** Itemised sums in words. */
import { say, signed } from ".";
import type { Tally } from "../wire/types";

export type Item = Tally["items"][number];

/**
 * One line of an itemised sum as people write it: +2, ×2, at least 1.
 *
 * `scale`: the sum is counted in so many parts of a whole; factors are not.
 */
export function itemWords(item: Item, scale = 1): string {
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
