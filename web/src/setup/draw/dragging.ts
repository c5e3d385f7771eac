/** What is taken hold of on the table, and where it is dragged to. */
import type { Held } from "../board/Board";
import { type Point, snapped } from "../board/geometry";
import { type Corners, cornersIn, isIn, moved, onto } from "./areas";
import type { Desk } from "./desk";
import { cornersOf, keptOn, shifted } from "./details";
import { OUTLINE, rowsOf, spotOf, TERRAIN, type Thing } from "./parts";

/** Something on its way: where it was taken hold of, and what it was then. */
export interface Moving {
  thing: Thing;
  from: Point;
  row: Record<string, unknown>;
}

export function middleOfTerrain(row: Record<string, unknown>): Point {
  const corners = cornersOf(row);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** What lies under the pieces of the box there: detailed terrain, then areas, the last on top. */
export function thingAt(desk: Desk, at: Point): Thing | null {
  const uppermost = (part: string, corners: (row: Record<string, unknown>) => Corners) => {
    const rows = rowsOf(desk.sheet, part);
    const index = rows.findLastIndex((row) => isIn(at, corners(row)));
    return index < 0 ? null : { part, index };
  };
  const piece = uppermost(TERRAIN, cornersOf);
  if (piece !== null) return piece;
  for (const part of desk.parts.filter(({ kind }) => kind === "area")) {
    const area = uppermost(part.name, (row) => cornersIn(row[OUTLINE]));
    if (area !== null) return area;
  }
  return null;
}

/** How wide and how deep it is. */
export function extent(corners: Corners): [number, number] {
  if (corners.length === 0) return [0, 0];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** A row dragged to where the pointer is. */
export function movedRow(
  { table, parts }: Desk,
  { thing, from, row }: Moving,
  { at }: Held,
  grid: number,
): Record<string, unknown> {
  const by: Point = [at[0] - from[0], at[1] - from[1]];
  const step = (value: number) =>
    grid > 0 ? Math.round(value / grid) * grid : Math.round(value / 10) * 10;
  if (thing.part === TERRAIN) {
    const corners = cornersOf(row);
    return shifted(row, {
      by: keptOn(corners, [step(by[0]), step(by[1])], table),
      around: [0, 0],
      tenths: 0,
    });
  }
  const part = parts.find(({ name }) => name === thing.part);
  if (part?.kind === "area") {
    const corners = cornersIn(row[OUTLINE]);
    return { ...row, [OUTLINE]: moved(corners, [step(by[0]), step(by[1])], table) };
  }
  const [x, y] = spotOf(row);
  const [nx, ny] = onto(table, snapped([x + by[0], y + by[1]], grid > 0 ? grid : 10));
  return { ...row, x: nx, y: ny };
}
