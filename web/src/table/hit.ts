/** What lies under a pointer: by geometry, so that fingers get some tolerance. */

import type { Overlay } from "../model/contract";
import type { Ground, Marker, Piece, Pose, Region, Spot } from "../wire/types";
import { inOutline, type Point, toBase, toEdge } from "./geometry";
import { lowerFirst } from "./looks";

/** A piece on the table, and where it stands. */
export interface Drawn {
  piece: Piece;
  pose: Pose;
}

/** Pieces in the order they are drawn: what stands higher comes later, then what stands lower on
 * the page. */
export function drawn(pieces: readonly Piece[]): Drawn[] {
  return pieces
    .flatMap((piece) => (piece.pose === null ? [] : [{ piece, pose: piece.pose }]))
    .sort(
      ({ piece: one, pose: a }, { piece: other, pose: b }) =>
        a.z - b.z || a.level - b.level || a.y - b.y || a.x - b.x || one.id - other.id,
    );
}

/** The piece at a place: the uppermost under it, or else the nearest within the tolerance. */
export function pieceAt(
  pieces: readonly Piece[],
  x: number,
  y: number,
  tolerance: number,
): Piece | null {
  let nearest: Piece | null = null;
  let least = Infinity;
  for (const { piece, pose } of drawn(pieces).reverse()) {
    const away = toBase(piece.base, pose, x, y);
    if (away === 0) return piece;
    if (away <= tolerance && away < least) {
      nearest = piece;
      least = away;
    }
  }
  return nearest;
}

/** The uppermost terrain at a place; thin things (walls, fences) are found within a tolerance. */
export function groundAt(
  terrain: readonly Ground[],
  x: number,
  y: number,
  tolerance = 0,
): Ground | null {
  let best: Ground | null = null;
  for (const ground of terrain) {
    if (!inOutline(ground.outline, x, y)) continue;
    if (best === null || lowerFirst(best, ground) < 0) best = ground;
  }
  if (best !== null || tolerance === 0) return best;
  return terrain.find((ground) => toEdge(ground.outline, x, y) <= tolerance) ?? null;
}

/** Half the width of a marker as it is drawn, in units. */
export function markerSize(marker: Marker): number {
  return Math.max(110, Math.min(marker.radius || 150, 260));
}

/** The uppermost marker at a place; the later one lies over the earlier. */
export function markerAt(
  markers: readonly Marker[],
  x: number,
  y: number,
  tolerance = 0,
): Marker | null {
  return (
    markers.findLast(
      (marker) =>
        Math.hypot(marker.spot[0] - x, marker.spot[1] - y) <= markerSize(marker) + tolerance,
    ) ?? null
  );
}

/** How near to a marked place (stairs, a ladder) a pointer must be to mean that place, in units. */
const MARKED = 60;

/** Which of the surfaces over each other is meant: the likeliest, or the n-th from the ground. */
export type Surface = "auto" | number;

/** Levels of the surfaces above a place, lowest first. */
export function levelsOver(terrain: readonly Ground[], x: number, y: number): number[] {
  return terrain
    .flatMap((ground) => ground.storeys)
    .filter((storey) => inOutline(storey.outline, x, y))
    .sort((one, other) => one.height - other.height)
    .map((storey) => storey.level);
}

/**
 * The level meant by a place.
 *
 * A pointer alone cannot tell a roof from the floor below it. Unless the reader says which, it is
 * that of a marked place there (the head of stairs), or the highest that the regions on show reach.
 */
export function levelAt(
  regions: readonly Region[],
  terrain: readonly Ground[],
  x: number,
  y: number,
  surface: Surface = "auto",
): number {
  if (surface === 0) return 0;
  if (surface !== "auto") {
    const levels = levelsOver(terrain, x, y);
    return levels[Math.min(surface, levels.length) - 1] ?? 0;
  }
  for (const ground of terrain) {
    for (const [px, py, level] of ground.points) {
      if (level !== 0 && Math.hypot(px - x, py - y) <= MARKED) return level;
    }
  }
  return regions.reduce((highest, region) => {
    if (region.level <= highest || region.meaning === "forbidden") return highest;
    return region.outlines.some((outline) => inOutline(outline, x, y)) ? region.level : highest;
  }, 0);
}

/** How many surfaces lie over each other at most on this table. */
export function storeysOf(terrain: readonly Ground[]): number {
  return terrain.reduce((most, ground) => Math.max(most, ground.storeys.length), 0);
}

/** Which storey of its building a level is, counted from below; 0 on the ground. */
export function storeyAt(terrain: readonly Ground[], level: number): number {
  if (level === 0) return 0;
  for (const ground of terrain) {
    const place = ground.storeys.findIndex((storey) => storey.level === level);
    if (place >= 0) return place + 1;
  }
  return level;
}

/** The marked place that a pointer means; it then points exactly there. */
export function placeAt(
  places: Overlay["spots"],
  { x, y }: Point,
  tolerance: number,
): (Point & { spot: Spot }) | null {
  let nearest: Spot | null = null;
  let least = tolerance;
  for (const { spot } of places) {
    const away = Math.hypot(spot[0] - x, spot[1] - y);
    if (away > least) continue;
    nearest = spot;
    least = away;
  }
  return nearest && { x: nearest[0], y: nearest[1], spot: nearest };
}
