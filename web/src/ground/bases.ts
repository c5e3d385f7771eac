/** What standees stand on: bases of true size and shape, with the colour and pattern of a side. */
import type { Pattern } from "../look/sides";
import { around } from "../table/around";
import { smallest } from "../table/geometry";
import type { Base } from "../wire/types";
import { type Colour, type Corner, colourOf, Mesh, shaded } from "./mesh";

/** How wide the rim of a side is, as a part of half the base. */
const RIM = 0.19;
/** How thick a base is. */
export const THICK = 28;
const DARK = colourOf("#2b2118");
const TURF = colourOf("#8d8a55");
const LUSH = colourOf("#6f8a45");
const STONE = colourOf("#a7a094");
const CREAM = colourOf("#fff3d0");
const ROUND = 24;
const STRAIGHT = 6;

/** Points round a base that looks along x, grown (or, below 0, shrunk) on every side. */
export function rimOf(base: Base, grown = 0): [number, number][] {
  if (base.type === "round") {
    const r = base.diameter / 2 + grown;
    return Array.from({ length: ROUND }, (_, n): [number, number] => {
      const angle = (n / ROUND) * 2 * Math.PI;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
  }
  const [long, wide] = [base.depth / 2 + grown, base.width / 2 + grown];
  const corners: [number, number][] = [
    [long, -wide],
    [long, wide],
    [-long, wide],
    [-long, -wide],
  ];
  return corners.flatMap(([x, y], n) => {
    const [nx, ny] = around(corners, n + 1);
    return Array.from({ length: STRAIGHT }, (_, part): [number, number] => [
      x + ((nx - x) * part) / STRAIGHT,
      y + ((ny - y) * part) / STRAIGHT,
    ]);
  });
}

/** Whether the n-th stretch of a rim has the colour of the side. */
function isPainted(pattern: Pattern, n: number): boolean {
  if (pattern === "dashes") return n % 4 < 3;
  return pattern === "dots" ? n % 2 === 0 : true;
}

const known = new Map<string, Mesh>();

/** A base on the table, looking along x; the same base is the same mesh. */
export function baseMesh(base: Base, paint: string, pattern: Pattern): Mesh {
  const words = `${JSON.stringify(base)} ${paint} ${pattern}`;
  const found = known.get(words);
  if (found) return found;
  const mesh = made(base, colourOf(paint), pattern);
  known.set(words, mesh);
  return mesh;
}

function made(base: Base, colour: Colour, pattern: Pattern): Mesh {
  const mesh = new Mesh();
  const r = smallest(base) / 2;
  const rim = rimOf(base);
  const inner = rimOf(base, -r * RIM);
  const line = pattern === "double" ? [rimOf(base, -r * 0.07), rimOf(base, -r * 0.12)] : [];
  const up = (list: readonly [number, number][], n: number, z: number): Corner => {
    const [x, y] = around(list, n);
    return [x, y, z];
  };
  rim.forEach((_, n) => {
    const own = isPainted(pattern, n) ? colour : DARK;
    const [a, b] = [up(rim, n, 0), up(rim, n + 1, 0)];
    mesh.quad(a, b, up(rim, n + 1, THICK), up(rim, n, THICK), shaded(own, 0.92), [0, 0, 0]);
    const ring = (outer: typeof rim, within: typeof rim, paint: Colour, z: number): void => {
      mesh.flat(up(outer, n, z), up(outer, n + 1, z), up(within, n + 1, z), paint);
      mesh.flat(up(outer, n, z), up(within, n + 1, z), up(within, n, z), paint);
    };
    ring(rim, inner, own, THICK);
    const [far, near] = line;
    if (far && near) ring(far, near, DARK, THICK + 1);
    mesh.flat(
      up(inner, n, THICK),
      up(inner, n + 1, THICK),
      [0, 0, THICK],
      shaded(TURF, n % 3 === 0 ? 1.05 : 1),
    );
  });
  strewn(mesh, r);
  const front = (base.type === "round" ? base.diameter : base.depth) / 2;
  const at = (back: number, aside: number): Corner => [front - back * r, aside * r, THICK + 3];
  mesh.flat(at(0.02, 0), at(0.46, -0.3), at(0.46, 0.3), DARK);
  const over = (corner: Corner): Corner => [corner[0], corner[1], THICK + 4];
  mesh.flat(over(at(0.08, 0)), over(at(0.42, -0.22)), over(at(0.42, 0.22)), CREAM);
  return mesh;
}

/** A stone and a few tufts behind the feet, as painters of miniatures put them there. */
function strewn(mesh: Mesh, r: number): void {
  const at = (along: number, aside: number, up: number): Corner => [
    along * r,
    aside * r,
    THICK + up,
  ];
  const spike = (along: number, aside: number, wide: number, high: number, paint: Colour): void => {
    const tip = at(along, aside, high * r);
    const [a, b] = [at(along + wide, aside, 0), at(along, aside + wide, 0)];
    const [c, d] = [at(along - wide, aside, 0), at(along, aside - wide, 0)];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, d],
      [d, a],
    ] as const) {
      mesh.lit(from, to, tip, paint, at(along, aside, 0));
    }
  };
  spike(-0.34, 0.46, 0.17, 0.2, STONE);
  spike(-0.5, 0.26, 0.11, 0.13, shaded(STONE, 0.86));
  spike(-0.3, -0.5, 0.06, 0.3, LUSH);
  spike(-0.42, -0.4, 0.05, 0.24, shaded(LUSH, 1.15));
}

const glows = new Map<string, Mesh>();

/** The glow round a base: a flat ring; the same glow is the same mesh. */
export function glowMesh(base: Base, hex: string, wide: number): Mesh {
  const words = `${JSON.stringify(base)} ${hex} ${wide}`;
  const found = glows.get(words);
  if (found) return found;
  const mesh = new Mesh();
  const colour = colourOf(hex);
  const [near, far] = [rimOf(base, -4), rimOf(base, wide)];
  near.forEach((_, n) => {
    const [a, b, c, d] = [around(near, n), around(near, n + 1), around(far, n + 1), around(far, n)];
    mesh.flat([...a, 0], [...b, 0], [...c, 0], colour);
    mesh.flat([...a, 0], [...c, 0], [...d, 0], colour);
  });
  glows.set(words, mesh);
  return mesh;
}
