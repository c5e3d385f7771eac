import { describe, expect, it } from "vitest";

import { told } from "../model/testing/fixtures";
import { FELL, field, LOST } from "../stage/course/samples";
import { looksBack, lossesOf } from "./losses";

describe("losses", () => {
  it("are those who stood there once and do not in the end", () => {
    const lost = lossesOf([field(0, 3), field(0, 2)], field(3000, 1), [0, 1]);
    expect(lost).toEqual([
      { seat: 0, lost: 0, stand: 2 },
      { seat: 1, lost: 2, stand: 1 },
    ]);
  });

  it("are known by a few looks back: before the first fell and until the last did", () => {
    const fatal = [4, 9, 12, 20, 31, 44].map((entry) => told(entry, { happenings: [FELL] }));
    expect(looksBack([told(1, { happenings: [LOST] }), ...fatal])).toEqual([3, 11, 19, 43]);
    expect(looksBack([told(5, { happenings: [FELL] })])).toEqual([4]);
    expect(looksBack([told(1, { happenings: [LOST] })])).toEqual([]);
    expect(looksBack([told(5, { happenings: [FELL], holds: false })])).toEqual([]);
  });
});
