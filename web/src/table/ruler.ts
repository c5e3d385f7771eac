/** The scale bar: a round length that is well seen at the present zoom. */
import { type Measure, UNITS_PER_CM, UNITS_PER_INCH } from "../texts/reader";

const CENTIMETRES = [0.5, 1, 2, 5, 10, 20, 50, 100];
const INCHES = [0.25, 0.5, 1, 2, 4, 6, 12, 24, 48];

export interface Bar {
  /** Length in units of the table. */
  units: number;
  pixels: number;
}

/** The longest round length of at most so many pixels; an inch is what the rulebook counts to it. */
export function barAt(scale: number, measure: Measure, inch = UNITS_PER_INCH, most = 140): Bar {
  const [lengths, unit] = measure === "cm" ? [CENTIMETRES, UNITS_PER_CM] : [INCHES, inch];
  const fitting = lengths.filter((length) => length * unit * scale <= most);
  const units = (fitting.at(-1) ?? Math.min(...lengths)) * unit;
  return { units, pixels: units * scale };
}
