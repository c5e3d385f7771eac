/**
 * AGREE: the form of a word that agrees in number with a name, the same as
 * `slagveld/texts/agree.py`.
 */
import { FluentType, type FluentFunction } from "@fluent/bundle";

import type { Value } from "../wire/types";

/** A value that stands for several, as messages get it: said as it is, and known to AGREE. */
export class Many extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** The word that fits the value; any other number of arguments is a fault of the message. */
const agree: FluentFunction = (given, named) => {
  const [value, one, many] = given;
  if (one === undefined || many === undefined || given.length > 3 || Object.keys(named).length > 0)
    throw new TypeError("AGREE takes a value and two words");
  return value instanceof Many ? many : one;
};

/** What messages may call, besides what Fluent knows itself. */
export const FUNCTIONS: Record<string, FluentFunction> = { AGREE: agree };

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
  return (value.items.length > 1 && value.kind !== "or") || isMany(last);
}
