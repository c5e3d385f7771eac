/** On a narrow screen the coach is a strip above the table that folds; it covers nothing. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { Glyph } from "../look";
import { t } from "../texts";

export function CoachStrip({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const isFolded = useSignal(false);
  useEffect(() => {
    const strip = box.current;
    if (strip === null) return;
    // Another step is something new to be read.
    const read = (): string => strip.querySelector(".coach p")?.textContent ?? "";
    let before = read();
    const watcher = new MutationObserver(() => {
      const now = read();
      if (now !== before) isFolded.value = false;
      before = now;
    });
    watcher.observe(strip, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [isFolded]);
  const words = t(isFolded.value ? "battle-coach-unfold" : "battle-coach-fold");
  return (
    <div ref={box} class={`battle-coach ${isFolded.value ? "is-folded" : ""}`}>
      {children}
      <button
        type="button"
        class="button quiet square coach-fold"
        aria-expanded={!isFolded.value}
        aria-label={words}
        title={words}
        onClick={() => (isFolded.value = !isFolded.value)}
      >
        <Glyph sign={isFolded.value ? "down" : "up"} size={16} />
      </button>
    </div>
  );
}
