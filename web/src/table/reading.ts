/** The order in which the keyboard goes from piece to piece: as one reads a page. */
import type { Piece } from "../wire/types";

/** Pieces in rows of this depth are read from left to right. */
const ROW = 600;

/** Pieces on the table, row by row from the top, each row from the left. */
export function readingOrder(pieces: readonly Piece[]): Piece[] {
  const row = (piece: Piece): number => Math.floor((piece.pose?.y ?? 0) / ROW);
  return pieces
    .filter((piece) => piece.pose)
    .sort(
      (one, other) => row(one) - row(other) || one.pose!.x - other.pose!.x || one.id - other.id,
    );
}

/** The piece after (or before) another in reading order; the ends are joined. */
export function neighbour(
  order: readonly Piece[],
  from: number | null,
  step: 1 | -1,
): number | null {
  if (order.length === 0) return null;
  const place = order.findIndex((piece) => piece.id === from);
  if (place < 0) return order[step > 0 ? 0 : order.length - 1]!.id;
  return order[(place + step + order.length) % order.length]!.id;
}
