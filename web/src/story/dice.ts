/** Dice as pictures: the shape of each kind, the pips of a D6, and what each die is worth. */
import type { Rolling } from "../wire/types";

/** A point in a die's own square of 100 by 100. */
export type Dot = readonly [x: number, y: number];

const [LOW, MIDDLE, HIGH] = [27, 50, 73];

const PIPS: Record<number, readonly Dot[]> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The pips of a D6 that shows this number; none for a number it cannot show. */
export function pips(value: number): readonly Dot[] {
  return PIPS[value] ?? [];
}

export interface DieShape {
  /** Corners of the silhouette; none: a D6, drawn as a rounded square. */
  corners: readonly Dot[];
  /** Edges within it, so that the kind of die is told at a glance. */
  edges: readonly (readonly [Dot, Dot])[];
  /** Where the number stands, from above. */
  centre: number;
}

const SQUARE: DieShape = { corners: [], edges: [], centre: 50 };

/** The silhouette of a die by its number of sides; unknown kinds are many-sided. */
export function shapeOf(sides: number): DieShape {
  switch (sides) {
    case 4:
      return { corners: [at(-90, 50, 58), at(30, 50, 58), at(150, 50, 58)], edges: [], centre: 60 };
    case 6:
      return SQUARE;
    case 8:
      return diamond();
    case 10:
      return kite();
    case 12:
      return faceInside(10, 5, -90, 31);
    case 20:
      return faceInside(6, 3, -90, 29);
    default:
      return { corners: ring(12, -90, 48), edges: [], centre: 50 };
  }
}

/** A D8: a diamond with the lower edge of its front face. */
function diamond(): DieShape {
  return {
    corners: ring(4, -90, 49),
    edges: [
      [
        [24, 73],
        [76, 73],
      ],
    ],
    centre: 46,
  };
}

/** A D10: a kite-shaped front face with its shoulders. */
function kite(): DieShape {
  const top: Dot = [50, 2];
  const right: Dot = [97, 42];
  const left: Dot = [3, 42];
  const low: Dot = [50, 98];
  return {
    corners: [top, right, [97, 58], low, [3, 58], left],
    edges: [
      [top, [80, 58]],
      [top, [20, 58]],
      [
        [80, 58],
        [50, 72],
      ],
      [
        [20, 58],
        [50, 72],
      ],
      [[50, 72], low],
      [
        [80, 58],
        [97, 58],
      ],
      [
        [20, 58],
        [3, 58],
      ],
    ],
    centre: 46,
  };
}

/** A many-sided die seen from the front: a ring with the front face inside, joined by edges. */
function faceInside(outer: number, inner: number, turn: number, radius: number): DieShape {
  const corners = ring(outer, turn, 49);
  const face = ring(inner, turn, radius);
  const edges: [Dot, Dot][] = face.map((dot, index) => [dot, face[(index + 1) % inner] ?? dot]);
  for (const [index, dot] of face.entries()) {
    const across = corners[Math.round((index * outer) / inner) % outer];
    if (across !== undefined) edges.push([dot, across]);
  }
  return { corners, edges, centre: inner === 3 ? 52 : 50 };
}

function ring(count: number, turn: number, radius: number): Dot[] {
  return Array.from({ length: count }, (_, index) => at(turn + (360 / count) * index, 50, radius));
}

function at(degrees: number, middle: number, radius: number): Dot {
  const angle = (degrees * Math.PI) / 180;
  return [round(middle + radius * Math.cos(angle)), round(middle + radius * Math.sin(angle))];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface DieShown {
  value: number;
  /** Whether it meets the need; null where nothing is needed. */
  hit: boolean | null;
}

/** Each die of a roll with what it is worth; where the sum counts, all share its fate. */
export function judged(rolling: Rolling): DieShown[] {
  const together = rolling.hits.length === 1 && rolling.need?.each === false;
  return rolling.dice.map((value, index) => ({
    value,
    hit: (together ? rolling.hits[0] : rolling.hits[index]) ?? null,
  }));
}

/** The sum of the dice where it is the sum that counts, else null. */
export function sumOf(rolling: Rolling): number | null {
  if (rolling.dice.length < 2) return null;
  if (rolling.need?.each) return null;
  return rolling.dice.reduce((sum, die) => sum + die, 0);
}
