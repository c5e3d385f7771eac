/** Turning a piece: towards a click, by a drag, by the wheel. */
import type { At, Pointing } from "../../model/contract";
import type { Pose, Spot } from "../../wire/types";
import type { Asking } from "../logic/asking";
import { poseOf } from "../logic/filling";
import { allowedFacing, direction, point, turned } from "../logic/geometry";
import { asList, type FieldOf, pieceOf } from "../logic/values";

type FacingField = FieldOf<"facing">;

/** The field of the draft in which a piece's facing is chosen. */
export function facingFieldOf(asking: Asking, piece: number): FacingField | null {
  const fields = asking.draft.value?.form.fields ?? [];
  const found = fields.find(
    (field): field is FacingField =>
      field.kind === "facing" && pieceOf(field, asking.values.value) === piece,
  );
  return found ?? null;
}

/** Turn a piece by so many tenths of a degree; false where the form has no facing for it. */
export function turnFacing(asking: Asking, piece: { id: number } | null, by: number): boolean {
  const field = piece === null ? null : facingFieldOf(asking, piece.id);
  const draft = asking.draft.value;
  if (field === null || draft === null) return false;
  const wanted = turned(facingNow(asking, field), by);
  const at = draft.at;
  asking.put(field.name, allowedFacing(wanted, field.intervals), true);
  asking.goTo(at);
  return true;
}

/** The way a piece would look: as filled in, as the preview has it, or as it looks now. */
function facingNow(asking: Asking, field: FacingField): number {
  const given = asking.values.value[field.name];
  if (typeof given === "number") return given;
  const likely: unknown = asking.preview.value?.snapped[field.name];
  if (typeof likely === "number") return likely;
  const scene = asking.scene;
  return (scene && poseOf(scene, pieceOf(field, asking.values.value))?.facing) ?? 0;
}

/** Where the piece stands when its facing counts: at the end of its way, or where it is. */
export function standOf(asking: Asking, field: FacingField): { x: number; y: number } | null {
  const values = asking.values.value;
  const piece = pieceOf(field, values);
  for (const other of asking.draft.value?.form.fields ?? []) {
    if (other.kind !== "path" && other.kind !== "spot") continue;
    if (pieceOf(other, values) !== piece) continue;
    const value = values[other.name];
    if (other.kind === "path" && asList(value).length > 0) {
      return point(asList<Spot>(value).at(-1) as Spot);
    }
    if (other.kind === "spot" && Array.isArray(value)) return point(value as Spot);
    if (other.kind === "spot" && value !== undefined) return value as Pose;
  }
  const ghost = asking.preview.value?.ghosts.find((each) => each.piece === piece)?.pose;
  const scene = asking.scene;
  return ghost ?? (scene === null ? null : poseOf(scene, piece));
}

export function pointAtFacing(asking: Asking, field: FacingField): Pointing {
  const towards = (at: At): number | undefined => {
    const stand = standOf(asking, field);
    const way = stand === null ? null : direction(stand, point(at.spot));
    return way === null ? undefined : allowedFacing(way, field.intervals);
  };
  const look = (at: At, merge: boolean): void => {
    const facing = towards(at);
    if (facing !== undefined) asking.put(field.name, facing, merge);
  };
  return {
    hover: (at) => asking.over(field.name, at === null ? undefined : towards(at), at),
    click(at) {
      const again = asking.again(at);
      if (again === "second" && asking.complete.value) void asking.confirm();
      else if (again === "no") look(at, false);
    },
    grab: (at) => at.piece !== null && at.piece === pieceOf(field, asking.values.value),
    drag: (at) => look(at, true),
    drop: (at) => look(at, true),
    turn(by) {
      const wanted = turned(facingNow(asking, field), by);
      asking.put(field.name, allowedFacing(wanted, field.intervals), true);
      return true;
    },
  };
}
