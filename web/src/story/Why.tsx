/** Why a bot did something: a small button at its entry, and the sentence that unfolds. */
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";

import { say, t } from "../texts";
import type { Text } from "../wire/types";

/** The reasons of an entry, or the sentence that says why they are not told. */
export type AskWhy = (entry: number) => Promise<Text>;

interface Props {
  entry: number;
  /** Who did it, where nothing else says so. */
  name?: string | undefined;
  ask: AskWhy;
}

export function Why({ entry, name, ask }: Props) {
  const isOpen = useSignal(false);
  const found = useSignal<Text | null>(null);
  const words = useId();
  const box = useRef<HTMLDivElement>(null);

  async function unfold(): Promise<void> {
    isOpen.value = !isOpen.value;
    // Asked for anew each time: what is withheld now may be told later.
    if (isOpen.value) found.value = await ask(entry);
  }

  useEffect(() => {
    if (isOpen.value) box.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen.value, found.value]);

  return (
    <div class="why" ref={box}>
      <button
        type="button"
        class="why-button"
        aria-expanded={isOpen.value}
        aria-controls={words}
        onClick={() => void unfold()}
      >
        {name === undefined ? t("why-ask") : t("why-ask-of", { name })}
      </button>
      <p id={words} class="why-words" role="status" hidden={!isOpen.value}>
        {isOpen.value && (found.value === null ? "…" : say(found.value))}
      </p>
    </div>
  );
}
