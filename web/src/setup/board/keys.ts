/** What the keys do while a table is laid. */
import type { LaidPiece } from "./geometry";
import { SMALL_STEP, SMALL_TURN, STEP, TURN_STEP } from "./lengths";

export type Deed =
  | { kind: "shift"; change: Partial<LaidPiece> }
  | { kind: "remove" | "duplicate" | "undo" | "redo" | "leave" | "save" };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a key means for the chosen piece, if there is one; null: nothing. */
export function deedOf(pressed: Pressed, piece: LaidPiece | null): Deed | null {
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === "z") return { kind: pressed.shiftKey ? "redo" : "undo" };
    if (key === "y") return { kind: "redo" };
    if (key === "s") return { kind: "save" };
    return key === "d" && piece !== null ? { kind: "duplicate" } : null;
  }
  if (piece === null) return null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const step = pressed.shiftKey ? SMALL_STEP : STEP;
    const change = { x: piece.x + arrow[0] * step, y: piece.y + arrow[1] * step };
    return { kind: "shift", change };
  }
  switch (key) {
    case "[":
    case "{":
      return turned(piece, pressed.shiftKey ? -SMALL_TURN : -TURN_STEP);
    case "]":
    case "}":
      return turned(piece, pressed.shiftKey ? SMALL_TURN : TURN_STEP);
    case "Delete":
    case "Backspace":
      return { kind: "remove" };
    case "Escape":
      return { kind: "leave" };
    default:
      return null;
  }
}

function turned(piece: LaidPiece, by: number): Deed {
  return { kind: "shift", change: { facing: piece.facing + by } };
}

/** Whether a key belongs to something that is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches("input:not([type=checkbox]), textarea, select") || target.isContentEditable)
  );
}
