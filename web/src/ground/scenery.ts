/** Terrain that stands on the mat: trees, rocks, walls, houses, plateaus. */
import { around } from "../table/around";
import { familyOf } from "../table/looks";
import { STONE } from "../table/paint/palette";
import { type Strewn, strew } from "../table/paint/scatter";
import type { Ground } from "../wire/types";
import { house, wall } from "./built";
import { lump, plant, shadeUnder } from "./grown";
import { colourOf, Mesh, shaded } from "./mesh";
import { heightOf, isBody, type Relief } from "./relief";

/** Somebody for whom trees make room. */
export interface Guest {
  x: number;
  y: number;
  reach: number;
}

const BUSH = colourOf("#5d7a3d");
const ROCKS = STONE.body.map(colourOf);
const REED = colourOf("#4d5f31");

/** Everything that stands on the table and is no piece, and the shade of what is round. */
export function scenery(
  terrain: readonly Ground[],
  relief: Relief,
  opened: ReadonlySet<number>,
  guests: readonly Guest[],
): { things: Mesh; shade: Mesh } {
  const mesh = new Mesh();
  const shade = new Mesh();
  for (const ground of terrain) {
    const family = familyOf(ground.look);
    if (family === "wood" || family === "grove") wood(mesh, shade, ground, relief, guests);
    if (family === "rocks" || family === "crag") rocks(mesh, shade, ground, relief, guests);
    if (family === "swamp") reeds(mesh, ground, relief, guests);
    if (family === "roof") house(mesh, ground, opened.has(ground.id));
    if (family === "wall") wall(mesh, ground);
    if (isBody(ground) && (family === "cliff" || ground.look === "wooded-cliff")) {
      mesh.sides(ground.outline.points, -20, heightOf(ground), colourOf(STONE.base));
    }
  }
  return { things: mesh, shade };
}

function isFree({ x, y }: Strewn, room: number, guests: readonly Guest[]): boolean {
  return guests.every((one) => Math.hypot(one.x - x, one.y - y) > one.reach + room);
}

/** The same trees as are painted from above, in the same places. */
function wood(
  mesh: Mesh,
  shade: Mesh,
  ground: Ground,
  relief: Relief,
  guests: readonly Guest[],
): void {
  const trees = strew(ground.outline, {
    seed: ground.id * 31 + 7,
    radius: [130, 215],
    apart: 1.16,
    inside: 0.72,
    most: 44,
  });
  const bushes = strew(ground.outline, {
    seed: ground.id * 37 + 3,
    radius: [60, 105],
    apart: 1,
    inside: 0.62,
    most: trees.length + 16,
    among: trees,
  }).filter((one) => !trees.includes(one));
  for (const tree of trees) {
    if (!isFree(tree, tree.r * 0.55, guests)) continue;
    plant(mesh, tree, relief.standAt({ ...tree, z: 0, level: 0 }));
    shadeUnder(shade, tree, 420 + tree.turn * 160, relief);
  }
  for (const one of bushes) {
    if (!isFree(one, one.r * 0.5, guests)) continue;
    const z = relief.standAt({ ...one, z: 0, level: 0 });
    lump(mesh, [one.x, one.y, z + one.r * 0.4], one.r * 0.8, one.r * 0.7, BUSH, one.turn, 6);
  }
}

function rocks(
  mesh: Mesh,
  shade: Mesh,
  ground: Ground,
  relief: Relief,
  guests: readonly Guest[],
): void {
  const stones = strew(ground.outline, {
    seed: ground.id * 29 + 11,
    radius: [55, 165],
    apart: 1.2,
    inside: 0.9,
    most: 26,
  });
  for (const stone of stones) {
    if (!isFree(stone, stone.r * 0.6, guests)) continue;
    const z = relief.landAt(stone.x, stone.y);
    shadeUnder(shade, stone, stone.r * 0.7, relief);
    const colour = around(ROCKS, Math.floor(stone.turn * 30));
    lump(
      mesh,
      [stone.x, stone.y, z + stone.r * 0.2],
      stone.r,
      stone.r * 0.8,
      colour,
      stone.turn,
      7,
    );
  }
}

function reeds(mesh: Mesh, ground: Ground, relief: Relief, guests: readonly Guest[]): void {
  const tufts = strew(ground.outline, {
    seed: ground.id * 23 + 5,
    radius: [40, 70],
    apart: 2.6,
    inside: 0.8,
    most: 60,
  });
  for (const { x, y, r, turn } of tufts.filter((tuft) => isFree(tuft, 30, guests))) {
    const z = relief.landAt(x, y);
    for (const blade of [0, 1, 2]) {
      const angle = turn * 9 + blade * 2.1;
      const [dx, dy] = [Math.cos(angle) * r * 0.3, Math.sin(angle) * r * 0.3];
      mesh.flat(
        [x + dx - dy * 0.5, y + dy + dx * 0.5, z],
        [x + dx + dy * 0.5, y + dy - dx * 0.5, z],
        [x + dx * 2, y + dy * 2, z + 110 + turn * 90],
        shaded(REED, 0.8 + blade * 0.15),
      );
    }
  }
}
