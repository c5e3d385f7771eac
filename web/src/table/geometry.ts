/** Plain geometry of the table, in units of 0.1 mm; y points down the page, as on the wire. */
import type { Base, Outline, Pose } from "../wire/types";
import { around } from "./around";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Ring = readonly (readonly [number, number])[];

/** Tenths of a degree as radians. */
export function radians(tenths: number): number {
  return (tenths * Math.PI) / 1800;
}

/** A direction brought into 0 … 3599. */
export function direction(tenths: number): number {
  return ((Math.round(tenths) % 3600) + 3600) % 3600;
}

/** The smallest turn from one direction to another, −1800 … 1800. */
export function turnBetween(from: number, to: number): number {
  const turn = direction(to - from);
  return turn > 1800 ? turn - 3600 : turn;
}

export function inRing(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = around(ring, i);
    const [bx, by] = around(ring, j);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Whether a point lies in an outline and in none of its holes. */
export function inOutline(outline: Outline, x: number, y: number): boolean {
  return inRing(outline.points, x, y) && !outline.holes.some((hole) => inRing(hole, x, y));
}

/** How far a point is from a stretch between two others. */
export function toSegment(
  x: number,
  y: number,
  a: readonly number[],
  b: readonly number[],
): number {
  const [ax = 0, ay = 0] = a;
  const [bx = 0, by = 0] = b;
  const dx = bx - ax;
  const dy = by - ay;
  const along = dx * dx + dy * dy;
  const part = along === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** How far a point is from the edge of an outline, inside or outside. */
export function toEdge(outline: Outline, x: number, y: number): number {
  let least = Infinity;
  for (const ring of [outline.points, ...outline.holes]) {
    ring.forEach((point, n) => {
      least = Math.min(least, toSegment(x, y, point, around(ring, n + 1)));
    });
  }
  return least;
}

export function boxOf(ring: Ring): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Twice the signed area: positive when the ring runs clockwise on the page. */
function doubleArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], n) => {
    const [nx, ny] = around(ring, n + 1);
    return sum + x * ny - nx * y;
  }, 0);
}

export function areaOf(ring: Ring): number {
  return Math.abs(doubleArea(ring)) / 2;
}

/** The middle of an area; of a thing without area the middle of its points. */
export function middleOf(ring: Ring): Point {
  const double = doubleArea(ring);
  if (Math.abs(double) < 1) {
    const count = Math.max(1, ring.length);
    return {
      x: ring.reduce((sum, [x]) => sum + x, 0) / count,
      y: ring.reduce((sum, [, y]) => sum + y, 0) / count,
    };
  }
  let x = 0;
  let y = 0;
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return { x: x / (3 * double), y: y / (3 * double) };
}

/** A place inside for words: the middle, or the spot furthest from the edges of a bent shape. */
export function wordsAt(outline: Outline): Point {
  const middle = middleOf(outline.points);
  if (inOutline(outline, middle.x, middle.y)) return middle;
  const box = boxOf(outline.points);
  let best = middle;
  let widest = -1;
  for (let i = 1; i < 12; i += 1) {
    for (let j = 1; j < 12; j += 1) {
      const x = box.left + ((box.right - box.left) * i) / 12;
      const y = box.top + ((box.bottom - box.top) * j) / 12;
      const room = inOutline(outline, x, y) ? toEdge(outline, x, y) : -1;
      if (room > widest) {
        widest = room;
        best = { x, y };
      }
    }
  }
  return best;
}

/** How far a point is outside a base that stands at a pose; 0 on the base. */
export function toBase(base: Base, pose: Pose, x: number, y: number): number {
  const dx = x - pose.x;
  const dy = y - pose.y;
  if (base.type === "round") return Math.max(0, Math.hypot(dx, dy) - base.diameter / 2);
  const angle = radians(pose.facing);
  const along = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - base.depth / 2;
  const across = Math.abs(dy * Math.cos(angle) - dx * Math.sin(angle)) - base.width / 2;
  return Math.hypot(Math.max(0, along), Math.max(0, across));
}

/** The shorter measure of a base: what decides how much can be drawn on it. */
export function smallest(base: Base): number {
  return base.type === "round" ? base.diameter : Math.min(base.width, base.depth);
}

/** The circle around a base. */
export function reachOf(base: Base): number {
  return base.type === "round" ? base.diameter / 2 : Math.hypot(base.width, base.depth) / 2;
}
