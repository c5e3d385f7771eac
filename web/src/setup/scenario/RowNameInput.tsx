/** A row of the same sheet by its key: the place that a goal is about. */
import { useContext, useId } from "preact/hooks";

import type { InputProps } from "../../armies/cards/inputs";
import type { CardField } from "../../armies/cards/sheet";
import { say, t } from "../../texts";
import { told } from "../draw/names";
import { rowsOf } from "../draw/parts";
import { SheetContext } from "./sheetContext";

export function RowNameInput({
  field,
  value,
  onValue,
}: InputProps<CardField & { kind: "row-name" }>) {
  const id = useId();
  const rows = rowsOf(useContext(SheetContext), field.rows);
  const keys = rows.map((row) => String(row["key"] ?? ""));
  const now = typeof value === "string" ? value : "";
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      <select
        id={id}
        class="input"
        value={now}
        onChange={(event) => {
          const key = event.currentTarget.value;
          onValue(key === "" && field.optional ? undefined : key);
        }}
      >
        {!keys.includes(now) && now !== "" && <option value={now}>{now}</option>}
        {(field.optional || now === "") && (
          <option value="">{keys.length === 0 ? t("desk-none-yet") : "–"}</option>
        )}
        {rows.map((row, index) => (
          <option key={keys[index]} value={keys[index]}>
            {told(row["name"]) || keys[index]}
          </option>
        ))}
      </select>
    </div>
  );
}
