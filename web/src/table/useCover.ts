/** A card lies over the foot of the table: whoever is being chosen is moved out from under it. */
import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";

import type { Eye } from "./useCamera";

/** Whoever is being chosen, on the drawn table and on the standing one. */
export const CHOSEN =
  ":is(.table-pieces, .ground-pieces) :is(.allowed, .chosen, .active), :is(.table-over, .ground-pieces) .ghost";
/** Pixels between the card and who is lowest. */
const ROOM = 12;

export function useCover(
  eye: Pick<Eye, "view" | "pan">,
  covered: ReadonlySignal<number> | undefined,
): void {
  /** By how much the table was moved up; it comes back when the card is gone. */
  const moved = useRef(0);
  useSignalEffect(() => {
    const foot = covered?.value ?? 0;
    const view = eye.view.current;
    if (view === null) return;
    if (foot === 0) {
      if (moved.current !== 0) eye.pan(0, moved.current);
      moved.current = 0;
      return;
    }
    const { top, bottom } = view.getBoundingClientRect();
    const chosen = [...view.querySelectorAll(CHOSEN)].map((one) => one.getBoundingClientRect());
    if (chosen.length === 0) return;
    const lowest = Math.max(...chosen.map((one) => one.bottom));
    const highest = Math.min(...chosen.map((one) => one.top));
    const by = Math.min(lowest + ROOM - (bottom - foot), highest - ROOM - top);
    if (by <= 0) return;
    moved.current += by;
    eye.pan(0, -by);
  });
}
