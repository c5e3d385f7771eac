/** Pictures of figures, each painted once, however often it is seen. */
import type { Pattern } from "../look/sides";
import type { Figure } from "../wire/types";
import { fromAbove } from "./above";
import { address, type Box, type Care, drawnAs } from "./picture";

/** How a side is painted: its colour as such, and the pattern that tells it from the others. */
export interface SidePaint {
  paint: string;
  pattern: Pattern;
}

const numbers = new Map<string, number>();
const known = new WeakMap<Figure, number>();

/** The number of a figure; the same traits have the same, however often they came over the wire. */
export function numberOf(figure: Figure): number {
  const found = known.get(figure);
  if (found !== undefined) return found;
  const words = JSON.stringify(figure);
  const number = numbers.get(words) ?? numbers.size;
  numbers.set(words, number);
  known.set(figure, number);
  return number;
}

/** What is kept under its words, made when it is first asked for. */
export function once<T>(kept: Map<string, T>, words: string, make: () => T): T {
  const found = kept.get(words);
  if (found !== undefined) return found;
  const made = make();
  kept.set(words, made);
  return made;
}

export interface AbovePicture {
  address: string;
  box: Box;
  /** How far it reaches ahead and back, and to a side, of a base that holds it. */
  long: number;
  wide: number;
}

/** What sticks out over the base on every side: points of pikes, tails, wings. */
const OVERHANG = 34;
const LINES: readonly [number, number, number] = [5.4, 4.6, 3.2];
const above = new Map<string, AbovePicture>();

/** A figure from above, looking along x, about the middle of its base. */
export function pictureFromAbove(figure: Figure, side: SidePaint, care: Care): AbovePicture {
  const words = `${numberOf(figure)} ${side.pattern} ${side.paint} ${care}`;
  return once(above, words, () => {
    const { shapes, long, wide } = fromAbove(figure, side.pattern);
    const [x, y] = [-long - OVERHANG, -Math.max(wide, 100) - OVERHANG];
    const box = { x, y, width: -2 * x, height: -2 * y };
    const inside = drawnAs(shapes, { care, line: LINES[care], colour: side.paint });
    return { address: address(inside, box), box, long, wide };
  });
}
