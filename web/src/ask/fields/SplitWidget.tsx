/** A pool divided over columns: a slider between two, else steppers and what is left. */
import { Fragment } from "preact";

import { say, t } from "../../texts";
import type { Choice } from "../../wire/types";
import {
  amountAt,
  isWeighed,
  leftOf,
  rowKeys,
  rowTotal,
  weighed,
  weightOf,
  withAmount,
  withRest,
} from "../logic/split";
import { asList, type Share } from "../logic/values";
import type { PlainProps } from "./props";
import { Stepper } from "./Stepper";

export function SplitWidget({ field, value, onChange }: PlainProps<"split">) {
  const shares = asList<Share>(value);
  const rows = rowKeys(field);
  const nameOf = (row: string): string => {
    const found = field.rows.find((each) => each.key === row);
    return found === undefined ? say(field.title) : say(found.label);
  };
  const isScale = rows.every((row) => isWeighed(field, row));
  // Every cell has its whole label already; this is for the eye, where a row fills the screen.
  const name = (column: Choice) => (
    <span class="ask-split-name" aria-hidden="true">
      {say(column.label)} {column.help !== null && <small>{say(column.help)}</small>}
    </span>
  );
  const cell = (row: string, column: Choice) => {
    const now = amountAt(shares, row, column.key);
    const label = `${nameOf(row)} → ${say(column.label)}`;
    if (isScale) {
      const isOpen = leftOf(field, shares, row) > 0;
      return <output class="ask-split-amount">{isOpen ? "–" : now}</output>;
    }
    return (
      <div class="ask-split-cell">
        <Stepper
          label={label}
          value={now}
          least={0}
          most={now + leftOf(field, shares, row)}
          disabled={column.refusal !== ""}
          onChange={(amount) => onChange(withAmount(field, shares, row, column.key, amount), true)}
        />
        <button
          type="button"
          class="button quiet"
          aria-label={t("answer-split-rest", { what: label })}
          disabled={column.refusal !== "" || leftOf(field, shares, row) === 0}
          onClick={() => onChange(withRest(field, shares, row, column.key))}
        >
          {t("answer-split-all")}
        </button>
      </div>
    );
  };
  const slider = (row: string) => {
    const [one, other] = field.columns;
    if (one === undefined || other === undefined) return null;
    const words = { one: say(one.label), other: say(other.label) };
    const second = weightOf(field, shares, row);
    const total = rowTotal(field, row) ?? 0;
    const set = (event: { currentTarget: HTMLInputElement }): void =>
      onChange(weighed(field, shares, row, event.currentTarget.valueAsNumber), true);
    return (
      <input
        type="range"
        class="ask-split-slider"
        aria-label={t("answer-split-between", { what: nameOf(row), ...words })}
        aria-valuetext={t("answer-split-parts", { ...words, first: total - second, second })}
        min={0}
        max={total}
        value={second}
        onInput={set}
        onClick={set}
      />
    );
  };
  return (
    <div class="ask-scrolled" data-field="split">
      <table class={`ask-split${isScale ? " is-scale" : ""}`}>
        <thead>
          <tr>
            {field.rows.length > 0 && <td />}
            {field.columns.map((column, place) => (
              <Fragment key={column.key}>
                {isScale && place === 1 && <td />}
                <th scope="col" class={column.refusal === "" ? "" : "ask-dim"}>
                  {say(column.label)}
                  {column.help !== null && <small>{say(column.help)}</small>}
                </th>
              </Fragment>
            ))}
            {!isScale && <th scope="col">{t("answer-split-left")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {field.rows.length > 0 && <th scope="row">{nameOf(row)}</th>}
              {field.columns.map((column, place) => (
                <Fragment key={column.key}>
                  {isScale && place === 1 && <td>{slider(row)}</td>}
                  <td>
                    {name(column)}
                    {cell(row, column)}
                  </td>
                </Fragment>
              ))}
              {!isScale && (
                <td class="ask-split-left">
                  <span class="ask-split-name" aria-hidden="true">
                    {t("answer-split-left")}:{" "}
                  </span>
                  <output>
                    {t("answer-split-left-of", {
                      left: leftOf(field, shares, row),
                      total: rowTotal(field, row) ?? field.total ?? 0,
                    })}
                  </output>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
