/** Keys of the answer bar: numbers choose, Enter confirms, Escape steps back. */
import { hasPreview } from "./logic/draft";
import type { Session } from "./session";

/** What a key means here, given where it was pressed. */
export function onKey(event: KeyboardEvent, { asking, tools }: Session): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.closest("dialog") !== null) return;
  const isTyping = target.closest("input:not([type=checkbox]), textarea, select") !== null;
  const isTypingHere = isTyping && target.closest(".answer-bar") !== null;
  if (event.key === "Escape") {
    if (isTyping && !isTypingHere) return;
    if (tools.back() || asking.back()) event.preventDefault();
  } else if (event.key === "Enter") {
    const isChosen = target.closest(".answer-bar [role=radio][aria-checked=true]") !== null;
    if (isChosen && asking.complete.value) {
      event.preventDefault();
      void asking.confirm();
      return;
    }
    if (isTyping ? !isTypingHere : target.closest("button, a, summary, [role=tab]") !== null)
      return;
    if (asking.draft.value === null) return;
    event.preventDefault();
    void asking.go();
  } else if (!isTyping) plainKey(event, { asking, tools });
}

function plainKey(event: KeyboardEvent, { asking, tools }: Session): void {
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const draft = asking.draft.value;
  if (number > 0 && (draft === null || draft.form.fields.length === 0)) {
    const form = asking.offered.value[number - 1];
    if (form === undefined) return;
    event.preventDefault();
    if (draft?.form === form) void asking.confirm();
    else asking.choose(form);
  } else if (event.key === "[" || event.key === "]") {
    const by = event.key === "[" ? -150 : 150;
    if (asking.battle.pointing.value.turn?.(by)) event.preventDefault();
  } else if (event.key === "h") {
    if (draft !== null && !hasPreview(draft)) return;
    event.preventDefault();
    void asking.wonder();
  } else if (event.key === "m" || event.key === "s") {
    if (asking.measuring.value.ruler === "none") return;
    event.preventDefault();
    tools.toggle(event.key === "m" ? "ruler" : "sight");
  }
}
