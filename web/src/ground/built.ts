/** What people have built on the mat: walls, hedges, fences, houses. */
import { ShapeUtils, Vector2 } from "three";

import { around } from "../table/around";
import { inOutline, type Ring } from "../table/geometry";
import { HOUSE } from "../table/paint/palette";
import { hipOf } from "../table/paint/roofs";
import { seeded } from "../table/seeded";
import type { Ground, Outline } from "../wire/types";
import { lump } from "./grown";
import { type Colour, type Corner, colourOf, type Mesh, shaded, shadeOf } from "./mesh";
import { heightOf } from "./relief";

const PLASTER = colourOf("#d9c8a4");
const BEAM = colourOf("#6a4d33");
const PANE = colourOf("#3d3529");
const TILE = colourOf(HOUSE.tile);
const SLAB = colourOf(HOUSE.slab);
const FLOOR = colourOf(HOUSE.floor);
const WALL = colourOf("#9a9386");
const WALL_TOP = colourOf("#b4ad9f");
const PLANK = colourOf("#8a6a44");
const LEAF = colourOf("#54713a");
const DOOR = colourOf("#4a3322");
/** How high the walls of an opened building are left. */
const CUT = 110;
/** The stones of houses. */
const STONES = { high: 92, long: 210 } as const;

/** A wall of stones, a hedge, or a fence. */
export function wall(mesh: Mesh, ground: Ground): void {
  const height = heightOf(ground);
  const { outline } = ground;
  if (ground.look === "hedge") {
    mesh.prism(outline, -20, height * 0.8, LEAF, LEAF);
    leaves(mesh, outline.points, height);
  } else if (ground.look === "fence") {
    mesh.prism(outline, -20, height * 0.94, PLANK, shaded(PLANK, 0.9));
    courses(mesh, outline.points, { low: -20, top: height, high: height, long: 46 }, PLANK);
  } else {
    mesh.prism(outline, -20, height - 4, WALL, WALL_TOP);
    courses(mesh, outline.points, { low: -20, top: height, high: 52, long: 120 }, WALL);
  }
}

/** A house with its roof, or (opened) its walls cut low. */
export function house(mesh: Mesh, ground: Ground, isOpen: boolean): void {
  const ring = ground.outline.points;
  const high = ground.storeys.at(-1)?.height ?? heightOf(ground);
  if (isOpen) {
    mesh.prism(ground.outline, -20, CUT, PLASTER, BEAM);
    courses(mesh, ring, { low: -20, top: CUT, ...STONES }, PLASTER);
    mesh.area(inset(ground.outline), CUT + 2, FLOOR);
    return;
  }
  const hip = ground.storeys.length > 0 || ground.outline.holes.length > 0 ? null : hipOf(ring);
  const eaves = hip ? high * 0.58 : high;
  mesh.prism(ground.outline, -20, eaves, PLASTER, SLAB);
  courses(mesh, ring, { low: -20, top: eaves, ...STONES }, PLASTER);
  windows(mesh, ground, eaves);
  if (!hip) {
    parapet(mesh, ground.outline, eaves);
    return;
  }
  const [{ x, y }, { x: ex, y: ey }] = hip.ridge;
  const inside: Corner = [(x + ex) / 2, (y + ey) / 2, eaves];
  for (const { points } of hip.faces) {
    const corners = points.map(([px, py], n): Corner => {
      if (n > 1) return [px, py, high];
      const out = 1.06; // the eaves stand out over the walls
      return [inside[0] + (px - inside[0]) * out, inside[1] + (py - inside[1]) * out, eaves - 12];
    });
    const [a, b, c, d] = corners;
    if (a && b && c) mesh.lit(a, b, c, TILE, inside);
    if (a && c && d) mesh.lit(a, c, d, TILE, inside);
  }
}

/** An outline a little smaller, as far as that is a matter of moving its corners to the middle. */
function inset(outline: Outline): Outline {
  const count = outline.points.length;
  const x = outline.points.reduce((sum, [px]) => sum + px, 0) / count;
  const y = outline.points.reduce((sum, [, py]) => sum + py, 0) / count;
  return {
    points: outline.points.map(([px, py]) => [x + (px - x) * 0.92, y + (py - y) * 0.92] as const),
    holes: [],
  } as unknown as Outline;
}

/** A low rim round a roof that one can stand on. */
function parapet(mesh: Mesh, outline: Outline, z: number): void {
  const rim = { points: outline.points, holes: [inset(outline).points] };
  mesh.sides(inset(outline).points, z, z + 46, SLAB, false);
  mesh.prism(rim as Outline, z - 2, z + 46, shaded(SLAB, 0.9), shaded(SLAB, 1.1));
  merlons(mesh, outline.points, z + 46);
}

