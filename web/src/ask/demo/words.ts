/** Names of invented things, in every language. */
import { text } from "../../texts";
import type { Choice, Name, Text } from "../../wire/types";

export function name(en: string, nl: string, de: string): Name {
  return { type: "name", en, nl, de };
}

/** A sentence that stands in no file: only for what is invented here. */
export function words(en: string, nl: string, de: string): Text {
  return text("plain", { words: name(en, nl, de) });
}

export function choice(key: string, label: Name, more: Partial<Choice> = {}): Choice {
  return { key, label, help: null, refusal: "", spot: null, of: null, ...more };
}
