/** Those who stand on the table: their bases and glows, the trays they go on, and their shadows. */
import type { Outline } from "../wire/types";
import type { Tray } from "./acted";
import type { Atlas } from "./atlas";
import { baseMesh, glowMesh, THICK } from "./bases";
import { liftOf } from "./cards";
import type { Placed } from "./Herd";
import { colourOf, Mesh, shaded } from "./mesh";
import type { Relief } from "./relief";
import type { Standee, Tone } from "./standees";

const GLOWS: Partial<Record<Tone, readonly [string, number]>> = {
  allowed: ["#ffd23f", 46],
  chosen: ["#fff3b0", 60],
  active: ["#ffd23f", 26],
  selected: ["#ffffff", 34],
  refused: ["#ff8a75", 46],
};
const DARK = "#0f0a05";
/** How far a shadow falls, to the right and to the front, for each unit of height. */
const FALLS = [0.62, 0.46] as const;
const TRAY = 12;

const pictures = new Map<string, number>();

/** A picture in short: its address is long. */
function numbered(address: string): number {
  const found = pictures.get(address) ?? pictures.size;
  pictures.set(address, found);
  return found;
}

/** What changes how a standee is shown. */
export function shortly(one: Standee): string {
  const { id, x, y, z, facing, side, tone, dim, picture, presence, laid } = one;
  const now = [x, y, z, facing, presence, laid].map((value) => value.toFixed(3)).join(" ");
  return `${id} ${now} ${JSON.stringify(one.base)} ${side.paint} ${tone} ${dim} ${numbered(picture)}`;
}

export interface Troop {
  bases: Placed[];
  shadows: Placed[];
}

/** Bases where they stand, glowing as they are marked, each with a little shade round it. */
export function troop(all: readonly Standee[]): Troop {
  const [bases, shadows]: [Placed[], Placed[]] = [[], []];
  for (const one of all) {
    const { base, side, x, y, z, facing: turn } = one;
    const lift = liftOf(one);
    // What fades away sinks into the ground: bases do not become thinner.
    const sunk = one.id < 0 ? 0 : (1 - one.presence) * THICK * 1.2;
    const mesh = baseMesh(base, side.paint, side.pattern);
    bases.push({ mesh, x, y, z: z + lift - sunk, turn, bright: one.dim ? 0.86 : 1 });
    const glow = GLOWS[one.tone];
    if (glow) bases.push({ mesh: glowMesh(base, ...glow), x, y, z: z + 6, turn, bright: 1 });
    if (one.presence < 0.5) continue;
    const off = lift / 3;
    const shade = glowMesh(base, DARK, 22);
    shadows.push({ mesh: shade, x: x + 12 + off, y: y + 16 + off, z: z + 3, turn, bright: 1 });
  }
  return { bases, shadows };
}

/** The trays of those who are on their way. */
export function trayMesh(trays: readonly Tray[], relief: Relief): Mesh {
  const mesh = new Mesh();
  for (const { points, paint } of trays) {
    const ring = points.map(({ x, y }) => [x, y] as const);
    const { x, y } = points[0] ?? { x: 0, y: 0 };
    const z = relief.standAt({ x, y, z: 0, level: 0 });
    const colour = colourOf(paint);
    const outline = { points: ring, holes: [] } as unknown as Outline;
    mesh.prism(outline, z - TRAY, z + TRAY, colour, shaded(colour, 0.6));
  }
  return mesh;
}

/** The shadows that cards cast on the table, as long as the light has them. */
export function castShadows(all: readonly Standee[], atlas: Atlas, relief: Relief): Mesh {
  const mesh = new Mesh();
  const dark = colourOf(DARK);
  for (const one of all) {
    const cell = atlas.cellOf(one.picture);
    if (!cell || one.presence < 0.5 || one.laid > 0.5) continue;
    const [left, right, low, high] = cell;
    const half = one.width / 2;
    // The light comes over the left shoulder of whoever looks at the table: cards face it somewhat.
    const [dx, dy] = [Math.SQRT1_2 * half, -Math.SQRT1_2 * half];
    const long = (one.height - one.sunk) * (1 - one.laid);
    const above = liftOf(one);
    const corner = (side: 1 | -1, far: number, u: number, v: number): void => {
      const x = one.x + dx * side + FALLS[0] * (far + above);
      const y = one.y + dy * side + FALLS[1] * (far + above);
      const z = Math.max(one.z, relief.landAt(x, y)) + 5;
      mesh.positions.push(x, z, y);
      mesh.colours.push(...dark);
      mesh.places.push(u, v);
    };
    corner(1, 0, right, low);
    corner(-1, 0, left, low);
    corner(-1, long, left, high);
    corner(1, 0, right, low);
    corner(-1, long, left, high);
    corner(1, long, right, high);
  }
  return mesh;
}
