/** When a field is filled, when nothing can be added to it, and what it holds by itself. */
import type { AnyField, Choice, Form, Pose, Scene, Spot } from "../../wire/types";
import { areChanges } from "./changes";
import { areDice } from "./dice";
import { allowedFacing, direction, facingAlong, isBetween, keptFacing, spotOf } from "./geometry";
import { ledOf } from "./led";
import { isPaired } from "./pairing";
import { isDivided } from "./split";
import type { Placement, Values } from "./values";
import { asList, type Change, type FieldOf, type Pair, pieceOf, type Share } from "./values";

/** From so many numbers on a stepper is shown, which must begin somewhere. */
export const MANY_NUMBERS = 12;

/** What a default may be read from. */
export interface Surroundings {
  form: Form;
  scene: Scene;
  values: Values;
  /** Where the last preview shows pieces. */
  ghosts: readonly { piece: number; pose: Pose }[];
}

/** The choices of a field, each once; for the piece chosen so far where they go by one. */
export function choicesOf(field: FieldOf<"choice" | "choices">, values: Values): Choice[] {
  const by = field.kind === "choice" ? field.of : "";
  const own = field.choices.filter(({ of }) => by === "" || of === null || of === values[by]);
  return [...new Map(own.map((choice) => [choice.key, choice])).values()];
}

/** Those of them that may be taken. */
export function openChoices(field: FieldOf<"choice" | "choices">, values: Values): Choice[] {
  return choicesOf(field, values).filter((choice) => choice.refusal === "");
}

/** A choice as the action takes it. */
export function choiceValue(field: FieldOf<"choice">, choice: Choice): string | number {
  return field.numeric ? Number(choice.key) : choice.key;
}

/** Whether a value fills its field, as far as the field itself can tell. */
export function isFilled(field: AnyField, value: unknown, values: Values = {}): boolean {
  if (value === undefined) return false;
  switch (field.kind) {
    case "piece":
      return typeof value === "number" && field.allowed.includes(value);
    case "pieces":
      return isCount(asList(value).length, field.least, field.most);
    case "spot":
      return field.facing ? typeof value === "object" : Array.isArray(value);
    case "path":
      return Array.isArray(value);
    case "legs":
      return asList(value).length > 0;
    case "placements":
      return areAllPlaced(field, asList<Placement>(value));
    case "facing":
      return (
        typeof value === "number" &&
        field.intervals.some(([first, last]) => isBetween(value, first, last))
      );
    case "split":
      return isDivided(field, asList<Share>(value));
    case "pairing":
      return isPaired(field, asList<Pair>(value));
    case "order":
      return asList(value).length === field.items.length;
    case "choice":
      return openChoices(field, values).some((choice) => choiceValue(field, choice) === value);
    case "choices":
      return isCount(asList(value).length, field.least, field.most);
    case "number":
      return Number.isInteger(value) && isCount(value as number, field.least, field.most);
    case "dice":
      return areDice(asList<number>(value), field.count, field.sides);
    case "switch":
      return typeof value === "boolean";
    case "words":
      return typeof value === "string" && value.length <= field.most && value.trim() !== "";
    case "changes":
      return areChanges(asList<Change>(value));
  }
}

function isCount(count: number, least: number, most: number): boolean {
  return count >= least && count <= most;
}

function areAllPlaced(field: FieldOf<"placements">, plan: readonly Placement[]): boolean {
  return !field.all || plan.length >= field.pieces.length + field.spares.length;
}

/** Whether a value leaves nothing to add: the next field comes by itself. */
export function isSettled(field: AnyField, value: unknown, values: Values = {}): boolean {
  switch (field.kind) {
    case "piece":
    case "choice":
    case "switch":
    case "dice":
      return isFilled(field, value, values);
    case "number":
      return field.most - field.least < MANY_NUMBERS;
    case "pieces":
      return asList(value).length === Math.min(field.most, field.allowed.length);
    case "choices":
      return field.most === 1 && asList(value).length === 1;
    case "spot":
      return !field.facing;
    case "placements": {
      const everybody = field.pieces.length + field.spares.length;
      return !field.paths && asList(value).length >= everybody;
    }
    default:
      return false;
  }
}

/** What a field holds until somebody says otherwise; undefined where they must. */
export function defaultOf(field: AnyField, around: Surroundings): unknown {
  if (field.optional) return undefined;
  switch (field.kind) {
    case "piece":
      return field.allowed.length === 1 ? field.allowed[0] : undefined;
    case "pieces":
      return field.least > 0 && field.allowed.length === field.least ? field.allowed : undefined;
    case "choice": {
      const open = openChoices(field, around.values);
      return open.length === 1 && open[0] !== undefined ? choiceValue(field, open[0]) : undefined;
    }
    case "choices":
      return field.least === 0 ? [] : undefined;
    case "number":
      if (field.least === field.most) return field.least;
      return field.most - field.least >= MANY_NUMBERS ? field.least : undefined;
    case "order":
      return field.items.map((item) => item.key);
    case "path":
      return field.proposed.length > 0 ? field.proposed : undefined;
    case "facing":
      return defaultFacing(field, around);
    default:
      return undefined;
  }
}

function defaultFacing(field: FieldOf<"facing">, around: Surroundings): number {
  const piece = pieceOf(field, around.values);
  const way = wayOf(around, piece);
  const now = poseOf(around.scene, piece);
  const goes = field.keep ? null : way;
  const along = goes === null || now === null ? null : facingAlong([spotOf(now), ...goes]);
  const wanted = along ?? now?.facing ?? towardsMiddle(around, piece);
  const held = field.keep ? keptFacing : allowedFacing;
  return held(wanted, field.intervals);
}

/** The way of a piece in the same form. */
function wayOf(around: Surroundings, piece: number | null): Spot[] | null {
  const field = around.form.fields.find(
    (each) => each.kind === "path" && pieceOf(each, around.values) === piece,
  );
  const way = field === undefined ? undefined : around.values[field.name];
  return Array.isArray(way) ? (way as Spot[]) : null;
}

function towardsMiddle({ scene, ghosts }: Surroundings, piece: number | null): number {
  const ghost = ghosts.find((each) => each.piece === piece)?.pose;
  const middle = { x: scene.table.width / 2, y: scene.table.depth / 2 };
  return ghost === undefined ? 0 : (direction(ghost, middle) ?? 0);
}

export function poseOf(scene: Scene, piece: number | null): Pose | null {
  return ledOf(scene, piece)?.pose ?? null;
}
