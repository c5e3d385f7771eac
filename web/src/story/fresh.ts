/** Which entries have only just been told: their dice tumble, once. */
import { useRef } from "preact/hooks";

import type { Told } from "../wire/types";

/** How long an entry counts as new, in milliseconds; a tumble is shorter. */
const NEW_FOR = 800;
/** More entries than this at once are a jump, not news. */
const MOST = 8;

export class Freshness {
  readonly #known = new Map<number, number>();
  #begun = false;

  /** The story as it is now. What is there at first is not new. */
  tell(story: readonly Told[], now: number): void {
    const news = story.filter((told) => !this.#known.has(told.entry));
    const time = this.#begun && news.length <= MOST ? now : -Infinity;
    for (const told of news) this.#known.set(told.entry, time);
    this.#begun = true;
  }

  isFresh(entry: number, now: number): boolean {
    return now - (this.#known.get(entry) ?? -Infinity) < NEW_FOR;
  }
}

/** Whether an entry is new at the time of drawing. */
export function useFresh(story: readonly Told[]): (entry: number) => boolean {
  const freshness = useRef<Freshness | null>(null);
  freshness.current ??= new Freshness();
  const known = freshness.current;
  const now = performance.now();
  known.tell(story, now);
  return (entry) => known.isFresh(entry, now);
}
