import { describe, expect, it } from "vitest";

import { pose } from "../../table/samples";
import type { Motion, Spot } from "../../wire/types";
import { along, between, carried, eased, fleeing, isFleeing, lasting, wayOf } from "./motion";

function moved(path: Spot[], manner = "walk"): Motion {
  return { piece: 1, kind: "move", path, pose: null, amount: 0, manner };
}

describe("a motion", () => {
  it("lasts longer for longer ways, within bounds", () => {
    const far = (x: number) =>
      lasting(
        moved([
          [0, 0, 0],
          [x, 0, 0],
        ]),
      );
    expect(far(10)).toBe(340);
    expect(far(1500)).toBe(500);
    expect(far(9000)).toBe(950);
  });

  it("follows its path around the corner and turns the short way", () => {
    const from = pose(0, 0, 3500);
    const to = pose(1000, 1000, 100);
    const way = wayOf([[1000, 0, 0]], from, to);
    expect(between(from, to, way, 0)).toMatchObject({ x: 0, y: 0, facing: 3500 });
    expect(between(from, to, way, 0.5)).toMatchObject({ x: 1000, y: 0, facing: 0 });
    expect(between(from, to, way, 1)).toMatchObject({ x: 1000, y: 1000, facing: 100 });
  });

  it("starts where the piece is shown and ends where it stands", () => {
    const way = wayOf([[500, 0, 0]], pose(0, 0), pose(900, 0));
    expect(way).toEqual([
      [0, 0, 0],
      [500, 0, 0],
      [900, 0, 0],
    ]);
    expect(along(way, 0.5)).toEqual([450, 0, 0]);
    expect(along(way, 1)).toEqual([900, 0, 0]);
  });

  it("shows the backs of those who flee, until they have got away", () => {
    const [from, to] = [pose(0, 0, 1800), pose(1000, 0, 1800)];
    const way = wayOf([], from, to);
    expect(isFleeing(moved([], "flee"))).toBe(true);
    expect(isFleeing(moved([]))).toBe(false);
    expect(fleeing(from, to, way, 0).facing).toBe(1800);
    expect(fleeing(from, to, way, 0.5).facing).toBe(0);
    expect(fleeing(from, to, way, 1).facing).toBe(1800);
  });

  it("carries a place in the ranks along, turned with them", () => {
    const there = carried(pose(100, 0, 0), pose(0, 0, 0), pose(500, 500, 900));
    expect(there.x).toBeCloseTo(500);
    expect(there.y).toBeCloseTo(600);
    expect(there.facing).toBe(900);
  });

  it("is slow at both ends", () => {
    expect([eased(0), eased(0.5), eased(1), eased(7)]).toEqual([0, 0.5, 1, 1]);
    expect(eased(0.1)).toBeLessThan(0.1);
    expect(eased(0.9)).toBeGreaterThan(0.9);
  });
});
