/** Where the pips, bars and clicks of a piece lie on its base. */
import type { Card, Gauge } from "../wire/types";
import { arcPath } from "./outline";

/** Gauges lie on an arc below the middle, from lower right to lower left. */
const FROM = Math.PI * 0.14;
const TO = Math.PI * 0.86;
const MOST_PIPS = 12;

/** Whether a gauge can be shown as single pips. */
export function asPips(gauge: Gauge): boolean {
  return gauge.kind === "pips" && gauge.most !== null && gauge.most <= MOST_PIPS && gauge.most > 0;
}

/** A bar along the arc: what there may be, and what there is; null when nothing bounds it. */
export function barOf(gauge: Gauge, radius: number): { whole: string; left: string } | null {
  if (gauge.most === null || gauge.most <= 0 || gauge.kind === "number") return null;
  const part = Math.min(1, Math.max(0, gauge.value / gauge.most));
  return {
    whole: arcPath(radius, FROM, TO),
    left: part === 0 ? "" : arcPath(radius, TO - (TO - FROM) * part, TO),
  };
}

export interface Click {
  path: string;
  state: "done" | "now" | "left" | "hidden";
}

/**
 * A combat dial as a ring of clicks around the base, beginning at the top. Of clicks to come that
 * nobody may look at, not even their number tells anything.
 */
export function dialOf(card: Card | null | undefined, radius: number): Click[] {
  const dial = card?.dial;
  if (!dial || dial.clicks.length === 0) return [];
  const each = (2 * Math.PI) / dial.clicks.length;
  const gap = Math.min(0.08, each * 0.2);
  const stateOf = (values: unknown, n: number): Click["state"] => {
    if (n <= dial.click) return n < dial.click ? "done" : "now";
    return values === null ? "hidden" : "left";
  };
  return dial.clicks.map((values, n) => ({
    path: arcPath(radius, -Math.PI / 2 + n * each + gap, -Math.PI / 2 + (n + 1) * each - gap),
    state: stateOf(values, n),
  }));
}

/** How many clicks a dial has turned from its start. */
export function lostOf(card: Card | null | undefined): number {
  return card?.dial ? Math.max(0, card.dial.click - card.dial.start) : 0;
}
