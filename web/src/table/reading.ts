/** The order in which the keyboard goes from piece to piece: as one reads a page. */
import type { Piece } from "../wire/types";
import { around } from "./around";

/** Pieces in rows of this depth are read from left to right. */
const ROW = 600;

/** Pieces on the table, row by row from the top, each row from the left. */
export function readingOrder(pieces: readonly Piece[]): Piece[] {
  return pieces
    .flatMap((piece) => {
      const { pose } = piece;
      return pose ? [{ piece, row: Math.floor(pose.y / ROW), x: pose.x }] : [];
    })
    .sort((one, other) => one.row - other.row || one.x - other.x || one.piece.id - other.piece.id)
    .map(({ piece }) => piece);
}

/** The piece after (or before) another in reading order; the ends are joined. */
export function neighbour(
  order: readonly Piece[],
  from: number | null,
  step: 1 | -1,
): number | null {
  if (order.length === 0) return null;
  const place = order.findIndex((piece) => piece.id === from);
  if (place < 0) return around(order, step > 0 ? 0 : order.length - 1).id;
  return around(order, place + step + order.length).id;
}
