/** Where the eye is over the table. Pure: a camera is never changed, only followed by another. */
import type { Point } from "./geometry";

/** A spot of the table is at `spot * scale + (x, y)` pixels of the view. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As near as one may come: one centimetre of table over 120 pixels. */
export const NEAREST = 1.2;

/** How many times smaller than fitting the view the table may become. */
const FURTHEST = 0.6;

/** The table with its frame in the middle of the view. */
export function fitted(view: Size, table: Size, margin = 24): Camera {
  const scale = Math.min(
    NEAREST,
    Math.max(0.0001, (view.width - 2 * margin) / table.width),
    Math.max(0.0001, (view.height - 2 * margin) / table.height),
  );
  return {
    x: (view.width - table.width * scale) / 2,
    y: (view.height - table.height * scale) / 2,
    scale,
  };
}

/** A view narrower than this is a phone's. */
const SLIM = 600;
/** Pixels at the top of a phone's view for what lies around the table. */
export const STRIP = 64;
/** A phone that is held upright. */
export function isUpright(view: Size): boolean {
  return view.width < SLIM && view.width < view.height;
}

/**
 * The table as it lies before anybody moves the eye; `foot` pixels below are left free. On a phone
 * that is held upright it lies at the top: what room there is to spare is where cards come up.
 */
export function laid(view: Size, table: Size, foot = 0): Camera {
  const height = Math.max(view.height / 2, view.height - foot);
  if (!isUpright(view)) return fitted({ ...view, height }, table);
  const margin = 12;
  const beneath = height - STRIP + margin;
  return { ...fitted({ ...view, height: beneath }, table, margin), y: STRIP };
}

/** The least and greatest scale of a table in a view. */
export function limits(view: Size, table: Size): readonly [number, number] {
  return [fitted(view, table).scale * FURTHEST, NEAREST];
}

export function toTable(camera: Camera, pixel: Point): Point {
  return { x: (pixel.x - camera.x) / camera.scale, y: (pixel.y - camera.y) / camera.scale };
}

export function toView(camera: Camera, spot: Point): Point {
  return { x: spot.x * camera.scale + camera.x, y: spot.y * camera.scale + camera.y };
}

/** At most so much of the view lies beside the table; below it more, where sheets come up. */
const ASIDE = 0.36;
const BENEATH = 0.4;

/** The camera, kept so that the table fills most of the view. */
export function kept(camera: Camera, view: Size, table: Size): Camera {
  const wide = table.width * camera.scale;
  const deep = table.height * camera.scale;
  return {
    scale: camera.scale,
    x: Math.min(view.width * ASIDE, Math.max(view.width * (1 - ASIDE) - wide, camera.x)),
    y: Math.min(view.height * ASIDE, Math.max(view.height * BENEATH - deep, camera.y)),
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Nearer by a factor; what is under the pixel stays under it. */
export function zoomed(
  camera: Camera,
  pixel: Point,
  factor: number,
  [least, most]: readonly [number, number],
): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const by = scale / camera.scale;
  return {
    scale,
    x: pixel.x - (pixel.x - camera.x) * by,
    y: pixel.y - (pixel.y - camera.y) * by,
  };
}

/** Two fingers moved: what lay under them lies under them still. */
export function pinched(
  camera: Camera,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  bounds: readonly [number, number],
): Camera {
  const spread = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Point, Point]): Point => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
  });
  const from = middle(before);
  const to = middle(after);
  const factor = spread(after) / Math.max(1, spread(before));
  return panned(zoomed(camera, from, factor, bounds), to.x - from.x, to.y - from.y);
}

/** How far two fingers turned, in tenths of a degree, clockwise positive. */
export function twist(before: readonly [Point, Point], after: readonly [Point, Point]): number {
  const angle = ([a, b]: readonly [Point, Point]): number => Math.atan2(b.y - a.y, b.x - a.x);
  let turn = ((angle(after) - angle(before)) * 1800) / Math.PI;
  if (turn > 1800) turn -= 3600;
  if (turn < -1800) turn += 3600;
  return turn;
}

/** The camera, moved no further than needed to show a spot with some room around it. */
export function showing(camera: Camera, view: Size, spot: Point, room = 20): Camera {
  const at = toView(camera, spot);
  const shift = (place: number, most: number): number =>
    place < room ? room - place : place > most - room ? most - room - place : 0;
  return panned(camera, shift(at.x, view.width), shift(at.y, view.height));
}
