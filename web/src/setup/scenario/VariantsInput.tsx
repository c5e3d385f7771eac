/** Rows of several kinds: the goals, each with its words and the values it needs. */
import type { JSX } from "preact";
import { useContext, useState } from "preact/hooks";

import type { Input, InputProps } from "../../armies/cards/inputs";
import {
  type CardField,
  type Entry,
  faultsAt,
  freshRow,
  isRecord,
  type Sheet,
} from "../../armies/cards/sheet";
import { Values } from "../../armies/cards/Values";
import { Glyph, RuleChip } from "../../look";
import { say, t } from "../../texts";
import { rowsOf } from "../draw/parts";
import { SheetContext } from "./sheetContext";

interface Props extends InputProps<CardField & { kind: "variants" }> {
  Input: Input;
}

export function VariantsInput(props: Props) {
  const { field, at, value, refusals, onValue, onRule, Input } = props;
  const sheet = useContext(SheetContext);
  const [kind, setKind] = useState(field.kinds[0]?.key ?? "");
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const put = (place: number, row: Sheet) =>
    onValue(rows.map((old, index) => (index === place ? row : old)));
  const values = (place: number, row: Sheet) => (entries: readonly Entry[]) => (
    <Values
      Input={Input}
      entries={entries}
      sheet={row}
      at={`${at}.${place}.`}
      refusals={refusals}
      onSheet={(changed) => put(place, changed)}
      onRule={onRule}
    />
  );
  const add = () => {
    const found = field.kinds.find(({ key }) => key === kind);
    if (found === undefined) return;
    onValue([...rows, { kind: found.key, ...begun(found.entries ?? [], sheet, say(found.help)) }]);
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
              {found !== undefined && (
                <p class="small soft">
                  {say(found.help)} <RuleChip rule={found.rule} onOpen={onRule} />
                </p>
              )}
              <Parted entries={entries} wrong={wrong.length > 0} values={values(place, row)} />
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

/** A row to begin with: its words are what its kind says, and it is about what is there first. */
function begun(entries: readonly Entry[], sheet: Sheet, words: string): Sheet {
  const row = freshRow(entries, undefined);
  for (const { field } of entries) {
    if (field.optional) continue;
    if (field.kind === "name") row[field.name] = words;
    if (field.kind === "row-name") row[field.name] = rowsOf(sheet, field.rows)[0]?.["key"] ?? "";
  }
  return row;
}

interface PartedProps {
  entries: readonly Entry[];
  wrong: boolean;
  values(entries: readonly Entry[]): JSX.Element;
}

/** What a row needs; what it may have besides is folded away. */
function Parted({ entries, wrong, values }: PartedProps) {
  const needed = entries.filter(({ field }) => !field.optional);
  const besides = entries.filter(({ field }) => field.optional);
  return (
    <>
      {needed.length > 0 && values(needed)}
      {besides.length > 0 && (
        <details open={wrong}>
          <summary class="small">{t("desk-more")}</summary>
          {values(besides)}
        </details>
      )}
    </>
  );
}
