/** An army being built: what one can do to its roster. Every function answers a new one. */
import type { AnyField, Label, Tally, Wire } from "../wire/types";

/** Answers to the fields of an offer, by name. */
export type Choices = Record<string, unknown>;
export type Entry = Omit<Wire<"Chosen">, "choices"> & { choices: Choices };
export type Roster = Omit<Wire<"Roster">, "choices" | "entries"> & {
  entries: Entry[];
  choices: Choices;
};
export type Offer = Wire<"Offer">;
export type Fault = Wire<"Fault">;
export type Report = Wire<"ArmyReport">;

/** More of one entry than anybody paints. */
export const MOST = 999;

export function emptyRoster(game: string, name: string): Roster {
  return { game, name, total: 0, entries: [], choices: {} };
}

/** An army of one's own that begins like another, under this name. */
export function copyOf(roster: Wire<"Roster"> | Roster, name: string): Roster {
  return {
    game: roster.game,
    name,
    total: roster.total,
    entries: roster.entries.map((entry) => ({ ...entry, choices: { ...entry.choices } })),
    choices: { ...roster.choices },
  };
}

/** One more of an offer: in its entry if there is one like it, else in a new one. */
export function withOffer(roster: Roster, offer: Offer): Roster {
  const plain = offer.fields.length === 0;
  const at = plain ? roster.entries.findIndex((entry) => entry.key === offer.key) : -1;
  const entry = roster.entries[at];
  if (entry !== undefined) return withCount(roster, at, entry.count + 1);
  const fresh: Entry = { key: offer.key, count: 1, choices: firstChoices(offer.fields) };
  return { ...roster, entries: [...roster.entries, fresh] };
}

/** One less of an offer, from the last entry that has it. */
export function withoutOffer(roster: Roster, key: string): Roster {
  const at = roster.entries.findLastIndex((entry) => entry.key === key);
  const entry = roster.entries[at];
  return entry === undefined ? roster : withCount(roster, at, entry.count - 1);
}

/** So many of an entry; none takes it out. */
export function withCount(roster: Roster, at: number, count: number): Roster {
  const whole = Math.min(MOST, Math.max(0, Math.round(count)));
  if (whole === 0) return withoutEntry(roster, at);
  return withEntry(roster, at, { count: whole });
}

export function withoutEntry(roster: Roster, at: number): Roster {
  return { ...roster, entries: roster.entries.filter((_, index) => index !== at) };
}

export function withChoice(roster: Roster, at: number, name: string, value: unknown): Roster {
  const choices = { ...roster.entries[at]?.choices };
  if (value === undefined) delete choices[name];
  else choices[name] = value;
  return withEntry(roster, at, { choices });
}

/** Something chosen for the army as a whole; what is not chosen leaves no trace. */
export function withArmyChoice(roster: Roster, name: string, value: unknown): Roster {
  const choices = { ...roster.choices };
  if (value === undefined || value === false) delete choices[name];
  else choices[name] = value;
  return { ...roster, choices };
}

function withEntry(roster: Roster, at: number, change: Partial<Entry>): Roster {
  const entries = roster.entries.map((entry, index) =>
    index === at ? { ...entry, ...change } : entry,
  );
  return { ...roster, entries };
}

/** How many of an offer are in the army. */
export function countOf(roster: Roster, key: string): number {
  return roster.entries.reduce((sum, entry) => sum + (entry.key === key ? entry.count : 0), 0);
}

/** What a new entry begins with: the first that is allowed, the least number, no. */
function firstChoices(fields: readonly AnyField[]): Choices {
  const found: Choices = {};
  for (const field of fields) {
    if (field.optional) continue;
    if (field.kind === "choice") {
      const choice = field.choices.find((one) => one.refusal === "") ?? field.choices[0];
      if (choice !== undefined) found[field.name] = choice.key;
    } else if (field.kind === "number") found[field.name] = field.least;
    else if (field.kind === "switch") found[field.name] = false;
    else if (field.kind === "choices") found[field.name] = [];
    else if (field.kind === "words") found[field.name] = "";
  }
  return found;
}

/** What was chosen with an entry, in words, for those who only read it: "Mount: Horse". */
export function chosenWords(
  fields: readonly AnyField[],
  choices: Choices,
  say: (label: Label | number) => string,
): string[] {
  const found: string[] = [];
  for (const field of fields) {
    const value = choices[field.name];
    const title = say(field.title);
    if (field.kind === "switch") {
      if (value === true) found.push(title);
    } else if (field.kind === "choice" || field.kind === "choices") {
      const keys: unknown[] = Array.isArray(value) ? value : [value];
      const named = field.choices.filter(({ key }) =>
        keys.some((one) => one === key || (typeof one === "number" && String(one) === key)),
      );
      if (named.length > 0) {
        found.push(`${title}: ${named.map((one) => say(one.label)).join(", ")}`);
      }
    } else if (typeof value === "number" || (typeof value === "string" && value !== "")) {
      found.push(`${title}: ${say(value)}`);
    }
  }
  return found;
}

export interface Shelf {
  title: Label;
  offers: Offer[];
}

/** The offers that have every word in their name or group, shelf by shelf, in the game's order. */
export function shelves(
  offers: readonly Offer[],
  words: string,
  say: (label: Label) => string,
): Shelf[] {
  const wanted = plainly(words).split(/\s+/).filter(Boolean);
  const found = new Map<string, Shelf>();
  for (const offer of offers) {
    const title = say(offer.group);
    const said = plainly(`${say(offer.name)} ${title}`);
    if (!wanted.every((word) => said.includes(word))) continue;
    const shelf = found.get(title);
    if (shelf === undefined) found.set(title, { title: offer.group, offers: [offer] });
    else shelf.offers.push(offer);
  }
  return [...found.values()];
}

/** Without case and accents, so that whoever types "runen" finds "Rünen". */
function plainly(words: string): string {
  return words
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

export interface SortedFaults {
  /** Of the army as a whole. */
  whole: Fault[];
  /** Of its entries, by their number. */
  entries: Map<number, Fault[]>;
}

export function sortedFaults(faults: readonly Fault[], entries: number): SortedFaults {
  const sorted: SortedFaults = { whole: [], entries: new Map() };
  for (const fault of faults) {
    const at = fault.entry;
    if (at === null || at >= entries) sorted.whole.push(fault);
    else sorted.entries.set(at, [...(sorted.entries.get(at) ?? []), fault]);
  }
  return sorted;
}

/** What one and the same currency is called in all prices; null when they differ or are unnamed. */
export function currency(prices: readonly Tally[]): Tally["name"] {
  const name = prices[0]?.name ?? null;
  return name !== null && prices.every((price) => price.name?.key === name.key) ? name : null;
}
