import { describe, expect, it } from "vitest";

import type { CardKind, Entry } from "../../armies/cards/sheet";
import { KIT, TOWER } from "../board/fixtures";
import { boxOf } from "./areas";
import { shiftBetween, shifted } from "./details";
import {
  bare,
  inward,
  type Part,
  partsOf,
  rowsOf,
  withArea,
  withCopy,
  withoutRow,
  withSpot,
} from "./parts";
import { tableOf, withTable } from "./sheetTable";
import { turnedBy } from "./turning";

const TABLE = { width: 10000, depth: 8000 };
const title = { type: "text" as const, key: "yes", values: {} };

function entry(field: Record<string, unknown>): Entry {
  return { field: { title, optional: false, ...field }, help: null, rule: "" } as unknown as Entry;
}

const number = (name: string) => entry({ kind: "number", name, least: 0, most: 40_000 });
const KIND = {
  sections: [
    {
      title,
      entries: [
        entry({ kind: "rows", name: "pieces", entries: [number("x"), number("y")] }),
        entry({
          kind: "rows",
          name: "zones",
          least: 2,
          most: 4,
          entries: [entry({ kind: "number", name: "side", least: 1, most: 2 }), outline(true)],
        }),
        entry({
          kind: "rows",
          name: "places",
          least: 0,
          most: 4,
          entries: [entry({ kind: "words", name: "key", most: 60 }), outline(false)],
        }),
        entry({
          kind: "rows",
          name: "stands",
          least: 0,
          most: 3,
          entries: [
            entry({ kind: "number", name: "side", least: 1, most: 2 }),
            number("x"),
            number("y"),
            number("facing"),
          ],
        }),
        entry({ kind: "rows", name: "sides", least: 2, most: 2, entries: [number("bonus")] }),
      ],
    },
  ],
} as unknown as CardKind;

function outline(box: boolean): Entry {
  return entry({ kind: "outline", name: "outline", most: 60, box });
}

const [ZONES, PLACES, STANDS] = partsOf(KIND) as [Part, Part, Part];

describe("parts of a form", () => {
  it("lie on the table if they have corners or a place", () => {
    expect(partsOf(KIND).map(({ kind, name, box, turns }) => [kind, name, box, turns])).toEqual([
      ["area", "zones", true, false],
      ["area", "places", false, false],
      ["spot", "stands", false, true],
    ]);
    const sheet = { title: "x", pieces: [], zones: [], stands: [], features: [], terrain: [] };
    expect(bare(sheet, partsOf(KIND))).toEqual({ title: "x" });
  });
});

describe("what is put on the table", () => {
  it("is a zone for each side, where each side needs one", () => {
    const made = withArea({}, ZONES, boxOf([0, 6000], [10000, 8000]), TABLE);
    expect(rowsOf(made, "zones").map((row) => row["side"])).toEqual([1, 2]);
    expect(rowsOf(made, "zones")[1]?.["outline"]).toContainEqual([0, 0]);
    const third = withArea(made, ZONES, boxOf([0, 3000], [100, 4000]), TABLE);
    expect(rowsOf(third, "zones")).toHaveLength(3);
  });

  it("has a key that nothing else has", () => {
    const one = withArea({}, PLACES, boxOf([0, 0], [100, 100]), TABLE);
    const two = withCopy(one, PLACES, 0, 300);
    expect(rowsOf(two, "places").map((row) => row["key"])).toEqual(["place-1", "place-2"]);
    expect(rowsOf(two, "places")[1]?.["outline"]).toContainEqual([300, 300]);
    expect(withoutRow(one, { part: "places", index: 0 })).toEqual({});
  });

  it("stands for the side that has fewest, and looks to the middle", () => {
    const one = withSpot({}, STANDS, [5000, 7000], TABLE);
    const two = withSpot(one, STANDS, [500, 4000], TABLE);
    const rows = rowsOf(two, "stands");
    expect(rows.map((row) => [row["side"], row["x"], row["facing"]])).toEqual([
      [1, 5000, 2700],
      [2, 500, 0],
    ]);
    expect(inward([5000, 100], TABLE)).toBe(900);
    const full = withCopy(withCopy(two, STANDS, 0, 100), STANDS, 0, 100);
    expect(rowsOf(full, "stands")).toHaveLength(3);
  });

  it("is turned by keys", () => {
    expect(turnedBy({ x: 0, y: 0, facing: 3500 }, STANDS, 200, TABLE)["facing"]).toBe(100);
    const zone = { outline: boxOf([0, 0], [100, 100]) };
    expect(turnedBy(zone, ZONES, 450, TABLE)).toBe(zone);
  });
});

describe("terrain in detail", () => {
  const row = {
    id: 1,
    kind: "building",
    outline: {
      points: [
        [0, 0],
        [1000, 0],
        [1000, 500],
      ],
      holes: [],
    },
    walls: [{ kind: "wall", start: [0, 0], end: [1000, 0], openings: [{ start: 200, end: 400 }] }],
    height: 300,
  };

  it("is moved with its walls, and its lengths stay", () => {
    const next = shifted(row, { by: [100, 50], around: [0, 0], tenths: 0 });
    expect(next["outline"]).toMatchObject({
      points: [
        [100, 50],
        [1100, 50],
        [1100, 550],
      ],
    });
    expect(next["walls"]).toEqual([
      { kind: "wall", start: [100, 50], end: [1100, 50], openings: [{ start: 200, end: 400 }] },
    ]);
    expect(next["height"]).toBe(300);
  });

  it("tells how far it has come", () => {
    const there = shifted(row, { by: [0, 0], around: [0, 0], tenths: 900 });
    const before = row.outline.points as [number, number][];
    const after = (there["outline"] as { points: [number, number][] }).points;
    expect(shiftBetween(before, after)).toMatchObject({ by: [0, 0], tenths: 900 });
  });
});

describe("the table of a sheet", () => {
  const sheet = {
    game: "toy",
    width: 9000,
    depth: 9000,
    mat: "sand",
    pieces: [
      { key: "tower", x: 3000, y: 3000 },
      { key: "rocks", x: 6000, y: 6000, facing: 900 },
    ],
  };

  it("is a laid table, and back without what the box says", () => {
    const table = tableOf(KIT, sheet);
    expect(table.pieces[0]).toMatchObject({ width: TOWER.width, height: 0, facing: 0 });
    expect(tableOf(KIT, sheet).pieces[0]).toBe(table.pieces[0]);
    expect(withTable(KIT, sheet, table)).toEqual(sheet);
    const [first, second] = table.pieces;
    if (!first || !second) throw new Error("two pieces were laid");
    const higher = { ...table, pieces: [{ ...first, height: 600 }, second] };
    const changed = withTable(KIT, sheet, higher);
    expect(rowsOf(changed, "pieces")[0]).toEqual({ key: "tower", x: 3000, y: 3000, height: 600 });
    expect(rowsOf(changed, "pieces")[1]).toBe(sheet.pieces[1]);
  });
});
