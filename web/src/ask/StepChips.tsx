/** The fields of a form as steps: what is chosen, what comes, and a way back to each. */
import { say, t } from "../texts";
import type { Asking } from "./logic/asking";
import { valueWords } from "./logic/words";

/** From more steps on than this the row is kept short. */
const MANY_STEPS = 2;

export function StepChips({ asking }: { asking: Asking }) {
  const draft = asking.draft.value;
  const scene = asking.battle.sight.value?.scene;
  if (draft === null || scene === undefined) return null;
  const values = asking.values.value;
  const target = asking.target.value;
  const isMany = draft.form.fields.length > MANY_STEPS;
  return (
    <ol class="ask-steps" aria-label={t("answer-steps")}>
      {draft.form.fields.map((field) => {
        const words = valueWords(field, values, scene);
        const isNow = field.name === draft.at;
        // Who was chosen needs no title, where many steps need the room.
        const isPlain = isMany && !isNow && words !== "" && field.kind === "piece";
        // Nor need be said of each that it may be left out.
        const isQuiet = isMany && !isNow && words === "" && field.optional;
        return (
          <li key={field.name}>
            <button
              type="button"
              class={`ask-step ${words === "" ? "ask-open" : "ask-done"}`}
              aria-current={isNow ? "step" : undefined}
              data-step={field.name}
              data-led={(target?.kind === "step" && target.field === field.name) || undefined}
              onClick={() => asking.goTo(field.name)}
            >
              <span class={isPlain ? "unseen" : "ask-step-title"}>{say(field.title)}</span>
              <span class={isQuiet ? "unseen" : "ask-step-value"}>
                {words === "" ? t(field.optional ? "answer-optional" : "answer-open") : words}
              </span>
            </button>
            {field.optional && field.name in draft.given && (
              <button
                type="button"
                class="button quiet square ask-small"
                aria-label={t("answer-leave-out", { what: say(field.title) })}
                onClick={() => asking.drop(field.name)}
              >
                ×
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
