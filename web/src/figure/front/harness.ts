/** Legs and saddles: what mounts from the side are put together from. */
import { CREAM, SIDE, tinted } from "../palette";
import { blob, curve, type Point, rod, type Shape, solid, wire } from "../shape";

/** Where the ground is below the middle of a mount's body. */
export const LOW = 64;

export interface MountShapes {
  behind: Shape[];
  before: Shape[];
  /** Where whoever rides it sits. */
  seat: Point;
}

export function leg(
  x: number,
  y: number,
  lean: number,
  wide: number,
  hide: string,
  hoof: string,
): Shape[] {
  const knee: Point = [x + lean, (y + LOW) / 2 + 4];
  return [
    solid(
      hide,
      rod([x, y], knee, wide * 1.5, wide),
      rod(knee, [x + lean * 0.3, LOW - 6], wide, wide * 0.85),
    ),
    solid(hoof, rod([x + lean * 0.3, LOW - 7], [x + lean * 0.3 + 3, LOW - 3], wide * 1.1)),
  ];
}

/** Legs on the far side are darker, and behind the body. */
export function legs(
  hide: string,
  hoof: string,
  wide: number,
  from: number,
  to: number,
): [Shape[], Shape[]] {
  const far = tinted(hide, -0.3);
  return [
    [...leg(from + 8, 10, -5, wide, far, hoof), ...leg(to - 6, 10, 7, wide, far, hoof)],
    [...leg(from, 10, -6, wide, hide, hoof), ...leg(to, 10, 6, wide, hide, hoof)],
  ];
}

export function saddle(x: number, y: number, low: number): Shape[] {
  return [
    solid(SIDE, blob([x - 22, y], [x + 20, y], [x + 24, low], [x, low + 4], [x - 26, low])),
    wire(CREAM, 2, curve([x - 25, low - 4], [x, low], [x + 23, low - 4])),
  ];
}
