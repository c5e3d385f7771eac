/** Where words beside the pointer go. */
import type { Size } from "./camera";
import type { Point } from "./geometry";

const AWAY = 18;
const EDGE = 8;

/** Right below the pointer, or on its other sides where there is no room. */
export function beside(at: Point, box: Size, view: Size): Point {
  const fits = (place: number, long: number, most: number): boolean => place + long + EDGE <= most;
  const x = fits(at.x + AWAY, box.width, view.width) ? at.x + AWAY : at.x - AWAY - box.width;
  const y = fits(at.y + AWAY, box.height, view.height) ? at.y + AWAY : at.y - AWAY - box.height;
  return {
    x: Math.round(Math.max(EDGE, Math.min(x, view.width - box.width - EDGE))),
    y: Math.round(Math.max(EDGE, Math.min(y, view.height - box.height - EDGE))),
  };
}

/** How far the pointer may stray from resting words before they follow it again. */
const SLACK = 36;

/**
 * Words that rest stay while the pointer is between them and where it rested, so that what is in
 * them can be reached.
 */
export function mayReach(rest: Point, pointer: Point, box: Size, view: Size): boolean {
  const place = beside(rest, box, view);
  const left = Math.min(rest.x, place.x) - SLACK;
  const top = Math.min(rest.y, place.y) - SLACK;
  const right = Math.max(rest.x, place.x + box.width) + SLACK;
  const bottom = Math.max(rest.y, place.y + box.height) + SLACK;
  return pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom;
}
