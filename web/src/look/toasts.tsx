/** Short news at the edge of the page, read out politely. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { sentence } from "../net/problem";
import { t } from "../texts";
import { Glyph } from "./Glyph";

interface Toast {
  id: number;
  words: string;
  tone: "plain" | "harm";
}

const SHOWN_FOR = 6_000;
const MOST = 4;

export const toasts = signal<readonly Toast[]>([]);
let next = 1;

/** Say something for a few seconds. */
export function toast(words: string, tone: Toast["tone"] = "plain"): void {
  const id = next++;
  const others = toasts.value.filter((other) => other.words !== words);
  toasts.value = [...others, { id, words, tone }].slice(-MOST);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** Say why something did not work. */
export function toastProblem(error: unknown): void {
  toast(sentence(error), "harm");
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((other) => other.id !== id);
}

/** Mounted once by the shell. */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  const shown = toasts.value;
  useEffect(() => {
    // Shown anew each time, to lie above dialogs that were opened since.
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
    if (shown.length > 0) ref.current?.showPopover();
  }, [shown]);
  return (
    <div ref={ref} class="toasts" popover="manual" role="status" aria-live="polite">
      {shown.map(({ id, words, tone }) => (
        <div key={id} class={`toast ${tone}`}>
          <span>{words}</span>
          <button
            type="button"
            class="button quiet square"
            aria-label={t("web-close")}
            onClick={() => dismiss(id)}
          >
            <Glyph sign="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
