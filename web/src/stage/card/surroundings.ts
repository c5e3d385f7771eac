/** What lies where on the screen: those a card speaks of, everybody else, the mat, the buttons. */
import type { Eyes } from "../../model/contract";
import type { Scene } from "../../wire/types";
import { membersOf, type Place, type Standing } from "../course/parties";
import { rimOf } from "../traces/contact";
import type { Before } from "../traces/memory";
import type { Rect } from "./placing";

/** Pixels around a figure that stay free with it. */
const BESIDE = 7;
/** From the ground a figure stands so many of its widths high. */
const UPRIGHT = 1.7;

/** Whoever ids stand for, on the table; who has fallen since, where he stood. */
export function spokenOf(scene: Scene, before: Before | null, ids: readonly number[]): Standing[] {
  const standing = (of: Scene, id: number): Standing[] =>
    membersOf(of, id).filter((piece): piece is Standing => piece.pose !== null);
  return ids.flatMap((id) => {
    const now = standing(scene, id);
    return now.length > 0 || before === null ? now : standing(before.scene, id);
  });
}

/** The rectangle that a figure takes up on the screen. */
export function rectOf(piece: Standing, eyes: Eyes, isUpright: boolean): Rect {
  const at = boundsOf(rimOf(piece), eyes);
  const height = isUpright ? (at.right - at.left) * UPRIGHT : 0;
  return {
    left: at.left - BESIDE,
    top: at.top - height - BESIDE,
    right: at.right + BESIDE,
    bottom: at.bottom + BESIDE,
  };
}

export function matOf({ table }: Scene, eyes: Eyes): Rect {
  const { width, depth } = table;
  const corners = [0, width].flatMap((x) => [0, depth].map((y) => ({ x, y })));
  return boundsOf(corners, eyes);
}

function boundsOf(places: readonly Place[], eyes: Eyes): Rect {
  const at = places.map((place) => eyes.project(place));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const TOOLS =
  ".table-zoom, .table-north, .table-other-view, .table-scale, .table-surfaces, .ground-eyes, " +
  ".stage-skip, .battle-float > *, .end-banner";

const MARKS =
  "[data-trace=clash], [data-trace=contact], [data-trace=count], [data-trace=spell] > g";

/** Buttons and cards over the table, seen from its corner. */
export function toolsIn(table: Element): Rect[] {
  return rectsIn(table, TOOLS);
}

/** Signs of what has just happened. */
export function marksIn(table: Element): Rect[] {
  return rectsIn(table, MARKS);
}

function rectsIn(table: Element, wanted: string): Rect[] {
  const { left, top } = table.getBoundingClientRect();
  return [...table.querySelectorAll(wanted)].flatMap((tool): Rect[] => {
    const box = tool.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return [];
    return [
      {
        left: box.left - left,
        top: box.top - top,
        right: box.right - left,
        bottom: box.bottom - top,
      },
    ];
  });
}

/** The middle of all rectangles; null: there are none. */
export function middleOfRects(all: readonly Rect[]): Place | null {
  if (all.length === 0) return null;
  return {
    x: (Math.min(...all.map((one) => one.left)) + Math.max(...all.map((one) => one.right))) / 2,
    y: (Math.min(...all.map((one) => one.top)) + Math.max(...all.map((one) => one.bottom))) / 2,
  };
}
