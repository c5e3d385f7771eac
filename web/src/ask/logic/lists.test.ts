import { describe, expect, it } from "vitest";

import { areChanges, isPath, readData, writeData } from "./changes";
import { readDice } from "./dice";
import { joined, moved, toggled } from "./order";
import { amended, isPaired, nextLeft, paired, roomAt, unpaired } from "./pairing";
import { movers, nextMover, placed, turnedIn, walked, without } from "./placements";
import {
  amountAt,
  isDivided,
  isWeighed,
  leftOf,
  weighed,
  weightOf,
  withAmount,
  withRest,
} from "./split";
import { choices, field, pieceIn, SCENE } from "./testing";
import type { Placement } from "./values";

describe("a pool divided", () => {
  const plain = field("split", "x", {
    columns: choices("a", "b"),
    total: 5,
    rows: [],
    row_totals: [],
    exact: true,
  });
  const rows = field("split", "x", {
    columns: choices("a", "b"),
    total: null,
    rows: choices("r", "s"),
    row_totals: [2, 3],
    exact: true,
  });

  it("gives no more than there is, and leaves nothing-shares out", () => {
    let shares = withAmount(plain, [], "", "b", 3);
    shares = withAmount(plain, shares, "", "a", 9);
    expect(shares).toEqual([
      { column: "a", amount: 2, row: "" },
      { column: "b", amount: 3, row: "" },
    ]);
    expect(isDivided(plain, shares)).toBe(true);
    expect(withAmount(plain, shares, "", "a", -1)).toEqual([{ column: "b", amount: 3, row: "" }]);
  });

  it("counts each row by itself", () => {
    let shares = withRest(rows, [], "r", "a");
    expect(amountAt(shares, "r", "a")).toBe(2);
    expect(leftOf(rows, shares, "r")).toBe(0);
    expect(leftOf(rows, shares, "s")).toBe(3);
    expect(isDivided(rows, shares)).toBe(false);
    shares = withRest(rows, shares, "s", "b");
    expect(isDivided(rows, shares)).toBe(true);
  });

  it("weighs a row between two columns, all of it at once", () => {
    expect(isWeighed(rows, "s")).toBe(true);
    expect(weightOf(rows, [], "s")).toBe(1);
    const shares = weighed(rows, [{ column: "b", amount: 2, row: "r" }], "s", 2);
    expect(shares).toEqual([
      { column: "b", amount: 2, row: "r" },
      { column: "a", amount: 1, row: "s" },
      { column: "b", amount: 2, row: "s" },
    ]);
    expect(weightOf(rows, shares, "s")).toBe(2);
    expect(weighed(rows, shares, "s", 0).slice(1)).toEqual([{ column: "a", amount: 3, row: "s" }]);
  });

  it("weighs nothing where something may be kept, nor one pool, nor three columns", () => {
    expect(isWeighed({ ...rows, exact: false }, "s")).toBe(false);
    expect(isWeighed(plain, "")).toBe(false);
    expect(isWeighed({ ...rows, columns: choices("a", "b", "c") }, "s")).toBe(false);
  });

  it("may keep something where it need not be exact", () => {
    expect(isDivided({ ...plain, exact: false }, [{ column: "a", amount: 1, row: "" }])).toBe(true);
    expect(isDivided({ ...plain, exact: false }, [{ column: "a", amount: 6, row: "" }])).toBe(
      false,
    );
  });
});

describe("pairs", () => {
  const pairing = field("pairing", "x", {
    left: choices("a", "b", "c"),
    right: choices("x", "y"),
    most_per_right: 1,
    flag: null,
    number: null,
  });

  it("join each to one, as long as there is room", () => {
    let pairs = paired(pairing, [], "b", "x");
    expect(paired(pairing, pairs, "a", "x")).toEqual(pairs);
    expect(roomAt(pairing, pairs, "x")).toBe(0);
    pairs = paired(pairing, pairs, "a", "y");
    expect(pairs.map(({ left, right }) => left + right)).toEqual(["ay", "bx"]);
    expect(isPaired(pairing, pairs)).toBe(true);
    expect(isPaired({ ...pairing, most_per_right: null }, pairs)).toBe(false);
    expect(nextLeft(pairing, pairs, "b")).toBe("c");
  });

  it("change partners and keep their notes", () => {
    let pairs = amended(paired(pairing, [], "a", "x"), "a", { flag: true, number: 4 });
    pairs = paired(pairing, pairs, "a", "y");
    expect(pairs).toEqual([{ left: "a", right: "y", flag: true, number: 4 }]);
    expect(unpaired(pairs, "a")).toEqual([]);
  });
});

