import { describe, expect, it } from "vitest";

import { solidOf } from "./solids";
import { dot, turned } from "./space";
import { lyingAt, MOST, throwOf, topOf } from "./thrown";

const KINDS = [4, 6, 8, 10, 12, 20];

describe("bodies of dice", () => {
  it.each(KINDS)("a D%i has so many faces with a number each", (sides) => {
    const { faces } = solidOf(sides);
    const values = faces.map(({ value }) => value).sort((one, other) => one - other);
    expect(values).toEqual(Array.from({ length: sides }, (_, n) => n + 1));
  });

  it.each([6, 8, 10, 12, 20])("opposite faces of a D%i make one more than its sides", (sides) => {
    const { faces } = solidOf(sides);
    for (const face of faces) {
      const across = faces.find(({ normal }) => dot(normal, face.normal) < -0.98);
      expect(face.value + (across?.value ?? 0)).toBe(sides + 1);
    }
  });
});

describe("a throw", () => {
  const wanted = (sides: number, value: number) => ({ sides, value, hit: null, seat: 0 });

  it.each(KINDS)("lets a D%i come to rest with what was rolled on top", (sides) => {
    for (let value = 1; value <= sides; value += 1) {
      const [die] = throwOf([wanted(sides, value)], value);
      const { turn, high, rest } = lyingAt(die!, 1);
      const heights = solidOf(sides).faces.map((face) => turned(turn, face.normal)[2]);
      const top = topOf(die!)!;
      expect(top.value).toBe(value);
      expect(turned(turn, top.normal)[2]).toBeCloseTo(Math.max(...heights));
      expect([high, rest]).toEqual([0, 1]);
    }
  });

  it("is the same on every screen, and no two dice lie on each other", () => {
    const pool = Array.from({ length: 9 }, (_, n) => wanted(10, n + 1));
    expect(throwOf(pool, 7)).toEqual(throwOf(pool, 7));
    expect(throwOf(pool, 7)).not.toEqual(throwOf(pool, 8));
    const places = throwOf(pool, 7).map(({ rest }) => rest);
    for (const [n, one] of places.entries()) {
      for (const other of places.slice(n + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(38);
      }
    }
  });

  it("tumbles on its way", () => {
    const [die] = throwOf([wanted(6, 5)], 3);
    expect(lyingAt(die!, 0).high).toBeGreaterThan(50);
    expect(lyingAt(die!, 0.3).turn).not.toEqual(die!.lies);
  });

  it("throws no more than the eye can take in", () => {
    expect(
      throwOf(
        Array.from({ length: 99 }, () => wanted(6, 1)),
        1,
      ),
    ).toHaveLength(MOST);
  });
});
