/** Dragging pieces from the box onto the table. */
import { useRef } from "preact/hooks";

import type { KitPiece, Point } from "./geometry";
import { added, fresh } from "./laying";
import type { Laying } from "./plan";

/** A piece on its way from the box to the table. */
export function useCarrying(plan: Laying) {
  const find = useRef<((x: number, y: number) => Point | null) | null>(null);
  const held = useRef<number | null>(null);
  const place = (x: number, y: number): Point | null => {
    const at = find.current?.(x, y) ?? null;
    const { width, depth } = plan.now.table;
    if (at === null || at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > depth) return null;
    return at;
  };
  return {
    ready: (finder: (x: number, y: number) => Point | null) => {
      find.current = finder;
    },
    carry: (kind: KitPiece, x: number, y: number): boolean => {
      const at = place(x, y);
      if (at === null) return false;
      if (held.current === null) {
        const count = plan.now.table.pieces.length;
        held.current = count;
        plan.lay((table) => added(table, kind, fresh(kind, at)), "carry");
        plan.choose(count);
      } else {
        const change = { x: Math.round(at[0]), y: Math.round(at[1]) };
        plan.shift(held.current, change, "carry");
      }
      return true;
    },
    /** Let go beside the table, it goes back into the box. */
    drop: (x: number, y: number) => {
      if (held.current !== null && place(x, y) === null) plan.undo();
      held.current = null;
      plan.settle();
    },
  };
}
