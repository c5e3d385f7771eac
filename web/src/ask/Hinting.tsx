/** A hint: the button that asks for one, and the card that says why. */
import { Glyph } from "../look";
import { say, t } from "../texts";
import type { Asking } from "./logic/asking";
import { hasPreview } from "./logic/draft";

export function HintButton({ asking }: { asking: Asking }) {
  const draft = asking.draft.value;
  const isAsked = asking.decision.value !== null && (draft === null || hasPreview(draft));
  if (!isAsked) return null;
  const isWondering = asking.wondering.value;
  return (
    <button
      type="button"
      class="button square"
      data-tool="hint"
      aria-label={t("answer-hint")}
      aria-busy={isWondering}
      title={`${t("answer-hint-help")} (H)`}
      disabled={isWondering || asking.busy.value}
      onClick={() => void asking.wonder()}
    >
      {isWondering ? <i class="spinner" aria-hidden="true" /> : <Glyph sign="idea" />}
    </button>
  );
}

/** What the strongest bot would do, as it is filled in and drawn, and why. */
export function HintCard({ asking }: { asking: Asking }) {
  const hint = asking.hint.value;
  return (
    <div role="status">
      {hint !== null && (
        <div class="answer-sheet answer-hint">
          <Glyph sign="idea" />
          <span>{say(hint)}</span>
          <button
            type="button"
            class="button quiet square"
            aria-label={t("answer-hint-close")}
            onClick={() => {
              asking.hint.value = null;
            }}
          >
            <Glyph sign="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
