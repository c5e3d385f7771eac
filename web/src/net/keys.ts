/**
 * The secrets this browser holds: who it is, what it may watch, whether it is the host.
 *
 * Links carry secrets in the fragment, which no server sees. `takeFragment` takes them out of the
 * address at once, so that nobody reads them over a shoulder or copies them by mistake.
 */
import { signal } from "@preact/signals";

import { recallData, recallText, remember, rememberData } from "../browser/memory";

const SHAPES = { p: "person", s: "seat", w: "watch", h: "host" } as const;
export type KeyKind = (typeof SHAPES)[keyof typeof SHAPES];

export interface Key {
  kind: KeyKind;
  key: string;
}

/** The key of the person at this browser; null until there is one. */
export const person = signal<string | null>(recallText("person"));

/** The host's key; null for guests. */
export const host = signal<string | null>(recallText("host"));

/** A key in the fragment of an address, or null (an anchor of the rulebook, say). */
export function keyIn(fragment: string): Key | null {
  const found = /^#?([pswh])_([A-Za-z0-9_-]{16,78})$/.exec(fragment);
  if (found === null) return null;
  const kind = SHAPES[found[1] as keyof typeof SHAPES];
  return { kind, key: `${found[1]}_${found[2]}` };
}

/** Take the key out of the address, if there is one. Other fragments stay. */
export function takeFragment(): Key | null {
  const found = keyIn(location.hash);
  if (found !== null) {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return found;
}

export function setPerson(key: string): void {
  remember("person", key);
  person.value = key;
}

export function setHost(key: string): void {
  remember("host", key);
  host.value = key;
}

/** Watchers' keys by battle; the newest hundred. */
function watched(): [string, string][] {
  const found = recallData("watch");
  if (!Array.isArray(found)) return [];
  return found.filter(
    (pair): pair is [string, string] =>
      Array.isArray(pair) && typeof pair[0] === "string" && typeof pair[1] === "string",
  );
}

/** The watcher's key of a battle, if its link was opened here or the battle was made here. */
export function watchKey(battle: string): string | null {
  return watched().find(([id]) => id === battle)?.[1] ?? null;
}

export function keepWatchKey(battle: string, key: string): void {
  const others = watched().filter(([id]) => id !== battle);
  rememberData("watch", [[battle, key], ...others].slice(0, 100));
}

/** The links of friends' seats are shown once by the server; their maker keeps them here. */
export interface KeptLink {
  seat: number;
  key: string;
}

function allLinks(): Record<string, KeptLink[]> {
  const found = recallData("links");
  return typeof found === "object" && found !== null ? (found as Record<string, KeptLink[]>) : {};
}

export function keptLinks(battle: string): KeptLink[] {
  const found: unknown = allLinks()[battle];
  return Array.isArray(found) ? (found as KeptLink[]) : [];
}

export function keepLinks(battle: string, links: readonly KeptLink[]): void {
  const others = Object.entries(allLinks()).filter(([id]) => id !== battle);
  const all = [[battle, links] as const, ...others].slice(0, 50);
  rememberData("links", Object.fromEntries(all));
}

/** The battles this browser's person plays in, as far as it knows: there it uses their key. */
const seated = new Set<string>();

export function sitsAt(battle: string): void {
  seated.add(battle);
}

/** The key to show for a battle: the person's, unless they only watch. */
export function keyFor(battle: string): string | null {
  const watching = watchKey(battle);
  if (watching !== null && !seated.has(battle)) return watching;
  return person.value ?? watching;
}
