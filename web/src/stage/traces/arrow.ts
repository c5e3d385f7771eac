/** A tapered arrow along a way, as an outline on the table. */
import type { Place } from "../course/parties";

/** Half the width at the foot and at the neck, and of the head, in parts of the whole width. */
const FOOT = 0.14;
const NECK = 0.34;
const HEAD = 0.62;
/** How long the head is, in widths, and at most so much of the way. */
const TIP = 0.95;
const MOST_TIP = 0.6;

/** The outline of an arrow of a width; empty where there is no way. */
export function arrowAlong(points: readonly Place[], width: number): Place[] {
  const way = points.filter((point, n) => n === 0 || apart(point, points[n - 1] as Place) > 1);
  const tip = way.at(-1);
  const whole = lengthOf(way);
  if (tip === undefined || way.length < 2 || whole === 0) return [];
  const shaft = shortened(way, Math.min(width * TIP, whole * MOST_TIP));
  const neck = shaft.at(-1) as Place;
  const left: Place[] = [];
  const right: Place[] = [];
  let gone = 0;
  shaft.forEach((point, n) => {
    const before = shaft[n - 1];
    if (before !== undefined) gone += apart(before, point);
    const half = width * (FOOT + (NECK - FOOT) * (gone / whole));
    const { x, y } = normalAt(n === shaft.length - 1 ? [...shaft, tip] : shaft, n);
    left.push({ x: point.x + x * half, y: point.y + y * half });
    right.push({ x: point.x - x * half, y: point.y - y * half });
  });
  const length = apart(neck, tip) || 1;
  const across = { x: -(tip.y - neck.y) / length, y: (tip.x - neck.x) / length };
  const wing = (by: number): Place => ({
    x: neck.x + across.x * by * width * HEAD,
    y: neck.y + across.y * by * width * HEAD,
  });
  return [...left, wing(1), tip, wing(-1), ...right.reverse()];
}

/** A way without its last stretch. */
export function shortened(way: readonly Place[], by: number): Place[] {
  const kept = way.map((point) => ({ ...point }));
  let left = by;
  while (kept.length > 1) {
    const [end, before] = [kept.at(-1) as Place, kept.at(-2) as Place];
    const step = apart(before, end);
    if (step > left) {
      const part = (step - left) / step;
      kept[kept.length - 1] = {
        x: before.x + (end.x - before.x) * part,
        y: before.y + (end.y - before.y) * part,
      };
      return kept;
    }
    left -= step;
    kept.pop();
  }
  return kept;
}

export function lengthOf(way: readonly Place[]): number {
  return way.reduce((sum, point, n) => sum + (n === 0 ? 0 : apart(way[n - 1] as Place, point)), 0);
}

function apart(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Across the way at one of its points. */
function normalAt(way: readonly Place[], n: number): Place {
  const before = way[Math.max(0, n - 1)] as Place;
  const after = way[Math.min(way.length - 1, n + 1)] as Place;
  const length = apart(before, after) || 1;
  return { x: -(after.y - before.y) / length, y: (after.x - before.x) / length };
}
