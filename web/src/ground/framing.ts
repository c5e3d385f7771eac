/** What the eye over the standing table is brought to, and what it has in view. */
import type { Point } from "../table/geometry";
import { type Eye, eyeOf, type Orbit, type Place, type Size, seenAt } from "./eye";

/** Pixels kept free around what is brought into view, and what counts as in view. */
const ROOM = 64;
const RIM = 12;
/** From further away than the first, figures are too small for what happens: the eye comes so near. */
const FAR = 5200;
const NEAR = 3900;
/** Coming nearer must be worth it: to this part of the way at most. */
const WORTH = 0.8;
/** By how much further away each try is. */
const STEP = 1.12;
const TRIES = 16;

/** Whether a place is in view, `rim` pixels from its edges at least. */
export function isWithin(eye: Eye, view: Size, place: Place, foot: number, rim: number): boolean {
  const at = seenAt(eye, view, place);
  if (at === null) return false;
  const low = Math.max(view.height / 2, view.height - foot) - rim;
  return at.x >= rim && at.y >= rim && at.x <= view.width - rim && at.y <= low;
}

/** The same eye where all of some places is seen, and seen well; it moves no more than it must. */
export function framing(orbit: Orbit, view: Size, places: readonly Place[], foot = 0): Orbit {
  const sees = (one: Orbit, rim: number): boolean =>
    places.every((place) => isWithin(eyeOf(one), view, place, foot, rim));
  if (places.length === 0) return orbit;
  const isSeen = sees(orbit, RIM);
  if (isSeen && orbit.far <= FAR) return orbit;
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const about = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  const room = Math.min(ROOM, view.width / 6, view.height / 6);
  let to = { ...orbit, x: about(xs), y: about(ys), far: Math.min(orbit.far, NEAR) };
  for (let n = 0; n < TRIES && !sees(to, room); n += 1) to = { ...to, far: to.far * STEP };
  return isSeen && to.far > orbit.far * WORTH ? orbit : to;
}

/** The pixel over a place; what is behind the eye is below the view, on its own side. */
export function projected(eye: Eye, view: Size, place: Place): Point {
  const at = seenAt(eye, view, place);
  if (at !== null) return { x: at.x, y: at.y };
  const aside = (place.x - eye.x) * -Math.sin(eye.turn) + (place.y - eye.y) * Math.cos(eye.turn);
  return { x: view.width / 2 + Math.sign(aside) * view.width * 0.3, y: view.height * 1.4 };
}
