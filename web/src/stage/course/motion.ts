/** Motions in time: where something is after a part of its way. */

import { around } from "../../table/around";
import { direction, turnBetween } from "../../table/geometry";
import type { Motion, Pose, Spot } from "../../wire/types";

const SHORTEST = 340;
const LONGEST = 950;
/** Units that a piece runs in a millisecond before the bounds apply. */
const PACE = 3;
const LASTING: Record<Exclude<Motion["kind"], "move">, number> = {
  place: 340,
  turn: 280,
  hurt: 460,
  heal: 460,
  slain: 760,
  gone: 420,
};

/** Slow at both ends. */
export function eased(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

export function lengthOf(points: readonly Spot[]): number {
  let sum = 0;
  for (let n = 1; n < points.length; n += 1) {
    const [ax, ay] = around(points, n - 1);
    const [bx, by] = around(points, n);
    sum += Math.hypot(bx - ax, by - ay);
  }
  return sum;
}

/** The spot after a part (0 … 1) of the way. */
export function along(points: readonly Spot[], part: number): Spot {
  const last = around(points, points.length - 1);
  if (part >= 1) return last;
  let left = lengthOf(points) * part;
  for (let n = 1; n < points.length; n += 1) {
    const [ax, ay, level] = around(points, n - 1);
    const [bx, by] = around(points, n);
    const step = Math.hypot(bx - ax, by - ay);
    if (left <= step) {
      const of = step === 0 ? 0 : left / step;
      return [ax + (bx - ax) * of, ay + (by - ay) * of, level];
    }
    left -= step;
  }
  return last;
}

/** The whole way of a motion: from where somebody is shown to where he will stand. */
export function wayOf(path: readonly Spot[], from: Pose | null, to: Pose | null): Spot[] {
  const way: Spot[] = path.map((spot): Spot => [...spot]);
  const apart = (spot: Spot | undefined, pose: Pose): boolean =>
    spot === undefined || spot[0] !== pose.x || spot[1] !== pose.y;
  if (from !== null && apart(way[0], from)) way.unshift([from.x, from.y, from.level]);
  if (to !== null && apart(way.at(-1), to)) way.push([to.x, to.y, to.level]);
  return way;
}

/** Milliseconds that a motion takes at the usual speed. */
export function lasting(motion: Motion): number {
  if (motion.kind !== "move") return LASTING[motion.kind];
  return Math.min(LONGEST, Math.max(SHORTEST, lengthOf(motion.path) / PACE));
}

/** Between two poses, along a way. */
export function between(from: Pose, to: Pose, way: readonly Spot[], part: number): Pose {
  const [x, y, level] = way.length > 0 ? along(way, part) : ([to.x, to.y, to.level] as Spot);
  return {
    x,
    y,
    level,
    z: from.z + (to.z - from.z) * part,
    facing: direction(from.facing + turnBetween(from.facing, to.facing) * part),
  };
}

/** Ways of moving in which one shows one's back to the enemy. */
const FLEEING = ["flee", "break-off", "rout"];

/** The same, by somebody who turns his back and runs: he looks where he goes. */
export function fleeing(from: Pose, to: Pose, way: readonly Spot[], part: number): Pose {
  const here = between(from, to, way, part);
  const there = along(way, Math.min(1, part + 0.02));
  const behind = along(way, Math.max(0, part - 0.02));
  const [dx, dy] = [there[0] - behind[0], there[1] - behind[1]];
  if (dx === 0 && dy === 0) return here;
  const facing = (Math.atan2(dy, dx) * 1800) / Math.PI;
  // He turns round in the first fifth of the way, and comes to rest as he stands in the last.
  const turned = Math.min(1, part * 5, (1 - part) * 5);
  return {
    ...here,
    facing: direction(here.facing + turnBetween(here.facing, direction(facing)) * turned),
  };
}

export function isFleeing(motion: Motion): boolean {
  return FLEEING.includes(motion.manner);
}

/** A pose that keeps its place beside another, which goes from one pose to the next. */
export function carried(pose: Pose, from: Pose, to: Pose): Pose {
  const turn = turnBetween(from.facing, to.facing);
  const angle = (turn * Math.PI) / 1800;
  const [dx, dy] = [pose.x - from.x, pose.y - from.y];
  return {
    x: to.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: to.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    z: pose.z + to.z - from.z,
    level: to.level === from.level ? pose.level : to.level,
    facing: direction(pose.facing + turn),
  };
}
