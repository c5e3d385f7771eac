import { describe, expect, it } from "vitest";

import { rolling } from "../model/testing/fixtures";
import type { Need } from "../wire/types";
import { judged, pips, shapeOf, sumOf } from "./dice";

const need = (each: boolean): Need => ({
  target: { start: 4, items: [], name: null, plus_is_good: true, length: false },
  compare: ">=",
  each,
});

describe("faces", () => {
  it("shows as many pips as the number, each within the die", () => {
    for (const value of [1, 2, 3, 4, 5, 6]) {
      expect(pips(value)).toHaveLength(value);
      for (const [x, y] of pips(value)) {
        expect(Math.min(x, y)).toBeGreaterThan(10);
        expect(Math.max(x, y)).toBeLessThan(90);
      }
    }
    expect(pips(7)).toEqual([]);
  });

  it("gives every kind of die its own silhouette within its square", () => {
    const seen = new Set<string>();
    for (const sides of [4, 6, 8, 10, 12, 20, 100]) {
      const { corners, edges } = shapeOf(sides);
      seen.add(JSON.stringify([corners, edges.length]));
      for (const [x, y] of [...corners, ...edges.flat()]) {
        expect(x).toBeGreaterThanOrEqual(-10);
        expect(x).toBeLessThanOrEqual(110);
        expect(y).toBeGreaterThanOrEqual(-10);
        expect(y).toBeLessThanOrEqual(110);
      }
    }
    expect(seen.size).toBe(7);
  });
});

describe("what dice are worth", () => {
  it("judges each die of a pool", () => {
    const roll = rolling({ dice: [3, 4, 6], need: need(true), hits: [false, true, true] });
    expect(judged(roll).map((die) => die.hit)).toEqual([false, true, true]);
    expect(sumOf(roll)).toBe(null);
  });

  it("judges the sum where the sum counts", () => {
    const roll = rolling({ dice: [1, 2], need: need(false), hits: [false] });
    expect(judged(roll).map((die) => die.hit)).toEqual([false, false]);
    expect(sumOf(roll)).toBe(3);
  });

  it("judges nothing where nothing is needed", () => {
    const roll = rolling({ dice: [5, 2] });
    expect(judged(roll).map((die) => die.hit)).toEqual([null, null]);
    expect(sumOf(roll)).toBe(7);
  });
});
