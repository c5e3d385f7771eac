/** Where a card lies so that it covers as little as can be of what is being chosen. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "left" | "right";

/** A card at the other end of the room it lies in. */
export function mirrored(card: Area, room: Area): Area {
  const shift = room.left + room.right - card.left - card.right;
  return { ...card, left: card.left + shift, right: card.right + shift };
}

/** How many of these areas a card hides, wholly or in part. */
export function hidden(card: Area, areas: readonly Area[]): number {
  return areas.filter(
    (area) =>
      area.left < card.right &&
      area.right > card.left &&
      area.top < card.bottom &&
      area.bottom > card.top,
  ).length;
}

/** The side on which a card hides least; where it is all the same it stays where it is. */
export function freerSide(card: Area, room: Area, side: Side, areas: readonly Area[]): Side {
  const there = side === "left" ? "right" : "left";
  return hidden(mirrored(card, room), areas) < hidden(card, areas) ? there : side;
}
