import { describe, expect, it } from "vitest";

import { piece, scene, text } from "../model/testing/fixtures";
import type { Ground } from "../wire/types";
import { clockOf, groundsSeen, inOutline, nearest, piecesSeen, terrainAt } from "./words";

const pose = (x: number, y: number, facing = 0) => ({ x, y, facing, z: 0, level: 0 });

const wood: Ground = {
  id: 1,
  name: "Wood",
  look: "wood",
  outline: {
    points: [
      [1000, 0],
      [2000, 0],
      [2000, 1000],
      [1000, 1000],
    ],
    holes: [
      [
        [1400, 400],
        [1600, 400],
        [1600, 600],
        [1400, 600],
      ],
    ],
  },
  help: text("plain"),
  height: 0,
  level: 0,
  openings: [],
  points: [],
  storeys: [],
  badges: [],
};

describe("directions", () => {
  it("counts the clock from straight ahead", () => {
    // Facing 0 looks along x; on the screen y grows downwards, so the right hand is at +y.
    expect(clockOf(pose(0, 0), [100, 0])).toBe(12);
    expect(clockOf(pose(0, 0), [0, 100])).toBe(3);
    expect(clockOf(pose(0, 0), [-100, 0])).toBe(6);
    expect(clockOf(pose(0, 0), [0, -100])).toBe(9);
    expect(clockOf(pose(0, 0, 900), [0, 100])).toBe(12);
    expect(clockOf(pose(0, 0, 3590), [100, 0])).toBe(12);
    expect(clockOf(pose(5, 5), [5, 5])).toBe(null);
  });
});

describe("terrain", () => {
  it("knows who stands in it, and that a clearing is not in it", () => {
    expect(inOutline(wood.outline, [1100, 100])).toBe(true);
    expect(inOutline(wood.outline, [1500, 500])).toBe(false);
    expect(inOutline(wood.outline, [900, 100])).toBe(false);
    const table = scene({ terrain: [wood] });
    expect(terrainAt(table, pose(1900, 900)).map((ground) => ground.id)).toEqual([1]);
    expect(terrainAt(table, pose(2100, 900))).toEqual([]);
  });

  it("finds the nearest edge", () => {
    expect(nearest(wood.outline, [500, 500])).toEqual([1000, 500]);
    expect(nearest(wood.outline, [2500, -500])).toEqual([2000, 0]);
  });

  it("tells direction always, distance only where measuring is allowed", () => {
    const from = piece(1, { pose: pose(500, 500) });
    const table = scene({ terrain: [wood], pieces: [from] });
    const free = groundsSeen(table, from, { ruler: "free", reach: true, rule: "" });
    expect(free.map((seen) => [seen.clock, seen.length, seen.inside])).toEqual([[12, 375, false]]);
    const none = groundsSeen(table, from, { ruler: "none", reach: false, rule: "X" });
    expect(none.map((seen) => [seen.clock, seen.length])).toEqual([[12, null]]);
  });

  it("says that somebody stands inside", () => {
    const from = piece(1, { pose: pose(1100, 100) });
    const found = groundsSeen(scene({ terrain: [wood] }), from, null);
    expect(found.map((seen) => [seen.inside, seen.clock, seen.length])).toEqual([[true, null, 0]]);
  });
});

describe("pieces", () => {
  it("keeps the server's order and leaves out what is not on the table", () => {
    const table = scene({
      terrain: [wood],
      pieces: [piece(1), piece(2, { pose: null }), piece(3, { pose: pose(1100, 100) })],
    });
    const found = piecesSeen(table, {
      type: "surveyed",
      id: 1,
      piece: 1,
      bearings: [
        { piece: 3, clock: 2, length: 1200 },
        { piece: 2, clock: 3, length: null },
        { piece: 9, clock: 3, length: null },
      ],
    });
    expect(found.map((seen) => [seen.piece.id, seen.clock, seen.length])).toEqual([[3, 2, 1200]]);
    expect(found[0]?.stands.map((ground) => ground.name)).toEqual(["Wood"]);
  });
});