describe("lists", () => {
  it("move an item", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 0, 9)).toEqual(["b", "a"]);
    expect(moved(["a"], 3, 0)).toEqual(["a"]);
  });

  it("take in and out, up to a number", () => {
    expect(toggled([1], 1, 2)).toEqual([]);
    expect(toggled([1], 2, 2)).toEqual([1, 2]);
    expect(toggled([1, 2], 3, 2)).toEqual([2, 3]);
    expect(toggled([1], 3, 1)).toEqual([3]);
    expect(joined([1], [1, 2, 2, 3], 2)).toEqual([1, 2]);
  });
});

describe("dice and data as they are typed", () => {
  it("reads dice with and without spaces", () => {
    expect(readDice("3 5,6", 6)).toEqual([3, 5, 6]);
    expect(readDice("356", 6)).toEqual([3, 5, 6]);
    expect(readDice("10 20", 20)).toEqual([10, 20]);
    expect(readDice("7 0 2", 6)).toEqual([2]);
  });

  it("reads numbers as numbers and words as words, and writes them back", () => {
    for (const value of [3, "orc", "3", true, { x: 1 }, [1], ""]) {
      expect(readData(writeData(value))).toEqual(value === "" ? "" : value);
    }
    expect(readData("")).toBeNull();
  });

  it("knows a place in the state when it sees one", () => {
    expect(isPath("/wizards/0/points")).toBe(true);
    expect(isPath("wizards")).toBe(false);
    expect(isPath("/")).toBe(false);
    expect(areChanges([])).toBe(false);
  });
});

describe("placements", () => {
  const spares = [1, 2].map((number) => ({
    number,
    name: `Recruit ${number}`,
    base: { type: "round", diameter: 250 } as const,
    icon: "",
    figure: null,
  }));
  const shown = field("placements", "x", {
    pieces: [1],
    spares,
    paths: false,
    follow: false,
    facing: true,
    all: false,
    region: null,
  });
  const all = movers(shown, SCENE, 0);

  it("sets pieces down in order, the first looking into the table", () => {
    const recruit = all[1]!;
    let plan = placed(SCENE, [], recruit, [3000, 100, 0]);
    expect(plan).toEqual([
      { piece: 1, pose: { x: 3000, y: 100, facing: 900, z: 0, level: 0 }, path: [] },
    ]);
    plan = placed(SCENE, plan, all[2]!, [100, 100, 0]);
    expect(plan[1]?.pose.facing).toBe(900);
    plan = placed(SCENE, turnedIn(plan, 1, 450), recruit, [3100, 200, 0]);
    expect(plan.map(({ piece, pose }) => [piece, pose.x, pose.facing])).toEqual([
      [1, 3100, 450],
      [2, 100, 900],
    ]);
    expect(without(plan, 1).map(({ piece }) => piece)).toEqual([2]);
  });

  it("walks a piece along its waypoints, looking along the last leg", () => {
    const { pose } = pieceIn(SCENE, 1);
    const start = pose as NonNullable<typeof pose>;
    const walker = { ...all[0]!, number: 1 };
    let plan: Placement[] = walked(SCENE, [], walker, [start.x + 100, start.y, 0]);
    plan = walked(SCENE, plan, walker, [start.x + 100, start.y + 100, 0]);
    expect(plan[0]?.path).toHaveLength(2);
    expect(plan[0]?.pose).toMatchObject({ x: start.x + 100, y: start.y + 100, facing: 900 });
  });

  it("goes on to whoever has no place yet", () => {
    const plan = placed(SCENE, [], all[1]!, [1000, 1000, 0]);
    const others = all.slice(1);
    expect(nextMover(others, plan, 1)).toBe(2);
    expect(nextMover(others, placed(SCENE, plan, all[2]!, [0, 0, 0]), 2)).toBeNull();
  });
});
