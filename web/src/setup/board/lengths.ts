/** Lengths in boxes that people type into: centimetres or inches, and units of the table. */
import { inch, type Measure } from "../../texts";

function unitsIn(measure: Measure): number {
  return measure === "cm" ? 100 : inch.value;
}

/** A length as a number to type: at most one decimal in centimetres, two in inches. */
export function shown(units: number, measure: Measure): string {
  const places = measure === "cm" ? 10 : 100;
  return String(Math.round((units / unitsIn(measure)) * places) / places);
}

/** What was typed in whole units; null when it is no length. A comma is as good as a point. */
export function typed(words: string, measure: Measure): number | null {
  const clean = words.trim().replace(",", ".");
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(clean)) return null;
  return Math.round(Number(clean) * unitsIn(measure));
}

/** How far apart the lines of the grid are on which pieces snap. */
export function gridOf(measure: Measure): number {
  return measure === "cm" ? 250 : inch.value;
}

/** One step of an arrow key, and a small one. */
export const STEP = 100;
export const SMALL_STEP = 10;
/** One press of a turning key or notch of the wheel, and a small one, in tenths of a degree. */
export const TURN_STEP = 150;
export const SMALL_TURN = 10;
