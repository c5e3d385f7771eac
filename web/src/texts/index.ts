/**
 * Words for people. `say` a value of the wire, or `t` a message of the page.
 *
 * Both read signals: a component that says something is drawn again when the language or the
 * measure changes.
 */
import type { Text } from "../wire/types";
import { bundles } from "./library";
import { inch, language, measure } from "./reader";
import { type Sayable, sayWith, wireId } from "./speak";

export { learn, load, loadFirst, speak } from "./library";
export type { Language, Measure } from "./reader";
export {
  bookMeasure,
  FALLBACK,
  inch,
  LANGUAGE_NAMES,
  LANGUAGES,
  language,
  MEASURE_WISHES,
  measure,
  measureWish,
  setMeasure,
  UNITS_PER_INCH,
} from "./reader";
export type { Sayable } from "./speak";

/** A message with its values, as the wire has it. */
export function text(key: string, values: Record<string, Sayable> = {}): Text {
  return { type: "text", key, values };
}

/** The sentence, name, length or number in the reader's language and measure. */
export function say(value: Sayable): string {
  const known = bundles.value;
  return sayWith(
    {
      language: language.value,
      measure: measure.value,
      unitsPerInch: inch.value,
      bundle: (tongue) => known.get(tongue),
    },
    value,
  );
}

/** A message of the page by its key. */
export function t(key: string, values: Record<string, Sayable> = {}): string {
  return say(text(key, values));
}

/** Whether there is such a message: for keys that are put together from data. */
export function hasText(key: string): boolean {
  const id = wireId(key);
  return [...bundles.value.values()].some((bundle) => bundle.hasMessage(id));
}

/** A length in units of the table (0.1 mm), in the reader's measure. */
export function length(units: number): string {
  return say({ type: "distance", units });
}

/** A chance between 0 and 1; only what is certain is 100 %, only the impossible is 0 %. */
export function percent(chance: number): string {
  let permille = Math.round(chance * 1000);
  if (chance > 0 && chance < 1) permille = Math.min(Math.max(permille, 1), 999);
  return say({ type: "percent", permille });
}

/** A modifier, always with its sign. */
export function signed(number: number): string {
  return say({ type: "signed", number });
}

/** Several things joined in the reader's language: "a, b and c". */
export function listing(items: Sayable[], kind: "and" | "or" = "and"): string {
  return say({ type: "listing", items, kind });
}

/** A day and time, from seconds since 1970, as it is written where the reader lives. */
export function moment(seconds: number): string {
  const homes = typeof navigator === "undefined" ? [] : navigator.languages;
  const home = homes.find((tag) => tag.split("-")[0] === language.value) ?? language.value;
  return new Intl.DateTimeFormat(home, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(seconds * 1000));
}
