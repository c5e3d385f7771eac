/** Motions in time: what a piece looks like so many milliseconds after a motion began. */
import type { Motion, Pose, Spot } from "../wire/types";
import { around } from "./around";
import { direction, turnBetween } from "./geometry";

/** How a piece is shown during a motion. */
export interface Look {
  pose: Pose;
  /** 0 invisible … 1 whole. */
  presence: number;
  /** Lifted off the table while it runs: 0 … 1. */
  lift: number;
  /** Shaken by a blow, in parts of the base, along x. */
  shake: number;
}

/** One motion ready to run. */
export interface Run {
  piece: number;
  kind: Motion["kind"];
  /** Milliseconds. */
  lasts: number;
  amount: number;
  at(time: number): Look;
  end: Pose | null;
}

const SHORTEST = 300;
const LONGEST = 600;
/** Units that a piece runs in a millisecond before the bounds apply. */
const PACE = 3;
const LASTING: Record<Exclude<Motion["kind"], "move">, number> = {
  place: 320,
  turn: 300,
  hurt: 420,
  heal: 420,
  slain: 520,
  gone: 420,
};

/** Slow at both ends. */
export function eased(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2;
}

function lengthOf(points: readonly Spot[]): number {
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

/** The whole way of a motion: from where the piece is shown to where it will stand. */
export function wayOf(motion: Motion, from: Pose | null, to: Pose | null): Spot[] {
  const way: Spot[] = motion.path.map((spot): Spot => [...spot]);
  const apart = (spot: Spot | undefined, pose: Pose): boolean =>
    spot === undefined || spot[0] !== pose.x || spot[1] !== pose.y;
  if (from !== null && apart(way[0], from)) way.unshift([from.x, from.y, from.level]);
  if (to !== null && apart(way.at(-1), to)) way.push([to.x, to.y, to.level]);
  return way;
}

function lasting(kind: Motion["kind"], way: readonly Spot[]): number {
  if (kind !== "move") return LASTING[kind];
  return Math.min(LONGEST, Math.max(SHORTEST, lengthOf(way) / PACE));
}

function between(from: Pose, to: Pose, way: readonly Spot[], part: number): Pose {
  const [x, y, level] = way.length > 0 ? along(way, part) : ([to.x, to.y, to.level] as Spot);
  return {
    x,
    y,
    level,
    z: from.z + (to.z - from.z) * part,
    facing: direction(from.facing + turnBetween(from.facing, to.facing) * part),
  };
}

/**
 * A motion ready to run, or null when there is nothing to see.
 *
 * @param from where the piece is shown before it; null when it is not on the table.
 * @param to where the piece stands in the end, when the motion itself does not say it.
 * @param speed 1 as usual, 2 twice as fast, Infinity at once.
 */
export function runOf(motion: Motion, from: Pose | null, to: Pose | null, speed = 1): Run | null {
  const leaving = motion.kind === "slain" || motion.kind === "gone";
  const still = motion.kind === "hurt" || motion.kind === "heal";
  const target = motion.pose ?? (still || leaving ? from : (to ?? from));
  const start = from ?? target;
  if (start === null || target === null) return null;
  const way = motion.kind === "move" ? wayOf(motion, from, target) : [];
  const lasts = Number.isFinite(speed) ? lasting(motion.kind, way) / Math.max(0.1, speed) : 0;
  const at = (time: number): Look => {
    const part = lasts === 0 ? 1 : Math.min(1, Math.max(0, time / lasts));
    const look: Look = {
      pose: still || leaving ? start : between(start, target, way, eased(part)),
      presence: 1,
      lift: motion.kind === "move" ? Math.sin(Math.PI * part) : 0,
      shake: 0,
    };
    if (motion.kind === "place" && from === null) look.presence = eased(part);
    if (leaving) look.presence = 1 - eased(part);
    if (motion.kind === "hurt") look.shake = Math.sin(part * Math.PI * 6) * (1 - part) * 0.14;
    return look;
  };
  return {
    piece: motion.piece,
    kind: motion.kind,
    lasts,
    amount: motion.amount,
    at,
    end: leaving ? null : target,
  };
}
