/** What a look from the eye falls on: standees, and the surface of the table with all its heights. */
import type { Point } from "../table/geometry";
import { toBase } from "../table/geometry";
import type { Pose } from "../wire/types";
import { THICK } from "./bases";
import { atHeight, type Place, type Ray } from "./eye";
import type { Relief, Top } from "./relief";
import type { Standee } from "./standees";

/** A place on a surface, and how far from the eye it is. */
export interface Fallen extends Place, Top {
  far: number;
}

/** Units between two looks along a ray; what is thinner is found by looking closer. */
const STEP = 36;
/** Nothing on a table is higher than this. */
const HIGHEST = 3000;
const LOWEST = -400;
/** How much of a card's width its figure fills, to each side of its middle. */
const FILLED = 0.24;

function along({ from, along: to }: Ray, far: number): Place {
  return { x: from.x + to.x * far, y: from.y + to.y * far, z: from.z + to.z * far };
}

/** Where a look meets the table; null when it goes past, into the room. */
export function surfaceAt(
  ray: Ray,
  relief: Relief,
  table: { width: number; depth: number },
): Fallen | null {
  const end = atHeight(ray, LOWEST)?.far ?? 60000;
  const begin = ray.from.z > HIGHEST ? (atHeight(ray, HIGHEST)?.far ?? 0) : 0;
  let before = begin;
  for (let far = begin; far <= end + STEP; far += STEP) {
    const { x, y, z } = along(ray, far);
    if (x >= 0 && y >= 0 && x <= table.width && y <= table.depth && z <= relief.topAt(x, y).height)
      return closer(ray, relief, before, far);
    before = far;
  }
  // Past the edge the table goes on as a plane: whoever drags over the edge is still understood.
  const flat = atHeight(ray, 0);
  return flat && { ...flat, height: 0, level: 0 };
}

function closer(ray: Ray, relief: Relief, above: number, below: number): Fallen {
  let [near, far] = [above, below];
  for (let n = 0; n < 12; n += 1) {
    const middle = (near + far) / 2;
    const { x, y, z } = along(ray, middle);
    if (z <= relief.topAt(x, y).height) far = middle;
    else near = middle;
  }
  const place = along(ray, far);
  return { ...place, ...relief.topAt(place.x, place.y), far };
}

/** How far along a ray a standee is; null when it is not met within the tolerance (in units). */
export function metAt(ray: Ray, standee: Standee, tolerance: number): number | null {
  const top = atHeight(ray, standee.z + THICK);
  const pose: Pose = {
    x: standee.x,
    y: standee.y,
    facing: (standee.facing * 1800) / Math.PI,
    z: 0,
    level: 0,
  };
  const onBase = top !== null && toBase(standee.base, pose, top.x, top.y) <= tolerance;
  // A card is met where the upright plane through its middle, turned to the eye, is.
  const flat: Point = { x: ray.along.x, y: ray.along.y };
  const level = Math.hypot(flat.x, flat.y);
  if (level > 0.05) {
    const far =
      ((standee.x - ray.from.x) * flat.x + (standee.y - ray.from.y) * flat.y) / (level * level);
    const at = along(ray, far);
    const aside = Math.abs(((at.x - standee.x) * -flat.y + (at.y - standee.y) * flat.x) / level);
    const up = at.z - standee.z;
    const wide = standee.width * FILLED + tolerance;
    if (far > 0 && aside <= wide && up >= -tolerance && up <= standee.height - standee.sunk) {
      return onBase && top ? Math.min(far, top.far) : far;
    }
  }
  return onBase && top ? top.far : null;
}

/** The nearest standee that a look falls on, unless something stands before it. */
export function standeeAt(
  ray: Ray,
  all: readonly Standee[],
  tolerance: (far: number) => number,
  surface: Fallen | null,
): Standee | null {
  let nearest: Standee | null = null;
  let least = (surface?.far ?? Infinity) + 140;
  for (const exactly of [true, false]) {
    for (const standee of all) {
      const away = Math.hypot(standee.x - ray.from.x, standee.y - ray.from.y);
      const met = metAt(ray, standee, exactly ? 0 : tolerance(away));
      if (met === null || met >= least) continue;
      nearest = standee;
      least = met;
    }
    if (nearest) return nearest;
  }
  return null;
}
