/** The map of a campaign: where its scenarios stand, and the ways between them. */
import type { Wire } from "../wire/types";

export type Station = Wire<"Station">;

export interface Place {
  station: Station;
  /** The upper left corner. */
  x: number;
  y: number;
}

export interface Road {
  from: string;
  to: string;
  /** The number of the side that goes here by winning. */
  side: number;
  /** Whether it was gone. */
  walked: boolean;
  /** Whether it is only gone when a better one is used up. */
  spare: boolean;
  /** An SVG path from edge to edge. */
  path: string;
}

export interface Chart {
  width: number;
  height: number;
  places: Place[];
  roads: Road[];
  box: Size;
}

export interface Size {
  width: number;
  height: number;
}

/** A battle that was decided: where, and which side won. */
export interface Step {
  scenario: string;
  winner: string;
}

const WIDE = { box: { width: 200, height: 92 }, gap: { x: 104, y: 56 } };
const NARROW = { box: { width: 136, height: 104 }, gap: { x: 46, y: 60 } };
const MARGIN = 14;
/** How far a way bends to its right, so that the way back is another. */
const BEND = 14;
/** Between ways of several sides to the same place. */
const APART = 9;

/** Scenarios by how many victories away from the beginning they are, at least. */
export function layers(stations: readonly Station[]): Station[][] {
  const far = new Map<string, number>();
  let edge = stations.slice(0, 1).map(({ key }) => key);
  for (let depth = 0; edge.length > 0; depth += 1) {
    for (const key of edge) far.set(key, depth);
    const following = edge.flatMap((key) => followers(stations, key));
    edge = [...new Set(following)].filter((key) => !far.has(key));
  }
  const last = Math.max(0, ...far.values()) + 1;
  const found: Station[][] = [];
  for (const station of stations) {
    const depth = far.get(station.key) ?? last;
    found[depth] = [...(found[depth] ?? []), station];
  }
  return found.filter((layer) => layer !== undefined);
}

function followers(stations: readonly Station[], key: string): string[] {
  const station = stations.find((one) => one.key === key);
  return station === undefined ? [] : Object.values(station.next).flat();
}

/** The whole map; `narrow`: from top to bottom, for small screens. */
export function chart(
  stations: readonly Station[],
  sides: readonly string[],
  course: readonly Step[],
  narrow: boolean,
): Chart {
  const { box, gap } = narrow ? NARROW : WIDE;
  const rows = layers(stations);
  const longest = Math.max(1, ...rows.map(({ length }) => length));
  const [across, along] = narrow
    ? [box.width + gap.x, box.height + gap.y]
    : [box.height + gap.y, box.width + gap.x];
  const places = rows.flatMap((row, depth) =>
    row.map((station, index): Place => {
      const aside = MARGIN + Math.round(((longest - row.length) * across) / 2) + index * across;
      const ahead = MARGIN + depth * along;
      return narrow ? { station, x: aside, y: ahead } : { station, x: ahead, y: aside };
    }),
  );
  const [ahead, aside] = [rows.length * along, longest * across];
  const [width, height] = narrow ? [aside - gap.x, ahead - gap.y] : [ahead - gap.x, aside - gap.y];
  return {
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    box,
    places,
    roads: roads(places, sides, course, box),
  };
}

type Bare = Omit<Road, "path">;

function roads(
  places: readonly Place[],
  sides: readonly string[],
  course: readonly Step[],
  box: Size,
): Road[] {
  const found: Bare[] = places.flatMap(({ station }) =>
    sides.flatMap((key, side) =>
      (station.next[key] ?? []).map((to, index) => ({
        from: station.key,
        to,
        side,
        walked: false,
        spare: index > 0,
      })),
    ),
  );
  course.forEach((step, index) => {
    const to = course[index + 1]?.scenario;
    const side = sides.indexOf(step.winner);
    if (to === undefined || side < 0) return;
    const road = found.find(
      (one) => one.from === step.scenario && one.to === to && one.side === side,
    );
    if (road !== undefined) road.walked = true;
    else found.push({ from: step.scenario, to, side, walked: true, spare: false });
  });
  return found
    .map((road) => ({ ...road, path: pathOf(road, found, places, box) }))
    .sort((one, other) => Number(one.walked) - Number(other.walked));
}

/** A bent way from the edge of one box to the edge of another. */
function pathOf(road: Bare, all: readonly Bare[], places: readonly Place[], box: Size): string {
  const [start, end] = [road.from, road.to].map((key) => {
    const place = places.find(({ station }) => station.key === key);
    return { x: (place?.x ?? 0) + box.width / 2, y: (place?.y ?? 0) + box.height / 2 };
  }) as [Point, Point];
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const far = Math.hypot(dx, dy);
  if (far === 0) return loop(start, box);
  const normal = { x: -dy / far, y: dx / far };
  const twins = all.filter(({ from, to }) => from === road.from && to === road.to);
  const returns = all.some(({ from, to }) => from === road.to && to === road.from);
  const shift = (twins.indexOf(road) - (twins.length - 1) / 2) * APART * 2 + (returns ? APART : 0);
  const moved = (point: Point): Point => ({
    x: point.x + normal.x * shift,
    y: point.y + normal.y * shift,
  });
  const from = edgeOf(start, moved(start), { x: dx, y: dy }, box, 2);
  const to = edgeOf(end, moved(end), { x: -dx, y: -dy }, box, 11);
  const bend = returns ? BEND : 0;
  const middle = {
    x: (from.x + to.x) / 2 + normal.x * bend,
    y: (from.y + to.y) / 2 + normal.y * bend,
  };
  return `M${round(from)} Q${round(middle)} ${round(to)}`;
}

interface Point {
  x: number;
  y: number;
}

/** Where a line from a point inside a box leaves it, and a little further. */
function edgeOf(centre: Point, inside: Point, towards: Point, box: Size, further: number): Point {
  const far = Math.hypot(towards.x, towards.y);
  const unit = { x: towards.x / far, y: towards.y / far };
  const reach = (along: number, from: number, middle: number, half: number) =>
    along === 0 ? Infinity : (Math.sign(along) * half - (from - middle)) / along;
  const steps = Math.min(
    reach(unit.x, inside.x, centre.x, box.width / 2),
    reach(unit.y, inside.y, centre.y, box.height / 2),
  );
  return {
    x: inside.x + unit.x * (steps + further),
    y: inside.y + unit.y * (steps + further),
  };
}

/** A scenario that may follow on itself. */
function loop({ x, y }: Point, box: Size): string {
  const top = y - box.height / 2;
  return `M${x - 24} ${top - 2} C${x - 24} ${top - 40} ${x + 24} ${top - 40} ${x + 24} ${top - 8}`;
}

function round({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** How the ways of a side are drawn, so that colour alone need not tell them apart. */
export function roadDashes(side: number, width: number): string | undefined {
  const dashes = [[], [3.5, 2.5], [0.1, 2.5], [4, 2, 0.1, 2]][side % 4] ?? [];
  return dashes.length === 0 ? undefined : dashes.map((part) => part * width).join(" ");
}

/** A title in lines of at most so many letters; a longer word has a line of its own. */
export function lines(title: string, most: number): string[] {
  const found: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      found[found.length - 1] = `${last} ${word}`;
    } else found.push(word);
  }
  return found;
}
