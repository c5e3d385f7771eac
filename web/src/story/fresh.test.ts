import { describe, expect, it } from "vitest";

import { told } from "../model/testing/fixtures";
import { Freshness } from "./fresh";

describe("what is new", () => {
  it("is what came after the log was opened, for a short while", () => {
    const fresh = new Freshness();
    fresh.tell([told(1)], 0);
    fresh.tell([told(1), told(2)], 1000);
    expect([1, 2].map((entry) => fresh.isFresh(entry, 1100))).toEqual([false, true]);
    expect(fresh.isFresh(2, 3000)).toBe(false);
  });

  it("is new once: going back and forth in a replay tells nothing new", () => {
    const fresh = new Freshness();
    fresh.tell([told(1)], 0);
    fresh.tell([told(1), told(2)], 1000);
    fresh.tell([told(1)], 5000);
    fresh.tell([told(1), told(2)], 6000);
    expect(fresh.isFresh(2, 6000)).toBe(false);
  });

  it("is not a jump over many entries", () => {
    const fresh = new Freshness();
    fresh.tell([], 0);
    const many = Array.from({ length: 30 }, (_, entry) => told(entry));
    fresh.tell(many, 1000);
    expect(many.some(({ entry }) => fresh.isFresh(entry, 1000))).toBe(false);
  });
});
