import { describe, expect, it } from "vitest";
import type { AnyField, Spot } from "../../wire/types";
import { choicesOf, defaultOf, isFilled, isSettled } from "./filling";
import { choices, field, form, SCENE } from "./testing";

const ABC = choices("a", "b", "c");

/** For each kind a field, values that fill it, and values that do not. */
const CASES: [AnyField, unknown[], unknown[]][] = [
  [field("piece", "x", { allowed: [1, 2] }), [1], [3, "1", undefined]],
  [
    field("pieces", "x", { allowed: [1, 2, 3], least: 2, most: 3 }),
    [[1, 2]],
    [[1], [], [1, 2, 3, 4]],
  ],
  [
    field("spot", "x", { piece: 1, of: "", facing: true, region: null }),
    [{ x: 1, y: 2, facing: 0, z: 0, level: 0 }],
    [undefined],
  ],
  [field("spot", "x", { piece: 1, of: "", facing: false, region: null }), [[1, 2, 0]], [{ x: 1 }]],
  [
    field("path", "x", { piece: 1, of: "", limit: 100, region: null, proposed: [] }),
    [[], [[1, 2, 0]]],
    [undefined],
  ],
  [
    field("legs", "x", { piece: 1, kinds: ["ahead"], limit: null }),
    [[{ kind: "ahead", amount: 5 }]],
    [[]],
  ],
  [
    field("placements", "x", {
      pieces: [1, 2],
      spares: [],
      paths: false,
      follow: false,
      facing: true,
      all: true,
      region: null,
    }),
    [[{ piece: 1 }, { piece: 2 }]],
    [[{ piece: 1 }], []],
  ],
  [
    field("facing", "x", { piece: 1, of: "", intervals: [[3000, 600]], keep: false }),
    [3000, 3599, 0, 600],
    [700, 2999],
  ],
  [
    field("split", "x", { columns: ABC, total: 3, rows: [], row_totals: [], exact: true }),
    [[{ column: "a", amount: 3, row: "" }]],
    [[{ column: "a", amount: 2, row: "" }], []],
  ],
  [
    field("pairing", "x", { left: ABC, right: ABC, most_per_right: 1, flag: null, number: null }),
    [["a", "b", "c"].map((key) => ({ left: key, right: key, flag: false, number: 0 }))],
    [[{ left: "a", right: "a", flag: false, number: 0 }]],
  ],
  [field("order", "x", { items: ABC }), [["c", "a", "b"]], [["a"]]],
  [field("choice", "x", { choices: ABC, of: "", numeric: false }), ["a"], ["d", 0]],
  [field("choices", "x", { choices: ABC, least: 0, most: 2 }), [[], ["a", "b"]], [["a", "b", "c"]]],
  [field("number", "x", { least: 1, most: 6 }), [1, 6], [0, 7, 2.5, "3"]],
  [field("dice", "x", { count: 2, sides: 6 }), [[1, 6]], [[1], [1, 7], [0, 3]]],
  [field("switch", "x", {} as never), [true, false], ["yes"]],
  [field("words", "x", { most: 3 }), ["Ada"], ["", "  ", "Adam"]],
  [
    field("changes", "x", {} as never),
    [[{ path: "/wizards/0/points", old: 1, new: 2, op: "set" }]],
    [[], [{ path: "wizards", old: 1, new: 2, op: "set" }]],
  ],
];

describe("a field is filled", () => {
  for (const [shown, good, bad] of CASES) {
    it(`by a value of its kind: ${shown.kind}`, () => {
      for (const value of good) expect(isFilled(shown, value), JSON.stringify(value)).toBe(true);
      for (const value of bad) expect(isFilled(shown, value), JSON.stringify(value)).toBe(false);
    });
  }

  it("covers every kind there is", () => {
    expect(new Set(CASES.map(([shown]) => shown.kind)).size).toBe(17);
  });
});

describe("the choices of a field", () => {
  const own = choices("a", "b").map((choice, place) => ({ ...choice, of: place + 1 }));
  const keys = (found: { key: string }[]): string[] => found.map(({ key }) => key);

  it("are those of the piece that is chosen, where they go by a piece", () => {
    const one = field("choice", "x", { choices: own, of: "who", numeric: false });
    expect(keys(choicesOf(one, { who: 2 }))).toEqual(["b"]);
    expect(choicesOf(one, {})).toEqual([]);
  });

  it("are all of them, whosever they are, where they do not", () => {
    const one = field("choice", "x", { choices: own, of: "", numeric: false });
    expect(keys(choicesOf(one, {}))).toEqual(["a", "b"]);
    const several = field("choices", "x", { choices: own, least: 0, most: 2 });
    expect(keys(choicesOf(several, {}))).toEqual(["a", "b"]);
  });
});

describe("a field is settled", () => {
  it("when nothing can be added", () => {
    const pieces = field("pieces", "x", { allowed: [1, 2, 3], least: 1, most: 2 });
    expect(isSettled(pieces, [1])).toBe(false);
    expect(isSettled(pieces, [1, 2])).toBe(true);
    expect(isSettled(field("piece", "x", { allowed: [1] }), 1)).toBe(true);
    const path = field("path", "x", { piece: 1, of: "", limit: null, region: null, proposed: [] });
    expect(isSettled(path, [[1, 2, 0]])).toBe(false);
  });
});

describe("a field holds by itself", () => {
  const around = { form: form("F"), scene: SCENE, values: {}, ghosts: [] };

  it("what cannot be otherwise", () => {
    expect(defaultOf(field("piece", "x", { allowed: [7] }), around)).toBe(7);
    expect(defaultOf(field("piece", "x", { allowed: [7, 8] }), around)).toBeUndefined();
    expect(defaultOf(field("number", "x", { least: 2, most: 2 }), around)).toBe(2);
    const one = field("choice", "x", { choices: choices("a"), of: "", numeric: false });
    expect(defaultOf(one, around)).toBe("a");
  });

  it("the way that is proposed", () => {
    const way = { piece: 1, of: "", limit: null, region: null };
    expect(defaultOf(field("path", "x", { ...way, proposed: [] }), around)).toBeUndefined();
    const there: Spot = [1, 2, 0];
    expect(defaultOf(field("path", "x", { ...way, proposed: [there] }), around)).toEqual([there]);
  });

  it("nothing where it is optional", () => {
    expect(defaultOf(field("piece", "x", { allowed: [7] }, true), around)).toBeUndefined();
  });

  it("the facing of now, or into the table for whoever is not there yet", () => {
    const facing = field("facing", "x", { piece: 1, of: "", intervals: [[0, 3599]], keep: false });
    expect(defaultOf(facing, around)).toBe(0);
    const newcomer = { ...facing, piece: 99 };
    const ghosts = [{ piece: 99, pose: { x: 3000, y: 0, facing: 0, z: 0, level: 0 } }];
    expect(defaultOf(newcomer, { ...around, ghosts })).toBe(900);
  });

  it("a facing only within what is allowed", () => {
    const facing = field("facing", "x", {
      piece: 1,
      of: "",
      intervals: [[900, 1800]],
      keep: false,
    });
    expect(defaultOf(facing, around)).toBe(900);
    expect(defaultOf({ ...facing, keep: true }, around)).toBe(1350);
  });
});
