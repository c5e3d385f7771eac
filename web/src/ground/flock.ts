/** Tufts that grow on the mat where nothing else is: what makes a cloth a meadow to a figure's eye. */
import { inOutline } from "../table/geometry";
import { type Family, familyOf } from "../table/looks";
import { paintOf } from "../table/paint/palette";
import { seeded } from "../table/seeded";
import type { Ground, Scene } from "../wire/types";
import { colourOf, Mesh, shaded } from "./mesh";
import type { Relief } from "./relief";

/** One tuft for so many square units, and never more than this. */
const EACH = 110_000;
const MOST = 1000;
/** What tufts grow on. */
const GROWS: ReadonlySet<Family> = new Set<Family>(["hill", "grove", "wood", "plain"]);
/** How thickly they grow, ground by ground. */
const THICKLY: Record<string, number> = {
  steppe: 0.8,
  sand: 0.35,
  snow: 0.3,
  stone: 0.22,
  ruins: 0.12,
  dungeon: 0,
};

export function flock(table: Scene["table"], terrain: readonly Ground[], relief: Relief): Mesh {
  const mesh = new Mesh();
  const chance = seeded(table.width * 3 + table.depth);
  const paint = paintOf(table.ground);
  const greens = [paint.tuft, paint.dark, paint.light].map(colourOf);
  const part = THICKLY[table.ground] ?? 1;
  const many = Math.min(MOST, Math.round((table.width * table.depth) / EACH)) * part;
  const bare = terrain.filter(({ look }) => !GROWS.has(familyOf(look)));
  for (let n = 0; n < many; n += 1) {
    const [x, y] = [chance() * table.width, chance() * table.depth];
    const [size, turn, shade] = [22 + chance() * 26, chance() * 7, chance()];
    if (bare.some(({ outline }) => inOutline(outline, x, y))) continue;
    const z = relief.landAt(x, y) - 2;
    const green = greens[n % greens.length] ?? [0, 0, 0];
    for (let blade = 0; blade < 4; blade += 1) {
      const angle = turn + blade * 1.7;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const out = size * 0.35;
      const colour = shaded(green, 0.82 + shade * 0.22 + blade * 0.05);
      mesh.flat(
        [x - s * size * 0.22, y + c * size * 0.22, z],
        [x + s * size * 0.22, y - c * size * 0.22, z],
        [x + c * out, y + s * out, z + size * (1 + 0.25 * (blade % 2))],
        colour,
      );
    }
  }
  return mesh;
}
