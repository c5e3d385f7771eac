/** A whole number between bounds: buttons, keys and typing. */
import { Glyph } from "../../look";
import { t } from "../../texts";

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange(value: number): void;
  disabled?: boolean;
}

export function Stepper({ label, value, least, most, onChange, disabled = false }: Props) {
  const set = (wanted: number): void => {
    if (Number.isFinite(wanted)) onChange(Math.max(least, Math.min(most, Math.round(wanted))));
  };
  return (
    <span class="ask-stepper" role="group" aria-label={label}>
      <button
        type="button"
        class="button square"
        aria-label={t("answer-less", { what: label })}
        disabled={disabled || value <= least}
        onClick={() => set(value - 1)}
      >
        <Glyph sign="minus" size={16} />
      </button>
      <input
        class="input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={least}
        max={most}
        value={value}
        disabled={disabled}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        class="button square"
        aria-label={t("answer-more", { what: label })}
        disabled={disabled || value >= most}
        onClick={() => set(value + 1)}
      >
        <Glyph sign="plus" size={16} />
      </button>
    </span>
  );
}
