/** What happens just now, on the standing table: whoever is in it is shown as he looks this moment. */
import type { Frame, Look, Shift } from "../model/contract";
import { radians, smallest, turnBetween } from "../table/geometry";
import { lookOf } from "../table/sides";
import type { Group } from "../wire/types";
import { LIFT } from "./cards";
import type { Written } from "./labels";
import type { Relief } from "./relief";
import type { Standee } from "./standees";

/** Whoever goes hops a little. */
const HOP = 0.4;
/** Less of a piece than this is not shown. */
const LEAST = 0.02;

function acting(
  one: Standee,
  { pose, presence, lift, shake, laid }: Look,
  relief: Relief,
): Standee {
  return {
    ...one,
    x: pose.x + shake * smallest(one.base),
    y: pose.y,
    z: relief.standAt(pose) + lift * LIFT * HOP,
    facing: radians(pose.facing),
    presence: one.presence * presence,
    laid,
  };
}

/** The standees at this moment. */
export function acted(
  standing: readonly Standee[],
  frame: Frame | null,
  relief: Relief,
): readonly Standee[] {
  if (frame === null || frame.pieces.size === 0) return standing;
  return standing.flatMap((one) => {
    const look = frame.pieces.get(one.id);
    if (look === undefined) return [one];
    return look.presence < LEAST ? [] : [acting(one, look, relief)];
  });
}

/** A place that goes along with a group. */
export function carriedBy<P extends { x: number; y: number }>(place: P, { from, to }: Shift): P {
  const turn = radians(turnBetween(from.facing, to.facing));
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [place.x - from.x, place.y - from.y];
  return { ...place, x: to.x + dx * c - dy * s, y: to.y + dx * s + dy * c };
}

/** The words of groups go along with them. */
export function carriedWords(items: readonly Written[], frame: Frame | null): readonly Written[] {
  if (frame === null || frame.groups.size === 0) return items;
  return items.map((one) => {
    const shift = one.group === null ? undefined : frame.groups.get(one.group);
    return shift === undefined ? one : carriedBy(one, shift);
  });
}

/** The tray of a group on its way. */
export interface Tray {
  points: readonly { x: number; y: number }[];
  paint: string;
}

/** The trays of all groups that are on their way. */
export function trays(
  groups: readonly Group[],
  frame: Frame | null,
  sides: readonly number[],
): Tray[] {
  if (frame === null) return [];
  return groups.flatMap(({ id, outline, seat }) => {
    const shift = frame.groups.get(id);
    if (shift === undefined || outline === null) return [];
    const points = outline.points.map(([x, y]) => carriedBy({ x, y }, shift));
    return [{ points, paint: lookOf(seat, sides).paint }];
  });
}
