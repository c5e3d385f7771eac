/** A number with a button on either side. */
import { Glyph } from "../look";
import { t } from "../texts";
import { MOST } from "./roster";

interface Props {
  /** What is counted. */
  name: string;
  count: number;
  onCount(count: number): void;
  /** Whether there may be more. */
  more?: boolean;
}

export function Stepper({ name, count, onCount, more = true }: Props) {
  return (
    <span class="stepper">
      <button
        type="button"
        class="button square"
        aria-label={t("make-less", { name })}
        disabled={count <= 0}
        onClick={() => onCount(count - 1)}
      >
        <Glyph sign="minus" size={16} />
      </button>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        aria-label={t("make-count-of", { name })}
        value={count}
        onChange={(event) => {
          const typed = Number(event.currentTarget.value);
          if (Number.isFinite(typed) && typed >= 0) onCount(typed);
          else event.currentTarget.value = String(count);
        }}
      />
      <button
        type="button"
        class="button square"
        aria-label={t("make-more", { name })}
        disabled={!more || count >= MOST}
        onClick={() => onCount(count + 1)}
      >
        <Glyph sign="plus" size={16} />
      </button>
    </span>
  );
}
