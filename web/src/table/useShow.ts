/** Puts what is happening on the drawing, moment by moment, without drawing anything anew. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import type { Frame, Look, Shift, Show } from "../model/contract";
import type { Scene } from "../wire/types";
import { turnBetween } from "./geometry";

/** What has been moved on the drawing and must be put back, pieces and groups by id. */
interface Touched {
  pieces: Set<number>;
  groups: Set<number>;
}

export function useShow(
  show: Show | undefined,
  world: { current: HTMLElement | null },
  scene: Scene,
): void {
  const touched = useRef<Touched>({ pieces: new Set(), groups: new Set() });
  useEffect(
    () => show?.follow((frame) => put(world.current, frame, touched.current)),
    [show, world],
  );
  // Within the same drawing as the new scene: nobody jumps.
  useLayoutEffect(() => {
    restore(world.current, scene, touched.current);
    const frame = show?.now() ?? null;
    if (frame !== null) put(world.current, frame, touched.current);
  }, [show, world, scene]);
}

function put(world: HTMLElement | null, frame: Frame, touched: Touched): void {
  if (world === null) return;
  for (const [piece, look] of frame.pieces) {
    touched.pieces.add(piece);
    place(world, piece, look);
  }
  for (const [group, shift] of frame.groups) {
    touched.groups.add(group);
    carry(world, group, shift);
  }
}

function place(world: HTMLElement, piece: number, look: Look): void {
  const group = world.querySelector<SVGGElement>(`.table-pieces [data-piece="${piece}"]`);
  if (group === null) return;
  const { pose, presence, lift, shake, laid } = look;
  const sway = shake * Number(group.getAttribute("data-size"));
  const fall = laid === 0 ? "" : ` rotate(${laid * 82}) scale(1 ${1 - laid * 0.25})`;
  group.setAttribute("transform", `translate(${pose.x + sway} ${pose.y})${fall}`);
  group.style.opacity = presence === 1 ? "" : String(presence);
  group.classList.toggle("is-lifted", lift > 0.05);
  const disc = world.querySelector<SVGGElement>(`.discs [data-disc="${piece}"]`);
  disc?.setAttribute("transform", `translate(${pose.x} ${pose.y})`);
  if (disc) disc.style.opacity = laid > 0 || presence < 1 ? "0" : "";
  const turned = `rotate(${pose.facing / 10})`;
  for (const part of group.querySelectorAll(".piece-turned")) {
    part.setAttribute("transform", turned);
  }
}

/** The outline goes and turns along; letters on the banner stay upright. */
function carry(world: HTMLElement, group: number, { from, to }: Shift): void {
  const turn = turnBetween(from.facing, to.facing) / 10;
  const whole = `translate(${to.x} ${to.y}) rotate(${turn}) translate(${-from.x} ${-from.y})`;
  for (const frame of framesOf(world, group)) frame.setAttribute("transform", whole);
  const upright = `translate(${to.x - from.x} ${to.y - from.y})`;
  bannerOf(world, group)?.setAttribute("transform", upright);
}

function framesOf(world: HTMLElement, group: number): NodeListOf<Element> {
  return world.querySelectorAll(`[data-group="${group}"], [data-group-glow="${group}"]`);
}

function bannerOf(world: HTMLElement, group: number): Element | null {
  return world.querySelector(`[data-banner="${group}"]`);
}

/** Everybody stands where the scene has him. */
function restore(world: HTMLElement | null, scene: Scene, touched: Touched): void {
  if (world === null) return;
  for (const { id, pose } of scene.pieces) {
    if (pose === null || !touched.pieces.has(id)) continue;
    place(world, id, { pose, presence: 1, lift: 0, shake: 0, laid: 0 });
  }
  for (const group of touched.groups) {
    for (const frame of framesOf(world, group)) frame.removeAttribute("transform");
    bannerOf(world, group)?.removeAttribute("transform");
  }
  touched.pieces.clear();
  touched.groups.clear();
}
