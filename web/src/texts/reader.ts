/** Who reads: the language, and the measure they think in. Remembered in the browser. */
import { signal } from "@preact/signals";

import { recall, remember } from "../app/memory";

export type Language = "en" | "nl" | "de";
export type Measure = "cm" | "inch";

export const LANGUAGES: readonly Language[] = ["en", "nl", "de"];
export const FALLBACK: Language = "en";

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
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

/** Inches for readers whose browser says they live where inches are used. */
export function usualMeasure(wanted: readonly string[]): Measure {
  return /^en-(us|lr|mm)$/i.test(wanted[0] ?? "") ? "inch" : "cm";
}

function browserLanguages(): readonly string[] {
  return typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
}

/** The language of the page. Set it through `speak`, which first loads what there is to say. */
export const language = signal<Language>(
  recall("language", LANGUAGES) ?? preferred(browserLanguages()),
);

/** The measure of lengths. Setting it re-renders whatever says a length. */
export const measure = signal<Measure>(
  recall("measure", ["cm", "inch"] as const) ?? usualMeasure(browserLanguages()),
);

/** Units to the inch: a game's rulebook may count 2.5 cm to it. */
export const inch = signal(UNITS_PER_INCH);

export function setMeasure(wanted: Measure): void {
  remember("measure", wanted);
  measure.value = wanted;
}
