/** Drawings of troops and things by name, fetched from our own server in batches. */
import { signal } from "@preact/signals";

import { api } from "../net/api";

/** Markup by name: the inside of an SVG of 512 by 512; empty for a name that has no drawing. */
const drawings = signal<ReadonlyMap<string, string>>(new Map());

const MOST = 200;
const wanted = new Set<string>();
const asked = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Put drawings in without a server (tests, the demo page). */
export function learnIcons(icons: Record<string, string>): void {
  drawings.value = new Map([...drawings.value, ...Object.entries(icons)]);
}

/**
 * The markup of a drawing: the inside of an SVG of 512 by 512 in `currentColor`. Empty while it is
 * being fetched (whoever reads it is drawn again) and for names that have none.
 */
export function iconMarkup(name: string): string {
  const found = drawings.value.get(name);
  if (found === undefined && name !== "" && !asked.has(name)) want(name);
  return found ?? "";
}

function want(name: string): void {
  asked.add(name);
  wanted.add(name);
  if (timer === undefined) timer = setTimeout(fetchWanted, 16);
}

function fetchWanted(): void {
  timer = undefined;
  const names = [...wanted].slice(0, MOST);
  for (const name of names) wanted.delete(name);
  if (wanted.size > 0) timer = setTimeout(fetchWanted, 16);
  api
    .icons(names)
    .then(({ icons }) => learnIcons(icons))
    .catch(() => {
      for (const name of names) asked.delete(name); // asked again when next drawn
    });
}

const HIDDEN = { "aria-hidden": true } as const;

interface IconProps {
  name: string;
  /** Pixels. */
  size?: number;
  /** What it means, where no words stand beside it. */
  label?: string;
  class?: string;
}

/** A drawing on the page, in the colour of the words around it. */
export function Icon({ name, size = 24, label, class: kind = "" }: IconProps) {
  const said = label === undefined ? HIDDEN : ({ role: "img", "aria-label": label } as const);
  return (
    <svg
      class={`icon ${kind}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      {...said}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawings, never anything a player typed
      dangerouslySetInnerHTML={{ __html: iconMarkup(name) }}
    />
  );
}

/** A drawing within an SVG, around its middle, `size` units of that SVG wide. */
export function IconMark({ name, size }: { name: string; size: number }) {
  const scale = size / 512;
  return (
    <g
      class="icon-mark"
      transform={`scale(${scale}) translate(-256 -256)`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawings, never anything a player typed
      dangerouslySetInnerHTML={{ __html: iconMarkup(name) }}
    />
  );
}
