/** One value of a scenario: what cards have as well, and goals, outlines and rows of numbers. */
import { useId, useState } from "preact/hooks";

import { CardInput } from "../../armies/cards/CardInput";
import type { InputProps } from "../../armies/cards/inputs";
import { RowsInput } from "../../armies/cards/RowsInput";
import {
  type CardField,
  type Entry,
  faultsAt,
  freshRow,
  isRecord,
  type Sheet,
} from "../../armies/cards/sheet";
import { Values } from "../../armies/cards/Values";
import { Glyph } from "../../look";
import { say, t } from "../../texts";
import { cornersOf, cornersWords, numbersOf } from "./written";

export function ScenarioInput(props: InputProps<CardField>) {
  const { field } = props;
  switch (field.kind) {
    case "rows":
      return <RowsInput {...props} field={field} Input={ScenarioInput} />;
    case "variants":
      return <VariantsInput {...props} field={field} />;
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

/** Rows of several kinds: the goals, each with its words and the values it needs. */
function VariantsInput(props: InputProps<CardField & { kind: "variants" }>) {
  const { field, at, value, refusals, onValue, onRule } = props;
  const [kind, setKind] = useState(field.kinds[0]?.key ?? "");
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const put = (place: number, row: Sheet) =>
    onValue(rows.map((old, index) => (index === place ? row : old)));
  const add = () => {
    const found = field.kinds.find(({ key }) => key === kind);
    if (found === undefined) return;
    onValue([...rows, { kind: found.key, ...freshRow(found.entries ?? [], undefined) }]);
  };
  return (
    <fieldset class="several card-rows">
      <legend class="label">{say(field.title)}</legend>
      {rows.map((row, place) => {
        const found = field.kinds.find(({ key }) => key === row["kind"]);
        const entries: readonly Entry[] = found?.entries ?? [];
        const wrong = faultsAt(refusals, `${at}.${place}`);
        return (
          <div key={place} class={wrong.length > 0 ? "card-row is-wrong" : "card-row"}>
            <span class="card-row-number">{place + 1}</span>
            <div class="card-row-values">
              <strong>{found === undefined ? String(row["kind"]) : say(found.title)}</strong>
              {found !== undefined && <p class="small soft">{say(found.help)}</p>}
              <Values
                Input={ScenarioInput}
                entries={entries}
                sheet={row}
                at={`${at}.${place}.`}
                refusals={refusals}
                onSheet={(changed) => put(place, changed)}
                onRule={onRule}
              />
              {wrong.map((fault, index) => (
                <p key={index} class="fault small" role="alert">
                  <Glyph sign="warning" size={16} />
                  <span>{say(fault.text)}</span>
                </p>
              ))}
            </div>
            <button
              type="button"
              class="button quiet square"
              aria-label={t("card-row-drop", { row: place + 1 })}
              onClick={() => onValue(rows.filter((_, index) => index !== place))}
            >
              <Glyph sign="close" />
            </button>
          </div>
        );
      })}
      <div class="row">
        <select
          class="input short"
          aria-label={t("scenario-kind-of", { what: say(field.title) })}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        >
          {field.kinds.map(({ key, title }) => (
            <option key={key} value={key}>
              {say(title)}
            </option>
          ))}
        </select>
        <button type="button" class="button" onClick={add}>
          <Glyph sign="plus" />
          {t("scenario-add")}
        </button>
      </div>
    </fieldset>
  );
}
