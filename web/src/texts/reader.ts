/** Who reads: the language, and the measure they think in. Remembered in the browser. */
import { computed, signal } from "@preact/signals";

import { recall, remember } from "../browser/memory";

export type Language = "en" | "nl" | "de" | "fr" | "es";
export type Measure = "cm" | "inch";
/** What a reader wants to measure in; `book`: what the rulebook of the game measures in. */
export type MeasureWish = "book" | Measure;

export const MEASURE_WISHES: readonly MeasureWish[] = ["book", "cm", "inch"];

export const LANGUAGES: readonly Language[] = ["en", "nl", "de", "fr", "es"];
export const FALLBACK: Language = "en";

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
};

export const UNITS_PER_CM = 100;
export const UNITS_PER_INCH = 254;

/** The first of our languages that the browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((ours) => ours === tag.toLowerCase().split("-")[0]);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

function browserLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
}

/** The language of the page. Set it through `speak`, which first loads what there is to say. */
export const language = signal<Language>(
  recall("language", LANGUAGES) ?? preferred(browserLanguages()),
);

/** What the reader wants lengths to be told in. */
export const measureWish = signal<MeasureWish>(recall("measure", MEASURE_WISHES) ?? "book");

/** What the rulebook of the game on the page measures in. */
export const bookMeasure = signal<Measure>("cm");

/** The measure of lengths. Whatever says a length is rendered anew when it changes. */
export const measure = computed<Measure>(() =>
  measureWish.value === "book" ? bookMeasure.value : measureWish.value,
);

/** Units to the inch: a game's rulebook may count 2.5 cm to it. */
export const inch = signal(UNITS_PER_INCH);

export function setMeasure(wanted: MeasureWish): void {
  remember("measure", wanted);
  measureWish.value = wanted;
}
