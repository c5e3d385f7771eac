/** A game's rulebook with the table's own rules behind it: fetched once, searched here. */
import { api } from "../net/api";
import type { Wire } from "../wire/types";

export type Rule = Wire<"RuleShown">;
type Said = NonNullable<Wire<"RulesFound">["note"]>;

export interface Book {
  game: string;
  /** What is said wherever these rules are shown. */
  note: Said | null;
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
    game === HOUSE ? Promise.resolve({ rules: [], note: null }) : api.rules(game),
    api.rules(HOUSE),
  ]);
  return { game, note: own.note ?? null, rules: own.rules, house: house.rules };
}

/** The rule of this id, wherever it stands. */
export function findRule(book: Book, id: string): Rule | null {
  const wanted = id.toLowerCase();
  return [...book.rules, ...book.house].find((rule) => rule.id.toLowerCase() === wanted) ?? null;
}

/**
 * Rules that contain every word, best first: a hit in the id or a title counts more than one in
 * the text; equals stay in book order. As `Rulebook.search` does on the server.
 */
export function search(rules: readonly Rule[], words: string): Rule[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return [...rules];
  const found = rules.flatMap((rule) => {
    const { en, nl, de } = rule.title;
    const head = `${rule.id} ${en} ${nl} ${de} ${rule.term}`.toLowerCase();
    const body = `${head} ${rule.topic} ${rule.rule} ${rule.ruling}`.toLowerCase();
    if (!wanted.every((word) => body.includes(word))) return [];
    return [{ rule, hits: wanted.filter((word) => head.includes(word)).length }];
  });
  return found.sort((one, other) => other.hits - one.hits).map(({ rule }) => rule);
}

/** Rules under the topics they are about, topics in the order in which the book comes to them. */
export function byTopic(rules: readonly Rule[]): [string, Rule[]][] {
  const topics = new Map<string, Rule[]>();
  for (const rule of rules) topics.set(rule.topic, [...(topics.get(rule.topic) ?? []), rule]);
  return [...topics];
}

/** Words, or the rule they name. */
export type Part = string | { id: string };

/** A rule's words, cut where they name another rule. */
export function withLinks(words: string, known: (id: string) => boolean): Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const found of words.matchAll(/\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+[a-z]?\b/g)) {
    if (!known(found[0])) continue;
    if (found.index > last) parts.push(words.slice(last, found.index));
    parts.push({ id: found[0] });
    last = found.index + found[0].length;
  }
  if (last < words.length) parts.push(words.slice(last));
  return parts;
}
