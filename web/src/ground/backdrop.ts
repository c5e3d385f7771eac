/** The painted backdrop behind the table, as photographers of miniatures have it: sky, hills, fields. */
import { seeded } from "../table/seeded";
import { type Colour, type Corner, colourOf, Mesh } from "./mesh";

/** How far away it is, in lengths of the table, and how far below the mat the fields lie. */
const AWAY = 2.6;
const BELOW = 260;
const PARTS = 96;
/** Colours of the sky from the horizon up, and how high each is, as a part of the distance. */
const SKY: readonly (readonly [number, string])[] = [
  [-0.012, "#f3e6c6"],
  [0.05, "#ecdfc4"],
  [0.14, "#cfd8d2"],
  [0.32, "#a3c0cf"],
  [0.7, "#7ba3bf"],
  [1.3, "#5f8bad"],
];
/** Rows of hills, the farthest first: how high they are at most, and their colour. */
const HILLS: readonly (readonly [number, string])[] = [
  [0.074, "#b4bfba"],
  [0.052, "#9aa98f"],
  [0.03, "#839468"],
];
const FIELDS = ["#77854f", "#8d9860", "#a9ab7c", "#c6c29c"].map(colourOf);

export function backdrop({ width, depth }: { width: number; depth: number }): Mesh {
  const mesh = new Mesh();
  const far = AWAY * Math.max(width, depth);
  const [x, y] = [width / 2, depth / 2];
  const at = (n: number, r: number, z: number): Corner => {
    const angle = (n / PARTS) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle), z];
  };
  const band = (r: number, low: number, high: number, [from, to]: readonly [Colour, Colour]) => {
    for (let n = 0; n < PARTS; n += 1) {
      shadedQuad(
        mesh,
        [at(n, r, low), at(n + 1, r, low)],
        [at(n, r, high), at(n + 1, r, high)],
        [from, to],
      );
    }
  };
  SKY.slice(1).forEach(([high, colour], n) => {
    const [low, before] = SKY[n] ?? [0, colour];
    band(far, low * far, high * far, [colourOf(before), colourOf(colour)]);
  });
  HILLS.forEach(([high, hex], row) => {
    const r = far * (0.97 - row * 0.05);
    const height = ridge(row + 3);
    for (let n = 0; n < PARTS; n += 1) {
      const tops = [n, n + 1].map((k) => at(k, r, far * high * height(k % PARTS)));
      const feet = [at(n, r, -BELOW), at(n + 1, r, -BELOW)] as const;
      const [a = feet[0], b = feet[1]] = tops;
      mesh.flat(feet[0], feet[1], b, colourOf(hex));
      mesh.flat(feet[0], b, a, colourOf(hex));
    }
  });
  const rims = [0, 0.34, 0.6, 0.88];
  rims.slice(1).forEach((rim, n) => {
    const [near, beyond] = [FIELDS[n], FIELDS[n + 1]];
    const within = (rims[n] ?? 0) * far;
    if (!near || !beyond) return;
    for (let k = 0; k < PARTS; k += 1) {
      shadedQuad(
        mesh,
        [at(k, within, -BELOW), at(k + 1, within, -BELOW)],
        [at(k, rim * far, -BELOW), at(k + 1, rim * far, -BELOW)],
        [near, beyond],
      );
    }
  });
  return mesh;
}

/** How high a row of hills is all round, from about 0.3 to 1. */
function ridge(seed: number): (n: number) => number {
  const chance = seeded(seed * 77);
  const waves = [2, 3, 5, 9, 16].map((often) => ({ often, late: chance() * 7, by: 1 / often }));
  return (n) => {
    const angle = (n / PARTS) * 2 * Math.PI;
    const sum = waves.reduce(
      (all, { often, late, by }) => all + by * Math.sin(often * angle + late),
      0,
    );
    return Math.max(0.28, 0.62 + sum * 0.4);
  };
}

type Edge = readonly [Corner, Corner];

/** From one colour at an edge to another at the opposite one. */
function shadedQuad(mesh: Mesh, [a, b]: Edge, [c, d]: Edge, [from, to]: readonly [Colour, Colour]) {
  const corner = ([x, y, z]: Corner, colour: Colour): void => {
    mesh.positions.push(x, z, y);
    mesh.colours.push(...colour);
  };
  corner(a, from);
  corner(b, from);
  corner(d, to);
  corner(a, from);
  corner(d, to);
  corner(c, to);
}
