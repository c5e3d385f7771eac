/** What would come of it in one line, or why it cannot be; everything else when it is asked for. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { Glyph, RuleChip } from "../look";
import { say, t } from "../texts";
import type { Asking } from "./logic/asking";
import { hasPreview } from "./logic/draft";
import { verdictOf } from "./logic/verdict";
import { hasOdds, OddsPanel } from "./OddsPanel";

interface Props {
  asking: Asking;
  openRule(rule: string): void;
}

export function Verdict({ asking, openRule }: Props) {
  const draft = asking.draft.value;
  const refused = <Refused asking={asking} openRule={openRule} />;
  if (draft === null) return <div class="answer-verdict is-bare">{refused}</div>;
  return (
    <div class="answer-verdict">
      {hasPreview(draft) && <Chances key={draft.form.action} asking={asking} openRule={openRule} />}
      {refused}
    </div>
  );
}

function Chances({ asking, openRule }: Props) {
  const isOpen = useSignal(false);
  const preview = asking.preview.value;
  const isTold = hasOdds(preview);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
      if (event.key !== "o" || !isPlain || target.closest("input, textarea, select, dialog"))
        return;
      isOpen.value = !isOpen.value;
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!isTold) return null;
  const isRefused = asking.refusal.value !== null || asking.hindrance.value !== null;
  return (
    <section class="verdict" aria-label={t("answer-odds")} aria-live="polite">
      {!isRefused && (
        <button
          type="button"
          class="verdict-line"
          aria-expanded={isOpen.value}
          title={`${t("answer-verdict-more")} (O)`}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          <span class="verdict-parts">
            {verdictOf(preview).map(({ words, tone }) => (
              <span key={words} class={`verdict-part is-${tone}`}>
                {words}
              </span>
            ))}
          </span>
          <Glyph sign={isOpen.value ? "down" : "up"} size={16} />
        </button>
      )}
      <div class="answer-sheet odds-sheet" hidden={!isOpen.value}>
        <OddsPanel preview={preview} onRule={openRule} />
      </div>
    </section>
  );
}

/** Why not; while a plan is being made, only what it still lacks. */
function Refused({ asking, openRule }: Props) {
  const refusal = asking.refusal.value ?? asking.hindrance.value;
  const isMore = (asking.settledPreview.value?.pieces ?? []).length > 0;
  const isPlan = asking.field.value?.kind === "placements" && asking.refusal.value === null;
  return (
    <div role="status">
      {refusal !== null && (
        <div class={`answer-why ${isPlan && isMore ? "is-soft" : ""}`}>
          <span>{say(refusal.text)}</span>
          <RuleChip rule={refusal.rule} onOpen={openRule} />
        </div>
      )}
    </div>
  );
}
