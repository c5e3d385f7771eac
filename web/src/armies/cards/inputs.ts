/** What every input of a card is given. */
import type { JSX } from "preact";

import type { CardField, Refusal } from "./sheet";

export interface InputProps<Field> {
  field: Field;
  /** Where it stands in the card: `dial.2.speed`. */
  at: string;
  value: unknown;
  refusals: readonly Refusal[];
  /** `undefined`: it is left out. */
  onValue(value: unknown): void;
  onRule(rule: string): void;
}

/** The input of any field; inputs that have others within them are given it. */
export type Input = (props: InputProps<CardField>) => JSX.Element;
