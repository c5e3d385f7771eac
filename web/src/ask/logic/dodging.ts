/** Where a card lies so that it covers as little as can be of what is being chosen. */

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** By how much a card is shifted from where it would lie. */
export interface Shift {
  x: number;
  y: number;
}

export function shifted(card: Area, { x, y }: Shift): Area {
  return {
    left: card.left + x,
    right: card.right + x,
    top: card.top + y,
    bottom: card.bottom + y,
  };
}

/** How much of these areas a card hides: each counts as one. */
export function hidden(card: Area, areas: readonly Area[]): number {
  return areas.reduce((sum, area) => {
    const wide = Math.min(area.right, card.right) - Math.max(area.left, card.left);
    const high = Math.min(area.bottom, card.bottom) - Math.max(area.top, card.top);
    const whole = (area.right - area.left) * (area.bottom - area.top);
    return wide <= 0 || high <= 0 || whole === 0 ? sum : sum + (wide * high) / whole;
  }, 0);
}

/** The four corners of a room, as shifts of a card that lies in one of them; that one first. */
export function corners(card: Area, room: Area): Shift[] {
  const across = room.left + room.right - card.left - card.right;
  const up = room.top + room.bottom - card.top - card.bottom;
  return [
    { x: 0, y: 0 },
    { x: across, y: 0 },
    { x: 0, y: up },
    { x: across, y: up },
  ];
}

/** The corner in which a card hides least; where it is all the same it stays where it is. */
export function freest(card: Area, room: Area, now: Shift, areas: readonly Area[]): Shift {
  const hides = (shift: Shift): number => hidden(shifted(card, shift), areas);
  const found = corners(card, room);
  const here = found.find(({ x, y }) => x === now.x && y === now.y) ?? { x: 0, y: 0 };
  return found.reduce((best, shift) => (hides(shift) < hides(best) ? shift : best), here);
}
