/** Placing several pieces: the active one goes where one clicks; those placed can be dragged. */
import type { At, Pointing } from "../../model/contract";
import type { Asking } from "../logic/asking";
import { direction, distance, point, reach } from "../logic/geometry";
import type { Mover } from "../logic/placements";
import {
  led,
  movers,
  nextMover,
  placed,
  placementOf,
  standing,
  turnedIn,
  walked,
} from "../logic/placements";
import { asList, type FieldOf, type Placement } from "../logic/values";

type PlacementsField = FieldOf<"placements">;

export function everybody(asking: Asking, field: PlacementsField): Mover[] {
  const scene = asking.scene;
  return scene === null ? [] : movers(field, scene, asking.draft.value?.seat ?? null);
}

export function planOf(asking: Asking, field: PlacementsField): Placement[] {
  return asList<Placement>(asking.draft.value?.given[field.name]);
}

/** Whether whoever is moved or turned takes all the others along. */
export function isTogether(asking: Asking, field: PlacementsField): boolean {
  return field.follow && !asking.alone.value;
}

/** Who may be placed next: those without a place, as far as the preview leaves them. */
export function waitingMovers(asking: Asking, field: PlacementsField): Mover[] {
  const plan = planOf(asking, field);
  const next = asking.settledPreview.value?.pieces ?? null;
  return everybody(asking, field).filter(
    ({ number }) => placementOf(plan, number) === undefined && (next?.includes(number) ?? true),
  );
}

/** Whoever is being placed: the one chosen, or the first who waits. */
export function activeMover(asking: Asking, field: PlacementsField): Mover | null {
  const plan = planOf(asking, field);
  const waiting = waitingMovers(asking, field);
  const placedOnes = everybody(asking, field).filter((mover) => placementOf(plan, mover.number));
  const chosen = [...waiting, ...placedOnes].find(({ number }) => number === asking.active.value);
  return chosen ?? waiting[0] ?? null;
}

export function pointAtPlan(asking: Asking, field: PlacementsField): Pointing {
  const dragged = (): Mover | null =>
    everybody(asking, field).find((mover) => mover.number === asking.drag?.piece) ?? null;
  const planned = (mover: Mover, at: At): Placement[] | null => {
    const scene = asking.scene;
    if (scene === null) return null;
    if (field.follow) {
      const together = isTogether(asking, field);
      const how = { together, dragged: asking.drag !== null };
      return led(scene, wholePlan(asking, field), mover, at.spot, how);
    }
    const go = field.paths ? walked : placed;
    return go(scene, planOf(asking, field), mover, at.spot);
  };
  const show = (mover: Mover | null, at: At | null): void => {
    const plan = mover === null || at === null ? null : planned(mover, at);
    asking.over(field.name, plan ?? undefined, at);
  };
  return {
    hover: (at) => show(isSwitch(asking, field, at) ? null : activeMover(asking, field), at),
    click(at) {
      const again = asking.again(at);
      if (again !== "no" && planOf(asking, field).length > 0) {
        if (again === "second" && asking.complete.value) void asking.go();
        else asking.active.value = null;
        return;
      }
      if (isSwitch(asking, field, at)) {
        asking.active.value = at.piece;
        return;
      }
      setDown(asking, field, activeMover(asking, field), at, planned);
    },
    grab(at) {
      const mover = moverAt(asking, field, at);
      if (mover !== null) asking.drag = { what: "place", piece: mover.number };
      return mover !== null;
    },
    drag(at) {
      if (at.shift) lookFrom(asking, field, dragged(), at);
      else show(dragged(), at);
    },
    drop(at) {
      if (field.follow) asking.again(at);
      if (at.shift) lookFrom(asking, field, dragged(), at);
      else setDown(asking, field, dragged(), at, planned);
      asking.drag = null;
    },
    turn: (by) => planOf(asking, field).length > 0 && turnPlan(asking, field, by),
  };
}

/** Turn whoever was placed last, or all of them together; false where nobody can. */
export function turnPlan(asking: Asking, field: PlacementsField, by: number): boolean {
  const plan = wholePlan(asking, field);
  const turning = placementOf(plan, asking.active.value ?? -1) ?? plan.at(-1);
  if (turning === undefined || !field.facing) return false;
  look(asking, field, turning, turning.pose.facing + by);
  return true;
}

/** The plan; where all go along, those not told of yet stay where they are. */
function wholePlan(asking: Asking, field: PlacementsField): Placement[] {
  const plan = planOf(asking, field);
  if (!field.follow) return plan;
  const rest = standing(everybody(asking, field));
  return [...plan, ...rest.filter(({ piece }) => placementOf(plan, piece) === undefined)];
}

/** Put somebody down; without ways the next one's turn comes by itself. */
function setDown(
  asking: Asking,
  field: PlacementsField,
  mover: Mover | null,
  at: At,
  planned: (mover: Mover, at: At) => Placement[] | null,
): void {
  const plan = mover === null ? null : planned(mover, at);
  if (mover === null || plan === null) return;
  asking.put(field.name, asking.snapped(field.name, plan));
  const next = nextMover(waitingMovers(asking, field), plan, mover.number);
  asking.active.value = field.paths ? mover.number : next;
}

/** Whether a click chooses who goes next instead of where. */
function isSwitch(asking: Asking, field: PlacementsField, at: At | null): boolean {
  if (at?.piece == null || !field.pieces.includes(at.piece)) return false;
  return placementOf(planOf(asking, field), at.piece) === undefined;
}

/** Who is under the pointer: a ghost that was placed, the nearest, or a piece that waits. */
function moverAt(asking: Asking, field: PlacementsField, at: At): Mover | null {
  const all = everybody(asking, field);
  const near = planOf(asking, field).flatMap(({ piece, pose }) => {
    const mover = all.find((each) => each.number === piece);
    const far = distance(pose, point(at.spot));
    return mover !== undefined && far <= reach(mover.base) + 30 ? [{ mover, far }] : [];
  });
  const [there] = near.sort((one, other) => one.far - other.far);
  if (there !== undefined) return there.mover;
  const isOpen = field.follow || isSwitch(asking, field, at);
  return isOpen ? (all.find((mover) => mover.number === at.piece) ?? null) : null;
}

function lookFrom(asking: Asking, field: PlacementsField, mover: Mover | null, at: At): void {
  const plan = wholePlan(asking, field);
  const placement = mover === null ? undefined : placementOf(plan, mover.number);
  const facing = placement === undefined ? null : direction(placement.pose, point(at.spot));
  if (placement === undefined || facing === null || !field.facing) return;
  look(asking, field, placement, facing);
}

/** Let somebody in the plan look that way, alone or leading the others. */
function look(asking: Asking, field: PlacementsField, placement: Placement, facing: number): void {
  const plan = isTogether(asking, field) ? [placement] : wholePlan(asking, field);
  asking.put(field.name, turnedIn(plan, placement.piece, facing), true);
  asking.active.value = placement.piece;
}
