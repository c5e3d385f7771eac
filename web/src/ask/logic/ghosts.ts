/** Where pieces would stand: as the preview tells, or as follows from what is filled in. */
import type { GhostShown } from "../../model/contract";
import type { AnyField, Base, Piece, Pose, Spot, Wire } from "../../wire/types";
import type { Draft } from "./draft";
import { afterLegs, poseAt } from "./geometry";
import { carried, type Led, ledOf } from "./led";
import type { Moment } from "./moment";
import { movers } from "./placements";
import { asList, type Leg, type Placement, pieceOf, type Values } from "./values";

type Tone = GhostShown["tone"];

const UNKNOWN_BASE: Base = { type: "round", diameter: 300 };

export function ghostsOf(moment: Moment): GhostShown[] {
  const { scene, exact, draft } = moment;
  const tone: Tone = exact?.refusal ? "refused" : "allowed";
  const told = (exact?.ghosts ?? []).map((ghost) => {
    const piece = scene.pieces.find((each) => each.id === ghost.piece);
    return piece === undefined
      ? newcomer(ghost, draft.seat, tone)
      : ghostOf(piece, ghost.pose, tone);
  });
  const known = new Set(told.map((ghost) => ghost.key));
  const own = draft.form.fields.flatMap((field) => ownGhosts(moment, field, tone));
  return [...told, ...own.filter((ghost) => !known.has(ghost.key))];
}

function ownGhosts(moment: Moment, field: AnyField, tone: Tone): GhostShown[] {
  const { scene, draft, values } = moment;
  const value = values[field.name];
  if (field.kind === "placements") {
    const everybody = movers(field, scene, draft.seat);
    return asList<Placement>(value).flatMap((placement) => {
      const mover = everybody.find((each) => each.number === placement.piece);
      if (mover === undefined) return [];
      const { base, icon, figure, seat } = mover;
      const { pose } = placement;
      const label = mover.pose === null ? String(mover.number) : "";
      return [{ key: `p${placement.piece}`, base, pose, seat, icon, figure, label, tone }];
    });
  }
  const led = ledOf(scene, pieceOf(field, values));
  const pose = led === null ? null : ownPose(moment, field, led);
  return led === null || pose === null ? [] : ghostsWith(led, pose, tone);
}

/** Where a piece would stand by what is filled in. */
function ownPose({ scene, draft, values }: Moment, field: AnyField, piece: Led): Pose | null {
  const value = values[field.name];
  const facing = facingFor(draft, values, piece.id) ?? piece.pose?.facing ?? 0;
  if (field.kind === "path" && asList(value).length > 0) {
    return poseAt(scene, asList<Spot>(value).at(-1) as Spot, facing);
  }
  if (field.kind === "spot" && Array.isArray(value)) return poseAt(scene, value as Spot, facing);
  if (field.kind === "spot" && typeof value === "object") return value as Pose;
  if (field.kind === "legs" && piece.pose && asList(value).length > 0) {
    return afterLegs(piece.pose, asList<Leg>(value));
  }
  const turns = field.kind === "facing" && !hasPlace(draft, values) && piece.pose !== null;
  return turns && piece.pose?.facing !== facing ? { ...(piece.pose as Pose), facing } : null;
}

/** Whether another field of the form moves somebody, so that the facing shows there. */
function hasPlace(draft: Draft, values: Values): boolean {
  return draft.form.fields.some((field) => {
    const value = values[field.name];
    if (field.kind === "path") return asList(value).length > 0;
    return field.kind === "spot" && value !== undefined;
  });
}

function facingFor(draft: Draft, values: Values, piece: number): number | null {
  const field = draft.form.fields.find(
    (each) => each.kind === "facing" && pieceOf(each, values) === piece,
  );
  const value = field === undefined ? undefined : values[field.name];
  return typeof value === "number" ? value : null;
}

/** Everybody who goes along, each where the whole takes it. */
function ghostsWith(led: Led, pose: Pose, tone: Tone): GhostShown[] {
  return led.members.flatMap((member) => {
    if (member.id === led.id) return [ghostOf(member, pose, tone)];
    if (member.pose === null || led.pose === null) return [];
    return [ghostOf(member, carried(member.pose, led.pose, pose), tone)];
  });
}

function ghostOf(piece: Piece, pose: Pose, tone: Tone): GhostShown {
  const { base, seat, icon, figure, label } = piece;
  return { key: `p${piece.id}`, base, pose, seat, icon, figure, label, tone };
}

/** Somebody who is not on the table yet. */
function newcomer(ghost: Wire<"Ghost">, seat: number, tone: Tone): GhostShown {
  const { piece, pose, icon, figure } = ghost;
  const base = ghost.base ?? UNKNOWN_BASE;
  return { key: `p${piece}`, base, pose, seat, icon, figure, label: "", tone };
}
