/** Where banners and names stand in the view so that they hide none of those they speak of. */
import type { Point } from "../table/geometry";
import { type Found, placing, type Rect, type Wish } from "../table/placing";
import { type Eye, type Size, seenAt } from "./eye";
import type { Written } from "./labels";
import type { Standee } from "./standees";

/** How much of a card's height its figure is wide, to each side of its middle. */
const BROAD = 0.3;
/** What words take, in pixels. */
const LETTER = 7.1;
const DIGIT = 8;
const PAD = 13;
const HIGH = 24;
const UP: Point = { x: 0, y: -1 };

/** Banners and names of markers may stand anywhere near; other words belong exactly where they are. */
export function isFree({ key, kind }: Written): boolean {
  return kind === "banner" || key.startsWith("marker ");
}

/** The key of a banner that tells the strength alone. */
export function briefly({ key }: Written): string {
  return `${key} briefly`;
}

export interface Looking {
  eye: Eye;
  view: Size;
}

/** What somebody who stands there takes of the view. */
export function bodyOf(one: Standee, { eye, view }: Looking): Rect | null {
  const foot = seenAt(eye, view, one);
  const head = seenAt(eye, view, { ...one, z: one.z + (one.height - one.sunk) * 0.92 });
  if (foot === null || head === null) return null;
  const tall = Math.max(4, foot.y - head.y);
  const wide = Math.max(tall * BROAD, one.width * 0.2 * (tall / one.height));
  const low = foot.y + tall * 0.12;
  return { left: foot.x - wide, right: foot.x + wide, top: Math.min(head.y, foot.y), bottom: low };
}

function around(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    right: Math.max(...rects.map(({ right }) => right)),
    top: Math.min(...rects.map(({ top }) => top)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
}

/** The middles of words by their keys, or by their brief ones. */
export function beside(
  items: readonly Written[],
  standing: readonly Standee[],
  looking: Looking,
  before: ReadonlyMap<string, Found> = new Map(),
): Map<string, Found> {
  const { width, height } = looking.view;
  const found = new Map<string, Found>();
  const bodies = standing.flatMap((one) => {
    const rect = bodyOf(one, looking);
    return rect === null ? [] : [{ one, rect }];
  });
  const taken = bodies.map(({ rect }) => rect);
  for (const item of items.filter(isFree)) {
    const own = bodies.filter(({ one }) =>
      item.group === null ? item.key === `marker ${one.id}` : one.group === item.group,
    );
    if (own.length === 0) continue;
    const rect = around(own.map((body) => body.rect));
    if (rect.right < 0 || rect.left > width || rect.bottom < 0 || rect.top > height) continue;
    const at = { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 };
    const reach = ({ x, y }: Point): number =>
      (Math.abs(x) * (rect.right - rect.left) + Math.abs(y) * (rect.bottom - rect.top)) / 2;
    const put = (key: string, wide: number, must: boolean): boolean => {
      const wish: Wish = { key, at, width: wide, height: HIGH, reach, best: UP, must };
      const place = placing([wish], taken, before).get(key);
      if (place === undefined) return false;
      found.set(key, place);
      const [x, y] = [wide / 2 + 1, HIGH / 2 + 1];
      const { x: px, y: py } = place;
      taken.push({ left: px - x, right: px + x, top: py - y, bottom: py + y });
      return true;
    };
    const digits = item.strength === "" ? 0 : [...item.strength].length * DIGIT + PAD;
    const whole = [...item.words].length * LETTER + PAD + digits;
    if (!put(item.key, whole, false) && digits > 0) put(briefly(item), digits, true);
  }
  return found;
}
