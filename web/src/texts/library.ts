/** The messages of each language, fetched once from the server. */
// texts: length-*, list-*
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { remember } from "../browser/memory";
import { FUNCTIONS } from "./agree";
import { FALLBACK, LANGUAGES, type Language, language } from "./reader";

/** What there is to say so far. Replaced, never changed, so that the page follows. */
export const bundles = signal<ReadonlyMap<Language, FluentBundle>>(new Map());

const underWay = new Map<Language, Promise<void>>();

/** Whose numbers a language has, where browsers would write others than the server: 1.000. */
const NUMBERS: Partial<Record<Language, string>> = { es: "es-AR" };

/** A bundle of Fluent text as the server gives it. */
export function bundleOf(tongue: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(NUMBERS[tongue] ?? tongue, {
    useIsolating: false,
    functions: FUNCTIONS,
  });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Take in a language's Fluent text. Tests and the demo page use it without a server. */
export function learn(tongue: Language, source: string): void {
  bundles.value = new Map(bundles.value).set(tongue, bundleOf(tongue, source));
}

/** Fetch a language, once. Rejects when the server cannot be reached; a later call tries again. */
export function load(tongue: Language): Promise<void> {
  if (bundles.value.has(tongue)) return Promise.resolve();
  let loading = underWay.get(tongue);
  if (loading === undefined) {
    loading = fetchTexts(tongue)
      .then((source) => learn(tongue, source))
      .finally(() => underWay.delete(tongue));
    underWay.set(tongue, loading);
  }
  return loading;
}

async function fetchTexts(tongue: Language): Promise<string> {
  const answer = await fetch(`/api/texts/${tongue}`);
  if (!answer.ok) throw new Error(`texts ${tongue}: ${answer.status}`);
  return answer.text();
}

/**
 * Switch the page to a language: first fetched, then shown, so that no bare key is ever seen. It is
 * remembered at once: whoever goes on to another page while it is fetched has it there.
 */
export async function speak(tongue: Language): Promise<void> {
  remember("language", tongue);
  try {
    await load(tongue);
  } catch (error) {
    remember("language", language.value);
    throw error;
  }
  language.value = tongue;
  if (typeof document !== "undefined") document.documentElement.lang = tongue;
}

/** Load what the page needs to begin: the reader's language, and English to fall back on. */
export async function loadFirst(): Promise<void> {
  const wanted = LANGUAGES.includes(language.value) ? language.value : FALLBACK;
  await load(wanted);
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
  if (wanted !== FALLBACK) void load(FALLBACK).catch(() => undefined);
}
