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
  const told = useRef<{ entry: number; lines: number } | null>(null);
  const words = useSignal("");
  const newest = story.at(-1);
  const entry = newest?.entry ?? -1;
  const lines = newest?.happenings.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every new line, however often the story is read
  useEffect(() => {
    // What was there when the page opened is read in the log, not told.
    if (told.current !== null && entry >= told.current.entry) {
      // An entry may be told bit by bit: what of it was told before is not told again.
      const known = told.current;
      const all = since(story, known.entry - 1);
      const before = story.find((one) => one.entry === known.entry && one.holds);
      const news = all.slice(Math.min(known.lines, before?.happenings.length ?? 0)).slice(-MOST);
      if (news.length > 0) words.value = news.map(({ text }) => say(text)).join(" ");
    }
    told.current = { entry, lines };
  }, [entry, lines]);
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
