/** Where a place is asked for, all places that are allowed are in view. */
import { useEffect } from "preact/hooks";

import { still } from "../browser/settings";
import type { Region } from "../wire/types";
import type { Point } from "./geometry";
import type { Eye } from "./useCamera";

/** The corners of a box around all that is allowed; none where no place is asked for. */
export function allowedPlaces(regions: readonly Region[]): Point[] {
  const points = regions
    .filter(({ meaning }) => meaning === "allowed")
    .flatMap(({ outlines }) => outlines.flatMap((outline) => outline.points));
  if (points.length === 0) return [];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
}

/** Draw back as far as needed, and come back when the question is answered. */
export function useRegions(
  eye: Pick<Eye, "frame" | "back">,
  regions: readonly Region[],
  table: { width: number; depth: number },
): void {
  const places = allowedPlaces(regions).map(({ x, y }) => ({
    x: Math.max(0, Math.min(table.width, x)),
    y: Math.max(0, Math.min(table.depth, y)),
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places are known by their numbers
  useEffect(() => {
    if (places.length === 0) return;
    eye.frame(places, still.peek());
    return () => eye.back(still.peek());
  }, [JSON.stringify(places)]);
}
