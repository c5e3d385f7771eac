/** Where two sides touch: the place of a clash. */
import { radians, toSegment } from "../../table/geometry";
import type { Place, Standing } from "../course/parties";

export interface Contact {
  /** Between the two nearest edges. */
  at: Place;
  /** Units between them. */
  gap: number;
}

/** Bases that are nearer than this stand in contact. */
export const TOUCHING = 45;
/** Pairs that are looked at more closely: the nearest by their middles. */
const PAIRS = 24;
const ROUND = 16;

/** The rim of a base on the table. */
export function rimOf({ pose, base }: Standing): Place[] {
  if (base.type === "round") {
    const r = base.diameter / 2;
    return Array.from({ length: ROUND }, (_, n) => {
      const angle = (n * 2 * Math.PI) / ROUND;
      return { x: pose.x + r * Math.cos(angle), y: pose.y + r * Math.sin(angle) };
    });
  }
  const [c, s] = [Math.cos(radians(pose.facing)), Math.sin(radians(pose.facing))];
  const [deep, wide] = [base.depth / 2, base.width / 2];
  return [
    [deep, -wide],
    [deep, wide],
    [-deep, wide],
    [-deep, -wide],
  ].map(([x = 0, y = 0]) => ({ x: pose.x + x * c - y * s, y: pose.y + x * s + y * c }));
}

/** The rim of a base, so many units further out. */
export function rimAround(piece: Standing, by: number): Place[] {
  const { pose, base } = piece;
  const r = base.type === "round" ? base.diameter / 2 : Math.min(base.width, base.depth) / 2;
  const part = 1 + by / Math.max(1, r);
  return rimOf(piece).map(({ x, y }) => ({
    x: pose.x + (x - pose.x) * part,
    y: pose.y + (y - pose.y) * part,
  }));
}

/** Where some come nearest to others; null: there are none. */
export function contactOf(own: readonly Standing[], foes: readonly Standing[]): Contact | null {
  const pairs = own.flatMap((one) =>
    foes.map((foe) => ({
      one,
      foe,
      apart: Math.hypot(one.pose.x - foe.pose.x, one.pose.y - foe.pose.y),
    })),
  );
  pairs.sort((a, b) => a.apart - b.apart);
  let best: Contact | null = null;
  for (const { one, foe } of pairs.slice(0, PAIRS)) {
    const [rim, other] = [rimOf(one), rimOf(foe)];
    for (const [corners, edge] of [
      [rim, other],
      [other, rim],
    ] as const) {
      for (const corner of corners) {
        const met = nearest(corner, edge);
        if (best === null || met.gap < best.gap) best = met;
      }
    }
  }
  return best;
}

function nearest(corner: Place, rim: readonly Place[]): Contact {
  let best: Contact = { at: corner, gap: Infinity };
  rim.forEach((start, n) => {
    const end = rim[(n + 1) % rim.length] ?? start;
    const gap = toSegment(corner.x, corner.y, [start.x, start.y], [end.x, end.y]);
    if (gap >= best.gap) return;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = dx * dx + dy * dy || 1;
    const at = ((corner.x - start.x) * dx + (corner.y - start.y) * dy) / along;
    const part = Math.min(1, Math.max(0, at));
    const foot = { x: start.x + part * dx, y: start.y + part * dy };
    best = { at: { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 }, gap };
  });
  return best;
}
