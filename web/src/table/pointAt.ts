/** What a pixel or a spot of the table means to whoever listens to the pointer. */

import type { At, Overlay } from "../model/contract";
import type { Scene } from "../wire/types";
import { type Camera, toTable, toView } from "./camera";
import type { Point } from "./geometry";
import { groundAt, levelAt, markerAt, pieceAt, placeAt, type Surface } from "./hit";
import { discAt } from "./signs";

/** Pixels around a base that still mean it. */
const FINGER = 20;
const MOUSE = 3;
/** Pixels around a marked place that still mean it. */
const PLACE_FINGER = 26;
const PLACE_MOUSE = 18;
/** Units around thin terrain that still mean it. */
const THIN = 60;

/** The table as it is shown at one moment. */
export interface Shown {
  scene: Scene;
  overlay: Overlay;
  surface: Surface;
  camera: Camera;
  /** Where the view begins on the page, in pixels. */
  corner: Point;
}

/** A spot, with the piece there unless it is known already. */
export function atSpot(shown: Shown, spot: Point, tolerance = 0, known?: number | null): At {
  const { scene, overlay, camera, corner } = shown;
  const { x, y } = spot;
  const piece = known ?? pieceAt(scene.pieces, x, y, tolerance)?.id ?? null;
  const stands = scene.pieces.find(({ id }) => id === piece)?.pose;
  const level = stands?.level ?? levelAt(overlay.regions, scene.terrain, x, y, shown.surface);
  const pixel = toView(camera, spot);
  return {
    spot: [Math.round(x), Math.round(y), level],
    piece,
    marker: markerAt(scene.markers, x, y, tolerance)?.id ?? null,
    ground: groundAt(scene.terrain, x, y, Math.min(THIN, tolerance))?.id ?? null,
    screen: { x: pixel.x + corner.x, y: pixel.y + corner.y },
    shift: false,
  };
}

/** A pixel of the view; near a marked place it means exactly that place. */
export function atPixel(shown: Shown, pixel: Point, finger: boolean, shift: boolean): At {
  const { scale } = shown.camera;
  const spot = toTable(shown.camera, pixel);
  const reach = (finger ? PLACE_FINGER : PLACE_MOUSE) / scale;
  const place = placeAt(shown.overlay.spots, spot, reach);
  const { x, y } = place ?? spot;
  const onBase = pieceAt(shown.scene.pieces, x, y, 0);
  // A disc is its piece, wherever nobody stands beneath it.
  const disc = place || onBase ? null : discAt(shown.scene, scale, { x: x * scale, y: y * scale });
  const at = atSpot(shown, place ?? spot, (finger ? FINGER : MOUSE) / scale, disc?.id);
  return { ...at, shift, spot: place?.spot ?? at.spot };
}
