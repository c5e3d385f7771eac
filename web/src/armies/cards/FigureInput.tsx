/** The miniature of a card, trait by trait, painted as it will look. */
import { useId } from "preact/hooks";

import { Portrait } from "../../figure";
import { say, t } from "../../texts";
import type { Figure } from "../../wire/types";
import type { InputProps } from "./inputs";
import { type CardField, isRecord, withValue } from "./sheet";

/** What a miniature is whose card says nothing of it. */
export const PLAIN: Figure = {
  people: "human",
  build: "human",
  head: "bare",
  armour: "cloth",
  weapon: "none",
  other: "none",
  mount: "none",
  wings: "none",
  cloak: false,
  rank: "soldier",
  cloth: "brown",
  trim: "bone",
};

export function FigureInput({ field, value, onValue }: InputProps<CardField & { kind: "figure" }>) {
  const id = useId();
  const said = isRecord(value) ? value : {};
  const figure = { ...PLAIN, ...said } as Figure;
  return (
    <fieldset class="several card-figure">
      <legend class="label">{say(field.title)}</legend>
      <Portrait figure={figure} side={0} />
      <div class="card-values">
        {field.traits.map((trait) => (
          <div key={trait.name} class="field">
            <label for={`${id}-${trait.name}`}>{say(trait.title)}</label>
            <select
              id={`${id}-${trait.name}`}
              class="input"
              value={String(figure[trait.name as keyof Figure])}
              onChange={(event) => onValue(withValue(said, trait.name, event.currentTarget.value))}
            >
              {trait.choices.map((choice) => (
                <option key={choice.key} value={choice.key}>
                  {say(choice.label)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <label class="check">
          <input
            type="checkbox"
            checked={figure.cloak}
            onChange={(event) => onValue(withValue(said, "cloak", event.currentTarget.checked))}
          />
          {t("figure-cloak")}
        </label>
      </div>
    </fieldset>
  );
}
