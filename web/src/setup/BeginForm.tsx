/** A form that begins something: its fields, what stands in the way, and the button. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Glyph, type Sign } from "../look";
import { sentence } from "../net/problem";
import { t } from "../texts";

interface Props {
  /** What stands in the way, as a key of a text; null: nothing. */
  hindrance: string | null;
  sign: Sign;
  label: string;
  begin(): Promise<void>;
  children: ComponentChildren;
}

export function BeginForm({ hindrance, sign, label, begin, children }: Props) {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setTrouble("");
    try {
      await begin();
    } catch (error) {
      setTrouble(sentence(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <div class="begin-bar">
        <div class="grow">
          {(trouble !== "" || hindrance !== null) && (
            <p class="notice harm" role="alert">
              {trouble || t(hindrance ?? "")}
            </p>
          )}
        </div>
        <button type="submit" class="button primary big" disabled={busy || hindrance !== null}>
          <Glyph sign={sign} />
          {label}
        </button>
      </div>
    </form>
  );
}
