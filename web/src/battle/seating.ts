/** From which edge one looks at the table: one's own side below, unless it was turned otherwise. */
import { recallData, rememberData } from "../browser/memory";
import type { Turn } from "../table/turning";
import type { Outline, Sight } from "../wire/types";

/** So many battles are remembered. */
const MOST = 100;
/** Two sides lie opposite each other when they are this part of the table apart. */
const APART = 0.15;

type Kept = [battle: string, turn: Turn][];

function kept(): Kept {
  const found = recallData("turns");
  if (!Array.isArray(found)) return [];
  return found.filter(
    (pair): pair is Kept[number] =>
      Array.isArray(pair) && typeof pair[0] === "string" && [0, 1, 2, 3].includes(pair[1]),
  );
}

/** How a battle's board was turned the last time. */
export function recallTurn(battle: string): Turn | null {
  return kept().find(([id]) => id === battle)?.[1] ?? null;
}

export function keepTurn(battle: string, turn: Turn): void {
  const others = kept().filter(([id]) => id !== battle);
  rememberData("turns", [[battle, turn], ...others].slice(0, MOST));
}

interface Middle {
  x: number;
  y: number;
}

function middleOf(points: readonly Middle[]): Middle | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function corners({ points }: Outline): Middle[] {
  return points.map(([x, y]) => ({ x, y }));
}

/**
 * How the board must lie so that the viewer's side is below: by the zones in which the sides begin,
 * or else by where they stand. Null: nobody can tell yet. Whoever plays all sides, or none, sees it
 * as it is. `upright`: the view is higher than wide, so that a table may lie along it.
 */
export function seatedAt(sight: Sight, upright: boolean): Turn | null {
  const { scene, seats, battle } = sight;
  const sideOf = (seat: number | null) =>
    battle.seats.find(({ number }) => number === seat)?.side ?? null;
  const own = new Set(seats.map(sideOf));
  const all = new Set(battle.seats.filter(({ leader }) => !leader).map(({ side }) => side));
  if (seats.length === 0 || own.size === all.size) return 0;
  const divide = <Item extends { seat: number | null }>(
    items: readonly Item[],
    spots: (item: Item) => Middle[],
  ): [Middle, Middle] | null => {
    const held = items.filter(({ seat }) => seat !== null);
    const mine = middleOf(held.filter(({ seat }) => own.has(sideOf(seat))).flatMap(spots));
    const theirs = middleOf(held.filter(({ seat }) => !own.has(sideOf(seat))).flatMap(spots));
    return mine === null || theirs === null ? null : [mine, theirs];
  };
  const found =
    divide(scene.zones, ({ region }) => region.outlines.flatMap(corners)) ??
    divide(scene.pieces, ({ pose }) => (pose === null ? [] : [pose]));
  if (found === null) return null;
  const [mine, theirs] = found;
  const across = (mine.x - theirs.x) / scene.table.width;
  const down = (mine.y - theirs.y) / scene.table.depth;
  if (Math.abs(down) >= Math.min(APART, Math.abs(across))) return down >= 0 ? 0 : 2;
  if (!upright) return across <= 0 ? 0 : 2;
  return across <= 0 ? 3 : 1;
}
