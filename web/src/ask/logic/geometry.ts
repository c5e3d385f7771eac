/** Directions, lengths and ways on the table. Units of 0.1 mm, tenths of a degree. */
import type { Base, Outline, Pose, Scene, Spot } from "../../wire/types";
import type { Leg } from "./values";

const FULL = 3600;
const RADIAN = Math.PI / 1800;
const FARTHEST = 40_000;

export interface Point {
  x: number;
  y: number;
}

/** A direction brought into the circle. */
export function turned(direction: number, by: number): number {
  return (((Math.round(direction + by) % FULL) + FULL) % FULL) + 0;
}

/** The direction from one place to another; null where they are the same. */
export function direction(from: Point, to: Point): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return dx === 0 && dy === 0 ? null : turned(Math.atan2(dy, dx) / RADIAN, 0);
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function point(spot: Spot): Point {
  return { x: spot[0], y: spot[1] };
}

export function spotOf(pose: Pose): Spot {
  return [pose.x, pose.y, pose.level];
}

/** A place as the wire takes it: whole units, within the table's limits. */
export function whole(x: number, y: number, level = 0): Spot {
  return [within(x), within(y), level];
}

function within(value: number): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, Math.round(value))) + 0;
}

/** The place so far from another in a direction. */
export function away(from: Point, facing: number, length: number): Point {
  return {
    x: from.x + Math.cos(facing * RADIAN) * length,
    y: from.y + Math.sin(facing * RADIAN) * length,
  };
}

/** The length of a way through all its points. */
export function wayLength(points: readonly Spot[]): number {
  let sum = 0;
  for (let n = 1; n < points.length; n += 1) {
    sum += distance(point(points[n - 1] as Spot), point(points[n] as Spot));
  }
  return sum;
}

/** The end of a way, drawn back along its last leg to where the limit is reached. */
export function heldToLimit(way: readonly Spot[], limit: number): Spot[] {
  const held = [...way];
  const last = held.at(-1);
  const before = held.at(-2);
  if (last === undefined || before === undefined) return held;
  const left = limit - wayLength(held.slice(0, -1));
  const leg = distance(point(before), point(last));
  if (leg <= left) return held;
  const part = Math.max(0, left) / leg;
  // Towards the start, so that rounding never makes the way too long.
  const x = before[0] + Math.trunc((last[0] - before[0]) * part);
  const y = before[1] + Math.trunc((last[1] - before[1]) * part);
  held[held.length - 1] = whole(x, y, last[2]);
  return held;
}

/** The facing at the end of a way: along its last leg. */
export function facingAlong(way: readonly Spot[]): number | null {
  for (let n = way.length - 1; n > 0; n -= 1) {
    const found = direction(point(way[n - 1] as Spot), point(way[n] as Spot));
    if (found !== null) return found;
  }
  return null;
}

/** Where a base stands after legs told relative to it, turning about its middle. */
export function afterLegs(start: Pose, legs: readonly Leg[]): Pose {
  let { x, y, facing } = start;
  const sides = { ahead: 0, back: 1800, left: -900, right: 900 } as const;
  for (const leg of legs) {
    if (leg.kind === "turn") facing = turned(facing, leg.amount);
    else ({ x, y } = away({ x, y }, turned(facing, sides[leg.kind]), leg.amount));
  }
  const [wholeX, wholeY] = whole(x, y);
  return { ...start, x: wholeX, y: wholeY, facing };
}

/** Half the size of a base, for what is drawn at its edge. */
export function reach(base: Base): number {
  return base.type === "round" ? base.diameter / 2 : Math.min(base.width, base.depth) / 2;
}

/** Whether a place lies within an outline (its holes are outside). */
export function inside(outline: Outline, place: Point): boolean {
  const rings = [outline.points, ...outline.holes];
  return rings.filter((ring) => inRing(ring, place)).length % 2 === 1;
}

function inRing(ring: readonly (readonly [number, number])[], { x, y }: Point): boolean {
  let within = false;
  ring.forEach(([x1, y1], n) => {
    const [x2, y2] = ring[(n + 1) % ring.length] as readonly [number, number];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  });
  return within;
}

/** The height of a surface, as far as the scene tells it. */
export function heightAt(scene: Scene, spot: Spot): number {
  const level = spot[2];
  if (level === 0) return 0;
  const storeys = scene.terrain.flatMap((ground) => ground.storeys);
  const standing = scene.pieces.find((piece) => piece.pose?.level === level)?.pose;
  return storeys.find((storey) => storey.level === level)?.height ?? standing?.z ?? 0;
}

/** A pose at a spot. */
export function poseAt(scene: Scene, spot: Spot, facing: number): Pose {
  const level = spot[2];
  return { x: spot[0], y: spot[1], facing: turned(facing, 0), z: heightAt(scene, spot), level };
}

/** A direction held to the allowed ones: itself, or the nearest end of an interval. */
export function allowedFacing(
  facing: number,
  intervals: readonly (readonly [number, number])[],
): number {
  if (intervals.some(([first, last]) => isBetween(facing, first, last))) return facing;
  const ends = intervals.flat();
  const apart = (end: number): number => Math.min(turned(end, -facing), turned(facing, -end));
  return ends.sort((one, other) => apart(one) - apart(other))[0] ?? facing;
}

/** A direction as it is where that is allowed, else the middle of the nearest interval. */
export function keptFacing(
  facing: number,
  intervals: readonly (readonly [number, number])[],
): number {
  const held = allowedFacing(facing, intervals);
  const within = intervals.find(([first, last]) => isBetween(held, first, last));
  if (held === facing || within === undefined) return held;
  const [first, last] = within;
  return turned(first, turned(last, -first) / 2);
}

/** Whether a direction lies from first to last, clockwise. */
export function isBetween(facing: number, first: number, last: number): boolean {
  return turned(facing, -first) <= turned(last, -first);
}
