/** Each of these to one of those: press left, then right; lines show who goes where. */
import { useState } from "preact/hooks";

import { Glyph } from "../../look";
import { say, t } from "../../texts";
import type { Choice } from "../../wire/types";
import { amended, nextLeft, paired, pairOf, roomAt, unpaired } from "../logic/pairing";
import { asList, type Pair } from "../logic/values";
import type { PlainProps } from "./props";
import { Stepper } from "./Stepper";

/** Height of a line with the gap below it, as in the style sheet. */
const LINE = 52;
const WIDTH = 64;

export function PairingWidget({ field, value, onChange }: PlainProps<"pairing">) {
  const pairs = asList<Pair>(value);
  const [chosen, setChosen] = useState("");
  const left = chosen === "" ? nextLeft(field, pairs, "") : chosen;
  const join = (right: string): void => {
    if (left === "") return;
    const next = paired(field, pairs, left, right);
    onChange(next);
    setChosen(nextLeft(field, next, left));
  };
  const lines = Math.max(field.left.length, field.right.length);
  return (
    <div class="ask-stack" data-field="pairing">
      <p class="help">{t("answer-pair-hint")}</p>
      <div class="ask-pairing">
        <ul aria-label={say(field.title)}>
          {field.left.map((item) => (
            <LeftItem
              key={item.key}
              item={item}
              pair={pairOf(pairs, item.key)}
              partner={partnerName(field.right, pairOf(pairs, item.key))}
              isChosen={item.key === left}
              onChoose={() => setChosen(item.key)}
              onDrop={() => onChange(unpaired(pairs, item.key))}
            />
          ))}
        </ul>
        <svg width={WIDTH} height={lines * LINE} aria-hidden="true">
          {pairs.map((pair) => {
            const from = field.left.findIndex((item) => item.key === pair.left);
            const to = field.right.findIndex((item) => item.key === pair.right);
            const [y1, y2] = [from * LINE + 24, to * LINE + 24];
            const d = `M0 ${y1}C${WIDTH / 2} ${y1} ${WIDTH / 2} ${y2} ${WIDTH} ${y2}`;
            return <path key={pair.left} d={d} class={pair.left === left ? "ask-now" : ""} />;
          })}
        </svg>
        <ul>
          {field.right.map((item) => (
            <li key={item.key}>
              <button
                type="button"
                class="button ask-choice"
                disabled={item.refusal !== "" || left === ""}
                aria-disabled={roomAt(field, unpaired(pairs, left), item.key) < 1}
                onClick={() => join(item.key)}
              >
                {say(item.label)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {(field.flag !== null || field.number !== null) && (
        <ul class="ask-pair-notes">
          {pairs.map((pair) => (
            <PairNotes
              key={pair.left}
              pair={pair}
              name={`${labelOf(field.left, pair.left)} → ${labelOf(field.right, pair.right)}`}
              flag={field.flag === null ? "" : say(field.flag)}
              number={field.number === null ? "" : say(field.number)}
              onChange={(change) => onChange(amended(pairs, pair.left, change), true)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface LeftProps {
  item: Choice;
  pair: Pair | undefined;
  partner: string;
  isChosen: boolean;
  onChoose(): void;
  onDrop(): void;
}

function LeftItem({ item, pair, partner, isChosen, onChoose, onDrop }: LeftProps) {
  const name = say(item.label);
  const label = partner === "" ? name : `${name} → ${partner}`;
  return (
    <li>
      <button
        type="button"
        class="button ask-choice"
        aria-pressed={isChosen}
        aria-label={label}
        disabled={item.refusal !== ""}
        onClick={onChoose}
      >
        {name}
      </button>
      {pair !== undefined && (
        <button
          type="button"
          class="button quiet square"
          aria-label={t("answer-pair-drop", { name })}
          onClick={onDrop}
        >
          <Glyph sign="close" size={16} />
        </button>
      )}
    </li>
  );
}

interface NotesProps {
  pair: Pair;
  name: string;
  flag: string;
  number: string;
  onChange(change: Partial<Pick<Pair, "flag" | "number">>): void;
}

function PairNotes({ pair, name, flag, number, onChange }: NotesProps) {
  return (
    <li>
      <span class="ask-grow">{name}</span>
      {flag !== "" && (
        <label class="check">
          <input
            type="checkbox"
            checked={pair.flag}
            onChange={(event) => onChange({ flag: event.currentTarget.checked })}
          />
          {flag}
        </label>
      )}
      {number !== "" && (
        <Stepper
          label={`${name}: ${number}`}
          value={pair.number}
          least={0}
          most={1_000_000}
          onChange={(amount) => onChange({ number: amount })}
        />
      )}
    </li>
  );
}

function labelOf(choices: readonly Choice[], key: string): string {
  const found = choices.find((choice) => choice.key === key);
  return found === undefined ? key : say(found.label);
}

function partnerName(right: readonly Choice[], pair: Pair | undefined): string {
  return pair === undefined ? "" : labelOf(right, pair.right);
}
