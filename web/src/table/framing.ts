/** What the eye is brought to: the armies as the table opens, and whatever happens. */
import { type Camera, isUpright, laid, panned, type Size, STRIP, toView, zoomed } from "./camera";
import type { Point } from "./geometry";

/** The part of a phone's view that no card comes up over. */
const UPPER = 0.4;

/** Units around armies that are looked at: nobody is cut by the edge of what is seen. */
const ABOUT = 240;
/** Pixels at the edges of the view that armies leave free: for buttons, scale and banners. */
const EDGES = { aside: 60, above: 32 };
/** On a phone every pixel counts. */
const SLIM_EDGES = { aside: 16, above: 12 };
/** Going nearer must be worth it: so many times larger, and never nearer than the second. */
const WORTH = 1.04;
const NEAR = 0.24;

/** The table as it is first seen: both armies fill the room there is. */
export function opening(view: Size, table: Size, spots: readonly Point[], foot = 0): Camera {
  const whole = laid(view, table, foot);
  if (spots.length < 2) return whole;
  const box = boxAround(spots, ABOUT);
  const isSlim = isUpright(view);
  const [top, height] = isSlim
    ? [STRIP, view.height * UPPER]
    : [0, Math.max(view.height / 2, view.height - foot)];
  const { aside, above } = isSlim ? SLIM_EDGES : EDGES;
  const fits = Math.min((view.width - 2 * aside) / box.width, (height - 2 * above) / box.height);
  const scale = Math.min(fits, Math.max(NEAR, whole.scale));
  if (scale < whole.scale * WORTH) return whole;
  const x = view.width / 2 - (box.x + box.width / 2) * scale;
  const y = top + height / 2 - (box.y + box.height / 2) * scale;
  return {
    x: filling(x, view.width, table.width * scale),
    y: isSlim ? y : filling(y, height, table.height * scale),
    scale,
  };
}

/** Pixels of the room beside the table that are seen at most, where the table is larger than the view. */
const BESIDE = 24;

/** As little of the room beside the table as may be. */
function filling(at: number, room: number, long: number): number {
  if (long < room - 2 * BESIDE) return (room - long) / 2;
  return Math.min(BESIDE, Math.max(room - BESIDE - long, at));
}

interface Around extends Size {
  x: number;
  y: number;
}

function boxAround(spots: readonly Point[], margin: number): Around {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const width = Math.max(...xs) + margin - left;
  return { x: left, y: top, width, height: Math.max(...ys) + margin - top };
}

/** Pixels kept free around what is brought into view, at most. */
const ROOM = 72;
/** What is further within the view than this many pixels is in view; at its sides lie buttons. */
const RIM = 12;
const SIDES = 64;

/** Whether all of some spots are seen, away from the rim of the view. */
export function holds(camera: Camera, view: Size, spots: readonly Point[], foot = 0): boolean {
  const height = Math.max(view.height / 2, view.height - foot);
  const aside = isUpright(view) ? RIM : SIDES;
  return spots.every((spot) => {
    const { x, y } = toView(camera, spot);
    return x >= aside && y >= RIM && x <= view.width - aside && y <= height - RIM;
  });
}

/** The scale at which one sees what a figure does: a base of 3 cm is 40 pixels wide. */
const SIGHT = 40 / 300;
/** A little less will do. */
const ENOUGH = 0.75;

/**
 * The camera, moved (and drawn back) no further than needed to show all of some spots; nearer where
 * they are so small that nobody sees what happens.
 */
export function framing(
  camera: Camera,
  view: Size,
  spots: readonly Point[],
  [least]: readonly [number, number],
  foot = 0,
): Camera {
  if (spots.length === 0) return camera;
  const height = Math.max(view.height / 2, view.height - foot);
  if (holds(camera, view, spots, foot) && camera.scale >= SIGHT * ENOUGH) return camera;
  const [roomX, roomY] = [Math.min(ROOM, view.width / 6), Math.min(ROOM, height / 6)];
  const box = boxAround(spots, 0);
  const fits = Math.min(
    (view.width - 2 * roomX) / Math.max(1, box.width),
    (height - 2 * roomY) / Math.max(1, box.height),
  );
  const scale = Math.max(least, Math.min(Math.max(camera.scale, SIGHT), fits));
  const middle = { x: view.width / 2, y: height / 2 };
  const drawn =
    scale === camera.scale ? camera : zoomed(camera, middle, scale / camera.scale, [scale, scale]);
  const from = toView(drawn, box);
  const to = toView(drawn, { x: box.x + box.width, y: box.y + box.height });
  const shift = (low: number, high: number, room: number, most: number): number => {
    if (high - low > most - 2 * room) return (most - low - high) / 2;
    return low < room ? room - low : high > most - room ? most - room - high : 0;
  };
  return panned(drawn, shift(from.x, to.x, roomX, view.width), shift(from.y, to.y, roomY, height));
}

/** A camera on its way from one to another. */
export function gliding(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
