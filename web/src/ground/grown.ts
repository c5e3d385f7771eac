/** Trees, boulders, crowns: what is round and uneven, and the shade of it. */
import { around } from "../table/around";
import type { Ring } from "../table/geometry";
import { WOOD } from "../table/paint/palette";
import type { Strewn } from "../table/paint/scatter";
import { seeded } from "../table/seeded";
import { type Colour, type Corner, colourOf, type Mesh, shaded } from "./mesh";
import type { Relief } from "./relief";

const TRUNK = colourOf("#6b4a2c");
const CROWNS = WOOD.crowns.map(colourOf);
const FIRS = ["#3f6138", "#486b3d", "#385632"].map(colourOf);
const SHADE: Colour = [0.06, 0.05, 0.02];

/** The shade of something round, a little beside it as the light falls. */
export function shadeUnder(shade: Mesh, { x, y, r }: Strewn, tall: number, relief: Relief): void {
  const [mx, my] = [x + tall * 0.34, y + tall * 0.4];
  const ring = ringAt([mx, my], r, 10);
  const at = (px: number, py: number): Corner => [px, py, relief.landAt(px, py) + 4];
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    shade.flat(at(ax, ay), at(bx, by), at(mx, my), SHADE);
  });
}

/** A tree of one kind or the other. */
export function plant(mesh: Mesh, { x, y, r, turn }: Strewn, z: number): void {
  const tall = 420 + turn * 260;
  const stem = tall * 0.3;
  prismAt(mesh, [x, y], r * 0.13, z - 10, z + stem + 40, TRUNK);
  if (turn < 0.45) {
    const green = around(FIRS, Math.floor(turn * 97));
    cone(mesh, [x, y], r * 0.82, z + stem * 0.7, z + tall * 0.78, green, turn);
    cone(mesh, [x, y], r * 0.6, z + tall * 0.5, z + tall * 1.12, shaded(green, 1.12), turn + 0.3);
    return;
  }
  const green = around(CROWNS, Math.floor(turn * 3));
  lump(mesh, [x, y, z + stem + r * 0.62], r * 0.92, r * 0.86, green, turn, 8);
  const top: Corner = [x - r * 0.22, y - r * 0.2, z + stem + r * 1.18];
  lump(mesh, top, r * 0.58, r * 0.5, shaded(green, 1.12), turn + 0.4, 7);
}

function ringAt([x, y]: readonly [number, number], r: number, n: number, turn = 0): Ring {
  return Array.from({ length: n }, (_, k): [number, number] => {
    const angle = ((k + turn * 5) / n) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

function prismAt(
  mesh: Mesh,
  at: readonly [number, number],
  r: number,
  bottom: number,
  top: number,
  colour: Colour,
): void {
  mesh.sides(ringAt(at, r, 6), bottom, top, colour);
}

function cone(
  mesh: Mesh,
  at: readonly [number, number],
  r: number,
  bottom: number,
  top: number,
  colour: Colour,
  turn: number,
): void {
  const ring = ringAt(at, r, 8, turn);
  const tip: Corner = [...at, top];
  const inside: Corner = [...at, bottom + (top - bottom) * 0.2];
  ring.forEach((point, n) => {
    const next = around(ring, n + 1);
    mesh.lit([...point, bottom], [...next, bottom], tip, colour, inside);
    mesh.lit([...point, bottom], [...next, bottom], [...at, bottom], shaded(colour, 0.7), tip);
  });
}

/** Something round and uneven: a crown, a bush, a boulder. */
export function lump(
  mesh: Mesh,
  [x, y, z]: Corner,
  r: number,
  high: number,
  colour: Colour,
  turn: number,
  sides: number,
): void {
  const rows = [-0.9, -0.25, 0.45, 0.9];
  const chance = seeded(Math.round(turn * 1e6) + sides);
  const rings = rows.map((row) => {
    const wide = r * Math.sqrt(1 - row * row);
    return Array.from({ length: sides }, (_, n): Corner => {
      const angle = ((n + turn * 7 + row) / sides) * 2 * Math.PI;
      const uneven = wide * (0.88 + chance() * 0.24);
      return [x + uneven * Math.cos(angle), y + uneven * Math.sin(angle), z + row * high];
    });
  });
  const inside: Corner = [x, y, z];
  rings.slice(1).forEach((ring, k) => {
    const below = around(rings, k);
    ring.forEach((corner, n) => {
      const next = around(ring, n + 1);
      mesh.quad(around(below, n), around(below, n + 1), next, corner, colour, inside);
    });
  });
  const top = rings.at(-1) ?? [];
  top.forEach((corner, n) => {
    mesh.lit(corner, around(top, n + 1), [x, y, z + high], colour, inside);
  });
}
