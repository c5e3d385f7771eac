/** What fields hold, exactly as `kernel/fields.py` wants it in JSON. */
import type { AnyField, Form, Pose, Spot } from "../../wire/types";

export type Values = Readonly<Record<string, unknown>>;

export interface Placement {
  piece: number;
  pose: Pose;
  path: Spot[];
}

export type LegKind = "ahead" | "back" | "left" | "right" | "turn";

export interface Leg {
  kind: LegKind;
  /** Units, or tenths of a degree for a turn (positive: clockwise on the screen). */
  amount: number;
}

export interface Share {
  column: string;
  amount: number;
  row: string;
}

export interface Pair {
  left: string;
  right: string;
  flag: boolean;
  number: number;
}

export interface Change {
  path: string;
  old: unknown;
  new: unknown;
  op: "set" | "insert" | "remove";
}

/** A field of one kind. */
export type FieldOf<Kind extends AnyField["kind"]> = Extract<AnyField, { kind: Kind }>;

/** The field of a form by its name. */
export function fieldOf(form: Form, name: string): AnyField | undefined {
  return form.fields.find((field) => field.name === name);
}

/** The piece that a spot, path or facing is about: fixed, or chosen in another field. */
export function pieceOf(field: AnyField, values: Values): number | null {
  if (field.kind === "legs") return field.piece;
  if (field.kind !== "spot" && field.kind !== "path" && field.kind !== "facing") return null;
  if (field.piece !== null) return field.piece;
  const chosen = values[field.of];
  return typeof chosen === "number" ? chosen : null;
}

export function asList<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? (value as Item[]) : [];
}
