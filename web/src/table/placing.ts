/** Where words are put so that they hide nobody: beside what they speak of, and not over each other. */
import type { Point } from "./geometry";

/** In pixels. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Wish {
  key: string;
  /** The middle of what is spoken of. */
  at: Point;
  /** What the words take. */
  width: number;
  height: number;
  /** How far what is spoken of reaches from its middle in a direction. */
  reach(direction: Point): number;
  /** Where they would stand best: a direction of length 1. */
  best: Point;
  /** How many steps away it may stand; unless this says so, as many as there are. */
  steps?: number;
  /** Said even where somebody is hidden; others are left out then. */
  must: boolean;
}

/** Pixels between words and what they speak of, and by how much further away each try is. */
const GAP = 3;
const STEP = 11;
const STEPS = 4;
/** Turns away from the best direction, in eighths of a circle. */
const TURNS = [0, 1, -1, 2, -2, 3, -3, 4];
/** What it costs to turn by an eighth, to be a step further away, and not to be where it was. */
const TURNED = 0.06;
const AWAY = 0.11;
const MOVED = 0.08;
/** To hide somebody, for each part of the words that does. */
const HIDES = 4;
/** Words that are not needed hide no more than this part of themselves. */
const BEARS = 0.03;

export interface Found extends Point {
  /** Which of the tries it was, so that words stay where they are while they can. */
  tried: number;
}

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function rectAt({ x, y }: Point, width: number, height = width): Rect {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/**
 * The middles of words, by their keys; those that would hide somebody are left out. The first of
 * the wishes has the first choice.
 */
export function placing(
  wishes: readonly Wish[],
  taken: readonly Rect[],
  before: ReadonlyMap<string, Found> = new Map(),
): Map<string, Found> {
  const found = new Map<string, Found>();
  const all = [...taken];
  for (const wish of wishes) {
    const { width, height } = wish;
    const area = Math.max(1, width * height);
    // Whoever is further away than the furthest try cannot be hidden.
    const far = Math.max(
      wish.reach(wish.best),
      wish.reach({ x: 1, y: 0 }),
      wish.reach({ x: 0, y: 1 }),
    );
    const span = 2 * (far + GAP + STEPS * STEP + width + height) + 2 * far;
    const around = rectAt(wish.at, span);
    const near = all.filter((rect) => shared(around, rect) > 0);
    let best: Found | null = null;
    let least = Infinity;
    let hidden = 0;
    for (let tried = 0; tried < TURNS.length * (wish.steps ?? STEPS) && least > 0; tried += 1) {
      const [turn, step] = [tried % TURNS.length, Math.floor(tried / TURNS.length)];
      const middle = tryAt(wish, turn, step);
      const rect = rectAt(middle, width, height);
      const part = near.reduce((sum, one) => sum + shared(rect, one), 0) / area;
      const steady = before.get(wish.key)?.tried === tried ? 0 : MOVED;
      const cost = part * HIDES + Math.ceil(turn / 2) * TURNED + step * AWAY + steady;
      if (cost >= least) continue;
      [least, hidden] = [cost, part];
      best = { ...middle, tried };
    }
    if (best === null || (!wish.must && hidden > BEARS)) continue;
    found.set(wish.key, best);
    all.push(rectAt(best, width + GAP, height + GAP));
  }
  return found;
}

function tryAt({ at, width, height, reach, best }: Wish, turn: number, step: number): Point {
  const angle = Math.atan2(best.y, best.x) + ((TURNS[turn] ?? 0) * Math.PI) / 4;
  const to = { x: Math.cos(angle), y: Math.sin(angle) };
  const half = Math.min(
    width / 2 / Math.max(0.001, Math.abs(to.x)),
    height / 2 / Math.max(0.001, Math.abs(to.y)),
  );
  const far = reach(to) + GAP + step * STEP + half;
  return { x: at.x + to.x * far, y: at.y + to.y * far };
}
