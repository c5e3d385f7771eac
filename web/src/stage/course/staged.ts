/** A battle as its page shows it: what happens is seen first, then the new scene and question stand. */
import { effect, signal, untracked } from "@preact/signals";

import { pace } from "../../browser/settings";
import type { Battle } from "../../model/battle";
import { CLOCK, type Clock, Director } from "./director";
import { toldSoFar } from "./telling";

export interface Staged {
  battle: Battle;
  director: Director;
  /** The page is left. */
  stop(): void;
}

/** Whether anybody looks: a page in the background shows nothing, and is at once where it should be. */
function isSeen(): boolean {
  return typeof document === "undefined" || !document.hidden;
}

export function staged(live: Battle, clock: Clock = CLOCK): Staged {
  const director = new Director(() => (isSeen() ? pace.peek() : 0), clock);
  let known: number | null = null;
  const stopFollowing = effect(() => {
    const sight = live.sight.value;
    untracked(() => {
      const from = known;
      known = sight?.number ?? null;
      if (sight === null || from === null) director.stand(sight);
      else
        director.tell(
          sight,
          live.story.peek().filter(({ entry }) => entry >= from),
        );
    });
  });
  const hidden = (): void => {
    if (!isSeen()) director.skip();
  };
  document.addEventListener("visibilitychange", hidden);
  const story: Battle["story"] = signal([]);
  const stopTelling = effect(() => {
    story.value = toldSoFar(live.story.value, director.reached.value);
  });
  return {
    // The story and the sight are the page's own; whatever is done goes to the live battle's line.
    battle: { ...live, sight: director.sight, story, telling: director.telling },
    director,
    stop: () => {
      stopFollowing();
      stopTelling();
      document.removeEventListener("visibilitychange", hidden);
      director.stand(null);
    },
  };
}
