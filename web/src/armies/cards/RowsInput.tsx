/** The same values several times over: the clicks of a dial as the rows of a table. */
import { Glyph } from "../../look";
import { say, t } from "../../texts";
import type { Input, InputProps } from "./inputs";
import { NumberInput } from "./plain";
import {
  type CardField,
  type Entry,
  faultsAt,
  freshRow,
  isRecord,
  type Sheet,
  withValue,
} from "./sheet";

interface Props extends InputProps<CardField & { kind: "rows" }> {
  Input: Input;
}

/** Numbers and what must be chosen stand in columns; what needs room stands beneath them. */
const isColumn = ({ field }: Entry): boolean =>
  field.kind === "number" || (field.kind === "choice" && !field.optional);

export function RowsInput({ field, at, value, refusals, onValue, onRule, Input }: Props) {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const columns = field.entries.filter(isColumn);
  const rest = field.entries.filter((entry) => !isColumn(entry));
  const put = (place: number, row: Sheet) =>
    onValue(rows.map((old, index) => (index === place ? row : old)));
  const drop = (place: number) => onValue(rows.filter((_, index) => index !== place));
  return (
    <fieldset class="several card-rows">
      <legend class="label">{say(field.title)}</legend>
      {rows.map((row, place) => {
        const wrong = faultsAt(refusals, `${at}.${place}`, true);
        return (
          <div key={place} class={wrong.length > 0 ? "card-row is-wrong" : "card-row"}>
            <span class="card-row-number">{place + 1}</span>
            <div class="card-row-values">
              <div class="card-columns">
                {columns.map(({ field: column }) =>
                  column.kind === "number" ? (
                    <div key={column.name}>
                      <span class="small soft" aria-hidden="true">
                        {say(column.title)}
                      </span>
                      <NumberInput
                        bare
                        title={t("card-row", { title: say(column.title), row: place + 1 })}
                        least={column.least}
                        most={column.most}
                        value={row[column.name]}
                        onValue={(typed) =>
                          put(
                            place,
                            withValue(row, column.name, typed ?? (column.optional ? undefined : 0)),
                          )
                        }
                      />
                    </div>
                  ) : (
                    <div key={column.name} class="card-chosen">
                      <Input
                        field={column}
                        at={`${at}.${place}.${column.name}`}
                        value={row[column.name]}
                        refusals={refusals}
                        onValue={(chosen) => put(place, withValue(row, column.name, chosen))}
                        onRule={onRule}
                      />
                    </div>
                  ),
                )}
              </div>
              {rest.length > 0 && (
                <details class="card-more" open={wrong.length > 0}>
                  <summary class="small">{summary(rest, row)}</summary>
                  <div class="card-values">
                    {rest.map((entry) => (
                      <Input
                        key={entry.field.name}
                        field={entry.field}
                        at={`${at}.${place}.${entry.field.name}`}
                        value={row[entry.field.name]}
                        refusals={refusals}
                        onValue={(typed) => put(place, withValue(row, entry.field.name, typed))}
                        onRule={onRule}
                      />
                    ))}
                  </div>
                </details>
              )}
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
              disabled={rows.length <= field.least}
              onClick={() => drop(place)}
            >
              <Glyph sign="close" />
            </button>
          </div>
        );
      })}
      <button
        type="button"
        class="button"
        disabled={rows.length >= field.most}
        onClick={() => onValue([...rows, freshRow(field.entries, rows.at(-1))])}
      >
        <Glyph sign="plus" />
        {t("card-row-more")}
      </button>
    </fieldset>
  );
}

/** What is chosen beneath the numbers, in words; where nothing is, what could be. */
function summary(entries: readonly Entry[], row: Sheet): string {
  const chosen = entries.flatMap(({ field }) => {
    const value = row[field.name];
    if (field.kind === "choices" || field.kind === "choice") {
      const keys = new Set(Array.isArray(value) ? value : [value]);
      return field.choices.filter(({ key }) => keys.has(key)).map(({ label }) => say(label));
    }
    return value === true ? [say(field.title)] : [];
  });
  return chosen.join(", ") || entries.map(({ field }) => say(field.title)).join(", ");
}
