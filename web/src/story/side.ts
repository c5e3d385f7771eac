/** How a side is marked outside the table: the same colours and patterns as on it. */
import { sidePattern } from "../look";

const COLOURS = 6;

export interface SideMarks {
  /** The colour, from 0; left out for what belongs to nobody. */
  "data-colour"?: number;
  "data-ring"?: string;
}

/** Attributes by which the style sheets colour and pattern something. */
export function sideMarks(side: number | null | undefined): SideMarks {
  if (side === null || side === undefined) return {};
  return { "data-colour": side % COLOURS, "data-ring": sidePattern(side) };
}
