import { describe, expect, it } from "vitest";

import { language } from "../texts";
import {
  type Book,
  byChapter,
  findRule,
  type Rule,
  search,
  toldOf,
  withLinks,
  wordsOf,
} from "./book";

const words = (title: string, rule: string) => ({
  title,
  rule,
  ruling: "",
  examples: [],
  tables: [],
  reason: "",
});

function rule(id: string, title: string, body: string, chapter = "turn"): Rule {
  const name = { type: "name", en: title, nl: `${title} nl`, de: `${title} de` } as const;
  return {
    id,
    title: name,
    wording: {
      en: words(title, body),
      nl: words(name.nl, `${body} In het Nederlands.`),
      de: words(name.de, ""),
    },
    chapter,
    term: "",
    source: "",
    kind: "mechanic",
    house: false,
    examples: [],
  };
}

const chapter = (key: string) => ({
  key,
  title: { type: "name", en: key, nl: key, de: key } as const,
});

const RULES = [
  rule("ZZ-1", "Movement", "A creature walks through the wood at half pace.", "movement"),
  rule("ZZ-2", "Woods", "Cover.", "terrain"),
  rule("ZZ-3", "Shooting", "Shots into a wood need sight.", "shooting"),
  rule("ZZ-4", "Turning", "Turning is free.", "movement"),
];

describe("searching the rulebook", () => {
  it("finds rules with every word, titles first", () => {
    expect(search(RULES, "wood").map(({ id }) => id)).toEqual(["ZZ-2", "ZZ-1", "ZZ-3"]);
    expect(search(RULES, "WOOD sight").map(({ id }) => id)).toEqual(["ZZ-3"]);
    expect(search(RULES, "zz-4").map(({ id }) => id)).toEqual(["ZZ-4"]);
    expect(search(RULES, "dragon")).toEqual([]);
  });

  it("finds titles and words in any language", () => {
    expect(search(RULES, "turning nl").map(({ id }) => id)).toEqual(["ZZ-4"]);
    expect(search(RULES, "cover nederlands").map(({ id }) => id)).toEqual(["ZZ-2"]);
  });

  it("finds the words of worked examples, in any language", () => {
    const [first, ...others] = RULES as [Rule, ...Rule[]];
    const words = { en: { before: "An ork walks.", after: "It costs 6." } };
    const worked = { ...first, examples: [{ key: "walk", words, refused: false }] };
    expect(search([worked, ...others], "ork costs").map(({ id }) => id)).toEqual(["ZZ-1"]);
    expect(search(RULES, "ork costs")).toEqual([]);
  });

  it("without words is the whole book in order", () => {
    expect(search(RULES, "  ")).toEqual(RULES);
  });
});

describe("the book", () => {
  const house = rule("YY-1", "House", "Ours.");
  const book: Book = {
    note: null,
    game: "g",
    chapters: ["movement", "magic", "shooting"].map(chapter),
    glossary: [],
    rules: RULES,
    house: [house],
  };

  it("finds a rule by its id, also of the house, whatever the case", () => {
    expect(findRule(book, "zz-2")).toBe(RULES[1]);
    expect(findRule(book, "YY-1")).toBe(house);
    expect(findRule(book, "ZZ-9")).toBeNull();
  });

  it("keeps the order of its chapters and leaves empty ones out", () => {
    expect(byChapter(book, RULES).map(([{ key }, rules]) => [key, rules.length])).toEqual([
      ["movement", 2],
      ["shooting", 1],
    ]);
  });

  it("gives a reader words in his language, or in English", () => {
    const [first] = RULES as [Rule];
    language.value = "nl";
    expect(wordsOf(first)).toMatchObject({ lang: "nl", words: { title: "Movement nl" } });
    language.value = "de";
    expect(wordsOf(first)).toMatchObject({ lang: "en", words: { title: "Movement" } });
    language.value = "en";
  });

  it("gives a reader the words of an example in his language, or in English", () => {
    const told = (before: string) => ({ before, after: "" });
    const words = { en: told("Before."), nl: told("Ervoor.") };
    const example = { key: "walk", words, refused: false };
    expect(toldOf(example, "nl")).toEqual({ words: told("Ervoor."), lang: "nl" });
    expect(toldOf(example, "fr")).toEqual({ words: told("Before."), lang: "en" });
  });

  it("links the rules that a rule names, and nothing else", () => {
    const known = (id: string) => findRule(book, id) !== null;
    expect(withLinks("See [ZZ-2], not [ZZ-99] or D-10.", known)).toEqual([
      "See ",
      { id: "ZZ-2" },
      ", not [ZZ-99] or D-10.",
    ]);
    expect(withLinks("[YY-1]", known)).toEqual([{ id: "YY-1" }]);
  });
});
