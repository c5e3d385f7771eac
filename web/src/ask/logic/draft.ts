/** A half-filled action: what was given, which field is being filled, and every step back. */
import type { AnyField, Form, Pose, Scene } from "../../wire/types";
import { defaultOf, isFilled, isSettled } from "./filling";
import { fieldOf, type Values } from "./values";

interface Step {
  given: Values;
  at: string;
  /** The field that this step changed. */
  of: string;
}

export interface Draft {
  readonly seat: number;
  readonly form: Form;
  /** True: no answer to the decision, but open at all times; such drafts have no preview. */
  readonly standing: boolean;
  /** What the player supplied. */
  readonly given: Values;
  /** Name of the field being filled; empty: nothing is to be filled. */
  readonly at: string;
  /** How it was before each thing supplied. */
  readonly steps: readonly Step[];
}

export interface Table {
  scene: Scene;
  ghosts: readonly { piece: number; pose: Pose }[];
}

/** Actions of the table itself: they answer a decision, but no game can preview them. */
const UNSEEN = new Set(["TypeDice", "TypeCard", "MixDice", "Resume"]);

export function hasPreview(draft: Draft): boolean {
  return !draft.standing && !UNSEEN.has(draft.form.action);
}

/** A fresh draft, at the first field that must be supplied. */
export function begin(
  seat: number,
  form: Form,
  table: Table,
  given: Values = {},
  standing = false,
): Draft {
  const draft: Draft = { seat, form, standing, given, at: "", steps: [] };
  return { ...draft, at: nextField(draft, table) };
}

/** All values: what was given, and what follows by itself. */
export function valuesOf(draft: Draft, table: Table): Values {
  const values: Record<string, unknown> = {};
  for (const field of draft.form.fields) {
    const around = { form: draft.form, scene: table.scene, ghosts: table.ghosts, values };
    const value = field.name in draft.given ? draft.given[field.name] : defaultOf(field, around);
    if (value !== undefined) values[field.name] = value;
  }
  return isCounted(draft) ? withoutField(values, "numbers") : values;
}

/** Dice without numbers: how many succeed stands for what they show. */
function isCounted(draft: Draft): boolean {
  return draft.form.action === "TypeDice" && typeof draft.given["successes"] === "number";
}

/** Fields that must be supplied and are not. */
export function missing(draft: Draft, table: Table): AnyField[] {
  const values = valuesOf(draft, table);
  return draft.form.fields.filter((field) => {
    if (isCounted(draft) && field.kind === "dice") return false;
    const value = values[field.name];
    return value === undefined ? !field.optional : !isFilled(field, value, values);
  });
}

export function isComplete(draft: Draft, table: Table): boolean {
  return missing(draft, table).length === 0;
}

/** The action as the wire takes it. */
export function actionOf(draft: Draft, table: Table): Record<string, unknown> & { type: string } {
  return { ...valuesOf(draft, table), type: draft.form.action };
}

/**
 * The draft with a value supplied. What depended on the old one is dropped. `merge` makes one step
 * of several changes of a field that follow each other (typing, turning).
 */
export function put(
  draft: Draft,
  table: Table,
  name: string,
  value: unknown,
  merge = false,
): Draft {
  const field = fieldOf(draft.form, name);
  if (field === undefined) return draft;
  const given = { ...withoutDependants(draft, name), [name]: value };
  const changed = { ...draft, given, at: name, steps: stepsAfter(draft, name, merge) };
  return isSettled(field, value, valuesOf(changed, table)) ? advance(changed, table) : changed;
}

/** The draft without a value; an optional field is left out again. */
export function drop(draft: Draft, name: string): Draft {
  if (!(name in draft.given)) return draft;
  const given = withoutField(withoutDependants(draft, name), name);
  return { ...draft, given, at: name, steps: stepsAfter(draft, name, false) };
}

/** The draft with a value moved to the nearest legal one: no step of the player's. */
export function amend(draft: Draft, name: string, value: unknown): Draft {
  return { ...draft, given: { ...draft.given, [name]: value } };
}

export function goTo(draft: Draft, name: string): Draft {
  return fieldOf(draft.form, name) === undefined ? draft : { ...draft, at: name };
}

/** On to what must still be supplied, or else to what may still be changed. */
export function advance(draft: Draft, table: Table): Draft {
  return { ...draft, at: nextField(draft, table) };
}

/** One step back; null when there is none left: the draft is given up. */
export function stepBack(draft: Draft): Draft | null {
  const last = draft.steps.at(-1);
  if (last === undefined) return null;
  return { ...draft, given: last.given, at: last.at, steps: draft.steps.slice(0, -1) };
}

function stepsAfter(draft: Draft, name: string, merge: boolean): readonly Step[] {
  const last = draft.steps.at(-1);
  if (merge && last?.of === name && draft.at === name) return draft.steps;
  return [...draft.steps, { given: draft.given, at: draft.at, of: name }];
}

function nextField(draft: Draft, table: Table): string {
  const lacking = missing(draft, table)[0];
  if (lacking !== undefined) return lacking.name;
  const names = draft.form.fields.map((field) => field.name);
  const later = names.slice(names.indexOf(draft.at) + 1);
  const open = later.find((name) => !(name in draft.given) && isAdjustable(draft, name));
  return (
    open ?? (draft.at === "" ? (names.find((name) => !(name in draft.given)) ?? "") : draft.at)
  );
}

/** Whether a field that has a value by itself is worth a stop: not where nothing can be chosen. */
function isAdjustable(draft: Draft, name: string): boolean {
  const field = fieldOf(draft.form, name);
  if (field === undefined || field.optional) return false;
  return field.kind === "facing" || field.kind === "order" || field.kind === "number";
}

function withoutDependants(draft: Draft, name: string): Values {
  const gone = draft.form.fields
    .filter((field) => "of" in field && field.of === name)
    .map((field) => field.name);
  return gone.reduce(withoutField, draft.given);
}

function withoutField(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}
