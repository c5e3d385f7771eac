import { describe, expect, it } from "vitest";
import { inch, UNITS_PER_INCH } from "../../texts";
import { KIT, laid, ROCKS, TOWER } from "./fixtures";
import { begun, changed, redone, settled, undone } from "./history";
import {
  added,
  blamed,
  duplicated,
  emptyTable,
  freeSpot,
  fresh,
  isFull,
  resizedTable,
  without,
  withPiece,
} from "./laying";
import { gridOf, shown, typed } from "./lengths";

describe("laying", () => {
  const table = added(emptyTable(KIT), TOWER, fresh(TOWER, [3000, 3000]));

  it("begins with the usual table", () => {
    expect(emptyTable(KIT)).toEqual({ width: 12000, depth: 8000, ground: "grass", pieces: [] });
  });

  it("puts pieces down in the size of the box, on the table", () => {
    const [piece] = added(emptyTable(KIT), TOWER, fresh(TOWER, [-50.4, 3000])).pieces;
    expect(piece).toEqual(laid("tower", { x: 900, y: 3000 }));
  });

  it("changes a piece within its limits", () => {
    const next = withPiece(table, KIT, 0, { facing: 3700, width: 99999, name: "Keep" });
    expect(next.pieces[0]).toMatchObject({ facing: 100, width: 3000, name: "Keep" });
    expect(withPiece(table, KIT, 0, { x: 3000 })).toBe(table);
    expect(withPiece(table, KIT, 7, { x: 1 })).toBe(table);
  });

  it("duplicates beside, deletes, and knows when the box is empty", () => {
    const two = duplicated(table, KIT, 0);
    const [one, other] = two.pieces;
    expect(two.pieces).toHaveLength(2);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(1999);
    expect(without(two, 0).pieces).toEqual([other]);
    const full = { ...table, pieces: Array.from({ length: 4 }, () => laid("rocks")) };
    expect(isFull(KIT, full)).toBe(true);
    expect(duplicated(full, KIT, 0)).toBe(full);
  });

  it("finds the nearest free place", () => {
    const empty = emptyTable(KIT);
    expect(freeSpot(empty, KIT, ROCKS, laid("rocks"), [6000, 4000])).toEqual([6000, 4000]);
    const [x, y] = freeSpot(table, KIT, ROCKS, laid("rocks"), [3000, 3000]);
    expect(Math.max(Math.abs(x - 3000), Math.abs(y - 3000))).toBeGreaterThanOrEqual(1500);
  });

  it("keeps every piece on a table made smaller", () => {
    const far = added(emptyTable(KIT), TOWER, fresh(TOWER, [11000, 7000]));
    const next = resizedTable(far, KIT, { width: 10000 });
    expect([next.width, next.depth]).toEqual([10000, 8000]);
    expect(next.pieces[0]).toMatchObject({ x: 9100, y: 7000 });
    expect(resizedTable(far, KIT, { width: 1, depth: 99999 })).toMatchObject({
      width: 8000,
      depth: 24000,
    });
  });

  it("knows whom a refusal blames", () => {
    expect(blamed({ number: 2, other: 5, piece: "x" })).toEqual([1, 4]);
    expect(blamed({ most: 3 })).toEqual([]);
    expect(blamed(undefined)).toEqual([]);
  });
});

describe("undo", () => {
  it("goes back and forth", () => {
    let history = changed(changed(begun(1), 2), 3);
    history = undone(undone(undone(history)));
    expect(history.present).toBe(1);
    history = redone(history);
    expect(history.present).toBe(2);
    history = changed(history, 9);
    expect(redone(history)).toBe(history);
    expect(undone(history).present).toBe(2);
  });

  it("takes one drag back as one change", () => {
    let history = begun(0);
    for (const step of [1, 2, 3]) history = changed(history, step, "drag");
    history = changed(settled(history), 4, "drag");
    expect(undone(history).present).toBe(3);
    expect(undone(undone(history)).present).toBe(0);
  });

  it("forgets what changed nothing and what is too long ago", () => {
    const history = begun("a");
    expect(changed(history, "a")).toBe(history);
    let long = begun(0);
    for (let step = 1; step <= 300; step += 1) long = changed(long, step);
    expect(long.past).toHaveLength(200);
  });
});

describe("lengths to type", () => {
  it("are centimetres or inches", () => {
    expect(shown(12000, "cm")).toBe("120");
    expect(shown(1234, "cm")).toBe("12.3");
    expect(shown(254, "inch")).toBe("1");
    expect(typed("12,5", "cm")).toBe(1250);
    expect(typed(" 48 ", "inch")).toBe(12192);
    expect(typed(".5", "cm")).toBe(50);
    expect([typed("", "cm"), typed("-3", "cm"), typed("1e3", "cm"), typed("ten", "cm")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([gridOf("cm"), gridOf("inch")]).toEqual([250, 254]);
  });

  it("counts inches as the rulebook does", () => {
    inch.value = 250;
    expect([shown(9000, "inch"), typed("36", "inch"), gridOf("inch")]).toEqual(["36", 9000, 250]);
    inch.value = UNITS_PER_INCH;
  });
});
