/** The curve of the chances as areas that lie upon each other, on a field of 1000 by 1000. */
import type { Wire } from "../wire/types";

export type Point = Wire<"CoachPoint">;

const FIELD = 1000;

/** Where an entry lies from left to right, from 0 to 1. */
export function across(points: readonly Point[], entry: number): number {
  const first = points[0]?.entry ?? 0;
  const last = points.at(-1)?.entry ?? first;
  if (last === first) return 0;
  return Math.min(1, Math.max(0, (entry - first) / (last - first)));
}

/** The point at an entry, or the last before it. */
export function pointAt(points: readonly Point[], entry: number): Point | undefined {
  return points.filter((point) => point.entry <= entry).at(-1) ?? points[0];
}

/** How high the upper edge of a side lies, from the foot, from 0 to 1. */
export function heightOf(point: Point, place: number): number {
  return point.chances.slice(0, place + 1).reduce((sum, one) => sum + one, 0);
}

/** The outline of a side's area: its upper edge there, its lower edge back. */
export function areaOf(points: readonly Point[], place: number): string {
  const edge = (at: number): string[] =>
    points.map((point) => {
      const x = Math.round(FIELD * across(points, point.entry));
      const height = at < 0 ? 0 : heightOf(point, at);
      return `${x} ${Math.round(FIELD * (1 - Math.min(1, height)))}`;
    });
  return `M${[...edge(place), ...edge(place - 1).reverse()].join("L")}Z`;
}
