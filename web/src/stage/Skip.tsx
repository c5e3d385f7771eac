/** The way past what is being shown: a button, the space bar, Escape. */
import { useEffect } from "preact/hooks";

import { Glyph } from "../look";
import { t } from "../texts";
import type { Director } from "./course/director";

const WRITES = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

export function Skip({ director }: { director: Director }) {
  const isBusy = director.busy.value;
  useEffect(() => {
    if (!isBusy) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== " " && event.key !== "Escape") return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(WRITES) !== null) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      event.stopPropagation();
      director.skip();
    };
    // Before the button that was pressed last takes the space bar for itself.
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [isBusy, director]);
  if (!isBusy) return null;
  return (
    <button
      type="button"
      class="button stage-skip"
      title={t("battle-skip-help")}
      onClick={() => director.skip()}
    >
      <Glyph sign="last" size={16} />
      {t("battle-skip")}
    </button>
  );
}
