/** What real dice show: typed in a row, or pressed die by die. */
import { useState } from "preact/hooks";

import { Glyph } from "../../look";
import { say, t } from "../../texts";
import { readDice } from "../logic/dice";
import { asList } from "../logic/values";
import type { PlainProps } from "./props";

/** Dice with more faces are typed, not pressed. */
const MOST_FACES = 20;

export function DiceWidget({ field, value, onChange }: PlainProps<"dice">) {
  const [typed, setTyped] = useState<string | null>(null);
  const { count, sides } = field;
  const dice = asList<number>(value);
  const set = (numbers: number[]): void => onChange(numbers.slice(0, count), true);
  return (
    <div class="ask-stack" data-field="dice">
      <div class="ask-row">
        <ol class="ask-dice-typed" aria-label={say(field.title)}>
          {Array.from({ length: count }, (_, n) => (
            <li key={n} class={dice[n] === undefined ? "ask-die-slot ask-open" : "ask-die-slot"}>
              {dice[n] === undefined ? "" : say(dice[n])}
            </li>
          ))}
        </ol>
        <input
          class="input ask-dice-input"
          aria-label={t("answer-dice-type", { count, sides })}
          placeholder={`${count}D${sides}`}
          inputMode="numeric"
          value={typed ?? dice.join(" ")}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            set(readDice(event.currentTarget.value, sides));
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          class="button quiet square"
          aria-label={t("answer-dice-back")}
          disabled={dice.length === 0}
          onClick={() => set(dice.slice(0, -1))}
        >
          <Glyph sign="undo" size={16} />
        </button>
      </div>
      {sides <= MOST_FACES && (
        <div class="ask-row" role="group" aria-label={t("answer-dice-faces")}>
          {Array.from({ length: sides }, (_, n) => n + 1).map((face) => (
            <button
              key={face}
              type="button"
              class="button square"
              disabled={dice.length >= count}
              onClick={() => set([...dice, face])}
            >
              {say(face)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
