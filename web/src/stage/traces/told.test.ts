import { describe, expect, it } from "vitest";

import { happening, told } from "../../model/testing/fixtures";
import { pose } from "../../table/samples";
import {
  AFTER,
  BEFORE,
  BLOWS,
  CHARGED,
  FELL,
  field,
  LOST,
  motion,
  RIDERS,
  SPEARS,
  STORY,
} from "../course/samples";
import { arrowAlong, lengthOf, shortened } from "./arrow";
import { tracesOf } from "./told";

const SINCE = { at: 0, scene: BEFORE.scene };

describe("traces", () => {
  it("tell a charge, its blows and what they cost, also of those who fell", () => {
    const { ways, marked, counts, flights } = tracesOf(STORY, AFTER.scene, SINCE);
    expect(ways).toMatchObject([{ manner: "charge", seat: 0 }]);
    expect(ways[0]?.points).toEqual([
      { x: 450, y: 0 },
      { x: 3450, y: 0 },
    ]);
    expect(ways[0]?.from.map(({ id }) => id)).toEqual([1, 2]);
    // They strike from afar: the spears stand well away.
    expect(flights).toMatchObject([{ missile: "arrow", isHit: true }]);
    expect(marked).toMatchObject([{ id: SPEARS, tone: "struck" }]);
    expect(counts).toMatchObject([{ lost: 1, slain: 1 }]);
  });

  it("mark a clash where they touch, and whoever comes into contact has charged", () => {
    const [at, to] = [pose(4000, 0), pose(5650, 0)];
    const near = field(at.x, 3);
    const walk = motion("move", 2, {
      path: [
        [at.x + 600, 0, 0],
        [to.x, 0, 0],
      ],
      pose: to,
      manner: "walk",
    });
    const blow = { ...BLOWS, about: [2, 3] };
    const story = [told(1, { happenings: [walk, blow] })];
    const { ways, clashes } = tracesOf(story, near, { at: 0, scene: near });
    expect(ways).toMatchObject([{ manner: "charge" }]);
    expect(clashes).toMatchObject([{ isFought: true, isHit: true }]);
    const { x } = clashes[0]?.at ?? { x: 0 };
    expect(x).toBeGreaterThan(to.x);
    expect(x).toBeLessThan(5900);
  });

  it("give a spell the nature of what it does, once for each whom it is cast upon", () => {
    const cast = (effect: "spell" | "curse", about: number[]) => happening({ effect, about });
    const lines = [cast("spell", [1, 3]), cast("curse", [1, 3]), cast("spell", [2])];
    const { casts } = tracesOf([told(1, { happenings: lines })], BEFORE.scene, null);
    expect(casts).toMatchObject([{ nature: "curse" }, { nature: "spell", from: null }]);
    expect(casts[0]?.from).toEqual({ x: 300, y: 0 });
  });

  it("show who flees as one who flees", () => {
    const flees = { ...CHARGED, motion: CHARGED.motion && { ...CHARGED.motion, manner: "flee" } };
    const { ways } = tracesOf([told(1, { happenings: [flees] })], AFTER.scene, SINCE);
    expect(ways).toMatchObject([{ manner: "flee" }]);
  });

  it("are gone when the story goes on, or was taken back", () => {
    const none = { ways: [], clashes: [], flights: [], casts: [], marked: [], counts: [] };
    expect(tracesOf([...STORY, told(2)], AFTER.scene, SINCE)).toEqual(none);
    expect(tracesOf([], AFTER.scene, null)).toEqual(none);
    const undone = told(1, { happenings: [LOST, FELL], holds: false });
    expect(tracesOf([undone], AFTER.scene, SINCE)).toEqual(none);
  });

  it("follow those who moved before in the same news", () => {
    const on = motion("move", RIDERS, {
      path: [
        [3000, 0, 0],
        [4000, 0, 0],
      ],
      pose: pose(4000, 0),
    });
    const story = [told(1, { happenings: [CHARGED] }), told(2, { happenings: [on] })];
    const { ways } = tracesOf(story, field(4000, 3), SINCE);
    expect(ways).toMatchObject([{ points: [{ x: 3450 }, { x: 4450 }] }]);
    expect(ways[0]?.from[0]?.pose.x).toBe(3300);
  });
});

describe("an arrow", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 1000 },
  ];

  it("runs from where somebody began to its tip, widest at the head", () => {
    const outline = arrowAlong(way, 200);
    expect(outline).toContainEqual({ x: 1000, y: 1000 });
    const [first, last] = [outline[0], outline.at(-1)];
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(0);
    const foot = Math.abs((first?.y ?? 0) - (last?.y ?? 0));
    const head = Math.max(...outline.map(({ x }) => x)) - 1000;
    expect(head * 2).toBeGreaterThan(foot * 2);
    expect(arrowAlong([{ x: 5, y: 5 }], 200)).toEqual([]);
  });

  it("is shortened along its way", () => {
    expect(lengthOf(shortened(way, 1200))).toBeCloseTo(800);
    expect(shortened(way, 5000)).toHaveLength(1);
  });
});
