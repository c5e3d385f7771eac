/** Numbers, yes or no, and words. */
import { useEffect, useRef } from "preact/hooks";

import { say, t } from "../../texts";
import { MANY_NUMBERS } from "../logic/filling";
import type { PlainProps } from "./props";
import { Stepper } from "./Stepper";

/** From so many numbers on a slider would be too coarse. */
const FINEST = 1000;

export function NumberWidget({ field, value, isLed, onChange, onHover }: PlainProps<"number">) {
  const { least, most } = field;
  const title = say(field.title);
  if (most - least < MANY_NUMBERS) {
    const numbers = Array.from({ length: most - least + 1 }, (_, n) => least + n);
    return (
      <div class="ask-row" role="radiogroup" aria-label={title} data-field="number">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            role="radio"
            class="button square"
            aria-checked={number === value}
            data-led={isLed?.(number) || undefined}
            onClick={() => onChange(number)}
            onPointerEnter={() => onHover?.(number)}
            onPointerLeave={() => onHover?.(undefined)}
            onFocus={() => onHover?.(number)}
            onBlur={() => onHover?.(undefined)}
          >
            {say(number)}
          </button>
        ))}
      </div>
    );
  }
  const now = typeof value === "number" ? value : least;
  return (
    <div class="ask-row" data-field="number">
      <Stepper
        label={title}
        value={now}
        least={least}
        most={most}
        onChange={(number) => onChange(number, true)}
      />
      {most - least <= FINEST && (
        <input
          type="range"
          aria-label={title}
          min={least}
          max={most}
          value={now}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber, true)}
        />
      )}
    </div>
  );
}

export function SwitchWidget({ field, value, onChange, onHover }: PlainProps<"switch">) {
  const options = [true, false];
  return (
    <div class="ask-row" role="radiogroup" aria-label={say(field.title)} data-field="switch">
      {options.map((yes) => (
        <button
          key={String(yes)}
          type="button"
          role="radio"
          class="button"
          aria-checked={value === yes}
          onClick={() => onChange(yes)}
          onPointerEnter={() => onHover?.(yes)}
          onPointerLeave={() => onHover?.(undefined)}
        >
          {t(yes ? "answer-yes" : "answer-no")}
        </button>
      ))}
    </div>
  );
}

export function WordsWidget({ field, value, onChange }: PlainProps<"words">) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // In the bar it is what is asked now; on other pages it is one of many.
    const isAsked = input.current?.closest(".answer-bar") != null;
    if (isAsked) input.current?.focus({ preventScroll: true });
  }, [field.name]);
  return (
    <input
      ref={input}
      class="input ask-words"
      data-field="words"
      aria-label={say(field.title)}
      placeholder={say(field.title)}
      maxLength={field.most}
      value={typeof value === "string" ? value : ""}
      onInput={(event) => onChange(event.currentTarget.value, true)}
    />
  );
}
