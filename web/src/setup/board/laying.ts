/** What one can do to a table that is being laid. Every function answers a new table. */
import {
  direction,
  type Extent,
  extentOf,
  type Kit,
  type KitPiece,
  keptOn,
  kindOf,
  type LaidPiece,
  type LaidTable,
  outlineOf,
  type Point,
  sized,
} from "./geometry";

export function emptyTable(kit: Kit): LaidTable {
  return {
    width: kit.width,
    depth: kit.depth,
    ground: kit.grounds[0] ?? "grass",
    pieces: [],
  };
}

/** A piece of a kind in the size it has in the box. */
export function fresh(kind: KitPiece, [x, y]: Point): LaidPiece {
  const { key, width, depth } = kind;
  return {
    key,
    x: Math.round(x),
    y: Math.round(y),
    facing: 0,
    width,
    depth,
    height: 0,
    name: "",
    points: [],
  };
}

export function isFull(kit: Kit, table: LaidTable): boolean {
  return table.pieces.length >= kit.pieces_most;
}

export function added(table: LaidTable, kind: KitPiece, piece: LaidPiece): LaidTable {
  return { ...table, pieces: [...table.pieces, keptOn(table, kind, piece)] };
}

/** The table with a piece changed; it is kept on the table. */
export function withPiece(
  table: LaidTable,
  kit: Kit,
  index: number,
  change: Partial<LaidPiece>,
): LaidTable {
  const piece = table.pieces[index];
  const kind = piece && kindOf(kit, piece.key);
  if (!piece || !kind) return table;
  const merged = { ...piece, ...change };
  const next: LaidPiece = {
    ...merged,
    facing: direction(merged.facing),
    width: sized(kind, merged.width),
    depth: sized(kind, merged.depth),
  };
  const kept = keptOn(table, kind, next);
  if (same(kept, piece)) return table;
  return { ...table, pieces: table.pieces.map((other, n) => (n === index ? kept : other)) };
}

function same(one: LaidPiece, other: LaidPiece): boolean {
  return (Object.keys(one) as (keyof LaidPiece)[]).every((key) => one[key] === other[key]);
}

export function without(table: LaidTable, index: number): LaidTable {
  return { ...table, pieces: table.pieces.filter((_, n) => n !== index) };
}

/** The table with a piece once more, beside the first if there is room. */
export function duplicated(table: LaidTable, kit: Kit, index: number): LaidTable {
  const piece = table.pieces[index];
  const kind = piece && kindOf(kit, piece.key);
  if (!piece || !kind || isFull(kit, table)) return table;
  const [x, y] = freeSpot(table, kit, kind, piece, [piece.x, piece.y]);
  return added(table, kind, { ...piece, x, y });
}

/** Every piece stays where it is, as far as the new size allows. */
export function resizedTable(
  table: LaidTable,
  kit: Kit,
  size: { width?: number; depth?: number },
): LaidTable {
  const side = (length: number): number =>
    Math.min(kit.most, Math.max(kit.least, Math.round(length)));
  const width = side(size.width ?? table.width);
  const depth = side(size.depth ?? table.depth);
  const next = { ...table, width, depth };
  const pieces = table.pieces.map((piece) => {
    const kind = kindOf(kit, piece.key);
    return kind ? keptOn(next, kind, piece) : piece;
  });
  return { ...next, pieces };
}

/** Room between pieces that are put down beside each other, in units. */
const GAP = 200;

/** The place nearest to one where a piece lies clear of the frames of all others. */
export function freeSpot(
  table: LaidTable,
  kit: Kit,
  kind: KitPiece,
  piece: LaidPiece,
  wanted: Point,
): Point {
  const others = table.pieces.flatMap((other) => {
    const found = kindOf(kit, other.key);
    return found ? [extentOf(outlineOf(found, other))] : [];
  });
  const step = 400;
  const rings = Math.ceil(Math.max(table.width, table.depth) / step);
  for (let ring = 0; ring <= rings; ring += 1) {
    for (const [dx, dy] of around(ring)) {
      const put = keptOn(table, kind, {
        ...piece,
        x: Math.round(wanted[0] + dx * step),
        y: Math.round(wanted[1] + dy * step),
      });
      const own = extentOf(outlineOf(kind, put));
      if (!others.some((other) => areNear(own, other))) return [put.x, put.y];
    }
  }
  return wanted;
}

function areNear(one: Extent, other: Extent): boolean {
  return (
    one.left < other.right + GAP &&
    other.left < one.right + GAP &&
    one.top < other.bottom + GAP &&
    other.top < one.bottom + GAP
  );
}

/** The places of a square ring around the middle, right and below first. */
function around(ring: number): Point[] {
  if (ring === 0) return [[0, 0]];
  const found: Point[] = [];
  for (let n = -ring; n <= ring; n += 1) {
    found.push([ring, n], [n, ring], [-ring, n], [n, -ring]);
  }
  return found.sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));
}

/** The pieces a refusal speaks of, by their index: their numbers count from 1. */
export function blamed(values: Record<string, unknown> | undefined): number[] {
  return ["number", "other"].flatMap((name) => {
    const value = values?.[name];
    return typeof value === "number" && value >= 1 ? [value - 1] : [];
  });
}
