/**
 * Where the eye is and what it sees. Pure: z is the height above the table, x and y are its plane,
 * all in units; angles in radians, turned as directions on the table are.
 */
import type { Box, Point } from "../table/geometry";

export interface Place extends Point {
  z: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Eye extends Place {
  /** Where it looks to, over the table. */
  turn: number;
  /** How far it looks down. */
  tilt: number;
  /** How much it sees from top to bottom. */
  spread: number;
}

/** An eye that goes round a place on the table. */
export interface Orbit extends Place {
  far: number;
  turn: number;
  tilt: number;
}

export interface Ray {
  from: Place;
  /** Of length 1. */
  along: Place;
}

export const SPREAD = (38 * Math.PI) / 180;
/** From almost level with the table to almost straight above it. */
const TILTS: readonly [number, number] = [0.06, 1.5];
const NEAREST = 900;

export function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function eyeOf({ x, y, z, far, turn, tilt }: Orbit): Eye {
  const level = Math.cos(tilt) * far;
  return {
    x: x - Math.cos(turn) * level,
    y: y - Math.sin(turn) * level,
    z: z + Math.sin(tilt) * far,
    turn,
    tilt,
    spread: SPREAD,
  };
}

interface Axes {
  ahead: Place;
  right: Place;
  up: Place;
}

export function axesOf({ turn, tilt }: Eye): Axes {
  const [c, s, ct, st] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  return {
    ahead: { x: c * ct, y: s * ct, z: -st },
    right: { x: -s, y: c, z: 0 },
    up: { x: c * st, y: s * st, z: ct },
  };
}

function dot(one: Place, other: Place): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

/** Pixels for one unit that is one unit away. */
export function focusOf(eye: Eye, view: Size): number {
  return view.height / 2 / Math.tan(eye.spread / 2);
}

/** Where a place is in the view, and how far ahead; null behind the eye. */
export function seenAt(eye: Eye, view: Size, place: Place): (Point & { ahead: number }) | null {
  const { ahead, right, up } = axesOf(eye);
  const to = { x: place.x - eye.x, y: place.y - eye.y, z: place.z - eye.z };
  const depth = dot(to, ahead);
  if (depth < 1) return null;
  const scale = focusOf(eye, view) / depth;
  return {
    x: view.width / 2 + dot(to, right) * scale,
    y: view.height / 2 - dot(to, up) * scale,
    ahead: depth,
  };
}

/** What a pixel of the view looks along. */
export function rayAt(eye: Eye, view: Size, pixel: Point): Ray {
  const { ahead, right, up } = axesOf(eye);
  const focus = focusOf(eye, view);
  const [dx, dy] = [pixel.x - view.width / 2, view.height / 2 - pixel.y];
  const mixed = (axis: "x" | "y" | "z"): number =>
    ahead[axis] * focus + right[axis] * dx + up[axis] * dy;
  const along = { x: mixed("x"), y: mixed("y"), z: mixed("z") };
  const long = Math.hypot(along.x, along.y, along.z);
  return {
    from: { x: eye.x, y: eye.y, z: eye.z },
    along: { x: along.x / long, y: along.y / long, z: along.z / long },
  };
}

/** Where a ray comes to a height; null when it never does. */
export function atHeight({ from, along }: Ray, z: number): (Place & { far: number }) | null {
  const far = along.z === 0 ? -1 : (z - from.z) / along.z;
  if (far <= 0) return null;
  return { x: from.x + along.x * far, y: from.y + along.y * far, z, far };
}

/** Pixels at the edges of the view that stay free. */
const FREE = { aside: 20, above: 28 };

/** An area from the side of the table's lower edge, with room round it; `foot` pixels stay free. */
export function overview({ left, top, right, bottom }: Box, view: Size, foot = 0): Orbit {
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y, z: 0 })));
  return fitted(corners, view, foot, isUpright(view) ? 0.95 : 0.62);
}

/** Heads and banners of those who stand there are seen, too. */
const HEADS = 420;
/** Nearer than this the eye does not open: a base of 25 mm takes some 80 pixels. */
const OPENS = 2400;

/** Where the eye opens: all who stand on the table fill the view; all of it when nobody does. */
export function openingView(
  table: { width: number; depth: number },
  standing: readonly Point[],
  view: Size,
  foot = 0,
): Orbit {
  const whole = { left: 0, top: 0, right: table.width, bottom: table.depth };
  const far = overview(whole, view, foot);
  if (standing.length < 2) return far;
  const places = standing.flatMap(({ x, y }) => [
    { x, y, z: 0 },
    { x, y, z: HEADS },
  ]);
  const near = fitted(places, view, foot, isUpright(view) ? 0.95 : 0.7);
  return near.far < far.far ? { ...near, far: Math.max(OPENS, near.far) } : far;
}

