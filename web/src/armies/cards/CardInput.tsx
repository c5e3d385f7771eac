/** One value of a card: an input for each kind of field that cards have. */

import { say } from "../../texts";
import { ChoiceInput } from "../ChoiceInput";
import { FigureInput } from "./FigureInput";
import type { InputProps } from "./inputs";
import { NameInput, NumberInput, SizeInput } from "./plain";
import { RowsInput } from "./RowsInput";
import { type CardField, isRecord, leastOf } from "./sheet";
import { Values } from "./Values";

export function CardInput(props: InputProps<CardField>) {
  const { field, value, onValue } = props;
  switch (field.kind) {
    case "number":
      return (
        <NumberInput
          title={say(field.title)}
          least={field.least}
          most={field.most}
          value={value}
          onValue={(typed) => onValue(typed ?? (field.optional ? undefined : value))}
        />
      );
    case "name":
      return <NameInput {...props} field={field} />;
    case "size":
      return <SizeInput {...props} field={field} />;
    case "figure":
      return <FigureInput {...props} field={field} />;
    case "record":
      return <RecordInput {...props} field={field} />;
    case "rows":
      return <RowsInput {...props} field={field} Input={CardInput} />;
    case "numbers":
    case "outline":
    case "row-name":
    case "terrain":
    case "variants":
      return <span />; // no card has them
    default:
      return (
        <ChoiceInput
          field={field}
          value={value}
          onValue={(chosen) =>
            onValue(
              field.kind === "switch" && field.optional && chosen === false ? undefined : chosen,
            )
          }
        />
      );
  }
}

function RecordInput(props: InputProps<CardField & { kind: "record" }>) {
  const { field, at, value, refusals, onValue, onRule } = props;
  const there = isRecord(value);
  return (
    <fieldset class="several">
      <legend class="label">
        {field.optional ? (
          <label class="check">
            <input
              type="checkbox"
              checked={there}
              onChange={(event) =>
                onValue(event.currentTarget.checked ? leastOf(field) : undefined)
              }
            />
            {say(field.title)}
          </label>
        ) : (
          say(field.title)
        )}
      </legend>
      {there && (
        <Values
          Input={CardInput}
          entries={field.entries}
          sheet={value}
          at={`${at}.`}
          refusals={refusals}
          onSheet={onValue}
          onRule={onRule}
        />
      )}
    </fieldset>
  );
}
