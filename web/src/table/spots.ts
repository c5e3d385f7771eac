/** Where those stand who are to be brought into view. */
import type { Scene } from "../wire/types";
import { type Point, reachOf } from "./geometry";

/** The spots of pieces, of all members of groups, and of markers. */
export function spotsOf(scene: Scene, ids: readonly number[]): Point[] {
  const wanted = new Set(ids);
  const pieces = scene.pieces.flatMap(({ id, group, pose }) =>
    pose !== null && (wanted.has(id) || (group !== null && wanted.has(group))) ? [pose] : [],
  );
  const markers = scene.markers
    .filter(({ id }) => wanted.has(id))
    .map(({ spot: [x, y] }) => ({ x, y }));
  return [...pieces, ...markers];
}

/**
 * All that makes a battle of a table: whoever stands there, and what it is about. None before two
 * sides stand there, and while there are zones where somebody is still to be put.
 */
export function armies(scene: Scene): Point[] {
  if (parties(scene) < 2 || isSettingUp(scene)) return [];
  const pieces = scene.pieces.flatMap(({ pose, base }) => {
    if (pose === null) return [];
    const r = reachOf(base);
    return [
      { x: pose.x - r, y: pose.y - r },
      { x: pose.x + r, y: pose.y + r },
    ];
  });
  return [...pieces, ...scene.markers.map(({ spot: [x, y] }) => ({ x, y }))];
}

/** Whether somebody is still to be put into a zone. */
function isSettingUp({ zones, pieces }: Scene): boolean {
  return zones.length > 0 && pieces.some(({ pose }) => pose === null);
}

/** How far a battle is: how many fight, once nobody is left to be put into a zone. */
export function stageOf(scene: Scene): number {
  return isSettingUp(scene) ? 0 : parties(scene);
}

/** How many sides have somebody on the table. */
function parties(scene: Scene): number {
  const seats = scene.pieces.filter(({ pose }) => pose !== null).map(({ seat }) => seat);
  return new Set(seats).size;
}