function isUpright(view: Size): boolean {
  return view.width < view.height;
}

/** The eye that has all of some places in view, from as near as may be. */
function fitted(places: readonly Place[], view: Size, foot: number, tilt: number): Orbit {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, depth] = [right - left, bottom - top];
  const seen: Orbit = { x: left + width / 2, y: 0, z: 0, far: 0, turn: -Math.PI / 2, tilt };
  const { aside, above } = FREE;
  const [low, wide] = [view.height - above - foot, view.width - aside];
  const fits = (orbit: Orbit): boolean => {
    const eye = eyeOf(orbit);
    return places.every((place) => {
      const at = seenAt(eye, view, place);
      return at !== null && at.x > aside && at.x < wide && at.y > above && at.y < low;
    });
  };
  // The nearer edge looks larger: the place looked at lies in the nearer half.
  const tries = [0.3, 0.36, 0.42, 0.46, 0.5, 0.54, 0.58, 0.62, 0.7].map((part) => {
    let [near, far] = [NEAREST, 40 * Math.max(width, depth, NEAREST)];
    for (let n = 0; n < 24; n += 1) {
      const tried = (near + far) / 2;
      if (fits({ ...seen, y: top + depth * part, far: tried })) far = tried;
      else near = tried;
    }
    return { ...seen, y: top + depth * part, far };
  });
  // As near as may be; of those that are as near, the one with as much room above as below.
  const worth = (orbit: Orbit): number => {
    const rows = places.map((place) => seenAt(eyeOf(orbit), view, place)?.y ?? 0);
    const off = Math.abs((Math.min(...rows) + Math.max(...rows)) / 2 - (low + above) / 2);
    return orbit.far * (1 + (0.3 * off) / view.height);
  };
  return tries.reduce((best, one) => (worth(one) < worth(best) ? one : best));
}

/** The same eye, brought within what is sensible for a table. */
export function kept(orbit: Orbit, table: { width: number; depth: number }): Orbit {
  return {
    ...orbit,
    x: clamped(orbit.x, 0, table.width),
    y: clamped(orbit.y, 0, table.depth),
    far: clamped(orbit.far, NEAREST, 3.4 * Math.max(table.width, table.depth)),
    tilt: clamped(orbit.tilt, ...TILTS),
  };
}

/** The table moves with the pointer, by so many pixels. */
export function shifted(orbit: Orbit, view: Size, dx: number, dy: number): Orbit {
  const eye = eyeOf(orbit);
  const unit = orbit.far / focusOf(eye, view);
  const { right } = axesOf(eye);
  const deep = (dy * unit) / Math.max(0.25, Math.sin(orbit.tilt));
  return {
    ...orbit,
    x: orbit.x - right.x * dx * unit + Math.cos(orbit.turn) * deep,
    y: orbit.y - right.y * dx * unit + Math.sin(orbit.turn) * deep,
  };
}

/** Nearer (above 1) or further away; what is under the pixel stays under it. */
export function nearer(orbit: Orbit, view: Size, factor: number, pixel?: Point): Orbit {
  const far = Math.max(NEAREST, orbit.far / factor);
  const nearby = { ...orbit, far };
  if (!pixel) return nearby;
  const before = atHeight(rayAt(eyeOf(orbit), view, pixel), orbit.z);
  const after = atHeight(rayAt(eyeOf(nearby), view, pixel), orbit.z);
  if (!before || !after || before.far > 4 * orbit.far || after.far > 4 * far) return nearby;
  return { ...nearby, x: nearby.x + before.x - after.x, y: nearby.y + before.y - after.y };
}

/** Between two eyes on a flight from one to the other; `part` from 0 to 1. */
export function between(one: Eye, other: Eye, part: number): Eye {
  const mixed = (a: number, b: number): number => a + (b - a) * part;
  const turn = Math.atan2(Math.sin(other.turn - one.turn), Math.cos(other.turn - one.turn));
  return {
    x: mixed(one.x, other.x),
    y: mixed(one.y, other.y),
    z: mixed(one.z, other.z),
    turn: one.turn + turn * part,
    tilt: mixed(one.tilt, other.tilt),
    spread: mixed(one.spread, other.spread),
  };
}
