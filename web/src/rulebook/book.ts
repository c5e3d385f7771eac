/** A game's rulebook with the table's own rules behind it: fetched once, searched here. */
import { api } from "../net/api";
import { FALLBACK, language } from "../texts";
import type { Wire } from "../wire/types";

export type Rule = Wire<"RuleShown">;
export type Chapter = Wire<"BookChapter">;
export type Term = Wire<"Term">;
export type Example = Wire<"ExampleShown">;
export type Wording = Wire<"Wording">;
type Said = NonNullable<Wire<"RulesFound">["note"]>;

export interface Book {
  game: string;
  /** What is said wherever these rules are shown. */
  note: Said | null;
  chapters: readonly Chapter[];
  /** The words of the game, in the languages of its players. */
  glossary: readonly Term[];
  /** The game's rules in book order. */
  rules: readonly Rule[];
  /** The rules that hold at every table. */
  house: readonly Rule[];
}

/** The book of the rules that hold in every game, as the server names it. */
export const HOUSE = "slagveld";

const books = new Map<string, Promise<Book>>();

/** The rulebook of a game; a failed fetch is tried again at the next call. */
export function openBook(game: string): Promise<Book> {
  let book = books.get(game);
  if (book === undefined) {
    book = fetchBook(game);
    books.set(game, book);
    book.catch(() => books.delete(game));
  }
  return book;
}

async function fetchBook(game: string): Promise<Book> {
  const [own, house] = await Promise.all([
    game === HOUSE ? null : api.rules(game),
    api.rules(HOUSE),
  ]);
  return {
    game,
    note: own?.note ?? null,
    chapters: own?.chapters ?? [],
    glossary: own?.glossary ?? [],
    rules: own?.rules ?? [],
    house: house.rules,
  };
}

/** The words of a rule for this reader, and the language they are in: his own, or English. */
export function wordsOf(rule: Rule): { words: Wording | undefined; lang: string } {
  const lang = rule.wording[language.value]?.rule ? language.value : FALLBACK;
  return { words: rule.wording[lang], lang };
}

/** The words of a worked example for a reader, and the language they are in. */
export function toldOf(
  example: Example,
  wanted: string,
): { words: Wire<"ExampleWords">; lang: string } {
  const lang = example.words[wanted] === undefined ? FALLBACK : wanted;
  const words = example.words[lang];
  return { words: words ?? { before: "", after: "" }, lang };
}

/** All words of a rule in one language, to be searched. */
function said(words: Wording): string {
  const { title, rule, ruling, examples, tables, reason } = words;
  const cells = tables.flatMap((table) => [table.title, ...table.head, ...table.rows.flat()]);
  return [title, rule, ruling, ...examples, ...cells, reason].join(" ");
}

/** The rule of this id, wherever it stands. */
export function findRule(book: Book, id: string): Rule | null {
  const wanted = id.toLowerCase();
  return [...book.rules, ...book.house].find((rule) => rule.id.toLowerCase() === wanted) ?? null;
}

/**
 * Rules that contain every word, in any language, best first: a hit in the id or a title counts more than one in
 * the text; equals stay in book order. As `Rulebook.search` does on the server; here the words of worked examples
 * count as well.
 */
export function search(rules: readonly Rule[], words: string): Rule[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return [...rules];
  const found = rules.flatMap((rule) => {
    const wordings = Object.values(rule.wording);
    const titles = wordings.map(({ title }) => title).join(" ");
    const head = `${rule.id} ${titles} ${rule.term}`.toLowerCase();
    const worked = rule.examples.flatMap(({ words }) => Object.values(words));
    const told = worked.map(({ before, after }) => `${before} ${after}`).join(" ");
    const body = `${head} ${wordings.map(said).join(" ")} ${told}`.toLowerCase();
    if (!wanted.every((word) => body.includes(word))) return [];
    return [{ rule, hits: wanted.filter((word) => head.includes(word)).length }];
  });
  return found.sort((one, other) => other.hits - one.hits).map(({ rule }) => rule);
}

/** Chapters of the book with those of some rules that stand in them; empty chapters are left out. */
export function byChapter(book: Book, rules: readonly Rule[]): [Chapter, Rule[]][] {
  const found = book.chapters.map((chapter): [Chapter, Rule[]] => [
    chapter,
    rules.filter((rule) => rule.chapter === chapter.key),
  ]);
  return found.filter(([, own]) => own.length > 0);
}

/** Words, or the rule they name. */
export type Part = string | { id: string };

/** A rule's words, cut where they name another rule: `[ZZ-1]`. */
export function withLinks(words: string, known: (id: string) => boolean): Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const found of words.matchAll(/\[([A-Z]{2,}-[\w.-]+)\]/g)) {
    const id = found[1] ?? "";
    if (!known(id)) continue;
    if (found.index > last) parts.push(words.slice(last, found.index));
    parts.push({ id });
    last = found.index + found[0].length;
  }
  if (last < words.length) parts.push(words.slice(last));
  return parts;
}
