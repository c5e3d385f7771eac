/** The geometry of a combat dial, and what stands on its values. */
import type { Wire } from "../../wire/types";

export type Dial = Wire<"Dial">;
export type Sign = Wire<"Sign">;

/** Half of the side of the square a dial is drawn in. */
export const MIDDLE = 100;

/** Where click `index` of `count` stands at this distance from the middle; the first is on top. */
export function clickAt(index: number, count: number, radius: number): { x: number; y: number } {
  const angle = (index / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2;
  return {
    x: Math.round((MIDDLE + radius * Math.cos(angle)) * 100) / 100,
    y: Math.round((MIDDLE + radius * Math.sin(angle)) * 100) / 100,
  };
}

export type ClickState = "now" | "past" | "ahead";

/** Whether a click lies behind (it was lost), is the present one, or is still to come. */
export function clickState(index: number, now: number): ClickState {
  if (index === now) return "now";
  return index < now ? "past" : "ahead";
}

/** Whether some clicks are kept from the viewer: then their number tells nothing. */
export function isVeiled(dial: Dial): boolean {
  return dial.clicks.some((values) => values === null);
}

/** How many clicks can be read. */
export function readable(dial: Dial): number {
  return dial.clicks.filter((values) => values !== null).length;
}

/** The sign that a value stands on, and those beside it that point at it. */
export function signsOn(dial: Dial, click: number, row: number): { under?: Sign; aside: Sign[] } {
  const all = dial.signs.filter((sign) => sign.click === click && sign.row === row);
  const under = all.find((sign) => !sign.aside);
  const aside = all.filter((sign) => sign !== under);
  return under === undefined ? { aside } : { under, aside };
}

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WINDOW = { width: 116, height: 100, gap: 5 };

/** The fields of the window: two columns, read downwards, around the middle of the dial. */
export function cellsOf(count: number): Cell[] {
  const columns = count > 2 ? 2 : 1;
  const rows = Math.max(1, Math.ceil(count / columns));
  const width = (WINDOW.width - (columns - 1) * WINDOW.gap) / columns;
  const height = Math.min(48, (WINDOW.height - (rows - 1) * WINDOW.gap) / rows);
  const left = MIDDLE - WINDOW.width / 2;
  const top = MIDDLE - (rows * height + (rows - 1) * WINDOW.gap) / 2;
  return Array.from({ length: count }, (_, n) => ({
    x: left + Math.floor(n / rows) * (width + WINDOW.gap),
    y: top + (n % rows) * (height + WINDOW.gap),
    width,
    height,
  }));
}

const COLOURS = ["green", "red", "blue", "orange", "yellow", "black", "grey"];

/** The class that paints a sign; a colour that nobody knows is painted as none. */
export function paintOf(sign: Sign | undefined): string {
  if (sign === undefined) return "";
  return COLOURS.includes(sign.colour) ? `sign-${sign.colour}` : "sign-none";
}
