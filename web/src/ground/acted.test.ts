// @vitest-environment node
import { describe, expect, it } from "vitest";

import type { Frame, Look } from "../model/contract";
import { box, ground, piece, pose } from "../table/samples";
import type { Group } from "../wire/types";
import { acted, carriedBy, carriedWords, trays } from "./acted";
import { eyeOf, type Orbit, seenAt } from "./eye";
import { framing, isWithin, projected } from "./framing";
import type { Written } from "./labels";
import { Relief } from "./relief";
import { standees } from "./standees";
import { shortly, trayMesh, troop } from "./troop";

const NOBODY = { selected: null, allowed: [], chosen: [], active: [] };
const HILL = ground(1, box(2000, 2000, 3000, 3000), { look: "hill", height: 400 });
const RELIEF = new Relief([HILL], new Set());
const STANDING = standees(
  [piece(1, pose(500, 500)), piece(2, pose(900, 500))],
  RELIEF,
  [0],
  NOBODY,
);
const STILL: Look = { pose: pose(500, 500), presence: 1, lift: 0, shake: 0, laid: 0 };
const VIEW = { width: 1000, height: 700 };
const ORBIT: Orbit = { x: 5000, y: 4000, z: 0, far: 5000, turn: -Math.PI / 2, tilt: 0.8 };

function frameOf(pieces: [number, Look][], groups: Frame["groups"] = new Map()): Frame {
  return { pieces: new Map(pieces), groups };
}

describe("what happens on the standing table", () => {
  it("is nothing while everybody rests", () => {
    expect(acted(STANDING, null, RELIEF)).toBe(STANDING);
    expect(acted(STANDING, frameOf([]), RELIEF)).toBe(STANDING);
  });

  it("takes whoever goes along his way, up the hill, and leaves the others", () => {
    const frame = frameOf([[1, { ...STILL, pose: pose(3500, 3500, 900), lift: 1 }]]);
    const [one, other] = acted(STANDING, frame, RELIEF);
    expect(one).toMatchObject({ x: 3500, y: 3500, presence: 1 });
    expect(one?.z).toBeGreaterThan(400);
    expect(one?.facing).toBeCloseTo(Math.PI / 2);
    expect(other).toBe(STANDING[1]);
  });

  it("lays down who falls, lets him fade, and takes him away", () => {
    const [falling] = acted(
      STANDING,
      frameOf([[1, { ...STILL, laid: 0.7, presence: 0.4 }]]),
      RELIEF,
    );
    expect(falling).toMatchObject({ laid: 0.7, presence: 0.4 });
    if (falling === undefined) throw new Error("He is gone.");
    expect(shortly(falling)).not.toBe(shortly({ ...falling, laid: 0 }));
    const { bases, shadows } = troop([falling, ...STANDING.slice(1)]);
    expect(bases[0]?.z).toBeLessThan(0);
    expect(bases.map(({ mesh }) => mesh)).toHaveLength(2);
    expect(bases[0]?.mesh).toBe(bases[1]?.mesh);
    expect(shadows).toHaveLength(1);
    const gone = acted(STANDING, frameOf([[1, { ...STILL, presence: 0 }]]), RELIEF);
    expect(gone.map(({ id }) => id)).toEqual([2]);
  });

  it("carries a group's tray and banner along", () => {
    const shift = { from: pose(1000, 1000, 0), to: pose(1000, 2000, 900) };
    const at = carriedBy({ x: 1300, y: 1000 }, shift);
    expect(at.x).toBeCloseTo(1000);
    expect(at.y).toBeCloseTo(2300);
    const frame = frameOf([], new Map([[7, shift]]));
    const group = { id: 7, outline: { points: box(900, 900, 200, 200), holes: [] }, seat: 0 };
    const gone = trays([group as unknown as Group], frame, [0]);
    expect(gone).toHaveLength(1);
    expect(gone[0]?.points[0]?.y).toBeCloseTo(1900);
    expect(trayMesh(gone, RELIEF).triangles).toBeGreaterThan(4);
    const banner = { x: 1300, y: 1000, z: 620, group: 7 } as Written;
    const other = { ...banner, group: null };
    const [carried, stayed] = carriedWords([banner, other], frame);
    expect(carried?.y).toBeCloseTo(2300);
    expect(stayed).toBe(other);
  });
});

describe("what the eye is brought to", () => {
  const at = (x: number, y: number) => ({ x, y, z: 0 });

  it("stays where it is while all of it is in view", () => {
    expect(framing(ORBIT, VIEW, [])).toBe(ORBIT);
    expect(framing(ORBIT, VIEW, [at(4800, 4000), at(5200, 3900)])).toBe(ORBIT);
  });

  it("comes into view, from further away when it must", () => {
    const near = framing(ORBIT, VIEW, [at(9000, 7000)]);
    expect(near).toMatchObject({ x: 9000, y: 7000, far: 3900, turn: ORBIT.turn });
    const both = [at(500, 500), at(9500, 7500)];
    const wide = framing(ORBIT, VIEW, both, 72);
    expect(wide.far).toBeGreaterThan(ORBIT.far);
    for (const place of both) expect(isWithin(eyeOf(wide), VIEW, place, 72, 20)).toBe(true);
  });

  it("comes near to a fight that is far away, and stays there", () => {
    const high = { ...ORBIT, far: 14000 };
    const fight = [at(5000, 3800), at(5300, 4000)];
    const near = framing(high, VIEW, fight);
    expect(near.far).toBeLessThan(6000);
    expect(framing(near, VIEW, fight)).toBe(near);
    const all = [at(0, 0), at(10000, 8000)];
    expect(framing(high, VIEW, all)).toBe(high);
  });

  it("is below the view when it is behind the eye, on its own side", () => {
    const eye = eyeOf({ ...ORBIT, tilt: 0.1, far: 900 });
    const ahead = at(5000, 3000);
    expect(projected(eye, VIEW, ahead).y).toBeCloseTo(seenAt(eye, VIEW, ahead)?.y ?? -1);
    const left = projected(eye, VIEW, at(1000, 7900));
    const right = projected(eye, VIEW, at(9000, 7900));
    expect(left.y).toBeGreaterThan(VIEW.height);
    expect(left.x).toBeLessThan(right.x);
  });
});
