/** What the pointer rests on: the piece or terrain whose words are shown, after a short while. */
import { type Signal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import type { At } from "../model/contract";
import type { Point } from "./geometry";

/** Milliseconds until words appear, and until those of a tap go away. */
const APPEARS = 450;
const STAYS = 4000;

export interface Resting {
  at: Point;
  piece: number | null;
  ground: number | null;
  marker: number | null;
}

export interface Hover {
  /** The pointer in pixels of the view; null when it is elsewhere. */
  pointer: Signal<Point | null>;
  /** The terrain under the pointer. */
  ground: Signal<number | null>;
  resting: Signal<Resting | null>;
  moved(at: At | null, pixel: Point | null, finger: boolean): void;
  /** Nothing is pointed at any more. */
  rest(): void;
}

export function useHover(): Hover {
  const hover = useMemo(() => {
    const pointer = signal<Point | null>(null);
    const ground = signal<number | null>(null);
    const resting = signal<Resting | null>(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = "";
    const stop = (): void => clearTimeout(timer);
    const moved = (at: At | null, pixel: Point | null, finger: boolean): void => {
      pointer.value = pixel;
      ground.value = at?.ground ?? null;
      const marker = at?.marker ?? null;
      const thing = at === null ? "" : `${at.piece ?? ""} ${marker ?? ""} ${at.ground ?? ""}`;
      if (thing === over && !finger) return;
      over = thing;
      stop();
      resting.value = null;
      if (at === null || pixel === null || thing.trim() === "") return;
      const show = (): void => {
        resting.value = { at: pointer.value ?? pixel, piece: at.piece, ground: at.ground, marker };
        if (finger) timer = setTimeout(() => (resting.value = null), STAYS);
      };
      timer = setTimeout(show, finger ? 0 : APPEARS);
    };
    return { pointer, ground, resting, moved, stop, rest: () => moved(null, null, false) };
  }, []);
  useEffect(() => hover.stop, [hover]);
  return hover;
}
