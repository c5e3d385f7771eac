/** Whoever draws over the table follows its eye: told whenever things are elsewhere on the screen. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";

import type { Eyes } from "../../model/contract";
import type { Place } from "../course/parties";

/** Places by which a changed view is known: three that lie on no line. */
const PROBES: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 9000, y: 1000 },
  { x: 2000, y: 7000 },
];

function keyOf(eyes: Eyes | null): string {
  if (eyes === null) return "";
  const at = PROBES.map((place) => eyes.project(place));
  return at.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** How often the view has changed; nobody looks while it is not wanted. */
export function useView(eyes: ReadonlySignal<Eyes | null>, isWanted: boolean): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let last = "";
    let frame = 0;
    const look = (): void => {
      const now = keyOf(eyes.peek());
      if (now !== last) setChanges((count) => count + 1);
      last = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [eyes, isWanted]);
  return changes;
}
