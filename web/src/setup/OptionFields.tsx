/** The game's own options, each with its line of explanation. */

import { links } from "../browser/links";
import { RuleChip } from "../look";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { type OptionValue, optionValue, type Plan, withOption } from "./plan";

type Option = Wire<"Option">;

interface Props {
  plan: Plan;
  game: Wire<"GameShown">;
  onChange(plan: Plan): void;
}

export function OptionFields({ plan, game, onChange }: Props) {
  if (game.options.length === 0) return null;
  const changed = Object.keys(plan.options).length;
  const open = (rule: string) => window.open(links.rule(game.key, rule), "_blank", "noopener");
  return (
    <details class="panel options">
      <summary>
        <h2>{t("web-new-options")}</h2>
        <span class="soft small">{t("web-new-options-changed", { count: changed })}</span>
      </summary>
      <div class="terms">
        {game.options.map((option) => (
          <div key={option.key} class="option">
            <OptionField
              option={option}
              value={optionValue(plan, option)}
              onChange={(value) => onChange(withOption(plan, option, value))}
            />
            <RuleChip rule={option.rule} onOpen={open} />
          </div>
        ))}
      </div>
    </details>
  );
}

interface FieldProps {
  option: Option;
  value: OptionValue;
  onChange(value: OptionValue): void;
}

function OptionField({ option, value, onChange }: FieldProps) {
  const id = `option-${option.key}`;
  if (typeof option.default === "boolean") {
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <span class="label">{say(option.title)}</span>
          <span class="help">{say(option.help)}</span>
        </span>
      </label>
    );
  }
  return (
    <div class="field">
      <label for={id}>{say(option.title)}</label>
      {typeof option.default === "number" ? (
        <input
          id={id}
          class="input short"
          type="number"
          min={option.least}
          max={option.most}
          step={1}
          value={String(value)}
          onChange={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            const within = Math.min(option.most, Math.max(option.least, Math.round(typed)));
            const taken = Number.isNaN(typed) ? option.default : within;
            event.currentTarget.value = String(taken);
            onChange(taken);
          }}
        />
      ) : (
        <select
          id={id}
          class="input"
          value={String(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {option.choices.map((choice) => (
            <option key={choice.key} value={choice.key}>
              {say(choice.label)}
            </option>
          ))}
        </select>
      )}
      <span class="help">{say(option.help)}</span>
    </div>
  );
}
