import { describe, expect, it } from "vitest";

import type { Marker, Region, Spot } from "../wire/types";
import {
  drawn,
  groundAt,
  levelAt,
  levelsOver,
  markerAt,
  markerSize,
  pieceAt,
  placeAt,
  storeyAt,
  storeysOf,
} from "./hit";
import { box, ground, piece, pose } from "./samples";

describe("what lies under a pointer", () => {
  it("is the piece whose base is there", () => {
    const pieces = [piece(1, pose(1000, 1000)), piece(2, pose(2000, 1000)), piece(3, null)];
    expect(pieceAt(pieces, 1140, 1000, 0)?.id).toBe(1);
    expect(pieceAt(pieces, 1160, 1000, 0)).toBeNull();
    expect(pieceAt(pieces, 0, 0, 0)).toBeNull();
  });

  it("is the nearest piece within the tolerance of a finger", () => {
    const pieces = [piece(1, pose(1000, 1000)), piece(2, pose(1500, 1000))];
    expect(pieceAt(pieces, 1240, 1000, 150)?.id).toBe(1);
    expect(pieceAt(pieces, 1260, 1000, 150)?.id).toBe(2);
    expect(pieceAt(pieces, 1250, 1400, 150)).toBeNull();
  });

  it("is the piece on the roof before the one below it", () => {
    const pieces = [piece(1, pose(1000, 1000, 0, 1)), piece(2, pose(1050, 1050))];
    expect(pieceAt(pieces, 1040, 1040, 0)?.id).toBe(1);
    expect(drawn(pieces).map(({ piece }) => piece.id)).toEqual([2, 1]);
  });

  it("is the later of two markers, as large as they are drawn", () => {
    const marker = (id: number, x: number, radius: number): Marker => ({
      id,
      name: "Flag",
      icon: "flag",
      spot: [x, 0, 0],
      radius,
      seat: null,
      badges: [],
      quiet: false,
    });
    const markers = [marker(1, 0, 150), marker(2, 200, 150), marker(3, 2000, 62)];
    expect(markerAt(markers, 100, 0)?.id).toBe(2);
    expect(markerAt(markers, -150, 0)?.id).toBe(1);
    expect(markerAt(markers, -151, 0)).toBeNull();
    expect(markerAt(markers, -151, 0, 1)?.id).toBe(1);
    expect(markerAt(markers, 2110, 0)?.id).toBe(3);
    expect(markerAt(markers, 2111, 0)).toBeNull();
    expect([0, 62, 150, 900].map((radius) => markerSize(marker(1, 0, radius)))).toEqual([
      150, 110, 150, 260,
    ]);
  });

  it("follows the facing of a rectangular base", () => {
    const base = { type: "rect", width: 200, depth: 600 } as const;
    const ahead = [piece(1, pose(0, 0, 0), { base })];
    const down = [piece(1, pose(0, 0, 900), { base })];
    expect(pieceAt(ahead, 290, 0, 0)?.id).toBe(1);
    expect(pieceAt(ahead, 0, 290, 0)).toBeNull();
    expect(pieceAt(down, 0, 290, 0)?.id).toBe(1);
    expect(pieceAt(down, 290, 0, 0)).toBeNull();
  });

  it("is the wood on the hill, not the hill", () => {
    const hill = ground(1, box(0, 0, 3000, 3000), { look: "hill", height: 500 });
    const wood = ground(2, box(1000, 1000, 500, 500), { look: "wood" });
    expect(groundAt([wood, hill], 1200, 1200)?.id).toBe(2);
    expect(groundAt([wood, hill], 200, 200)?.id).toBe(1);
    expect(groundAt([wood, hill], 4000, 200)).toBeNull();
  });

  it("is not what has a hole there, but a thin wall nearby", () => {
    const yard = ground(1, box(0, 0, 1000, 1000));
    yard.outline.holes = [box(400, 400, 200, 200)];
    expect(groundAt([yard], 500, 500)).toBeNull();
    const wall = ground(2, box(0, 0, 1000, 20), { look: "wall" });
    expect(groundAt([wall], 500, 50, 40)?.id).toBe(2);
    expect(groundAt([wall], 500, 90, 40)).toBeNull();
  });
});

describe("the level meant by a place", () => {
  const roof = (level: number): Region => ({
    outlines: [{ points: box(0, 0, 1000, 1000), holes: [] }],
    level,
    meaning: "reach",
  });
  const tower = ground(1, box(0, 0, 1000, 1000), {
    look: "roof",
    storeys: [
      { level: 7, outline: { points: box(0, 0, 1000, 1000), holes: [] }, height: 800 },
      { level: 4, outline: { points: box(0, 0, 500, 1000), holes: [] }, height: 400 },
    ],
    points: [[900, 500, 7]],
  });

  it("is the ground where nothing says otherwise", () => {
    expect(levelAt([], [tower], 100, 100)).toBe(0);
  });

  it("is the highest that can be reached there", () => {
    expect(levelAt([roof(0), roof(7), roof(4)], [tower], 100, 100)).toBe(7);
    expect(levelAt([roof(7)], [tower], 5000, 100)).toBe(0);
    expect(levelAt([{ ...roof(7), meaning: "forbidden" }], [tower], 100, 100)).toBe(0);
  });

  it("is that of the stairs one points at", () => {
    expect(levelAt([], [tower], 920, 500)).toBe(7);
  });

  it("is the storey the reader chose, counted from below", () => {
    expect(levelsOver([tower], 100, 100)).toEqual([4, 7]);
    expect(levelAt([roof(7)], [tower], 100, 100, 0)).toBe(0);
    expect(levelAt([], [tower], 100, 100, 1)).toBe(4);
    expect(levelAt([], [tower], 700, 100, 2)).toBe(7);
    expect(levelAt([], [tower], 5000, 100, 2)).toBe(0);
    expect(storeysOf([tower])).toBe(2);
  });

  it("is told as a storey, counted from below", () => {
    const house = ground(2, box(0, 0, 9, 9), { storeys: [...tower.storeys].reverse() });
    expect([0, 4, 7, 9].map((level) => storeyAt([house], level))).toEqual([0, 1, 2, 9]);
  });
});

describe("a marked place", () => {
  const places = [
    { key: "a", spot: [100, 100, 0] as Spot, label: "a", chosen: false },
    { key: "b", spot: [160, 100, 1] as Spot, label: "b", chosen: false },
  ];

  it("is meant by a pointer near it, the nearest first", () => {
    expect(placeAt(places, { x: 120, y: 100 }, 50)?.spot).toEqual([100, 100, 0]);
    expect(placeAt(places, { x: 140, y: 100 }, 50)?.spot).toEqual([160, 100, 1]);
    expect(placeAt(places, { x: 300, y: 100 }, 50)).toBeNull();
  });
});
