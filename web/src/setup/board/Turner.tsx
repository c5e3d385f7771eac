/** How something is turned: in steps, or in degrees. */
import { useId } from "preact/hooks";

import { Glyph } from "../../look";
import { t } from "../../texts";
import { TURN_STEP } from "./lengths";

interface Props {
  /** In tenths of a degree. */
  facing: number;
  onTurn(facing: number): void;
}

export function Turner({ facing, onTurn }: Props) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{t("make-facing")}</label>
      <div class="row lay-turner">
        <button
          type="button"
          class="button square"
          aria-label={t("make-turn-left")}
          onClick={() => onTurn(facing - TURN_STEP)}
        >
          <Glyph sign="undo" />
        </button>
        <input
          id={id}
          class="input"
          type="number"
          step={1}
          value={facing / 10}
          onChange={(event) => {
            const degrees = event.currentTarget.valueAsNumber;
            if (Number.isFinite(degrees)) onTurn(Math.round(degrees * 10));
          }}
        />
        <button
          type="button"
          class="button square"
          aria-label={t("make-turn-right")}
          onClick={() => onTurn(facing + TURN_STEP)}
        >
          <Glyph sign="redo" />
        </button>
      </div>
    </div>
  );
}
