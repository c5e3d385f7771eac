/** Terrain in every detail, moved and turned as a whole: corners, walls, floors and stairs. */
import { isRecord, type Sheet } from "../../armies/cards/sheet";
import type { Ground, Spot } from "../../wire/types";
import type { Point } from "../board/geometry";
import { type Corners, cornersIn, middleOf, type Size } from "./areas";

/** A piece as it lies: by how much it was moved, and how far it was turned around which place. */
export interface Shift {
  by: Point;
  around: Point;
  tenths: number;
}

/** What of a piece is a place on the table. */
const PLACES = new Set(["start", "end", "low", "high", "place"]);
/** What of a piece is a row of places. */
const RINGS = new Set(["points"]);
const SEVERAL = new Set(["holes"]);

export function cornersOf(row: Sheet): Corners {
  const outline = row["outline"];
  return isRecord(outline) ? cornersIn(outline["points"]) : [];
}

export function carry({ by, around, tenths }: Shift, [x, y]: Point): Point {
  const angle = (tenths * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - around[0], y - around[1]];
  return [
    Math.round(around[0] + dx * cos - dy * sin + by[0]),
    Math.round(around[1] + dx * sin + dy * cos + by[1]),
  ];
}

/** A piece with all its places moved. */
export function shifted(row: Sheet, shift: Shift): Sheet {
  const change = (name: string, value: unknown): unknown => {
    const [pair] = cornersIn([value]);
    if (PLACES.has(name) && pair !== undefined) return carry(shift, pair);
    if (RINGS.has(name)) return cornersIn(value).map((corner) => carry(shift, corner));
    if (SEVERAL.has(name) && Array.isArray(value)) {
      return value.map((ring) => cornersIn(ring).map((corner) => carry(shift, corner)));
    }
    if (Array.isArray(value)) return value.map((one) => change("", one));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(key, one)]));
  };
  return change("", row) as Sheet;
}

/** How a piece may be moved without a corner beyond the edge. */
export function keptOn(corners: Corners, [dx, dy]: Point, size: Size): Point {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const shove = (least: number, most: number, room: number, by: number) =>
    Math.round(Math.max(-least, Math.min(by, room - most)));
  return [
    shove(Math.min(...xs), Math.max(...xs), size.width, dx),
    shove(Math.min(...ys), Math.max(...ys), size.depth, dy),
  ];
}

/** How far a piece has come since it was drawn: by its first two corners. */
export function shiftBetween(before: Corners, after: Corners): Shift {
  const [a, b] = before;
  const [c, d] = after;
  if (!a || !b || !c || !d) return { by: [0, 0], around: [0, 0], tenths: 0 };
  const way = ([px, py]: Point, [qx, qy]: Point) => Math.atan2(qy - py, qx - px);
  const tenths = ((way(c, d) - way(a, b)) * 1800) / Math.PI;
  return { by: [c[0] - a[0], c[1] - a[1]], around: a, tenths };
}

/** The drawing of a piece where it has come to. */
export function groundAt(ground: Ground, shift: Shift): Ground {
  if (shift.tenths === 0 && shift.by[0] === 0 && shift.by[1] === 0) return ground;
  const flat = ([x, y]: Point): [number, number] => {
    const [cx, cy] = carry(shift, [x, y]);
    return [cx, cy];
  };
  const spot = ([x, y, level]: Spot): Spot => [...flat([x, y]), level];
  const outline = (of: Ground["outline"]) => ({
    points: of.points.map(flat),
    holes: of.holes.map((hole) => hole.map(flat)),
  });
  return {
    ...ground,
    outline: outline(ground.outline),
    storeys: ground.storeys.map((storey) => ({ ...storey, outline: outline(storey.outline) })),
    openings: ground.openings.map(([start, end]) => [spot(start), spot(end)]),
    points: ground.points.map(spot),
  };
}

export function middle(row: Sheet): Point {
  const [x, y] = middleOf(cornersOf(row));
  return [Math.round(x), Math.round(y)];
}
