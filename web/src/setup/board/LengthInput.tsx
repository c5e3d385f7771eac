/** A length in the reader's measure. */
import { useId } from "preact/hooks";

import { measure } from "../../texts";
import { shown, typed } from "./lengths";

/** What is no length is put back as it was. */
export function LengthInput(props: { label: string; value: number; onValue(units: number): void }) {
  const id = useId();
  const words = shown(props.value, measure.value);
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="input"
        inputMode="decimal"
        value={words}
        onChange={(event) => {
          const units = typed(event.currentTarget.value, measure.value);
          if (units !== null) props.onValue(units);
          event.currentTarget.value = words;
        }}
      />
    </div>
  );
}
