/** Choosing pieces on the table: one, or several by clicks and by a box. */
import type { At, Pointing } from "../../model/contract";
import type { Spot } from "../../wire/types";
import type { Asking } from "../logic/asking";
import { isFilled } from "../logic/filling";
import { inside } from "../logic/geometry";
import { joined, toggled } from "../logic/order";
import { allowedPieces } from "../logic/overlay";
import { asList, type FieldOf } from "../logic/values";

export function pointAtPiece(asking: Asking, field: FieldOf<"piece">): Pointing {
  const isAllowed = (piece: number): boolean => mayTake(asking, field, piece);
  return {
    hover: (at) => showPiece(asking, field.name, at, isAllowed),
    click(at) {
      const piece = at.piece;
      if (piece === null) return;
      if (!isAllowed(piece)) {
        if (!goesOn(asking, field, piece)) showPiece(asking, field.name, at, isAllowed);
        return;
      }
      const again = asking.again(at);
      const isChosen = asking.draft.value?.given[field.name] === piece;
      if (isChosen && asking.complete.value) {
        if (again !== "double") void asking.confirm();
        return;
      }
      asking.put(field.name, piece);
    },
  };
}

function showPiece(
  asking: Asking,
  name: string,
  at: At | null,
  isAllowed: (piece: number) => boolean,
): void {
  const piece = at?.piece ?? null;
  if (piece === null) asking.over(name, undefined, null);
  else asking.over(name, piece, at, isAllowed(piece));
}

function mayTake(asking: Asking, field: FieldOf<"piece" | "pieces">, piece: number): boolean {
  const draft = asking.draft.value;
  return draft !== null && allowedPieces(field, draft, asking.offering.value).includes(piece);
}

export function pointAtPieces(asking: Asking, field: FieldOf<"pieces">): Pointing {
  const chosen = (): number[] => asList<number>(asking.draft.value?.given[field.name]);
  return {
    hover(at) {
      const piece = at?.piece ?? null;
      if (piece === null || chosen().includes(piece)) asking.over(field.name, undefined, null);
      else {
        const allowed = mayTake(asking, field, piece);
        asking.over(field.name, [...chosen(), piece], at, allowed);
      }
    },
    click(at) {
      if (at.piece === null) return;
      if (!mayTake(asking, field, at.piece)) {
        goesOn(asking, field, at.piece);
        return;
      }
      const again = asking.again(at);
      const isOnly = field.most === 1 && chosen()[0] === at.piece;
      if (isOnly && asking.complete.value) {
        if (again === "second") void asking.confirm();
      } else asking.put(field.name, toggled(chosen(), at.piece, field.most));
    },
    grab(at) {
      if (!at.shift) return false;
      asking.box.value = [at.spot, at.spot];
      return true;
    },
    drag(at) {
      const from = asking.box.value?.[0];
      if (from !== undefined) asking.box.value = [from, at.spot];
    },
    drop(at) {
      const from = asking.box.value?.[0];
      asking.box.value = null;
      if (from === undefined) return;
      const found = inBox(asking, from, at.spot).filter((piece) => mayTake(asking, field, piece));
      if (found.length > 0) asking.put(field.name, joined(chosen(), found, field.most));
    },
  };
}

/** Who is not meant here may be meant by a field further on, once this one is filled. */
function goesOn(asking: Asking, field: FieldOf<"piece" | "pieces">, piece: number): boolean {
  const fields = asking.draft.value?.form.fields ?? [];
  const isFull = isFilled(field, asking.values.value[field.name], asking.values.value);
  const next = fields
    .slice(fields.findIndex(({ name }) => name === field.name) + 1)
    .find((one) => (one.kind === "piece" || one.kind === "pieces") && one.allowed.includes(piece));
  if (!isFull || next === undefined) return false;
  asking.goTo(next.name);
  asking.put(next.name, next.kind === "piece" ? piece : [piece]);
  return true;
}

function inBox(asking: Asking, from: Spot, to: Spot): number[] {
  const [x1, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y1, y2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const points: [number, number][] = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
  const pieces = asking.scene?.pieces ?? [];
  return pieces
    .filter(({ pose }) => pose !== null && inside({ points, holes: [] }, pose))
    .map((piece) => piece.id);
}
