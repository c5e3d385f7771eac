/** Triangles with their colours, lit once for all: the light over a table never moves. */
import { ShapeUtils, Vector2 } from "three";

import { around } from "../table/around";
import type { Ring } from "../table/geometry";
import type { Outline } from "../wire/types";

/** x, y, and the height above the table. */
export type Corner = readonly [number, number, number];
export type Colour = readonly [number, number, number];

/** From the upper left, as the light falls on everything painted. */
const LIGHT: Corner = [-0.46, -0.55, 0.7];

/** How bright a surface is that looks along a normal; 1 for what lies flat. */
export function shadeOf([x, y, z]: Corner): number {
  const long = Math.hypot(x, y, z) || 1;
  const lit = (x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2]) / long;
  return lit > 0 ? 0.72 + (0.28 * lit) / LIGHT[2] : 0.72 + 0.2 * lit;
}

const known = new Map<string, Colour>();

/** A colour written as #rrggbb. */
export function colourOf(hex: string): Colour {
  const found = known.get(hex);
  if (found) return found;
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const colour: Colour = [part(1), part(3), part(5)];
  known.set(hex, colour);
  return colour;
}

export function shaded([r, g, b]: Colour, by: number): Colour {
  return [r * by, g * by, b * by];
}

function across(a: Corner, b: Corner, c: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

export class Mesh {
  /** As the graphics card wants them: x, height, y. */
  readonly positions: number[] = [];
  readonly colours: number[] = [];
  /** Where in the picture each corner is; only meshes that have a picture fill it. */
  readonly places: number[] = [];
  /** How much of each corner is seen; only meshes of what fades fill it. */
  readonly alphas: number[] = [];

  get triangles(): number {
    return this.positions.length / 9;
  }

  /** A triangle as bright as it is asked to be. */
  flat(a: Corner, b: Corner, c: Corner, colour: Colour): void {
    for (const [x, y, z] of [a, b, c]) this.positions.push(x, z, y);
    for (let n = 0; n < 3; n += 1) this.colours.push(...colour);
  }

  /** A triangle in the light; it looks away from what is inside. */
  lit(a: Corner, b: Corner, c: Corner, colour: Colour, inside: Corner): void {
    const [nx, ny, nz] = across(a, b, c);
    const out = nx * (a[0] - inside[0]) + ny * (a[1] - inside[1]) + nz * (a[2] - inside[2]);
    const turn = out < 0 ? -1 : 1;
    this.flat(a, b, c, shaded(colour, shadeOf([nx * turn, ny * turn, nz * turn])));
  }

  quad(a: Corner, b: Corner, c: Corner, d: Corner, colour: Colour, inside: Corner): void {
    this.lit(a, b, c, colour, inside);
    this.lit(a, c, d, colour, inside);
  }

  /** An area at one height. */
  area(outline: Outline, z: number, colour: Colour): void {
    for (const [a, b, c] of triangles(outline)) {
      this.flat([a.x, a.y, z], [b.x, b.y, z], [c.x, c.y, z], colour);
    }
  }

  /** Upright sides all round a ring; `outer` says whether its inside is what is solid. */
  sides(ring: Ring, bottom: number, top: number, colour: Colour, outer = true): void {
    const wound = ShapeUtils.area(ring.map(([x, y]) => new Vector2(x, y))) > 0 === outer ? 1 : -1;
    ring.forEach(([ax, ay], n) => {
      const [bx, by] = around(ring, n + 1);
      const lit = shaded(colour, shadeOf([(by - ay) * wound, (ax - bx) * wound, 0]));
      this.flat([ax, ay, bottom], [bx, by, bottom], [bx, by, top], lit);
      this.flat([ax, ay, bottom], [bx, by, top], [ax, ay, top], lit);
    });
  }

  /** Something of one height over an outline. */
  prism(outline: Outline, bottom: number, top: number, side: Colour, cap: Colour): void {
    this.sides(outline.points, bottom, top, side);
    for (const hole of outline.holes) this.sides(hole, bottom, top, side, false);
    this.area(outline, top, cap);
  }

  /** Another mesh, turned and put somewhere, as bright as `by` says. */
  place(other: Mesh, x: number, y: number, z: number, turn: number, by = 1): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const { positions, colours } = other;
    for (let n = 0; n < positions.length; n += 3) {
      const [px = 0, pz = 0, py = 0] = [positions[n], positions[n + 1], positions[n + 2]];
      this.positions.push(x + px * c - py * s, z + pz, y + px * s + py * c);
    }
    for (const colour of colours) this.colours.push(colour * by);
  }
}

function triangles({ points, holes }: Outline): [Vector2, Vector2, Vector2][] {
  const rings = [points, ...holes].map((ring) => ring.map(([x, y]) => new Vector2(x, y)));
  const [outer = [], ...inner] = rings;
  const all = rings.flat();
  return ShapeUtils.triangulateShape(outer, inner).map(
    ([a = 0, b = 0, c = 0]) => [around(all, a), around(all, b), around(all, c)] as const,
  ) as [Vector2, Vector2, Vector2][];
}
