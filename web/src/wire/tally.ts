/** Itemised sums: the total is always derived from the items, as in `kernel/modifiers.py`. */
import type { Need, Tally } from "./types";

/** The sum, items applied in order; `divide` rounds up. */
export function total(tally: Tally): number {
  let sum = tally.start;
  let added = 0;
  for (const item of tally.items) {
    switch (item.op) {
      case "add":
        sum += item.value;
        added += item.value;
        break;
      case "multiply":
        sum *= item.value;
        break;
      case "divide":
        sum = Math.ceil(sum / item.value);
        break;
      case "set":
        sum = item.value;
        break;
      case "at-least":
        sum = Math.max(sum, item.value);
        break;
      case "at-most":
        sum = Math.min(sum, item.value);
        break;
      case "clamp": {
        const kept = Math.max(-item.value, Math.min(item.value, added));
        sum += kept - added;
        added = kept;
        break;
      }
    }
  }
  return sum + 0; // no minus zero
}

/** The comparison as people write it. */
export function sign(compare: Need["compare"]): string {
  return { "<=": "≤", ">=": "≥", "<": "<", ">": ">" }[compare];
}

/** Whether a die (or a sum) of this value succeeds. */
export function met(need: Need, value: number): boolean {
  const target = total(need.target);
  switch (need.compare) {
    case "<=":
      return value <= target;
    case ">=":
      return value >= target;
    case "<":
      return value < target;
    case ">":
      return value > target;
  }
}
