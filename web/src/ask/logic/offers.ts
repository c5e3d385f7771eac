/** Which forms are offered: all of a decision, or those in which a piece can be chosen. */
import type { AnyField, Decision, Form, Sight } from "../../wire/types";
import type { Values } from "./values";

/** The first field of a form in which a piece can be chosen, or which is about it. */
export function fieldFor(form: Form, piece: number): AnyField | undefined {
  return form.fields.find((field) => {
    switch (field.kind) {
      case "piece":
      case "pieces":
        return field.allowed.includes(piece);
      case "placements":
        return field.pieces.includes(piece);
      case "path":
      case "spot":
      case "facing":
      case "legs":
        return field.piece === piece;
      default:
        return false;
    }
  });
}

export function formsFor(decision: Decision, piece: number): Form[] {
  return decision.forms.filter((form) => fieldFor(form, piece) !== undefined);
}

/** What a form holds when it is chosen for a piece. */
export function givenFor(form: Form, piece: number): Values {
  const field = fieldFor(form, piece);
  if (field?.kind === "piece") return { [field.name]: piece };
  if (field?.kind === "pieces") return { [field.name]: [piece] };
  return {};
}

/** The form that a drag of a piece begins: the first that it leads and in which it goes a way. */
export function dragForm(decision: Decision, piece: number): Form | null {
  const found = formsFor(decision, piece).find((form) => {
    const chosen = fieldFor(form, piece);
    if (chosen !== form.fields[0]) return false;
    if (chosen?.kind === "placements" && chosen.paths) return true;
    return form.fields.some(
      (field) =>
        (field.kind === "path" || field.kind === "spot") &&
        (field.piece === piece || (chosen?.kind === "piece" && field.of === chosen.name)),
    );
  });
  return found ?? null;
}

/**
 * Whether an answer that needs nothing can be given with one press: nothing else that could be done
 * is given up by it, or everything that could be said instead is said as quickly.
 */
export function losesNothing(decision: Decision | null, form: Form): boolean {
  return (
    decision?.forms.every(({ fields }) => fields.length === 0) === true && form.fields.length === 0
  );
}

/** Seats of the viewer that have not answered yet, whoever is looking first. */
export function openSeats(sight: Sight | null): number[] {
  const decision = sight?.decision;
  if (!sight || !decision || sight.hand_over !== null) return [];
  const open = sight.asked.filter((seat) => !decision.answered.includes(seat));
  return sight.seat !== null && open.includes(sight.seat) ? [sight.seat] : open;
}
