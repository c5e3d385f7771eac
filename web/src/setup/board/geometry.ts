/** Geometry of scenery that is being laid: the same turning and sizing as the server's. */
import type { Ground, Outline, Spot, Wire } from "../../wire/types";

export type Kit = Wire<"Kit">;
export type KitPiece = Wire<"KitPiece">;
export type LaidPiece = Wire<"LaidPiece">;
export type LaidTable = Wire<"LaidTable">;
export type Point = readonly [number, number];

/** Tenths of a degree in a full turn. */
export const TURN = 3600;

/** Which side or corner of a piece is pulled: -1, 0 or 1 along its width and its depth. */
export interface Handle {
  along: -1 | 0 | 1;
  across: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { along: -1, across: -1 },
  { along: 0, across: -1 },
  { along: 1, across: -1 },
  { along: 1, across: 0 },
  { along: 1, across: 1 },
  { along: 0, across: 1 },
  { along: -1, across: 1 },
  { along: -1, across: 0 },
];

export function direction(tenths: number): number {
  return ((Math.round(tenths) % TURN) + TURN) % TURN;
}

function radians(tenths: number): number {
  return (tenths * Math.PI) / 1800;
}

/** A place of the piece itself (its middle at 0, 0, not turned) on the table. */
export function onTable(piece: LaidPiece, [x, y]: Point): Point {
  const angle = radians(piece.facing);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [piece.x + x * cos - y * sin, piece.y + x * sin + y * cos];
}

/** A place on the table as the piece itself sees it. */
export function inPiece(piece: LaidPiece, [x, y]: Point): Point {
  const angle = radians(piece.facing);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [x - piece.x, y - piece.y];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
}

/** The outline of a laid piece, in whole units. */
export function outlineOf(kind: KitPiece, piece: LaidPiece): [number, number][] {
  // An outline of its own is in thousandths of half its sides.
  const own = piece.points.length > 0;
  const [wide, deep] = own ? [2000, 2000] : [kind.width, kind.depth];
  return (own ? piece.points : kind.outline.points).map(([x, y]) => {
    const sized: Point = [(x * piece.width) / wide, (y * piece.depth) / deep];
    const [px, py] = onTable(piece, sized);
    return [Math.round(px), Math.round(py)];
  });
}

/** Where a handle of the piece lies on the table, so far outside its frame. */
export function handleSpot(piece: LaidPiece, handle: Handle, outside = 0): Point {
  return onTable(piece, [
    handle.along * (piece.width / 2 + outside),
    handle.across * (piece.depth / 2 + outside),
  ]);
}

/** The corners of the frame around a piece, turned with it. */
export function frameOf(piece: LaidPiece, outside = 0): Point[] {
  return HANDLES.filter(({ along, across }) => along !== 0 && across !== 0).map((corner) =>
    handleSpot(piece, corner, outside),
  );
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extentOf(points: readonly Point[]): Extent {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** The uppermost piece at a place: the one laid last. */
export function pieceAt(table: LaidTable, kit: Kit, at: Point): number | null {
  for (let index = table.pieces.length - 1; index >= 0; index -= 1) {
    const piece = table.pieces[index];
    const kind = piece && kindOf(kit, piece.key);
    if (piece && kind && isInside(at, outlineOf(kind, piece))) return index;
  }
  return null;
}

export function kindOf(kit: Kit, key: string): KitPiece | undefined {
  return kit.pieces.find((kind) => kind.key === key);
}

/** The piece shoved back so that nothing of it hangs over the edge; too large a one is centred. */
export function keptOn(table: LaidTable, kind: KitPiece, piece: LaidPiece): LaidPiece {
  const { left, top, right, bottom } = extentOf(outlineOf(kind, piece));
  return {
    ...piece,
    x: piece.x + shove(left, right, table.width),
    y: piece.y + shove(top, bottom, table.depth),
  };
}

function shove(low: number, high: number, size: number): number {
  if (high - low > size) return Math.round((size - low - high) / 2);
  return low < 0 ? -low : Math.min(0, size - high);
}

/** The piece with one side or corner pulled to a place; the opposite one stays where it is. */
export function pulled(
  kind: KitPiece,
  piece: LaidPiece,
  handle: Handle,
  to: Point,
  step = 10,
): LaidPiece {
  const [x, y] = inPiece(piece, to);
  const { along, across } = handle;
  const width = along === 0 ? piece.width : sized(kind, piece.width / 2 + along * x, step);
  const depth = across === 0 ? piece.depth : sized(kind, piece.depth / 2 + across * y, step);
  const [mx, my] = onTable(piece, [
    (along * (width - piece.width)) / 2,
    (across * (depth - piece.depth)) / 2,
  ]);
  return { ...piece, width, depth, x: Math.round(mx), y: Math.round(my) };
}

/** A length of a side within what the kind allows, in whole steps where those allow it. */
export function sized(kind: KitPiece, length: number, step = 1): number {
  const whole = Math.round(length / step) * step;
  return Math.min(kind.most, Math.max(kind.least, whole));
}

/** How a piece must be turned for the grip above its upper side to point to a place. */
export function facingTo(piece: LaidPiece, [x, y]: Point, step = 10): number {
  const tenths = (Math.atan2(y - piece.y, x - piece.x) * 1800) / Math.PI + 900;
  return direction(Math.round(tenths / step) * step);
}

/** A place on the grid; a grid of 0 is none. */
export function snapped([x, y]: Point, grid: number): Point {
  if (grid <= 0) return [Math.round(x), Math.round(y)];
  return [Math.round(x / grid) * grid, Math.round(y / grid) * grid];
}

/** What a display needs to draw a piece before the server has looked at it. */
export function groundOf(kind: KitPiece, piece: LaidPiece, id: number): Ground {
  const outline: Outline = { points: outlineOf(kind, piece), holes: [] };
  return {
    id,
    name: piece.name === "" ? kind.name : piece.name,
    look: kind.look,
    outline,
    help: kind.help,
    height: 0,
    level: 0,
    openings: [],
    points: [],
    storeys: [],
    badges: [],
  };
}

function flat([x, y]: Spot): [number, number] {
  return [x, y];
}

/** The drawing of one piece carried over to another of its kind: doors and stairs move along. */
export function carried(ground: Ground, from: LaidPiece, drawn: Ground, to: LaidPiece): Ground {
  const move = ([x, y, level]: Spot): Spot => {
    const [px, py] = inPiece(from, [x, y]);
    const place = onTable(to, [(px * to.width) / from.width, (py * to.depth) / from.depth]);
    return [Math.round(place[0]), Math.round(place[1]), level];
  };
  return {
    ...drawn,
    height: ground.height,
    storeys: ground.storeys.map((storey) => ({
      ...storey,
      outline: {
        points: storey.outline.points.map(([x, y]) => flat(move([x, y, 0]))),
        holes: storey.outline.holes.map((hole) => hole.map(([x, y]) => flat(move([x, y, 0])))),
      },
    })),
    openings: ground.openings.map(([start, end]) => [move(start), move(end)]),
    points: ground.points.map(move),
  };
}
