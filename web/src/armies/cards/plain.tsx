/** Inputs of values without parts: numbers, names, sizes. */
import { useId } from "preact/hooks";

import { language, say, t } from "../../texts";
import type { InputProps } from "./inputs";
import { type CardField, isRecord } from "./sheet";

interface NumberProps {
  title: string;
  least: number;
  most: number;
  value: unknown;
  onValue(value: number | undefined): void;
  /** The title is read out and not shown: a cell of a table. */
  bare?: boolean;
}

export function NumberInput({ title, least, most, value, onValue, bare = false }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={bare ? "unseen" : ""}>
        {title}
        {!bare && <span class="soft small"> {t("card-bounds", { least, most })}</span>}
      </label>
      <input
        id={id}
        class="input"
        type="number"
        min={least}
        max={most}
        value={typeof value === "number" ? value : ""}
        onInput={(event) => {
          const typed = event.currentTarget.valueAsNumber;
          onValue(Number.isFinite(typed) ? Math.round(typed) : undefined);
        }}
      />
    </div>
  );
}

/** More characters than one line of a form holds. */
const LONG = 120;

export function NameInput({ field, value, onValue }: InputProps<CardField & { kind: "name" }>) {
  const id = useId();
  const names = isRecord(value) ? value : null;
  const shown = names === null ? value : (names[language.value] ?? names["en"]);
  const change = (typed: string) => {
    // A name in several languages is changed in the reader's own; any other is one for all.
    if (names !== null) onValue({ ...names, [language.value]: typed });
    else onValue(typed === "" && field.optional ? undefined : typed);
  };
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      {field.most > LONG ? (
        <textarea
          id={id}
          class="input"
          rows={field.most > 4 * LONG ? 4 : 3}
          maxLength={field.most}
          value={typeof shown === "string" ? shown : ""}
          onInput={(event) => change(event.currentTarget.value)}
        />
      ) : (
        <input
          id={id}
          class="input"
          maxLength={field.most}
          value={typeof shown === "string" ? shown : ""}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

export function SizeInput({ field, value, onValue }: InputProps<CardField & { kind: "size" }>) {
  const sides = Array.isArray(value) ? value : [];
  const change = (place: number, typed: number | undefined) => {
    if (typed === undefined) return onValue(field.optional ? undefined : value);
    const next = [sides[0] ?? field.least, sides[1] ?? field.least];
    next[place] = typed;
    onValue(next);
  };
  return (
    <fieldset class="several">
      <legend class="label">{say(field.title)}</legend>
      <div class="row">
        {[t("card-width"), t("card-depth")].map((title, place) => (
          <NumberInput
            key={title}
            title={title}
            least={field.least}
            most={field.most}
            value={sides[place]}
            onValue={(typed) => change(place, typed)}
          />
        ))}
      </div>
    </fieldset>
  );
}
