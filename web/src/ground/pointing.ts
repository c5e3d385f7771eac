/** What a pixel of the standing table means to whoever listens to the pointer. */
import type { At, Overlay } from "../model/contract";
import type { Point } from "../table/geometry";
import { groundAt, levelAt, markerAt, pieceAt } from "../table/hit";
import type { Scene } from "../wire/types";
import { standeeAt, surfaceAt } from "./casting";
import { type Eye, focusOf, rayAt, type Size, seenAt } from "./eye";
import type { Relief } from "./relief";
import type { Standee } from "./standees";

const FINGER = 16;
const MOUSE = 2;
const PLACE_FINGER = 26;
const PLACE_MOUSE = 18;
const THIN = 60;

/** The table as it is seen at one moment. */
export interface Seen {
  scene: Scene;
  relief: Relief;
  standees: readonly Standee[];
  overlay: Pick<Overlay, "spots" | "regions">;
  eye: Eye;
  view: Size;
  /** Where the view begins on the page, in pixels. */
  corner: Point;
}

/** The marked place near a pixel, nearest first. */
function placeNear(seen: Seen, pixel: Point, reach: number): Overlay["spots"][number] | null {
  let nearest: Overlay["spots"][number] | null = null;
  let least = reach;
  for (const place of seen.overlay.spots) {
    const [x, y, level] = place.spot;
    const at = seenAt(seen.eye, seen.view, { x, y, z: seen.relief.standAt({ x, y, z: 0, level }) });
    const away = at === null ? Infinity : Math.hypot(at.x - pixel.x, at.y - pixel.y);
    if (away > least) continue;
    nearest = place;
    least = away;
  }
  return nearest;
}

function atOf(
  seen: Seen,
  [x, y, level]: readonly [number, number, number],
  piece: number | null,
  pixel: Point,
  shift: boolean,
): At {
  const { scene, corner } = seen;
  return {
    spot: [Math.round(x), Math.round(y), level],
    piece,
    marker: markerAt(scene.markers, x, y, 20)?.id ?? null,
    ground: groundAt(scene.terrain, x, y, THIN / 2)?.id ?? null,
    screen: { x: pixel.x + corner.x, y: pixel.y + corner.y },
    shift,
  };
}

/**
 * What is meant by a pixel; null in the air. While something is carried, cards are looked through:
 * what counts is the surface, and whose base is there.
 */
export function atPixel(
  seen: Seen,
  pixel: Point,
  how: { finger: boolean; shift: boolean; carrying: boolean },
): At | null {
  const { scene, relief, eye, view } = seen;
  const place = placeNear(seen, pixel, how.finger ? PLACE_FINGER : PLACE_MOUSE);
  if (place) {
    const [x, y, level] = place.spot;
    const there = pieceAt(scene.pieces, x, y, 0)?.id ?? null;
    return atOf(seen, [x, y, level], there, pixel, how.shift);
  }
  const ray = rayAt(eye, view, pixel);
  const fallen = surfaceAt(ray, relief, scene.table);
  if (!how.carrying) {
    const unit = (how.finger ? FINGER : MOUSE) / focusOf(eye, view);
    const met = standeeAt(ray, seen.standees, (far) => far * unit, fallen);
    const pose = met && scene.pieces.find(({ id }) => id === met.id)?.pose;
    if (met && pose) return atOf(seen, [pose.x, pose.y, pose.level], met.id, pixel, how.shift);
    const lying = met && scene.markers.find(({ id }) => id === met.id);
    if (lying) return atOf(seen, lying.spot, null, pixel, how.shift);
  }
  if (!fallen) return null;
  const { x, y } = fallen;
  const level = fallen.level || levelAt(seen.overlay.regions, scene.terrain, x, y, "auto");
  const there = pieceAt(scene.pieces, x, y, 0)?.id ?? null;
  return atOf(seen, [x, y, level], there, pixel, how.shift);
}

/** What the keyboard means by a spot. */
export function atSpot(seen: Seen, { x, y }: Point, known: number | null): At {
  const { scene, relief, eye, view } = seen;
  const piece = known ?? pieceAt(scene.pieces, x, y, 0)?.id ?? null;
  const stands = scene.pieces.find(({ id }) => id === piece)?.pose;
  const level = stands?.level ?? relief.topAt(x, y).level;
  const z = relief.standAt({ x, y, z: 0, level });
  const pixel = seenAt(eye, view, { x, y, z }) ?? { x: view.width / 2, y: view.height / 2 };
  return atOf(seen, [x, y, level], piece, pixel, false);
}
