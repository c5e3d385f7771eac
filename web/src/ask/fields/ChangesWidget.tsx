/** Changes by the referee's hand: where, what stands there, what shall stand there. */
import { useState } from "preact/hooks";

import { Glyph, Segments } from "../../look";
import { t } from "../../texts";
import { isPath, readData, writeData } from "../logic/changes";
import { asList, type Change } from "../logic/values";
import type { PlainProps } from "./props";

const EMPTY: Change = { path: "", old: null, new: null, op: "set" };
// texts: answer-change-*

export function ChangesWidget({ field, value, onChange }: PlainProps<"changes">) {
  const changes = asList<Change>(value);
  const shown = changes.length > 0 ? changes : [EMPTY];
  const amend = (place: number, part: Partial<Change>): void =>
    onChange(
      shown.map((change, n) => (n === place ? { ...change, ...part } : change)),
      true,
    );
  return (
    <div class="ask-stack" data-field="changes" data-name={field.name}>
      <p class="help">{t("answer-changes-hint")}</p>
      {shown.map((change, place) => (
        <ChangeLine
          key={place}
          change={change}
          number={place + 1}
          onAmend={(part) => amend(place, part)}
          onDrop={() => onChange(shown.filter((_, n) => n !== place))}
        />
      ))}
      <button type="button" class="button" onClick={() => onChange([...shown, EMPTY])}>
        <Glyph sign="plus" size={16} />
        {t("answer-changes-add")}
      </button>
    </div>
  );
}

interface LineProps {
  change: Change;
  number: number;
  onAmend(part: Partial<Change>): void;
  onDrop(): void;
}

function ChangeLine({ change, number, onAmend, onDrop }: LineProps) {
  const choices = (["set", "insert", "remove"] as const).map((key) => ({
    key,
    title: t(`answer-change-${key}`),
  }));
  return (
    <fieldset class="ask-change">
      <legend>{t("answer-change-number", { number })}</legend>
      <label class="field ask-grow">
        {t("answer-change-path")}
        <input
          class="input"
          value={change.path}
          placeholder="/…/…"
          spellcheck={false}
          aria-invalid={change.path !== "" && !isPath(change.path)}
          onInput={(event) => onAmend({ path: event.currentTarget.value.trim() })}
        />
      </label>
      {change.op !== "insert" && (
        <DataInput
          label={t("answer-change-old")}
          value={change.old}
          onRead={(old) => onAmend({ old })}
        />
      )}
      {change.op !== "remove" && (
        <DataInput
          label={t("answer-change-new")}
          value={change.new}
          onRead={(fresh) => onAmend({ new: fresh })}
        />
      )}
      <Segments
        label={t("answer-change-op")}
        value={change.op}
        choices={choices}
        onChange={(op) => onAmend({ op })}
      />
      <button
        type="button"
        class="button quiet square"
        aria-label={t("answer-change-drop", { number })}
        onClick={onDrop}
      >
        <Glyph sign="trash" size={16} />
      </button>
    </fieldset>
  );
}

interface DataProps {
  label: string;
  value: unknown;
  onRead(value: unknown): void;
}

/** What is typed stays as it is typed; it is read as data on the way. */
function DataInput({ label, value, onRead }: DataProps) {
  const [typed, setTyped] = useState(() => writeData(value));
  return (
    <label class="field">
      {label}
      <input
        class="input"
        value={typed}
        spellcheck={false}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          onRead(readData(event.currentTarget.value));
        }}
      />
    </label>
  );
}
