/** The geometry of a combat dial. */

/** Where click `index` of `count` stands on the rim, in a square of 100; the first is on top. */
export function clickAt(index: number, count: number, radius: number): { x: number; y: number } {
  const angle = (index / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2;
  return {
    x: Math.round((50 + radius * Math.cos(angle)) * 100) / 100,
    y: Math.round((50 + radius * Math.sin(angle)) * 100) / 100,
  };
}

export type ClickState = "now" | "past" | "ahead";

/** Whether a click lies behind (it was lost), is the present one, or is still to come. */
export function clickState(index: number, now: number): ClickState {
  if (index === now) return "now";
  return index < now ? "past" : "ahead";
}
