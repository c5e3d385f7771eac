/** How pieces of a side are told apart: by colour and always by the pattern of their ring. */
import { type Pattern, sideColour, sidePaint, sidePattern } from "../look/sides";

export interface SideLook {
  /** The colour, as CSS says it. */
  colour: string;
  /** The same for pictures, which know no style sheet. */
  paint: string;
  pattern: Pattern;
}

const NOBODY: SideLook = { colour: "var(--table-nobody)", paint: "#cfc6b6", pattern: "ring" };
const known = new Map<string, SideLook>();

/** The look of a seat's side, always the same object for the same look. */
export function lookOf(seat: number | null | undefined, sides: readonly number[]): SideLook {
  if (seat === null || seat === undefined) return NOBODY;
  const side = sides[seat] ?? seat;
  const colour = sideColour(side);
  const pattern = sidePattern(side);
  const found = known.get(`${colour} ${pattern}`) ?? { colour, paint: sidePaint(side), pattern };
  known.set(`${colour} ${pattern}`, found);
  return found;
}

/** How strongly the colour of a side is mixed for its second, third … player. */
const SHADES = ["#ffffff 55%", "#000000 45%", "#ffffff 80%", "#000000 70%"];

/**
 * The colour of what a player has put on the table: that of the side, and for each further player
 * of the side a shade of it, so that no two players have the same.
 */
export function markerColour(seat: number | null | undefined, sides: readonly number[]): string {
  const { colour } = lookOf(seat, sides);
  if (seat === null || seat === undefined) return colour;
  const before = sides.slice(0, seat).filter((side) => side === sides[seat]).length;
  return before === 0 ? colour : `color-mix(in srgb, ${colour}, ${SHADES[(before - 1) % 4]})`;
}

/** Lengths of strokes and gaps around a ring, so that they close without a seam. */
export function dashesOf(pattern: Pattern, around: number, width: number): string | undefined {
  if (pattern === "dashes") return even(around, width * 3.4, 0.66);
  if (pattern === "dots") return even(around, width * 1.75, 0.01);
  return undefined;
}

function even(around: number, period: number, filled: number): string {
  const count = Math.max(4, Math.round(around / period));
  const each = around / count;
  const stroke = Math.round(each * filled * 100) / 100;
  return `${stroke} ${Math.round((each - stroke) * 100) / 100}`;
}
