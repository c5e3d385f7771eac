/** Noise that joins seamlessly at the sides of a square tile, the same on every screen. */
import { seeded } from "../seeded";

/** A value from 0 to 1 for every place of a tile of 1 by 1; beyond its sides it begins anew. */
export type Field = (x: number, y: number) => number;

/** Soft hills: one random height for each of so many points a side, rounded in between. */
export function hills(points: number, seed: number): Field {
  const chance = seeded(seed);
  const heights = Float32Array.from({ length: points * points }, chance);
  // Asked for millions of times: plain numbers, and no lists.
  return (x, y) => {
    const across = wrapped(x) * points;
    const down = wrapped(y) * points;
    const column = Math.floor(across) % points;
    const row = Math.floor(down) % points;
    const next = column + 1 === points ? 0 : column + 1;
    const above = row * points;
    const below = row + 1 === points ? 0 : above + points;
    const u = eased(across - Math.floor(across));
    const v = eased(down - Math.floor(down));
    const upper = (heights[above + column] ?? 0) * (1 - u) + (heights[above + next] ?? 0) * u;
    const lower = (heights[below + column] ?? 0) * (1 - u) + (heights[below + next] ?? 0) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Hills upon hills, each layer of twice as many and half as high. */
export function rough(points: number, layers: number, seed: number): Field {
  const all = Array.from({ length: layers }, (_, n) => hills(points * 2 ** n, seed + 31 * n));
  const whole = 2 - 2 ** (1 - layers);
  return (x, y) => {
    let sum = 0;
    let part = 1;
    for (const layer of all) {
      sum += layer(x, y) * part;
      part /= 2;
    }
    return sum / whole;
  };
}

/** What lies at a place among cells of uneven shape. */
export interface Cell {
  /** From 0 at a joint between two cells on; 1 is the width of a cell. */
  joint: number;
  /** A number from 0 to 1 that a cell has for itself. */
  shade: number;
}

/** So many cells a side, like flagstones or scales; `uneven` from 0 (squares) to 1. */
export function cells(count: number, uneven: number, seed: number): (x: number, y: number) => Cell {
  const chance = seeded(seed);
  const seats = Array.from({ length: count * count }, () => ({
    x: 0.5 + (chance() - 0.5) * uneven,
    y: 0.5 + (chance() - 0.5) * uneven,
    shade: chance(),
  }));
  return (x, y) => {
    const across = wrapped(x) * count;
    const down = wrapped(y) * count;
    let first = 9;
    let second = 9;
    let shade = 0;
    for (let n = 0; n < 9; n += 1) {
      const c = Math.floor(across) + (n % 3) - 1;
      const r = Math.floor(down) + Math.floor(n / 3) - 1;
      const seat = seats[((r + count) % count) * count + ((c + count) % count)];
      if (seat === undefined) continue;
      // Stones are square rather than round.
      const far = Math.max(Math.abs(c + seat.x - across), Math.abs(r + seat.y - down));
      if (far < first) {
        second = first;
        first = far;
        shade = seat.shade;
      } else if (far < second) second = far;
    }
    return { joint: second - first, shade };
  };
}

function wrapped(part: number): number {
  return part - Math.floor(part);
}

function eased(part: number): number {
  return part * part * (3 - 2 * part);
}
