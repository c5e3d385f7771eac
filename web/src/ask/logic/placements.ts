/** A plan of several pieces: who goes, in which order, along which way, to which place. */
import type { Base, Figure, Label, Pose, Scene, Spot } from "../../wire/types";
import { direction, facingAlong, poseAt, spotOf, turned } from "./geometry";
import type { FieldOf, Placement } from "./values";

type PlacementsField = FieldOf<"placements">;

/** Somebody who can be placed. */
export interface Mover {
  number: number;
  name: Label;
  base: Base;
  icon: string;
  figure: Figure | null;
  seat: number | null;
  /** Where it stands now; null beside the table. */
  pose: Pose | null;
}

export function movers(field: PlacementsField, scene: Scene, seat: number | null): Mover[] {
  const standing = field.pieces.flatMap((id) => {
    const piece = scene.pieces.find((each) => each.id === id);
    if (piece === undefined) return [];
    const { name, base, icon, figure, seat: owner, pose } = piece;
    return [{ number: id, name, base, icon, figure, seat: owner, pose }];
  });
  const beside = field.spares.map(({ number, name, base, icon, figure }) => ({
    number,
    name,
    base,
    icon,
    figure,
    seat,
    pose: null,
  }));
  return [...standing, ...beside];
}

export function placementOf(plan: readonly Placement[], piece: number): Placement | undefined {
  return plan.find((placement) => placement.piece === piece);
}

/** The next who waits for a place, after the given one. */
export function nextMover(
  everybody: readonly Mover[],
  plan: readonly Placement[],
  after: number,
): number | null {
  const place = everybody.findIndex((mover) => mover.number === after) + 1;
  const turn = [...everybody.slice(place), ...everybody.slice(0, place)];
  return turn.find((mover) => placementOf(plan, mover.number) === undefined)?.number ?? null;
}

/**
 * The way somebody looks when put down: where it looked, as the one placed before, or into the
 * table.
 */
export function firstFacing(
  scene: Scene,
  mover: Mover,
  plan: readonly Placement[],
  spot: Spot,
): number {
  const already = placementOf(plan, mover.number);
  if (already !== undefined) return already.pose.facing;
  if (mover.pose !== null) return mover.pose.facing;
  const before = plan.at(-1);
  if (before !== undefined) return before.pose.facing;
  const middle = { x: scene.table.width / 2, y: scene.table.depth / 2 };
  return direction({ x: spot[0], y: spot[1] }, middle) ?? 0;
}

/** The plan with somebody set down at a spot. Whoever has a place already keeps their turn. */
export function placed(
  scene: Scene,
  plan: readonly Placement[],
  mover: Mover,
  spot: Spot,
): Placement[] {
  const facing = firstFacing(scene, mover, plan, spot);
  return withPlacement(plan, { piece: mover.number, pose: poseAt(scene, spot, facing), path: [] });
}

/** The plan with one more point on somebody's way. */
export function walked(
  scene: Scene,
  plan: readonly Placement[],
  mover: Mover,
  spot: Spot,
): Placement[] {
  if (mover.pose === null) return placed(scene, plan, mover, spot);
  const path = [...(placementOf(plan, mover.number)?.path ?? []), spot];
  const facing = facingAlong([spotOf(mover.pose), ...path]) ?? mover.pose.facing;
  return withPlacement(plan, { piece: mover.number, pose: poseAt(scene, spot, facing), path });
}

/** Everybody who stands on the table, where they stand. */
export function standing(everybody: readonly Mover[]): Placement[] {
  return everybody.flatMap(({ number, pose }) =>
    pose === null ? [] : [{ piece: number, pose, path: [] }],
  );
}

/**
 * The plan in which somebody goes on to a spot and looks as before. Dragged, they go straight from
 * where they stand; together, they lead the others, whose places follow from theirs. Whoever was
 * moved last comes last, so that the preview is about them.
 */
export function led(
  scene: Scene,
  plan: readonly Placement[],
  mover: Mover,
  spot: Spot,
  { together, dragged }: { together: boolean; dragged: boolean },
): Placement[] {
  const before = placementOf(plan, mover.number);
  const path = [...(dragged ? [] : (before?.path ?? [])), spot];
  const facing = before?.pose.facing ?? mover.pose?.facing ?? 0;
  const fresh = { piece: mover.number, pose: poseAt(scene, spot, facing), path };
  return together ? [fresh] : [...without(plan, mover.number), fresh];
}

/** The plan with somebody turned on the place. */
export function turnedIn(plan: readonly Placement[], piece: number, facing: number): Placement[] {
  return plan.map((each) =>
    each.piece === piece ? { ...each, pose: { ...each.pose, facing: turned(facing, 0) } } : each,
  );
}

export function without(plan: readonly Placement[], piece: number): Placement[] {
  return plan.filter((each) => each.piece !== piece);
}

function withPlacement(plan: readonly Placement[], fresh: Placement): Placement[] {
  if (placementOf(plan, fresh.piece) === undefined) return [...plan, fresh];
  return plan.map((each) => (each.piece === fresh.piece ? fresh : each));
}
