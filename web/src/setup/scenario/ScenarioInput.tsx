/** One value of a scenario: what cards have as well, and goals, outlines and rows of numbers. */
import { useId, useState } from "preact/hooks";

import { CardInput } from "../../armies/cards/CardInput";
import type { InputProps } from "../../armies/cards/inputs";
import { RowsInput } from "../../armies/cards/RowsInput";
import type { CardField } from "../../armies/cards/sheet";
import { say, t } from "../../texts";
import { RowNameInput } from "./RowNameInput";
import { SideInput } from "./SideInput";
import { VariantsInput } from "./VariantsInput";
import { cornersOf, cornersWords, numbersOf } from "./written";

export function ScenarioInput(props: InputProps<CardField>) {
  const { field } = props;
  switch (field.kind) {
    case "rows":
      return <RowsInput {...props} field={field} Input={ScenarioInput} />;
    case "variants":
      return <VariantsInput {...props} field={field} Input={ScenarioInput} />;
    case "numbers":
      return (
        <WordsInput
          {...props}
          words={Array.isArray(props.value) ? props.value.join(", ") : ""}
          read={numbersOf}
        />
      );
    case "outline":
      return <WordsInput {...props} words={cornersWords(props.value)} read={cornersOf} />;
    case "number":
      if (field.name === "side") return <SideInput {...props} field={field} />;
      return <CardInput {...props} />;
    case "row-name":
      return <RowNameInput {...props} field={field} />;
    case "terrain":
      return (
        <p>
          {say(field.title)}:{" "}
          {t("scenario-terrain-count", {
            count: Array.isArray(props.value) ? props.value.length : 0,
          })}
        </p>
      );
    default:
      return <CardInput {...props} />;
  }
}

interface WordsProps extends InputProps<CardField> {
  words: string;
  /** What is meant by what is typed; null: nothing yet. */
  read(words: string): unknown;
}

/** Numbers typed as words; what cannot be read yet stays as it is typed. */
function WordsInput({ field, words, read, onValue }: WordsProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      <input
        id={id}
        class="input"
        value={typed ?? words}
        onInput={(event) => {
          const now = event.currentTarget.value;
          setTyped(now);
          const found = now.trim() === "" ? [] : read(now);
          if (found === null) return;
          onValue(field.optional && now.trim() === "" ? undefined : found);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
