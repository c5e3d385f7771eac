/** Words that keep to their places of the standing table, whatever the eye does. */
import type { JSX, RefObject } from "preact";

import type { Found } from "../table/placing";
import { beside, briefly, isFree } from "./beside";
import { type Eye, type Place, type Size, seenAt } from "./eye";
import type { Written } from "./labels";
import type { Standee } from "./standees";

export function Labels(props: {
  box: RefObject<HTMLDivElement | null>;
  items: readonly Written[];
}): JSX.Element {
  return (
    <div ref={props.box} class="ground-labels" aria-hidden="true">
      {props.items.map((one) => (
        <span key={one.key} class={`ground-label ${one.kind}`} style={{ "--side": one.colour }}>
          <span class="ground-name">{one.words}</span>
          {one.strength !== "" && <b>{one.strength}</b>}
        </span>
      ))}
    </div>
  );
}

/** Where words stood in the picture before: they stay there while they can. */
const before = new WeakMap<HTMLElement, ReadonlyMap<string, Found>>();

/** Puts every label where its place is seen now: beside those who stand there, never over them. */
export function placeLabels(
  box: HTMLElement | null,
  items: readonly Written[],
  standing: readonly Standee[],
  eye: Eye,
  view: Size,
): void {
  if (!box) return;
  const found = beside(items, standing, { eye, view }, before.get(box));
  before.set(box, found);
  items.forEach((one, n) => {
    const label = box.children[n];
    if (!(label instanceof HTMLElement)) return;
    const put = found.get(one.key) ?? found.get(briefly(one));
    const at = put ?? (isFree(one) ? null : seenAt(eye, view, one));
    const isSeen = at !== null && at.x > -80 && at.x < view.width + 80 && at.y > -20;
    label.style.visibility = isSeen ? "" : "hidden";
    if (!isSeen) return;
    label.classList.toggle("far", found.has(briefly(one)));
    const up = put === undefined ? "-100%" : "-50%";
    label.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px) translate(-50%, ${up})`;
  });
}

/** Puts what belongs to pieces (their buttons for the keyboard) where the pieces are seen now. */
export function placePieces(
  box: HTMLElement | null,
  places: ReadonlyMap<string, Place>,
  eye: Eye,
  view: Size,
): void {
  for (const button of box?.children ?? []) {
    const place = places.get(button.getAttribute("data-piece") ?? "");
    if (!(button instanceof HTMLElement) || !place) continue;
    const at = seenAt(eye, view, place) ?? { x: -99, y: -99 };
    button.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px) translate(-50%, -50%)`;
  }
}
