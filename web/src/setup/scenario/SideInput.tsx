/** One of the sides, by its name. */
import { useContext, useId } from "preact/hooks";

import type { InputProps } from "../../armies/cards/inputs";
import type { CardField } from "../../armies/cards/sheet";
import { say } from "../../texts";
import { sideName } from "../draw/names";
import { sidesIn } from "../draw/parts";
import { SheetContext } from "./sheetContext";

export function SideInput({ field, value, onValue }: InputProps<CardField & { kind: "number" }>) {
  const id = useId();
  const sheet = useContext(SheetContext);
  const now = typeof value === "number" ? value : 0;
  const most = Math.min(field.most, sidesIn(sheet));
  const sides = Array.from({ length: most }, (_, index) => index + 1);
  const known = sides.includes(now) || now === 0 ? sides : [...sides, now];
  return (
    <div class="field">
      <label for={id}>{say(field.title)}</label>
      <select
        id={id}
        class="input"
        value={now}
        onChange={(event) => {
          const side = Number(event.currentTarget.value);
          onValue(side === 0 ? undefined : side);
        }}
      >
        {(field.optional || now === 0) && <option value={0}>–</option>}
        {known.map((side) => (
          <option key={side} value={side}>
            {sideName(sheet, side)}
          </option>
        ))}
      </select>
    </div>
  );
}
