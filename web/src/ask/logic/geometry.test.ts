import { describe, expect, it } from "vitest";
import type { Spot } from "../../wire/types";
import {
  afterLegs,
  allowedFacing,
  direction,
  facingAlong,
  heightAt,
  heldToLimit,
  inside,
  isBetween,
  keptFacing,
  turned,
  wayLength,
  whole,
} from "./geometry";
import { SCENE } from "./testing";

describe("directions", () => {
  it("run clockwise on the screen, tenths of a degree", () => {
    expect(direction({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(0);
    expect(direction({ x: 0, y: 0 }, { x: 0, y: 10 })).toBe(900);
    expect(direction({ x: 0, y: 0 }, { x: 0, y: -10 })).toBe(2700);
    expect(direction({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeNull();
    expect(turned(100, -200)).toBe(3500);
    expect(Object.is(turned(-3600, 0), 0)).toBe(true);
  });

  it("are held to what is allowed, over the north as well", () => {
    expect(isBetween(0, 3000, 600)).toBe(true);
    expect(isBetween(1000, 3000, 600)).toBe(false);
    expect(allowedFacing(1000, [[3000, 600]])).toBe(600);
    expect(allowedFacing(2900, [[3000, 600]])).toBe(3000);
    expect(allowedFacing(1000, [[0, 3599]])).toBe(1000);
  });

  it("are kept where they may be, and else taken from the middle of what may", () => {
    expect(keptFacing(500, [[3000, 600]])).toBe(500);
    expect(keptFacing(2700, [[450, 1350]])).toBe(900);
    expect(keptFacing(1000, [[3000, 600]])).toBe(0);
    expect(
      keptFacing(2000, [
        [0, 400],
        [2100, 2300],
      ]),
    ).toBe(2200);
    expect(keptFacing(700, [])).toBe(700);
  });
});

describe("ways", () => {
  const way: Spot[] = [
    [0, 0, 0],
    [300, 400, 0],
    [300, 1400, 0],
  ];

  it("are as long as their legs", () => {
    expect(wayLength(way)).toBe(1500);
    expect(facingAlong(way)).toBe(900);
    expect(facingAlong([[1, 1, 0]])).toBeNull();
  });

  it("end at the limit and never beyond it", () => {
    for (const limit of [500, 777, 1200, 1499]) {
      const held = heldToLimit(way, limit);
      expect(wayLength(held)).toBeLessThanOrEqual(limit);
      expect(wayLength(held)).toBeGreaterThan(limit - 2);
    }
    expect(heldToLimit(way, 2000)).toEqual(way);
  });

  it("are whole numbers within the bounds of the wire", () => {
    expect(whole(1.6, -0.2, 1)).toEqual([2, 0, 1]);
    expect(whole(90000, -90000)).toEqual([40000, -40000, 0]);
  });
});

describe("legs", () => {
  const start = { x: 1000, y: 1000, facing: 0, z: 0, level: 0 };

  it("are told relative to the base", () => {
    expect(afterLegs(start, [{ kind: "ahead", amount: 100 }])).toMatchObject({ x: 1100, y: 1000 });
    expect(afterLegs(start, [{ kind: "left", amount: 100 }])).toMatchObject({ x: 1000, y: 900 });
    const turn = [
      { kind: "turn", amount: 900 },
      { kind: "ahead", amount: 50 },
      { kind: "back", amount: 20 },
    ] as const;
    expect(afterLegs(start, turn)).toMatchObject({ x: 1000, y: 1030, facing: 900 });
  });
});

describe("places", () => {
  it("lie inside an outline, but not in its holes", () => {
    const ring = (size: number): [number, number][] => [
      [-size, -size],
      [size, -size],
      [size, size],
      [-size, size],
    ];
    const outline = { points: ring(10), holes: [ring(3)] };
    expect(inside(outline, { x: 5, y: 5 })).toBe(true);
    expect(inside(outline, { x: 1, y: 1 })).toBe(false);
    expect(inside(outline, { x: 11, y: 0 })).toBe(false);
  });

  it("are as high as their storey", () => {
    const ground = SCENE.terrain[0]!;
    const storeys = [{ level: 4, outline: ground.outline, height: 300 }];
    const scene = { ...SCENE, terrain: [{ ...ground, storeys }] };
    expect(heightAt(scene, [2500, 1000, 4])).toBe(300);
    expect(heightAt(scene, [2500, 1000, 0])).toBe(0);
  });
});
