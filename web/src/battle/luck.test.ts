import { describe, expect, it } from "vitest";

import { bar, chanceOf, fortune, type LuckLine, spoken } from "./luck";

const line = (given: Partial<LuckLine>): LuckLine => ({
  seat: 0,
  dice: 20,
  expected: 10,
  actual: 10,
  luckier: 0.58,
  unluckier: 0.58,
  ...given,
});

describe("luck in words", () => {
  it("has a word for each kind of fortune", () => {
    expect(fortune(line({}))).toBe("even");
    expect(fortune(line({ luckier: 0.01, unluckier: 0.99 }))).toBe("blessed");
    expect(fortune(line({ luckier: 0.2, unluckier: 0.9 }))).toBe("lucky");
    expect(fortune(line({ luckier: 0.9, unluckier: 0.2 }))).toBe("unlucky");
    expect(fortune(line({ luckier: 0.99, unluckier: 0.01 }))).toBe("cursed");
    expect(fortune(line({ dice: 0, luckier: 0.01 }))).toBe("even");
  });

  it("tells the rarer way, as one in so many", () => {
    expect(chanceOf(line({ luckier: 0.1, unluckier: 0.95 }))).toEqual({
      way: "better",
      chance: 0.1,
      oneIn: 10,
    });
    expect(chanceOf(line({ luckier: 0.99, unluckier: 0.02 })).way).toBe("worse");
  });

  it("rounds to numbers that people say", () => {
    expect([0.5, 0.3, 0.0123, 0.00111].map(spoken)).toEqual([2, 3, 81, 900]);
    expect(spoken(0)).toBe(1_000_000);
    expect(spoken(1)).toBe(1);
  });

  it("measures the bar by the tests rolled", () => {
    expect(bar(line({ actual: 15 }))).toEqual({ expected: 0.5, actual: 0.75 });
    expect(bar(line({ dice: 0, expected: 0, actual: 0 }))).toEqual({ expected: 0, actual: 0 });
  });
});
