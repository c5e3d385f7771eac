/** Runs the motions of a battle over the drawing, without drawing anything anew at each frame. */
import type { Signal } from "@preact/signals";
import { effect } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { botPace, still } from "../browser/settings";
import type { Motion, Piece } from "../wire/types";
import { type Shown, Stage } from "./stage";

export interface Moving {
  stage: Stage;
  /** Pieces to draw now. */
  pieces: Piece[];
  /** Numbers that rise from a piece that was hurt or healed. */
  floats: { piece: number; amount: number }[];
  /** Another number whenever other pieces are drawn or at rest. */
  turn: number;
  finish(): void;
}

/** How fast motions run: as asked, or else by the reader's settings. */
function paceOf(speed: number | undefined): number {
  if (still.peek()) return Infinity;
  if (speed !== undefined) return speed;
  return botPace.peek() === 0 ? Infinity : 1 / botPace.peek();
}

export function useMotions(
  told: readonly Piece[],
  motions: Signal<Motion[]> | undefined,
  speed: number | undefined,
  root: { current: SVGSVGElement | null },
): Moving {
  const stage = useMemo(() => new Stage(), []);
  const [turn, setTurn] = useState(0);
  const [floats, setFloats] = useState<Moving["floats"]>([]);
  const again = useCallback(() => setTurn((number) => number + 1), []);
  const frame = useRef(0);
  const before = useRef<readonly Piece[] | null>(null);

  // Within the same drawing as the new scene: no piece jumps ahead of its motion.
  if (before.current !== told) {
    before.current = told;
    stage.tell(told, []);
  }

  const step = useCallback(
    (now: number): void => {
      const shown = stage.tick(now, paceOf(speed));
      for (const one of shown) place(root.current, one);
      frame.current = stage.running ? requestAnimationFrame(step) : 0;
      const rising = shown.filter(
        ({ kind, over }) => !over && (kind === "hurt" || kind === "heal"),
      );
      setFloats((old) => (sameFloats(old, rising) ? old : rising.map(float)));
      if (stage.changed()) again();
    },
    [stage, speed, root, again],
  );
  const run = useCallback(() => {
    if (stage.running && frame.current === 0) frame.current = requestAnimationFrame(step);
  }, [stage, step]);

  useEffect(run);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const running = useRef(run);
  running.current = run;
  useLayoutEffect(() => {
    if (!motions) return;
    // Whoever opens the page did not see the table as it was before these.
    if (motions.peek().length > 0) motions.value = [];
    // Heard at once, before the scene they lead to is drawn.
    return effect(() => {
      const news = motions.value;
      if (news.length === 0) return;
      stage.tell(before.current ?? [], news);
      motions.value = [];
      running.current();
    });
  }, [motions, stage]);

  const pieces = useMemo(() => stage.pieces(), [stage, told, turn]);
  return {
    stage,
    pieces,
    floats,
    turn,
    finish: () => {
      if (!stage.running) return;
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      stage.finish();
      setFloats([]);
      clean(root.current, stage);
      again();
    },
  };
}

function float(shown: Shown): { piece: number; amount: number } {
  const amount = Math.abs(shown.amount);
  return { piece: shown.piece, amount: shown.kind === "hurt" ? -amount : amount };
}

function sameFloats(old: Moving["floats"], rising: readonly Shown[]): boolean {
  return old.length === rising.length && old.every((one, n) => one.piece === rising[n]?.piece);
}

function place(root: SVGSVGElement | null, shown: Shown): void {
  const group = root?.querySelector<SVGGElement>(`[data-piece="${shown.piece}"]`);
  if (!group) return;
  const { pose, presence, lift, shake } = shown.look;
  const sway = shake * Number(group.getAttribute("data-size"));
  group.setAttribute("transform", `translate(${pose.x + sway} ${pose.y})`);
  group.style.opacity = shown.over && presence === 1 ? "" : String(presence);
  group.classList.toggle("is-lifted", !shown.over && lift > 0.05);
  const turned = `rotate(${pose.facing / 10})`;
  for (const part of group.querySelectorAll(".piece-turned")) {
    part.setAttribute("transform", turned);
  }
}

/** Takes away what motions left on the drawing, and puts every piece where it stands. */
function clean(root: SVGSVGElement | null, stage: Stage): void {
  const poses = new Map(stage.pieces().map((piece) => [piece.id, stage.poseOf(piece)]));
  for (const group of root?.querySelectorAll<SVGGElement>(".piece") ?? []) {
    const pose = poses.get(Number(group.getAttribute("data-piece")));
    const piece = Number(group.getAttribute("data-piece"));
    const look = { pose, presence: 1, lift: 0, shake: 0 };
    if (pose) place(root, { piece, kind: "move", amount: 0, over: true, look: { ...look, pose } });
  }
}
