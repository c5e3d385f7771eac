/** One of these, or several of these: cards to press, dimmed with the reason where forbidden. */
import { Glyph, RuleChip } from "../../look";
import { say, t } from "../../texts";
import type { Choice } from "../../wire/types";
import { choicesOf, choiceValue, openChoices } from "../logic/filling";
import { toggled } from "../logic/order";
import { asList } from "../logic/values";
import type { PlainProps } from "./props";

interface CardProps {
  choice: Choice;
  chosen: boolean;
  led?: boolean | undefined;
  role: "radio" | "checkbox";
  onPress(): void;
  onHover?: ((over: boolean) => void) | undefined;
  onRule?: ((rule: string) => void) | undefined;
}

function ChoiceCard({ choice, chosen, led = false, role, onPress, onHover, onRule }: CardProps) {
  const isOpen = choice.refusal === "";
  return (
    <div class="ask-choice-card">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: `role` is radio or checkbox, and both are checked */}
      <button
        type="button"
        role={role}
        aria-checked={chosen}
        aria-disabled={!isOpen}
        class="button ask-choice"
        data-choice={choice.key}
        data-led={led || undefined}
        onClick={() => isOpen && onPress()}
        onPointerEnter={() => isOpen && onHover?.(true)}
        onPointerLeave={() => onHover?.(false)}
        onFocus={() => isOpen && onHover?.(true)}
        onBlur={() => onHover?.(false)}
      >
        <span class="ask-choice-mark" aria-hidden="true">
          {chosen && <Glyph sign="check" size={16} />}
        </span>
        <span>
          {say(choice.label)}
          {choice.help !== null && <small>{say(choice.help)}</small>}
        </span>
      </button>
      {!isOpen && <RuleChip rule={choice.refusal} onOpen={onRule} />}
    </div>
  );
}

export function ChoiceWidget(props: PlainProps<"choice">) {
  const { field, value, values, isLed, onChange, onHover, onRule } = props;
  return (
    <div class="ask-choices" role="radiogroup" aria-label={say(field.title)} data-field="choice">
      {choicesOf(field, values ?? {}).map((choice) => (
        <ChoiceCard
          key={choice.key}
          role="radio"
          choice={choice}
          chosen={choiceValue(field, choice) === value}
          led={isLed?.(choiceValue(field, choice))}
          onPress={() => onChange(choiceValue(field, choice))}
          onHover={(over) => onHover?.(over ? choiceValue(field, choice) : undefined)}
          onRule={onRule}
        />
      ))}
    </div>
  );
}

export function ChoicesWidget({ field, value, onChange, onRule }: PlainProps<"choices">) {
  const chosen = asList<string>(value);
  const most = Math.min(field.most, openChoices(field, {}).length);
  return (
    <div class="ask-stack" data-field="choices">
      <p class="help">{countWords(field.least, most, chosen.length)}</p>
      <div class="ask-choices" role="group" aria-label={say(field.title)}>
        {choicesOf(field, {}).map((choice) => (
          <ChoiceCard
            key={choice.key}
            role="checkbox"
            choice={choice}
            chosen={chosen.includes(choice.key)}
            onPress={() => onChange(toggled(chosen, choice.key, field.most))}
            onRule={onRule}
          />
        ))}
      </div>
    </div>
  );
}

/** How many are wanted, and how many there are. */
export function countWords(least: number, most: number, count: number): string {
  return least === most
    ? t("answer-count", { count, most })
    : t("answer-count-between", { count, least, most });
}
