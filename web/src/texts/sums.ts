/** Itemised sums in words. */
import { say, signed } from ".";
import type { Tally } from "../wire/types";

export type Item = Tally["items"][number];

/** One line of an itemised sum as people write it: +2, ×2, at least 1. */
export function itemWords(item: Item): string {
  switch (item.op) {
    case "add":
      return signed(item.value);
    case "multiply":
      return `×${say(item.value)}`;
    case "divide":
      return `÷${say(item.value)}`;
    case "set":
      return `=${say(item.value)}`;
    case "at-least":
      return `≥${say(item.value)}`;
    case "at-most":
      return `≤${say(item.value)}`;
    case "clamp":
      return `±${say(item.value)}`;
  }
}
