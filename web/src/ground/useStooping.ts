/** Stooping to a figure's eyes: what it sees is seen, until one rises again. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { radians, smallest } from "../table/geometry";
import type { Piece, Pose } from "../wire/types";
import type { Relief } from "./relief";
import { eyesOf } from "./standees";
import type { Sight } from "./useSight";

export interface Stooping {
  /** The piece from whose eyes one looks. */
  stooped: Piece | null;
  /** It has gone somewhere, or is on its way. */
  walked(pose: Pose): void;
  stoop(piece: Piece): void;
  rise(): void;
}

/** @param began the eye goes elsewhere: whatever the pointer rested on is no longer there. */
export function useStooping(
  sight: Sight,
  pieces: readonly Piece[],
  relief: Relief,
  began: () => void,
): Stooping {
  const [to, setTo] = useState<number | null>(null);
  const stooped = pieces.find((piece) => piece.id === to && piece.pose) ?? null;
  const heights = useRef(relief);
  heights.current = relief;
  const rested = useRef(began);
  rested.current = began;
  const eyesAt = useCallback((piece: Piece, pose: Pose) => {
    const turn = radians(pose.facing);
    const ahead = smallest(piece.base) * 0.3;
    const x = pose.x + Math.cos(turn) * ahead;
    const y = pose.y + Math.sin(turn) * ahead;
    return { x, y, z: heights.current.standAt(pose) + eyesOf(piece), turn };
  }, []);
  const stoop = useCallback(
    (piece: Piece): void => {
      if (!piece.pose) return;
      setTo(piece.id);
      rested.current();
      sight.stoop(eyesAt(piece, piece.pose));
      sight.view.current?.focus({ preventScroll: true });
    },
    [sight, eyesAt],
  );
  const whose = useRef(stooped);
  whose.current = stooped;
  const walked = useCallback(
    (pose: Pose): void => {
      if (whose.current === null) return;
      const { x, y, z } = eyesAt(whose.current, pose);
      sight.walk({ x, y, z });
    },
    [sight, eyesAt],
  );
  const rise = useCallback((): void => {
    setTo(null);
    rested.current();
    sight.rise();
    sight.view.current?.focus({ preventScroll: true });
  }, [sight]);
  useLayoutEffect(() => {
    if (to === null) return;
    // Before anybody else hears it: Escape takes one step back, and this is the last one taken.
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      rise();
    };
    addEventListener("keydown", onEscape, { capture: true });
    return () => removeEventListener("keydown", onEscape, { capture: true });
  }, [to, rise]);
  // Whoever is no longer on the table sees nothing.
  useEffect(() => {
    if (to !== null && stooped === null) rise();
  }, [to, stooped, rise]);
  return { stooped, walked, stoop, rise };
}
