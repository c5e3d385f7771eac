/** A number with a button on either side. */
import { useState } from "preact/hooks";
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
  /** What is being typed: the server's answers to what was done before must not wipe it out. */
  const [typed, setTyped] = useState<string | null>(null);
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
        value={typed ?? count}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const number = Number(event.currentTarget.value);
          setTyped(null);
          if (Number.isFinite(number) && number >= 0) onCount(number);
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
