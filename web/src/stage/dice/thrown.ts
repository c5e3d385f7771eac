/** A throw: where each die comes to rest, and where and how it lies at each moment before. */
import { seeded } from "../../table/seeded";
import { type Face, solidOf } from "./solids";
import { after, around, facingEye, type Turn } from "./space";

export interface Point {
  x: number;
  y: number;
}

/** One die of a throw, in pixels around the middle of it. */
export interface Thrown {
  sides: number;
  value: number;
  /** Whether it meets what was needed; null: nothing was, or the sum counts. */
  hit: boolean | null;
  seat: number | null;
  rest: Point;
  from: Point;
  /** How it lies in the end, and around what it tumbles how far before. */
  lies: Turn;
  axis: readonly [number, number, number];
  spin: number;
  /** It comes to rest after this part of the throw. */
  still: number;
}

export interface Wanted {
  sides: number;
  value: number;
  hit: boolean | null;
  seat: number | null;
}

/** More dice than this are not thrown one by one: the card tells them all. */
export const MOST = 30;

/** Pixels across a die, by how many there are. */
export function sizeFor(count: number): number {
  if (count <= 4) return 46;
  if (count <= 10) return 38;
  return count <= 18 ? 32 : 26;
}

/** Dice of one throw, in rows; chance that is the same for the same throw on every screen. */
export function throwOf(wanted: readonly Wanted[], seed: number): Thrown[] {
  const chance = seeded(seed);
  const dice = wanted.slice(0, MOST);
  const size = sizeFor(dice.length);
  const wide = Math.min(dice.length, Math.max(3, Math.ceil(Math.sqrt(dice.length * 2.4))));
  const deep = Math.ceil(dice.length / wide);
  const side = chance() < 0.5 ? -1 : 1;
  return dice.map((die, index) => {
    const row = Math.floor(index / wide);
    const inRow = row === deep - 1 ? dice.length - row * wide : wide;
    const apart = size * 1.32;
    const jitter = (): number => (chance() - 0.5) * size * 0.14;
    const rest = {
      x: ((index % wide) - (inRow - 1) / 2) * apart + jitter(),
      y: (row - (deep - 1) / 2) * apart + jitter(),
    };
    const from = {
      x: rest.x * 0.4 + side * (230 + chance() * 80),
      y: rest.y - 130 - chance() * 60,
    };
    return {
      ...die,
      rest,
      from,
      lies: lying(die, (chance() - 0.5) * 0.7),
      axis: [chance() - 0.5, side * (0.8 + chance() * 0.4), chance() - 0.5] as const,
      spin: 9 + chance() * 7,
      still: 0.72 + chance() * 0.28,
    };
  });
}

/** Seen a little from the front, so that a die is a body and no tile. */
const TILT = around([1, 0, 0], 0.3);

/** The face on which a die shows what was rolled. */
export function topOf({ sides, value }: Wanted): Face | undefined {
  const { faces } = solidOf(sides);
  return faces.find((one) => one.value === value) ?? faces[0];
}

function lying(die: Wanted, roll: number): Turn {
  const face = topOf(die);
  if (face === undefined) return TILT;
  const flat = facingEye(face.normal, face.up);
  return after(TILT, after(around([0, 0, 1], roll), flat));
}

export interface Lying {
  at: Point;
  /** Above the table, in pixels. */
  high: number;
  turn: Turn;
  /** 0 tumbling … 1 at rest. */
  rest: number;
}

/** How a die lies after a part (0 … 1) of its throw. */
export function lyingAt(die: Thrown, part: number): Lying {
  const t = Math.min(1, Math.max(0, part / die.still));
  const left = (1 - t) ** 2;
  const bounce = Math.abs(Math.cos(t * Math.PI * 2.5)) * (1 - t) ** 1.4;
  return {
    at: {
      x: die.rest.x + (die.from.x - die.rest.x) * left,
      y: die.rest.y + (die.from.y - die.rest.y) * left,
    },
    high: t >= 1 ? 0 : bounce * 90,
    turn: t >= 1 ? die.lies : after(around(die.axis, die.spin * left), die.lies),
    rest: t,
  };
}
