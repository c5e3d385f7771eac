/** The table in words: where everything is as seen from one piece. */
import type { Ground, Measuring, Outline, Piece, Pose, Scene, Wire } from "../wire/types";

type Point = readonly [x: number, y: number];

/** A thing as seen from a piece. */
export interface Seen {
  /** Hours of a clock face whose twelve is straight ahead; null: it is right here. */
  clock: number | null;
  /** Units of the table; null where it may not be measured. */
  length: number | null;
}

export interface PieceSeen extends Seen {
  piece: Piece;
  stands: Ground[];
}

export interface GroundSeen extends Seen {
  ground: Ground;
  /** The piece stands in it, or on it. */
  inside: boolean;
}

/** Whether a point lies in an outline; its holes are not part of it. */
export function inOutline(outline: Outline, [x, y]: Point): boolean {
  return inRing(outline.points, x, y) && !outline.holes.some((hole) => inRing(hole, x, y));
}

function inRing(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach((here, index) => {
    const before = ring.at(index - 1);
    const [hx = 0, hy = 0] = here;
    const [bx = 0, by = 0] = before ?? here;
    if (hy > y !== by > y && x < ((bx - hx) * (y - hy)) / (by - hy) + hx) inside = !inside;
  });
  return inside;
}

/** The terrain that somebody stands in. On a roof or floor the building counts as well. */
export function terrainAt(scene: Scene, pose: Pose): Ground[] {
  return scene.terrain.filter((ground) => inOutline(ground.outline, [pose.x, pose.y]));
}

/** The hour at which a place lies; 12 is straight ahead. Facing 0 looks along x, clockwise on. */
export function clockOf(from: Pose, [x, y]: Point): number | null {
  if (x === from.x && y === from.y) return null;
  const direction = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
  const turned = (((direction - from.facing / 10) % 360) + 360) % 360;
  return Math.round(turned / 30) % 12 || 12;
}

/** The point of an outline that is nearest to a place. */
export function nearest(outline: Outline, [x, y]: Point): Point {
  let best: Point = [x, y];
  let least = Infinity;
  for (const ring of [outline.points, ...outline.holes]) {
    ring.forEach((here, index) => {
      const before = ring.at(index - 1) ?? here;
      const point = onEdge(before, here, x, y);
      const far = Math.hypot(point[0] - x, point[1] - y);
      if (far < least) [best, least] = [point, far];
    });
  }
  return best;
}

function onEdge(a: readonly number[], b: readonly number[], x: number, y: number): Point {
  const [ax = 0, ay = 0] = a;
  const [bx = 0, by = 0] = b;
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / square;
  const held = Math.min(1, Math.max(0, share));
  return [ax + dx * held, ay + dy * held];
}

/**
 * The other pieces as the server surveyed them, in its order: of a group that is led as one the
 * first to come, the nearest.
 */
export function piecesSeen(scene: Scene, surveyed: Wire<"Surveyed">): PieceSeen[] {
  const led = new Set(scene.groups.filter(({ pose }) => pose !== null).map(({ id }) => id));
  const told = new Set<number>();
  const own = scene.pieces.find((one) => one.id === surveyed.piece)?.group ?? null;
  if (own !== null) told.add(own);
  return surveyed.bearings.flatMap((bearing) => {
    const piece = scene.pieces.find((one) => one.id === bearing.piece);
    if (piece === undefined || piece.pose === null) return [];
    if (piece.group !== null && led.has(piece.group)) {
      if (told.has(piece.group)) return [];
      told.add(piece.group);
    }
    const stands = terrainAt(scene, piece.pose);
    return [{ piece, clock: bearing.clock, length: bearing.length, stands }];
  });
}

/** The terrain around a piece, nearest first; lengths only where measuring is allowed. */
export function groundsSeen(scene: Scene, from: Piece, measuring: Measuring | null): GroundSeen[] {
  const pose = from.pose;
  if (pose === null) return [];
  const measured = (measuring?.ruler ?? "free") !== "none";
  const radius = from.base.type === "round" ? from.base.diameter / 2 : 0;
  return scene.terrain
    .map((ground) => {
      const inside = inOutline(ground.outline, [pose.x, pose.y]);
      const point = nearest(ground.outline, [pose.x, pose.y]);
      const far = inside ? 0 : Math.hypot(point[0] - pose.x, point[1] - pose.y) - radius;
      return { ground, inside, point, far: Math.max(0, Math.round(far)) };
    })
    .sort((one, other) => one.far - other.far)
    .map(({ ground, inside, point, far }) => ({
      ground,
      inside,
      clock: inside ? null : clockOf(pose, point),
      length: measured ? far : null,
    }));
}
