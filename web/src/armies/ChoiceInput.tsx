/** What must be chosen with an entry: one small input for each kind of field that armies have. */
import { useId } from "preact/hooks";

import { say, t } from "../texts";
import type { AnyField, Choice } from "../wire/types";

interface Props {
  field: AnyField;
  value: unknown;
  onValue(value: unknown): void;
}

export function ChoiceInput({ field, value, onValue }: Props) {
  const id = useId();
  const title = say(field.title);
  switch (field.kind) {
    case "choice":
      return (
        <div class="field">
          <label for={id}>{title}</label>
          <select
            id={id}
            class="input"
            value={keyOf(value)}
            onChange={(event) => onValue(event.currentTarget.value || undefined)}
          >
            {(field.optional || keyOf(value) === "") && (
              <option value="">{t("make-none-chosen")}</option>
            )}
            {field.choices.map((choice) => (
              <option key={choice.key} value={choice.key} disabled={choice.refusal !== ""}>
                {say(choice.label)}
              </option>
            ))}
          </select>
        </div>
      );
    case "choices":
      return <Several title={title} choices={field.choices} value={value} onValue={onValue} />;
    case "number":
      return (
        <div class="field">
          <label for={id}>{title}</label>
          <input
            id={id}
            class="input"
            type="number"
            min={field.least}
            max={field.most}
            value={typeof value === "number" ? value : ""}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              onValue(Number.isFinite(typed) ? Math.round(typed) : undefined);
            }}
          />
        </div>
      );
    case "switch":
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(event) => onValue(event.currentTarget.checked)}
          />
          {title}
        </label>
      );
    case "words":
      return (
        <div class="field">
          <label for={id}>{title}</label>
          <input
            id={id}
            class="input"
            maxLength={field.most}
            value={typeof value === "string" ? value : ""}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        </div>
      );
    default:
      return null; // fields that point at the table have no place in a roster
  }
}

/** The key of a choice as the roster has it: words, or a number in a file written by hand. */
function keyOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function Several(props: {
  title: string;
  choices: readonly Choice[];
  value: unknown;
  onValue(value: unknown): void;
}) {
  const chosen = Array.isArray(props.value) ? (props.value as unknown[]) : [];
  return (
    <fieldset class="several">
      <legend class="label">{props.title}</legend>
      {props.choices.map((choice) => (
        <label key={choice.key} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice.key)}
            disabled={choice.refusal !== "" && !chosen.includes(choice.key)}
            onChange={(event) =>
              props.onValue(
                event.currentTarget.checked
                  ? [...chosen, choice.key]
                  : chosen.filter((key) => key !== choice.key),
              )
            }
          />
          <span>
            {say(choice.label)}
            {choice.help !== null && <span class="help">{say(choice.help)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
