/** How high the table is at every place: hills and hollows of the land, and what stands on it. */
import { type Box, boxOf, inOutline, toEdge } from "../table/geometry";
import { type Family, familyOf } from "../table/looks";
import type { Ground, Pose, Scene } from "../wire/types";

/** How high things are of which the rules say no height. */
const USUAL: Partial<Record<Family, number>> = {
  hill: 300,
  grove: 300,
  cliff: 300,
  crag: 170,
  wall: 150,
  roof: 520,
  chasm: -320,
  water: -26,
  shallows: -16,
  swamp: -12,
};
/** How far from its edge land rises or falls to its full height. */
const SLOPES: Partial<Record<Family, number>> = {
  hill: 620,
  grove: 620,
  crag: 260,
  chasm: 170,
  water: 60,
  shallows: 70,
  swamp: 60,
};
/** Whoever is above the table, on no surface known, is this high. */
const ALOFT = 420;

/** The height of a piece of terrain, negative where it lies lower than the table. */
export function heightOf(ground: Ground): number {
  const usual = USUAL[familyOf(ground.look)] ?? 0;
  return usual < 0 || ground.height === 0 ? usual : ground.height;
}

/** Whether it has sheer sides: a body of its own on the land. */
export function isBody(ground: Ground): boolean {
  return (
    ["cliff", "wall", "roof"].includes(familyOf(ground.look)) || ground.look === "wooded-cliff"
  );
}

interface Shaped {
  ground: Ground;
  box: Box;
  height: number;
  /** How wide its slope is; 0: it is sheer. */
  slope: number;
}

/** The surface that a place has uppermost. */
export interface Top {
  height: number;
  level: number;
}

export class Relief {
  private readonly land: Shaped[];
  private readonly bodies: Shaped[];

  /** `opened`: buildings whose roof is off, because somebody is inside. */
  constructor(
    terrain: readonly Ground[],
    private readonly opened: ReadonlySet<number>,
  ) {
    const shaped = terrain.map((ground): Shaped => {
      const box = boxOf(ground.outline.points);
      const room = Math.min(box.right - box.left, box.bottom - box.top) / 2;
      const slope = isBody(ground) ? 0 : Math.min(SLOPES[familyOf(ground.look)] ?? 0, room * 0.7);
      return { ground, box, height: heightOf(ground), slope };
    });
    this.bodies = shaped.filter(({ slope, ground }) => slope === 0 && isBody(ground));
    this.land = shaped.filter(({ slope, height }) => slope > 0 && height !== 0);
  }

  get isFlat(): boolean {
    return this.land.length === 0;
  }

  /** The height of the land itself. */
  landAt(x: number, y: number): number {
    let high = 0;
    let low = 0;
    for (const one of this.land) {
      if (!within(one, x, y)) continue;
      const part = Math.min(1, toEdge(one.ground.outline, x, y) / one.slope);
      const height = one.height * part * part * (3 - 2 * part);
      if (height > 0) high = Math.max(high, height);
      else low = Math.min(low, height);
    }
    return high + low;
  }

  /** The uppermost surface: of the land, a plateau, a wall or a roof. */
  topAt(x: number, y: number): Top {
    let top: Top = { height: this.landAt(x, y), level: 0 };
    for (const one of this.bodies) {
      if (!within(one, x, y)) continue;
      const { storeys } = one.ground;
      const storey = storeys.at(-1);
      const isOpen = this.opened.has(one.ground.id);
      const height = isOpen ? 0 : (storey?.height ?? one.height);
      if (height >= top.height) top = { height, level: isOpen ? 0 : (storey?.level ?? 0) };
    }
    return top;
  }

  /** How high a floor is: that of the storey at a place or, on its rim, next to it. */
  floorAt(level: number, x: number, y: number): number {
    const all = this.bodies.flatMap(({ ground }) => ground.storeys);
    const same = all.filter((one) => one.level === level);
    return (same.find((one) => inOutline(one.outline, x, y)) ?? same[0])?.height ?? ALOFT;
  }

  /** How high something stands. */
  standAt({ x, y, z, level }: Pick<Pose, "x" | "y" | "z" | "level">): number {
    if (level !== 0) {
      const storey = this.bodies
        .flatMap(({ ground }) => ground.storeys)
        .find((one) => one.level === level && inOutline(one.outline, x, y));
      return storey?.height ?? (z || ALOFT);
    }
    const cliffs = this.bodies.filter(
      (one) => familyOf(one.ground.look) !== "roof" && within(one, x, y),
    );
    return Math.max(z, this.landAt(x, y), ...cliffs.map(({ height }) => height));
  }
}

function within({ box, ground }: Shaped, x: number, y: number): boolean {
  if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
  return inOutline(ground.outline, x, y);
}

/** Buildings that somebody is inside of, below their top: they are shown without a roof. */
export function openedBy({ pieces, terrain }: Pick<Scene, "pieces" | "terrain">): Set<number> {
  const inside = (ground: Ground): boolean => {
    const top = ground.storeys.at(-1)?.level;
    return pieces.some(
      ({ pose }) => pose && pose.level !== top && inOutline(ground.outline, pose.x, pose.y),
    );
  };
  return new Set(
    terrain
      .filter((ground) => familyOf(ground.look) === "roof" && inside(ground))
      .map(({ id }) => id),
  );
}
