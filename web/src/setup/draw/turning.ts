/** Turning what is chosen: spots look another way, terrain and areas lie another way. */
import type { Sheet } from "../../armies/cards/sheet";
import { direction, type Point } from "../board/geometry";
import { cornersIn, isBox, onto, type Size, turned } from "./areas";
import { cornersOf, keptOn, middle, shifted } from "./details";
import { facingOf, OUTLINE, type Part, spotOf, TERRAIN } from "./parts";

/** A row whose grip was pulled to a place. */
export function facingFrom(
  row: Sheet,
  part: string,
  [mx, my]: Point,
  [x, y]: Point,
  step: number,
): Sheet {
  const tenths = (Math.atan2(y - my, x - mx) * 1800) / Math.PI;
  if (part !== TERRAIN) return { ...row, facing: direction(Math.round(tenths / step) * step) };
  const [first] = cornersOf(row);
  if (first === undefined) return row;
  // The grip of terrain hangs over its first corner, seen from the middle.
  const now = (Math.atan2(first[1] - my, first[0] - mx) * 1800) / Math.PI;
  const by = Math.round((tenths - now) / step) * step;
  return shifted(row, { by: [0, 0], around: [mx, my], tenths: by });
}

/** A row turned by so much, as keys do it. */
export function turnedBy(row: Sheet, part: Part | null, tenths: number, size: Size): Sheet {
  if (part === null) {
    const next = shifted(row, { by: [0, 0], around: middle(row), tenths });
    return shifted(next, { by: keptOn(cornersOf(next), [0, 0], size), around: [0, 0], tenths: 0 });
  }
  if (part.kind === "spot") {
    return part.turns ? { ...row, facing: direction(facingOf(row) + tenths) } : row;
  }
  const corners = cornersIn(row[OUTLINE]);
  if (part.box && isBox(corners)) return row;
  return { ...row, [OUTLINE]: turned(corners, tenths, size) };
}

/** A row moved by so much, as keys do it. */
export function shiftedBy(row: Sheet, part: Part | null, by: Point, size: Size): Sheet {
  if (part === null) {
    return shifted(row, { by: keptOn(cornersOf(row), by, size), around: [0, 0], tenths: 0 });
  }
  if (part.kind === "area") {
    const corners = cornersIn(row[OUTLINE]);
    return { ...row, [OUTLINE]: corners.length > 0 ? movedOn(corners, by, size) : corners };
  }
  const [x, y] = spotOf(row);
  const [nx, ny] = onto(size, [x + by[0], y + by[1]]);
  return { ...row, x: Math.round(nx), y: Math.round(ny) };
}

function movedOn(corners: readonly Point[], by: Point, size: Size): Point[] {
  const [dx, dy] = keptOn(corners, by, size);
  return corners.map(([x, y]) => [x + dx, y + dy]);
}
