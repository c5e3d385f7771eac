/** A move told relative to the base: so far ahead, so much of a turn. */
import { useState } from "preact/hooks";

import { Glyph } from "../../look";
import { inch, length, measure, say, t } from "../../texts";
import { asList, type Leg, type LegKind } from "../logic/values";
import type { PlainProps } from "./props";

const FARTHEST = 40_000;

/** Units in one centimetre or inch of the reader. */
function perMeasure(): number {
  return measure.value === "inch" ? inch.value : 100;
}

export function LegsWidget({ field, value, onChange }: PlainProps<"legs">) {
  const legs = asList<Leg>(value);
  const [far, setFar] = useState(5);
  const [degrees, setDegrees] = useState(45);
  const add = (kind: LegKind, amount: number): void => onChange([...legs, { kind, amount }]);
  const units = Math.min(FARTHEST, Math.round(far * perMeasure()));
  const ways = field.kinds.filter((kind) => kind !== "turn");
  return (
    <div class="ask-row ask-scroll-row" data-field="legs">
      {ways.length > 0 && (
        <Amount
          label={t("answer-legs-length", { unit: measure.value })}
          value={far}
          step={0.5}
          onChange={setFar}
        />
      )}
      {ways.map((kind) => (
        <button key={kind} type="button" class="button" onClick={() => add(kind, units)}>
          {t(`answer-leg-${kind}`)}
        </button>
      ))}
      {field.kinds.includes("turn") && (
        <>
          <Amount label={t("answer-legs-degrees")} value={degrees} step={5} onChange={setDegrees} />
          {[-1, 1].map((way) => (
            <button
              key={way}
              type="button"
              class="button"
              onClick={() => add("turn", way * Math.round(degrees * 10))}
            >
              {t(way < 0 ? "answer-leg-turn-left" : "answer-leg-turn-right")}
            </button>
          ))}
        </>
      )}
      <LegList legs={legs} title={say(field.title)} onDrop={() => onChange(legs.slice(0, -1))} />
    </div>
  );
}

interface ListProps {
  legs: readonly Leg[];
  title: string;
  onDrop(): void;
}

function LegList({ legs, title, onDrop }: ListProps) {
  if (legs.length === 0) return <span class="help">{t("answer-legs-none")}</span>;
  return (
    <>
      <ol class="ask-row ask-legs" aria-label={title}>
        {legs.map((leg, n) => (
          <li key={n} class="chip">
            {legWords(leg)}
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button quiet square"
        aria-label={t("answer-legs-drop")}
        onClick={onDrop}
      >
        <Glyph sign="undo" size={16} />
      </button>
    </>
  );
}
// texts: answer-leg-*

interface AmountProps {
  label: string;
  value: number;
  step: number;
  onChange(value: number): void;
}

function Amount({ label, value, step, onChange }: AmountProps) {
  return (
    <label class="ask-amount">
      <span>{label}</span>
      <input
        class="input"
        type="number"
        min={step}
        max={360}
        step={step}
        value={value}
        onInput={(event) => {
          const number = event.currentTarget.valueAsNumber;
          if (number > 0 && number <= 360) onChange(number);
        }}
      />
    </label>
  );
}

/** A leg in words: "ahead 5 cm", "turn right 45°". */
export function legWords({ kind, amount }: Leg): string {
  if (kind !== "turn") return `${t(`answer-leg-${kind}`)} ${length(amount)}`;
  const word = t(amount < 0 ? "answer-leg-turn-left" : "answer-leg-turn-right");
  return `${word} ${say(Math.abs(amount) / 10)}°`;
}
