import { describe, expect, it } from "vitest";

import { type Book, byTopic, findRule, type Rule, search, withLinks } from "./book";

function rule(id: string, title: string, body: string, topic = "turn"): Rule {
  const name = { type: "name", en: title, nl: `${title} nl`, de: `${title} de` } as const;
  return {
    id,
    title: name,
    rule: body,
    topic,
    term: "",
    ruling: "",
    source: "",
    kind: "mechanic",
    house: false,
  };
}

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

  it("finds titles in any language", () => {
    expect(search(RULES, "turning nl").map(({ id }) => id)).toEqual(["ZZ-4"]);
  });

  it("without words is the whole book in order", () => {
    expect(search(RULES, "  ")).toEqual(RULES);
  });
});

describe("the book", () => {
  const house = rule("YY-1", "House", "Ours.");
  const book: Book = { note: null, game: "g", rules: RULES, house: [house] };

  it("finds a rule by its id, also of the house, whatever the case", () => {
    expect(findRule(book, "zz-2")).toBe(RULES[1]);
    expect(findRule(book, "YY-1")).toBe(house);
    expect(findRule(book, "ZZ-9")).toBeNull();
  });

  it("keeps the order in which topics come", () => {
    expect(byTopic(RULES).map(([topic, rules]) => [topic, rules.length])).toEqual([
      ["movement", 2],
      ["terrain", 1],
      ["shooting", 1],
    ]);
  });

  it("links the rules that a rule names, and nothing else", () => {
    const known = (id: string) => findRule(book, id) !== null;
    expect(withLinks("See ZZ-2, not ZZ-99 or D-10.", known)).toEqual([
      "See ",
      { id: "ZZ-2" },
      ", not ZZ-99 or D-10.",
    ]);
    expect(withLinks("YY-1", known)).toEqual([{ id: "YY-1" }]);
  });
});
