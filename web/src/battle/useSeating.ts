/** How the board of a battle lies before the viewer, and the hand that turns it. */
import { computed, type ReadonlySignal, type Signal, signal, useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";

import type { Battle } from "../model/battle";
import type { Eyes, Overlay, Pointing, Show } from "../model/contract";
import { type Turn, Turning } from "../table/turning";
import type { Scene, Sight } from "../wire/types";
import { keepTurn, recallTurn, seatedAt } from "./seating";

export interface Seating {
  turn: Turn;
  scene: Scene;
  overlay: Overlay;
  pointing: Pointing;
  show: Show | undefined;
  /** The table's own eyes, which see the board as it lies. */
  eyes: Signal<Eyes | null>;
  /** The same for whoever thinks of places as they are. */
  seeing: ReadonlySignal<Eyes | null>;
  onTurn(): void;
}

export function useSeating(battle: Battle, sight: Sight, show: Show | undefined): Seating {
  const chosen = useSignal<Turn | null>(recallTurn(battle.id));
  // As soon as it is known where both sides stand it stays so, wherever they go.
  const seated = useRef<Turn | null>(null);
  if (seated.current === null && chosen.value === null) {
    seated.current = seatedAt(sight, innerHeight > innerWidth);
    if (seated.current !== null) keepTurn(battle.id, seated.current);
  }
  const turn = chosen.value ?? seated.current ?? 0;
  const { scene } = sight;
  const { width, depth } = scene.table;
  const turning = useMemo(() => new Turning(turn, { width, depth }), [turn, width, depth]);
  const turned = useMemo(() => (turn === 0 ? scene : turning.scene(scene)), [scene, turning, turn]);
  const eyes = useMemo(() => signal<Eyes | null>(null), []);
  const seeing = useMemo(
    () => computed(() => eyes.value && (turn === 0 ? eyes.value : turning.eyes(eyes.value))),
    [eyes, turning, turn],
  );
  const overlay = battle.overlay.value;
  const pointing = battle.pointing.value;
  return {
    turn,
    scene: turned,
    overlay: useMemo(
      () => (turn === 0 ? overlay : turning.overlay(overlay)),
      [overlay, turning, turn],
    ),
    pointing: useMemo(
      () => (turn === 0 ? pointing : turning.pointing(pointing)),
      [pointing, turning, turn],
    ),
    show: useMemo(
      () => (turn === 0 || show === undefined ? show : turning.show(show)),
      [show, turning, turn],
    ),
    eyes,
    seeing,
    onTurn: () => {
      const next = ((turn + 1) % 4) as Turn;
      chosen.value = next;
      keepTurn(battle.id, next);
    },
  };
}
