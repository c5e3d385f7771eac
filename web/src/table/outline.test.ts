import { describe, expect, it } from "vitest";

import { areaOf, inOutline, inRing, middleOf, toBase, turnBetween, wordsAt } from "./geometry";
import {
  arcPath,
  basePath,
  extensionsPath,
  linePath,
  notchPath,
  outlinePath,
  regionPath,
  rounded,
  sectorPath,
  shadowPath,
} from "./outline";
import { box, pose } from "./samples";

/** The points of a path that has straight edges only. */
function corners(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => [Number(m[1]), Number(m[2])]);
}

describe("rounded outlines", () => {
  const far = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]): number =>
    Math.hypot(x - a, y - b);

  it("have no corner, and run so near to the true one that nobody would measure it", () => {
    const ring: [number, number][] = box(0, 0, 1000, 600);
    const soft = rounded(ring);
    for (const corner of ring) {
      const off = Math.min(...soft.map((point) => far(point, corner)));
      expect(off).toBeGreaterThan(10);
      expect(off).toBeLessThanOrEqual(21);
    }
    expect(soft.every(([x, y]) => x >= 0 && y >= 0 && x <= 1000 && y <= 600)).toBe(true);
  });

  it("are a curve all round where the corners are wide", () => {
    const ring = Array.from({ length: 16 }, (_, n): [number, number] => {
      const angle = (n / 16) * 2 * Math.PI;
      return [Math.round(600 * Math.cos(angle)), Math.round(600 * Math.sin(angle))];
    });
    const soft = rounded(ring);
    const sizes = soft.map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...sizes)).toBeGreaterThan(580);
    expect(Math.max(...sizes)).toBeLessThan(596);
  });

  it("leave what is no area alone", () => {
    expect(rounded([[1, 2]])).toEqual([[1, 2]]);
  });
});

describe("path data", () => {
  it("draws outlines with their holes, and regions of several", () => {
    const outline = { points: box(0, 0, 10, 10), holes: [box(2, 2, 3, 3)] };
    expect(outlinePath(outline)).toBe("M0 0L10 0L10 10L0 10ZM2 2L5 2L5 5L2 5Z");
    const region = { outlines: [outline, outline], level: 0, meaning: "reach" } as const;
    expect(regionPath({ ...region, outlines: [...region.outlines] })).toBe(
      outlinePath(outline).repeat(2),
    );
    expect(
      linePath([
        [1, 2, 0],
        [3, 4, 1],
      ]),
    ).toBe("M1 2L3 4");
    expect(linePath([])).toBe("");
  });

  it("draws bases at their true size, depth along the facing", () => {
    expect(corners(basePath({ type: "rect", width: 200, depth: 600 }))).toEqual([
      [-300, -100],
      [300, -100],
      [300, 100],
      [-300, 100],
    ]);
    expect(basePath({ type: "round", diameter: 300 })).toContain("A150 150");
    expect(basePath({ type: "round", diameter: 300 }, 30)).toContain("A120 120");
  });

  it("points the notch ahead", () => {
    const [tip, ...rest] = corners(notchPath({ type: "rect", width: 200, depth: 600 }));
    expect(tip![0]).toBeGreaterThan(300);
    for (const [x] of rest) expect(x).toBeLessThan(300);
  });

  it("draws sectors, rings and whole circles", () => {
    expect(sectorPath([0, 0, 0], 0, 1800, 100)).toBe("M0 0L0 -100A100 100 0 0 1 0 100Z");
    expect(sectorPath([0, 0, 0], 0, 2700, 100)).toContain("0 1 1");
    expect(sectorPath([0, 0, 0], 0, 3600, 100, 40).match(/Z/g)).toHaveLength(2);
    expect(sectorPath([0, 0, 0], 900, 900, 100, 40)).toContain("A40 40 0 0 0");
    expect(arcPath(100, 0, 2 * Math.PI).match(/A/g)).toHaveLength(2);
  });

  it("marks the ends of a front arc on the rim", () => {
    const path = extensionsPath({ type: "round", diameter: 200 }, 1800);
    expect(path).toBe("M0 -68L0 -100M0 68L0 100");
    expect(extensionsPath({ type: "rect", width: 100, depth: 300 }, 0)).toBe(
      "M34 0L50 0M34 0L50 0",
    );
    expect(extensionsPath({ type: "round", diameter: 200 }, 3600)).toBe("");
  });

  it("casts a shadow that covers everything between a shape and its shift", () => {
    const path = shadowPath({ points: box(0, 0, 100, 100), holes: [] }, 50, 60);
    const rings = path.split("Z").filter(Boolean).map(corners);
    const covered = (x: number, y: number): boolean => rings.some((ring) => inRing(ring, x, y));
    expect([covered(10, 10), covered(140, 150), covered(110, 50)]).toEqual([true, true, true]);
    expect([covered(140, 20), covered(20, 150)]).toEqual([false, false]);
  });
});

describe("geometry", () => {
  it("finds middles and areas", () => {
    expect(middleOf(box(0, 0, 100, 50))).toEqual({ x: 50, y: 25 });
    expect(areaOf(box(0, 0, 100, 50))).toBe(5000);
    expect(
      middleOf([
        [0, 0],
        [10, 0],
      ]),
    ).toEqual({ x: 5, y: 0 });
  });

  it("puts words inside a bent shape", () => {
    const bent = {
      points: [
        [0, 0],
        [100, 0],
        [100, 10],
        [10, 10],
        [10, 100],
        [0, 100],
      ] as [number, number][],
      holes: [],
    };
    const at = wordsAt(bent);
    expect(inOutline(bent, at.x, at.y)).toBe(true);
  });

  it("turns the short way round", () => {
    expect(turnBetween(3500, 100)).toBe(200);
    expect(turnBetween(100, 3500)).toBe(-200);
    expect(turnBetween(0, 1800)).toBe(1800);
  });

  it("measures how far a point is outside a base", () => {
    expect(toBase({ type: "round", diameter: 200 }, pose(0, 0), 130, 0)).toBe(30);
    expect(toBase({ type: "rect", width: 200, depth: 200 }, pose(0, 0, 450), 0, 141)).toBeCloseTo(
      0,
    );
    expect(toBase({ type: "rect", width: 200, depth: 200 }, pose(0, 0), 130, 140)).toBe(50);
  });
});
