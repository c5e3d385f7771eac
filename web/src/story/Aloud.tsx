/** Tells screen readers politely what is new. Seen by nobody. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { say } from "../texts";
import type { Told } from "../wire/types";
import { since } from "./blocks";

/** More sentences than this at once are told by the last ones. */
const MOST = 6;

interface Props {
  story: readonly Told[];
  /** The turn in one sentence; told when it changes. */
  turn: string;
}

export function Aloud({ story, turn }: Props) {
  const told = useRef<number | null>(null);
  const words = useSignal("");
  const last = story.at(-1)?.entry ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every last entry, however often the story is read
  useEffect(() => {
    // What was there when the page opened is read in the log, not told.
    if (told.current !== null && last > told.current) {
      const news = since(story, told.current).slice(-MOST);
      words.value = news.map((happening) => say(happening.text)).join(" ");
    }
    told.current = last;
  }, [last]);
  return (
    <div class="unseen">
      <div role="log" aria-live="polite" aria-atomic="true">
        {words}
      </div>
      <div role="status" aria-live="polite">
        {turn}
      </div>
    </div>
  );
}