/** Windows in every wall that is long enough, storey over storey, and doors where openings are. */
function windows(mesh: Mesh, ground: Ground, eaves: number): void {
  const ring = ground.outline.points;
  const floors = [0, ...ground.storeys.map(({ height }) => height)].filter((z) => z < eaves - 120);
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    const long = Math.hypot(bx - ax, by - ay);
    if (long < 420) return;
    const [ux, uy] = [(bx - ax) / long, (by - ay) / long];
    const side = inOutline(ground.outline, (ax + bx) / 2 - uy * 8, (ay + by) / 2 + ux * 8) ? 9 : -9;
    const count = Math.floor(long / 420);
    for (const floor of floors) {
      for (let k = 0; k < count; k += 1) {
        const middle = (long * (k + 0.5)) / count;
        const at = (along: number, z: number): Corner => [
          ax + ux * (middle + along) + uy * side,
          ay + uy * (middle + along) - ux * side,
          z,
        ];
        const [low, top] = [floor + 120, Math.min(eaves - 30, floor + 250)];
        if (top - low <= 40) continue;
        panel(mesh, (along, z) => sunk(at(along, z), side, [ux, uy]), 72, low - 14, top + 14, BEAM);
        panel(mesh, at, 54, low, top, PANE);
      }
    }
    for (const [[px, py], [qx, qy]] of ground.openings) {
      const off = Math.abs(((px + qx) / 2 - ax) * uy - ((py + qy) / 2 - ay) * ux);
      if (off > 60) continue;
      const middle = ((px + qx) / 2 - ax) * ux + ((py + qy) / 2 - ay) * uy;
      const at = (along: number, z: number): Corner => [
        ax + ux * (middle + along) + uy * side * 1.6,
        ay + uy * (middle + along) - ux * side * 1.6,
        z,
      ];
      panel(
        mesh,
        at,
        Math.max(70, Math.hypot(qx - px, qy - py) / 2),
        0,
        Math.min(eaves, 290),
        DOOR,
      );
    }
  });
}

function panel(
  mesh: Mesh,
  at: (along: number, z: number) => Corner,
  half: number,
  low: number,
  top: number,
  colour: Colour,
): void {
  mesh.flat(at(-half, low), at(half, low), at(half, top), colour);
  mesh.flat(at(-half, low), at(half, top), at(-half, top), colour);
}

/** A little nearer to the wall: what frames a window lies behind its pane. */
function sunk([x, y, z]: Corner, side: number, [ux, uy]: readonly [number, number]): Corner {
  const by = Math.sign(side) * 2;
  return [x - uy * by, y + ux * by, z];
}

interface Course {
  low: number;
  top: number;
  /** How high and how long a stone is, at most. */
  high: number;
  long: number;
}

/** Stones (or planks) before an upright wall: no two are quite of one colour. */
function courses(mesh: Mesh, ring: Ring, { low, top, high, long }: Course, colour: Colour): void {
  const rows = Math.max(1, Math.round((top - low) / high));
  const wound = ShapeUtils.area(ring.map(([x, y]) => new Vector2(x, y))) > 0 ? 1 : -1;
  const chance = seeded(Math.round(top * 7 + ring.length));
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    const far = Math.hypot(bx - ax, by - ay);
    if (far < 30) return;
    const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
    const [ox, oy] = [uy * wound * 3, -ux * wound * 3];
    const light = shaded(colour, shadeOf([ox, oy, 0]));
    const many = Math.max(1, Math.round(far / long));
    for (let row = 0; row < rows; row += 1) {
      const [z, end] = [low + ((top - low) * row) / rows, low + ((top - low) * (row + 1)) / rows];
      const off = row % 2 === 0 ? 0 : 0.5;
      for (let k = 0; k < many + (off > 0 ? 1 : 0); k += 1) {
        const from = Math.max(0, (far * (k - off)) / many);
        const to = Math.min(far, (far * (k + 1 - off)) / many);
        const at = (along: number, height: number): Corner => [
          ax + ux * along + ox,
          ay + uy * along + oy,
          height,
        ];
        const stone = shaded(light, 0.9 + chance() * 0.2);
        const [a, b, c, d] = [at(from, z), at(to, z), at(to, end), at(from, end)];
        mesh.flat(a, b, c, stone);
        mesh.flat(a, c, d, stone);
      }
    }
  });
}

/** The teeth of a parapet. */
function merlons(mesh: Mesh, ring: Ring, z: number): void {
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    const far = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
    const many = Math.floor(far / 230);
    for (let k = 0; k < many; k += 1) {
      const middle = (far * (k + 0.5)) / many;
      const at = (along: number, aside: number): [number, number] => [
        ax + ux * (middle + along) - uy * aside,
        ay + uy * (middle + along) + ux * aside,
      ];
      const points = [at(-50, -22), at(50, -22), at(50, 22), at(-50, 22)];
      const block = { points, holes: [] } as unknown as Outline;
      mesh.prism(block, z - 2, z + 48, shaded(SLAB, 0.92), shaded(SLAB, 1.08));
    }
  });
}

/** Leaves all along a hedge. */
function leaves(mesh: Mesh, ring: Ring, height: number): void {
  const chance = seeded(Math.round(height) + ring.length);
  ring.forEach(([ax, ay], n) => {
    const [bx, by] = around(ring, n + 1);
    const far = Math.hypot(bx - ax, by - ay);
    const many = Math.round(far / 110);
    for (let k = 0; k < many; k += 1) {
      const part = (k + chance()) / many;
      const r = 56 + chance() * 30;
      const at: Corner = [
        ax + (bx - ax) * part,
        ay + (by - ay) * part,
        height * (0.45 + 0.35 * chance()),
      ];
      lump(mesh, at, r, r, shaded(LEAF, 0.92 + chance() * 0.2), chance(), 6);
    }
  });
}
