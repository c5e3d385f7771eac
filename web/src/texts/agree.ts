/**
 * AGREE and CASE: words that agree with a name in number, and German names in a case, the same as
 * `slagveld/texts/agree.py`.
 */
import { type FluentFunction, FluentType } from "@fluent/bundle";

import type { Value } from "../wire/types";
import { bare, CASES, type Case } from "./german";

/** A value as messages get it: said as it is, and known to AGREE and CASE. */
export class Said extends FluentType<string> {
  constructor(
    said: string,
    readonly many: boolean,
    readonly decline: (wanted: Case) => string,
  ) {
    super(said);
  }

  toString(): string {
    return this.value;
  }
}

/** The word that fits the value; any other number of arguments is a fault of the message. */
const agree: FluentFunction = (given, named) => {
  const [value, one, many] = given;
  if (one === undefined || many === undefined || given.length > 3 || Object.keys(named).length > 0)
    throw new TypeError("AGREE takes a value and two words");
  return value instanceof Said && value.many ? many : one;
};

/** The value in a German case; a case that does not exist is a fault of the message. */
const inCase: FluentFunction = (given) => {
  const [value, word] = given;
  const wanted = CASES.find((known) => known === word);
  if (value === undefined || wanted === undefined)
    throw new TypeError("CASE takes a value and a case");
  if (value instanceof Said) return value.decline(wanted);
  return typeof value === "string" ? bare(value, wanted) : value;
};

/** What messages may call, besides what Fluent knows itself. */
export const FUNCTIONS: Record<string, FluentFunction> = { AGREE: agree, CASE: inCase };

/**
 * Whether words that go with a value are in the plural.
 *
 * A name says so itself. Things joined by "and" are many; joined by "or", or alone, they are as
 * the last of them. Everything else counts as one.
 */
export function isMany(value: Value): boolean {
  if (typeof value !== "object") return false;
  if (value.type === "name") return value.many ?? false;
  if (value.type !== "listing") return false;
  const last = value.items.at(-1);
  if (last === undefined) return false;
  return (value.items.length > 1 && (value.kind ?? "and") === "and") || isMany(last);
}
