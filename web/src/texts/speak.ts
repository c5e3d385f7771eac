/**
 * From a `Text` to a sentence: the same as `slagveld/texts/speak.py`, word for word.
 *
 * Speaking never fails: a message that does not exist, or lacks a value, becomes a visible ⟦key⟧.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Name, Text, Value, Wire } from "../wire/types";
import { isMany, Said } from "./agree";
import { bare, type Case, declined } from "./german";
import { FALLBACK, type Language, type Measure, UNITS_PER_CM, UNITS_PER_INCH } from "./reader";

/** Everything that can be said: values of messages, names, sentences and numbers. */
export type Sayable = Value;

export interface Speaker {
  language: Language;
  measure: Measure;
  /** 254, or 250 in games whose rulebook counts 2.5 cm to the inch. */
  unitsPerInch?: number;
  bundle(language: Language): FluentBundle | undefined;
}

type Arguments = Record<string, string | number | Said>;

/** Texts within texts; deeper is a mistake, and must not exhaust the stack. */
const DEEPEST = 30;
/** Characters of one value, as on the server. */
const LONGEST = 2000;
/** Numbers from here on are not exact. */
const LARGEST = 1e15;

/** The id of a key's message in a Fluent bundle. */
export function wireId(key: string): string {
  return key.replace(":", "--");
}

/** The sentence, name or number as this reader should see it. */
export function sayWith(speaker: Speaker, value: Sayable): string {
  return sayAt(speaker, value, 0);
}

function sayAt(speaker: Speaker, value: Sayable, depth: number): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return sayNumber(speaker, "number", value);
  if (depth > DEEPEST) return unsaid("…");
  switch (value.type) {
    case "text":
      return sayText(speaker, value, depth);
    case "name":
      return nameIn(value, speaker.language);
    case "distance":
      return sayNumber(speaker, "length", value.units, value.up);
    case "percent":
      return sayNumber(speaker, "percent", value.permille);
    case "signed":
      return sayNumber(speaker, "signed", value.number);
    case "listing":
      return sayListing(speaker, value, depth);
  }
}

function nameIn(name: Name, language: Language): string {
  return name[language] || name.en;
}

function sayText(speaker: Speaker, text: Text, depth: number): string {
  const given: Arguments = {};
  for (const [name, value] of Object.entries(text.values ?? {})) {
    if (typeof value === "number" && Math.abs(value) < LARGEST) {
      given[name] = value; // stays a number, so that the message can select a plural
    } else {
      const said = shortened(sayAt(speaker, value, depth + 1));
      given[name] =
        typeof value === "object" && agreeing(value) ? known(speaker, value, said, depth) : said;
    }
  }
  return format(speaker, text.key, given);
}

type Agreeing = Extract<Value, { type: "name" | "listing" }>;

function agreeing(value: Exclude<Value, string | number>): value is Agreeing {
  return value.type === "name" || value.type === "listing";
}

/** A name or a list as messages get it, so that words can agree with it. */
function known(speaker: Speaker, value: Agreeing, said: string, depth: number): Said {
  const decline = (wanted: Case) =>
    speaker.language === "de" ? shortened(inCase(speaker, value, wanted, depth + 1)) : said;
  return new Said(said, isMany(value), decline);
}

function inCase(speaker: Speaker, value: Value, wanted: Case, depth: number): string {
  if (typeof value === "object" && value.type === "name") return declined(value, wanted);
  if (typeof value === "object" && value.type === "listing" && depth <= DEEPEST) {
    const items = value.items.map((item) => inCase(speaker, item, wanted, depth + 1));
    return joined(speaker, items, value.kind);
  }
  return bare(sayAt(speaker, value, depth), wanted);
}

function shortened(said: string): string {
  if (said.length <= LONGEST) return said;
  const signs = Array.from(said);
  return signs.length <= LONGEST ? said : `${signs.slice(0, LONGEST - 1).join("")}…`;
}

function sayNumber(
  speaker: Speaker,
  key: "number" | "percent" | "signed" | "length",
  number: number,
  up = false,
): string {
  if (Math.abs(number) >= LARGEST) return unsaid(key);
  switch (key) {
    case "number":
      return format(speaker, key, { number });
    case "percent":
      return format(speaker, key, { percent: number / 10 });
    case "signed": {
      const sign = number > 0 ? "plus" : number < 0 ? "minus" : "zero";
      return format(speaker, key, { sign, size: Math.abs(number) });
    }
    case "length":
      return sayLength(speaker, number, up);
  }
}

function sayLength(speaker: Speaker, units: number, up: boolean): string {
  const inches = speaker.measure === "inch";
  const per = inches ? (speaker.unitsPerInch ?? UNITS_PER_INCH) : UNITS_PER_CM;
  const key = inches ? "length-inch" : "length-cm";
  // Rounded here, halves up: browsers and the server round halves differently.
  const half = up ? 2 * per - 1 : per;
  const tenths = Math.floor((Math.abs(units) * 20 + half) / (2 * per));
  if (tenths === 0 && units !== 0) return format(speaker, `${key}-tiny`, { length: 0.1 });
  const signed = units < 0 ? -tenths : tenths;
  return format(speaker, key, { length: signed / 10 });
}

function sayListing(speaker: Speaker, listing: Wire<"Listing">, depth: number): string {
  const items = listing.items.map((item) => sayAt(speaker, item, depth + 1));
  return joined(speaker, items, listing.kind);
}

function joined(
  speaker: Speaker,
  items: readonly string[],
  kind: Wire<"Listing">["kind"] = "and",
): string {
  const last = items.at(-1);
  if (last === undefined) return format(speaker, "list-empty", {});
  if (items.length === 1) return last;
  const word = format(speaker, `list-${kind}`, {}); // texts: list-*
  const comma = kind === "then" ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} ${word} ${last}`;
}

function format(speaker: Speaker, key: string, given: Arguments): string {
  for (const language of new Set([speaker.language, FALLBACK])) {
    const bundle = speaker.bundle(language);
    const message = bundle?.getMessage(wireId(key));
    if (bundle === undefined || message === undefined) continue;
    if (message.value === null) return unsaid(key);
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(message.value, given, errors);
    return errors.length > 0 ? unsaid(key) : sentence;
  }
  return unsaid(key);
}

function unsaid(key: string): string {
  return `⟦${key}⟧`;
}
