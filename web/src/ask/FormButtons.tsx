/** The forms of a decision as buttons. One that needs nothing is pressed twice. */
import { RuleChip } from "../look";
import { say, t } from "../texts";
import type { Form, Refusal } from "../wire/types";
import type { Asking } from "./logic/asking";
import { ledOf } from "./logic/led";
import { losesNothing } from "./logic/offers";

export function FormButtons({ asking }: { asking: Asking }) {
  const forms = asking.offered.value;
  const piece = asking.picked.value;
  const scene = asking.battle.sight.value?.scene;
  const named = scene === undefined ? null : ledOf(scene, piece);
  const locked = asking.battle.sight.value?.lesson?.locked ?? [];
  const isFewer = forms.length < (asking.decision.value?.forms.length ?? 0);
  return (
    <div class="ask-forms" role="group" aria-label={t("answer-forms")}>
      {named !== null && <span class="ask-picked">{say(named.name)}</span>}
      {forms.map((form, n) => (
        <FormButton key={keyOf(forms, n)} asking={asking} form={form} number={n + 1} />
      ))}
      {locked.map((form) => (
        <LockedForm key={`${form.action} locked`} asking={asking} form={form} />
      ))}
      {isFewer && (
        <button type="button" class="button quiet" onClick={() => asking.back()}>
          {t("answer-all-forms")}
        </button>
      )}
    </div>
  );
}

/** A form's own key: several may be of one action, and each keeps its button. */
function keyOf(forms: readonly Form[], n: number): string {
  const action = forms[n]?.action ?? "";
  const before = forms.slice(0, n).filter((form) => form.action === action).length;
  return `${action} ${before}`;
}

const NOT_NOW: Refusal = {
  type: "refusal",
  rule: "SLV-LESSON-1",
  text: { type: "text", key: "lesson-not-now", values: {} },
};

interface Props {
  asking: Asking;
  form: Form;
  number: number;
}

/** What could be answered otherwise, and the lesson does not let in: pressed, it says so. */
function LockedForm({ asking, form }: { asking: Asking; form: Form }) {
  return (
    <button
      type="button"
      class="button quiet ask-locked"
      data-locked={form.action}
      aria-disabled="true"
      onClick={() => {
        asking.refusal.value = { ...NOT_NOW };
      }}
    >
      {say(form.title)}
    </button>
  );
}

function FormButton({ asking, form, number }: Props) {
  const draft = asking.draft.value;
  const isProposed = draft !== null && draft.form === form;
  const target = asking.target.value;
  const isLed = target?.kind === "form" && target.form === form;
  const press = (): void => {
    if (isProposed) void asking.confirm();
    else if (losesNothing(asking.decision.value, form)) asking.answer(form);
    else asking.choose(form);
  };
  const title = say(form.title);
  return (
    <span class="ask-form-button">
      <button
        type="button"
        class={`button ${isProposed ? "ask-proposed" : ""}`}
        data-led={isLed || undefined}
        data-action={form.action}
        aria-pressed={isProposed}
        title={form.help === null ? undefined : say(form.help)}
        disabled={asking.busy.value}
        onClick={press}
      >
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a kbd takes no focus */}
        {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
        {isProposed ? t("answer-sure", { what: title }) : title}
      </button>
      {isProposed && (
        <RuleChip
          rule={form.rule}
          onOpen={(rule) => {
            asking.battle.rule.value = rule;
          }}
        />
      )}
    </span>
  );
}
