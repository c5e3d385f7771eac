/** What a key means on the table. */

export type Meant =
  | { do: "pan"; dx: number; dy: number }
  | { do: "move"; dx: number; dy: number }
  | { do: "piece"; step: 1 | -1 }
  | { do: "end"; last: boolean }
  | { do: "zoom"; factor: number }
  | { do: "turn"; by: number }
  | { do: "fit" | "press" | "cross" | "leave" | "rule" | "surface" };

/** Where the keyboard is: on the table as a whole, on a piece, or moving the crosshair. */
export type Mode = "table" | "piece" | "cross";

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const PAN = 64;
/** The crosshair goes a centimetre, or with shift a millimetre. */
const CENTIMETRE = 100;
const MILLIMETRE = 10;
/** [ and ] turn by 15 degrees, with shift by one. */
const TURN = 150;
const FINE_TURN = 10;

/** What a key means in a mode; null leaves it to the page. */
export function meaning(pressed: Pressed, mode: Mode): Meant | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const arrow = ARROWS[pressed.key];
  if (arrow) return arrowed(arrow, mode, pressed.shiftKey);
  const turn = pressed.shiftKey ? FINE_TURN : TURN;
  switch (pressed.key) {
    case "+":
    case "=":
      return { do: "zoom", factor: 1.25 };
    case "-":
    case "−":
      return { do: "zoom", factor: 0.8 };
    case "0":
      return { do: "fit" };
    case "[":
    case "{":
      return { do: "turn", by: -turn };
    case "]":
    case "}":
      return { do: "turn", by: turn };
    case "c":
    case "C":
      return { do: "cross" };
    case "l":
    case "L":
      return { do: "surface" };
    case "r":
    case "R":
      return { do: "rule" };
    case "Home":
    case "End":
      return mode === "piece" ? { do: "end", last: pressed.key === "End" } : null;
    case "Enter":
    case " ":
      return mode === "table" ? null : { do: "press" };
    case "Escape":
      return mode === "cross" ? { do: "leave" } : null;
    default:
      return null;
  }
}

function arrowed([dx, dy]: readonly [number, number], mode: Mode, shift: boolean): Meant {
  if (mode === "piece" && !shift) return { do: "piece", step: dx + dy > 0 ? 1 : -1 };
  if (mode !== "cross") return { do: "pan", dx: -dx * PAN, dy: -dy * PAN };
  const step = shift ? MILLIMETRE : CENTIMETRE;
  return { do: "move", dx: dx * step, dy: dy * step };
}
