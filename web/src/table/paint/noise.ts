/** Noise that joins seamlessly at the sides of a square tile, the same on every screen. */
import { seeded } from "../seeded";

/** A value from 0 to 1 for every place of a tile of 1 by 1; beyond its sides it begins anew. */
export type Field = (x: number, y: number) => number;

/** Soft hills: one random height for each of so many points a side, rounded in between. */
export function hills(points: number, seed: number): Field {
  const chance = seeded(seed);
  const heights = Float32Array.from({ length: points * points }, chance);
  const at = (column: number, row: number): number =>
    heights[(row % points) * points + (column % points)] ?? 0;
  return (x, y) => {
    const [across, down] = [wrapped(x) * points, wrapped(y) * points];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [u, v] = [eased(across - column), eased(down - row)];
    const upper = at(column, row) * (1 - u) + at(column + 1, row) * u;
    const lower = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}

/** Hills upon hills, each layer of twice as many and half as high. */
export function rough(points: number, layers: number, seed: number): Field {
  const all = Array.from({ length: layers }, (_, n) => hills(points * 2 ** n, seed + 31 * n));
  const whole = 2 - 2 ** (1 - layers);
  return (x, y) => {
    let sum = 0;
    for (let n = 0; n < all.length; n += 1) sum += (all[n] as Field)(x, y) / 2 ** n;
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
    const [across, down] = [wrapped(x) * count, wrapped(y) * count];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    let [first, second, shade] = [9, 9, 0];
    for (let n = 0; n < 9; n += 1) {
      const [c, r] = [column + (n % 3) - 1, row + Math.floor(n / 3) - 1];
      const seat = seats[((r + count) % count) * count + ((c + count) % count)];
      if (seat === undefined) continue;
      // Stones are square rather than round.
      const far = Math.max(Math.abs(c + seat.x - across), Math.abs(r + seat.y - down));
      if (far < first) [second, first, shade] = [first, far, seat.shade];
      else if (far < second) second = far;
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
