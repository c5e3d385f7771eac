import { describe, expect, it } from "vitest";

import {
  boxOf,
  circleOf,
  cornersIn,
  isBox,
  isIn,
  mirrored,
  moved,
  pulledCorner,
  roundOf,
  sidesOf,
  turned,
  withCorner,
  withoutCorner,
} from "./areas";

const TABLE = { width: 10000, depth: 8000 };
const BOX = boxOf([1000, 2000], [4000, 3000]);
const TRIANGLE = cornersIn([
  [0, 0],
  [3000, 0],
  [0, 2000],
]);

describe("boxes", () => {
  it("are drawn from any corner to any other", () => {
    expect(boxOf([4000, 3000], [1000, 2000])).toEqual(BOX);
    expect(isBox(BOX)).toBe(true);
    expect(isBox(TRIANGLE)).toBe(false);
    expect(isBox(turned(BOX, 450, TABLE))).toBe(false);
  });

  it("stay boxes when a corner is pulled, and never turn inside out", () => {
    expect(pulledCorner(BOX, 0, [500, 1500], TABLE)).toEqual(boxOf([500, 1500], [4000, 3000]));
    const through = pulledCorner(BOX, 0, [9000, 7000], TABLE);
    expect(isBox(through)).toBe(true);
    expect(through).toEqual(boxOf([3900, 2900], [4000, 3000]));
    expect(pulledCorner(BOX, 2, [99_000, 99_000], TABLE)).toEqual(
      boxOf([1000, 2000], [10000, 8000]),
    );
  });
});

describe("circles", () => {
  it("are known again by their corners", () => {
    expect(roundOf(circleOf([5000, 4000], 1200))).toEqual({ middle: [5000, 4000], radius: 1200 });
    expect(roundOf(BOX)).toBeNull();
    const dented = circleOf([5000, 4000], 1200).map((corner, n) =>
      n === 0 ? [5100, 4000] : corner,
    );
    expect(roundOf(cornersIn(dented))).toBeNull();
  });
});

describe("outlines", () => {
  it("are shoved no farther than the edge", () => {
    expect(moved(TRIANGLE, [-500, 200], TABLE)[0]).toEqual([0, 200]);
    expect(moved(BOX, [99_000, 0], TABLE)[1]).toEqual([10000, 2000]);
  });

  it("gain and lose corners, but keep three", () => {
    const more = withCorner(TRIANGLE, 2, [0, 1000]);
    expect(more.at(-1)).toEqual([0, 1000]);
    expect(withoutCorner(more, 3)).toEqual(TRIANGLE);
    expect(withoutCorner(TRIANGLE, 0)).toBe(TRIANGLE);
    expect(sidesOf(TRIANGLE)).toEqual([
      [1500, 0],
      [1500, 1000],
      [0, 1000],
    ]);
  });

  it("have another side across the middle of the table", () => {
    expect(mirrored(TRIANGLE, TABLE)[1]).toEqual([7000, 8000]);
    expect(isIn([500, 500], TRIANGLE)).toBe(true);
    expect(isIn([2900, 1900], TRIANGLE)).toBe(false);
  });

  it("are read from sheets without what is no corner", () => {
    expect(cornersIn([[1, 2], [3], "x", [4, "y"]])).toEqual([[1, 2]]);
    expect(cornersIn(undefined)).toEqual([]);
  });
});
