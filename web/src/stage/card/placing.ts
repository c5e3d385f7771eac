/** Where a card lies so that it hides nothing that it speaks of. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Room {
  /** The view, and how large the card is. */
  width: number;
  height: number;
  card: { width: number; height: number };
  /** What must be seen: those the card speaks of. */
  spoken: readonly Rect[];
  /** What is worked with: buttons over the table. */
  tools: readonly Rect[];
  /** Everybody else on the table. */
  others: readonly Rect[];
  /** The table: outside of it there is nothing to hide. */
  mat: Rect;
  /** What it speaks of: it lies as near as it may. */
  goal: Spot | null;
  /** Where it lies: it stays there unless it is much better elsewhere. */
  now: Spot | null;
}

/** Pixels from the edge of the view, and between the places that are tried. */
const EDGE = 8;
const STEP = 14;
/** What a covered pixel costs, and a pixel of the way to what the card speaks of. */
const COSTS = { spoken: 4000, tools: 900, others: 24, mat: 0.35, far: 26 };
/** Staying is worth so much. */
const STAYING = 2500;

export function placed(room: Room): Spot {
  const { width, height, card } = room;
  const most = {
    x: Math.max(EDGE, width - EDGE - card.width),
    y: Math.max(EDGE, height - EDGE - card.height),
  };
  let best = { x: most.x, y: EDGE };
  let least = cost(room, best);
  for (let y = EDGE; y <= most.y + STEP; y += STEP) {
    for (let x = EDGE; x <= most.x + STEP; x += STEP) {
      const spot = { x: Math.min(x, most.x), y: Math.min(y, most.y) };
      const asked = cost(room, spot);
      if (asked < least) [best, least] = [spot, asked];
    }
  }
  const { now } = room;
  const isInside = now !== null && now.x <= most.x && now.y <= most.y;
  return isInside && cost(room, now) <= least + STAYING ? now : best;
}

function cost(room: Room, { x, y }: Spot): number {
  const own = { left: x, top: y, right: x + room.card.width, bottom: y + room.card.height };
  const over = (all: readonly Rect[]): number =>
    all.reduce((sum, one) => sum + covered(own, one), 0);
  const away = room.goal === null ? 0 : distance(own, room.goal);
  return (
    over(room.spoken) * COSTS.spoken +
    over(room.tools) * COSTS.tools +
    over(room.others) * COSTS.others +
    covered(own, room.mat) * COSTS.mat +
    away * COSTS.far
  );
}

/** How many pixels two have in common. */
export function covered(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const deep = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && deep > 0 ? wide * deep : 0;
}

/** The point of a rectangle that is nearest to a spot. */
export function nearestOf({ left, top, right, bottom }: Rect, { x, y }: Spot): Spot {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}

function distance(rect: Rect, spot: Spot): number {
  const { x, y } = nearestOf(rect, spot);
  return Math.hypot(x - spot.x, y - spot.y);
}
