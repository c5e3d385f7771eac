/** Sheets of own cards: values by their names, and where something is wrong with them. */
import type { Wire } from "../../wire/types";

export type Sheet = Record<string, unknown>;
export type CardKind = Wire<"CardKind">;
export type Entry = Wire<"Entry">;
export type CardField = Entry["field"];
export type Reading = Wire<"CardReading">;
export type Refusal = Wire<"CardRefusal">;

/** The value of a sheet that says of which kind it is, where a game has several. */
export const KIND = "type";
/** The choice of a roster that holds its own cards. */
export const OWN = "own";

export function isRecord(value: unknown): value is Sheet {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A sheet with one value more, or changed; `undefined` takes it away. */
export function withValue(sheet: Sheet, name: string, value: unknown): Sheet {
  const next = { ...sheet };
  if (value === undefined) delete next[name];
  else next[name] = value;
  return next;
}

/** The own cards of an army, as they lie in its choices. */
export function ownCards(choices: Record<string, unknown>): Sheet[] {
  const own = choices[OWN];
  return Array.isArray(own) ? own.filter(isRecord) : [];
}

/** The choices of an army with these own cards; none leave no trace. */
export function withCards(choices: Record<string, unknown>, cards: readonly Sheet[]) {
  return withValue(choices, OWN, cards.length > 0 ? cards : undefined);
}

/** A sheet to begin with: of a kind, and named so that no other card of the army has its key. */
export function begun(
  kind: CardKind,
  several: boolean,
  like: Sheet,
  taken: readonly Sheet[],
): Sheet {
  const keys = new Set(taken.map((sheet) => sheet["key"]));
  const first = String(like["key"] ?? "card");
  let key = first;
  for (let n = 2; keys.has(key); n += 1) key = `${first}-${n}`;
  const sheet: Sheet = { ...structuredClone(like), key };
  delete sheet[KIND];
  return several ? { [KIND]: kind.key, ...sheet } : sheet;
}

/** The kind of a sheet. */
export function kindOf(kinds: readonly CardKind[], sheet: Sheet): CardKind | undefined {
  const wanted = sheet[KIND];
  return wanted === undefined ? kinds[0] : kinds.find((kind) => kind.key === wanted);
}

/** What people call a card: its name is one for all languages, or one for each. */
export function nameOf(sheet: Sheet, language: string): string {
  const name = sheet["name"];
  if (typeof name === "string") return name;
  if (isRecord(name)) return String(name[language] || name["en"] || sheet["key"] || "");
  return String(sheet["key"] ?? "");
}

/** What is wrong at a place of a sheet, or anywhere below it: `dial.2.speed`. */
export function faultsAt(refusals: readonly Refusal[], place: string, deep = false): Refusal[] {
  return refusals.filter(({ field }) => field === place || (deep && field.startsWith(`${place}.`)));
}

/** A row that begins like the one before it, or with the least that each value may be. */
export function freshRow(entries: readonly Entry[], before: Sheet | undefined): Sheet {
  if (before !== undefined) return structuredClone(before);
  const row: Sheet = {};
  for (const { field } of entries) {
    if (field.optional) continue;
    const value = leastOf(field);
    if (value !== undefined) row[field.name] = value;
  }
  return row;
}

/** The plainest value that a field takes. */
export function leastOf(field: CardField): unknown {
  switch (field.kind) {
    case "number":
      return Math.max(field.least, Math.min(field.most, 0));
    case "switch":
      return false;
    case "choice":
      return field.choices[0]?.key;
    case "choices":
      return [];
    case "words":
    case "name":
    case "row-name":
      return "";
    case "size":
      return [field.least, field.least];
    case "figure":
      return {};
    case "record":
      return freshRow(field.entries, undefined);
    case "rows":
      return [freshRow(field.entries, undefined)];
    case "numbers":
      return [field.least];
    case "outline":
    case "terrain":
    case "variants":
      return [];
  }
}

/** A card as a file, and what to call it. */
export function cardFile(game: string, sheet: Sheet): { name: string; words: string } {
  const key = String(sheet["key"] ?? "card").replace(/[^a-z0-9-]/g, "") || "card";
  return { name: `${key}.${game}.card.json`, words: `${JSON.stringify(sheet, null, 2)}\n` };
}

/** The card in a file; null where there is none. */
export function readCard(words: string): Sheet | null {
  try {
    const found: unknown = JSON.parse(words);
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}
