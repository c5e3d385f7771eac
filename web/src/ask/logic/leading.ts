/** What is to be pressed next on the way to an answer that somebody is led to. */
import type { PulseShown } from "../../model/contract";
import type { AnyField, Decision, Form, Scene, Spot } from "../../wire/types";
import type { Draft } from "./draft";
import { isFilled } from "./filling";
import { reach } from "./geometry";
import { formOf } from "./hinting";
import { ledOf } from "./led";
import { asList, type Values } from "./values";

/** The next press: a button of the bar, something on the table, or to have it filled in. */
export type Target =
  | { kind: "form"; form: Form }
  | { kind: "piece"; piece: number }
  | { kind: "spot"; spot: Spot }
  | { kind: "value"; field: string; value: unknown }
  | { kind: "step"; field: string }
  | { kind: "fill" }
  | { kind: "back" }
  | { kind: "confirm" };

/** Units around a place that is to be pressed. */
const AROUND = 220;

/** Somebody on the way to an answer that he is led to. */
export interface Way {
  lead: Values;
  decision: Decision;
  draft: Draft | null;
  /** Everything filled in so far, with what follows by itself. */
  values: Values;
  /** Whether all is filled in, and nothing is known to stand against it. */
  isReady: boolean;
}

/** What is to be pressed next; null where the answer fits nothing that is asked. */
export function targetOf({ lead, decision, draft, values, isReady }: Way): Target | null {
  const form = formOf(decision, lead);
  if (form === null) return null;
  if (draft === null) return { kind: "form", form };
  if (draft.form.action !== form.action || draft.standing) return { kind: "back" };
  const open = draft.form.fields.find((field) => isOpen(field, values, lead));
  if (open !== undefined) {
    return open.name === draft.at
      ? towards(open, values, lead)
      : { kind: "step", field: open.name };
  }
  return isReady ? { kind: "confirm" } : { kind: "fill" };
}

/** Whether a field must still be filled; what may be left out is wanted only if it is led to. */
function isOpen(field: AnyField, values: Values, lead: Values): boolean {
  const value = values[field.name];
  if (value === undefined) return !field.optional && lead[field.name] != null;
  return !isFilled(field, value, values);
}

function towards(field: AnyField, values: Values, lead: Values): Target {
  const wanted = lead[field.name];
  switch (field.kind) {
    case "piece":
      return { kind: "piece", piece: Number(wanted) };
    case "pieces": {
      const chosen = asList<number>(values[field.name]);
      const next = asList<number>(wanted).find((piece) => !chosen.includes(piece));
      return next === undefined ? { kind: "fill" } : { kind: "piece", piece: next };
    }
    case "path": {
      const end = asList<Spot>(wanted).at(-1);
      return end === undefined ? { kind: "fill" } : { kind: "spot", spot: end };
    }
    case "spot":
      return Array.isArray(wanted) ? { kind: "spot", spot: wanted as Spot } : { kind: "fill" };
    case "choice":
    case "number":
      return { kind: "value", field: field.name, value: wanted };
    default:
      return { kind: "fill" };
  }
}

/** Whether a value of a field is the one to be pressed. */
export function isLedTo(target: Target | null, field: string, value: unknown): boolean {
  return target?.kind === "value" && target.field === field && target.value === value;
}

/** Where on the table something is to be pressed. */
export function pulsesOf(scene: Scene | null, target: Target | null): readonly PulseShown[] {
  if (target?.kind === "spot") return [{ spot: target.spot, radius: AROUND }];
  if (target?.kind !== "piece" || scene === null) return [];
  const led = ledOf(scene, target.piece);
  const place = led?.members.find(({ pose }) => pose !== null) ?? null;
  const pose = led?.base === null ? (place?.pose ?? null) : (led?.pose ?? null);
  if (pose === null || place === null) return [];
  return [
    { spot: [pose.x, pose.y, pose.level], radius: Math.max(AROUND, reach(place.base) * 1.4) },
  ];
}
