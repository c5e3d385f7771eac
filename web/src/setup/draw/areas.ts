/** Areas on a table: boxes, circles and outlines of any corners. Places are whole units. */
import { extentOf, isInside, type Point } from "../board/geometry";

export type Corners = readonly Point[];

export interface Size {
  width: number;
  depth: number;
}

/** Corners of what is drawn as a circle. */
const ROUND = 24;
/** The least side of an area, in units. */
export const LEAST = 100;

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The nearest place on the table. */
export function onto({ width, depth }: Size, [x, y]: Point): Point {
  return [Math.min(width, Math.max(0, x)), Math.min(depth, Math.max(0, y))];
}

export function boxOf(one: Point, other: Point): Corners {
  const { left, top, right, bottom } = extentOf([one, other]);
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return corners.map(round);
}

/** A circle, as far as corners can be one. */
export function circleOf([x, y]: Point, radius: number): Corners {
  return Array.from({ length: ROUND }, (_, n) => {
    const angle = (2 * Math.PI * n) / ROUND;
    return round([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  });
}

/** Whether the sides run along the edges of the table. */
export function isBox(corners: Corners): boolean {
  if (corners.length !== 4) return false;
  const { left, top, right, bottom } = extentOf(corners);
  const wanted = boxOf([left, top], [right, bottom]).map(String);
  const found = new Set(corners.map(String));
  return found.size === 4 && wanted.every((corner) => found.has(corner));
}

/** The middle and the radius of what was drawn as a circle; null: it is none. */
export function roundOf(corners: Corners): { middle: Point; radius: number } | null {
  if (corners.length < 12) return null;
  const middle = middleOf(corners);
  const far = corners.map((corner) => distance(corner, middle));
  const radius = far.reduce((sum, one) => sum + one, 0) / far.length;
  const isRound = far.every((one) => Math.abs(one - radius) <= Math.max(3, radius * 0.02));
  return isRound ? { middle: round(middle), radius: Math.round(radius) } : null;
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The middle of the frame around it. */
export function middleOf(corners: Corners): Point {
  const { left, top, right, bottom } = extentOf(corners);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** An area shoved by so much, and no farther than the edge. */
export function moved(corners: Corners, [dx, dy]: Point, size: Size): Corners {
  const { left, top, right, bottom } = extentOf(corners);
  const x = Math.max(-left, Math.min(dx, size.width - right));
  const y = Math.max(-top, Math.min(dy, size.depth - bottom));
  return corners.map(([cx, cy]) => round([cx + x, cy + y]));
}

/** An area turned around its middle; what would lie beyond the edge is put on it. */
export function turned(corners: Corners, tenths: number, size: Size): Corners {
  const [mx, my] = middleOf(corners);
  const angle = (tenths * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return corners.map(([x, y]) => {
    const [dx, dy] = [x - mx, y - my];
    return round(onto(size, [mx + dx * cos - dy * sin, my + dx * sin + dy * cos]));
  });
}

/** One corner pulled to a place. A box stays one: its neighbours come along. */
export function pulledCorner(corners: Corners, index: number, to: Point, size: Size): Corners {
  const place = round(onto(size, to));
  if (!isBox(corners)) return corners.map((corner, n) => (n === index ? place : corner));
  const corner = corners[index] ?? place;
  const across = corners.find(([x, y]) => x !== corner[0] && y !== corner[1]) ?? corner;
  const apart = (here: number, there: number, now: number): number => {
    const way = Math.sign(now - there) || 1;
    return Math.abs(here - there) < LEAST || Math.sign(here - there) !== way
      ? there + way * LEAST
      : here;
  };
  return boxOf(
    [apart(place[0], across[0], corner[0]), apart(place[1], across[1], corner[1])],
    across,
  );
}

/** One corner more, in the middle of the side that follows on a corner. */
export function withCorner(corners: Corners, after: number, at: Point): Corners {
  return [...corners.slice(0, after + 1), round(at), ...corners.slice(after + 1)];
}

/** One corner less; three are the fewest. */
export function withoutCorner(corners: Corners, index: number): Corners {
  return corners.length > 3 ? corners.filter((_, n) => n !== index) : corners;
}

/** The middle of each side. */
export function sidesOf(corners: Corners): Point[] {
  return corners.map(([x, y], n) => {
    const [nx, ny] = corners[(n + 1) % corners.length] ?? [x, y];
    return [(x + nx) / 2, (y + ny) / 2];
  });
}

/** The same area on the other side of the table's middle. */
export function mirrored(corners: Corners, { width, depth }: Size): Corners {
  return corners.map(([x, y]) => [width - x, depth - y]);
}

/** The corners that a value of a sheet holds. */
export function cornersIn(value: unknown): Corners {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (corner): corner is [number, number] =>
      Array.isArray(corner) && corner.length === 2 && corner.every(Number.isFinite),
  );
}

export function isIn(at: Point, corners: Corners): boolean {
  return corners.length > 2 && isInside(at, corners);
}
