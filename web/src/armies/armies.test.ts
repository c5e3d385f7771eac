import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Label } from "../wire/types";
import { fileOf, isText, readArmy } from "./file";
import { latest } from "./latest";
import {
  chosenWords,
  copyOf,
  countOf,
  currency,
  emptyRoster,
  type Offer,
  type Roster,
  shelves,
  sortedFaults,
  withArmyChoice,
  withChoice,
  withCount,
  withOffer,
  withoutEntry,
  withoutOffer,
} from "./roster";

const plain = (label: Label): string => (typeof label === "string" ? label : "?");

function offer(key: string, more: Partial<Offer> = {}): Offer {
  const price = { start: 30, items: [], name: null, plus_is_good: true, length: false };
  return { key, name: key, price, group: "Orks", fields: [], refusal: null, figure: null, ...more };
}

const KNIGHT = offer("knight", {
  fields: [
    {
      kind: "choice",
      name: "mount",
      title: { type: "text", key: "x", values: {} },
      optional: false,
      of: "",
      numeric: false,
      choices: [
        { key: "dragon", label: "Dragon", help: null, refusal: "X-1", spot: null, of: null },
        { key: "horse", label: "Horse", help: null, refusal: "", spot: null, of: null },
      ],
    },
  ],
});

describe("a roster", () => {
  const army = emptyRoster("toy", "Mine");

  it("counts what is alike together", () => {
    let roster = withOffer(withOffer(withOffer(army, offer("a")), offer("b")), offer("a"));
    expect(roster.entries.map(({ key, count }) => [key, count])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    expect(countOf(roster, "a")).toBe(2);
    roster = withoutOffer(withoutOffer(roster, "b"), "b");
    expect(roster.entries).toHaveLength(1);
    expect(army.entries).toEqual([]);
  });

  it("keeps what was chosen with an entry apart, and begins with what is allowed", () => {
    let roster = withOffer(withOffer(army, KNIGHT), KNIGHT);
    expect(roster.entries.map((entry) => entry.choices)).toEqual([
      { mount: "horse" },
      { mount: "horse" },
    ]);
    roster = withChoice(roster, 1, "mount", "dragon");
    expect(roster.entries[0]?.choices).toEqual({ mount: "horse" });
    expect(withChoice(roster, 1, "mount", undefined).entries[1]?.choices).toEqual({});
    const magic = withArmyChoice(roster, "magic", true);
    expect(magic.choices).toEqual({ magic: true });
    expect(magic.entries).toBe(roster.entries);
    expect(withArmyChoice(magic, "magic", false).choices).toEqual({});
    expect(withArmyChoice(magic, "magic", undefined).choices).toEqual({});
  });

  it("says what was chosen to those who only read it", () => {
    const title = (words: string) => ({ type: "text" as const, key: words, values: {} });
    const named = (label: Label | number): string =>
      typeof label === "object" && label.type === "text" ? label.key : String(label);
    const choice = (key: string, label: string) => ({
      key,
      label,
      help: null,
      refusal: "",
      spot: null,
      of: null,
    });
    const common = { optional: false };
    const ranks = [choice("1", "raw"), choice("2", "tried")];
    const fields = [
      ...KNIGHT.fields,
      { kind: "choice", name: "ws", title: title("WS"), of: "", numeric: true, choices: ranks },
      { kind: "choices", name: "magic", title: title("Magic"), choices: ranks, least: 0, most: 9 },
      { kind: "number", name: "w", title: title("W"), least: 0, most: 9 },
      { kind: "switch", name: "hero", title: title("Hero") },
      { kind: "switch", name: "bow", title: title("Bow") },
      { kind: "words", name: "name", title: title("Name"), most: 9 },
    ].map((field) => ({ ...common, ...field })) as Offer["fields"];
    const chosen = { mount: "horse", ws: 2, magic: ["2", "1"], w: 0, hero: true, bow: false };
    expect(chosenWords(fields, { ...chosen, name: "Jo" }, named)).toEqual([
      "x: Horse",
      "WS: tried",
      "Magic: raw, tried",
      "W: 0",
      "Hero",
      "Name: Jo",
    ]);
    expect(chosenWords(fields, { mount: "cow", name: "", magic: [] }, named)).toEqual([]);
  });

  it("takes out what is none", () => {
    const roster = withOffer(withOffer(army, offer("a")), offer("b"));
    expect(withCount(roster, 0, 0)).toEqual(withoutEntry(roster, 0));
    expect(withCount(roster, 1, 4000).entries[1]?.count).toBe(999);
    expect(withoutOffer(roster, "c")).toBe(roster);
  });

  it("is copied without a trace of the first", () => {
    const first = withOffer(army, KNIGHT);
    const copy = copyOf(first, "Copy");
    expect(withChoice(copy, 0, "mount", "dragon").name).toBe("Copy");
    expect(copy.entries[0]).not.toBe(first.entries[0]);
  });
});

describe("offers", () => {
  const offers = [
    offer("Wächter"),
    offer("Elf", { group: "Elves" }),
    offer("Guard"),
    offer("Elf archer", { group: "Elves" }),
  ];

  it("stand on the shelves of the game, in its order", () => {
    expect(shelves(offers, "", plain).map(({ title, offers: on }) => [title, on.length])).toEqual([
      ["Orks", 2],
      ["Elves", 2],
    ]);
  });

  it("are found by words, without case and accents", () => {
    const found = (words: string): string[] =>
      shelves(offers, words, plain).flatMap((shelf) => shelf.offers.map((one) => one.key));
    expect(found("WACHTER")).toEqual(["Wächter"]);
    expect(found("arch elv")).toEqual(["Elf archer"]);
    expect(found("dragon")).toEqual([]);
  });
});

describe("what is wrong", () => {
  it("stands with its entry, or with the whole", () => {
    const fault = (entry: number | null) => ({
      rule: "X-1",
      text: { type: "text" as const, key: "x", values: {} },
      entry,
    });
    const sorted = sortedFaults([fault(1), fault(null), fault(1), fault(7)], 2);
    expect(sorted.whole).toHaveLength(2);
    expect(sorted.entries.get(1)).toHaveLength(2);
  });

  it("is counted in one currency or in none", () => {
    const named = (key: string) => ({
      ...offer("a").price,
      name: { type: "text" as const, key, values: {} },
    });
    expect(currency([named("points"), named("points")])?.key).toBe("points");
    expect(currency([named("points"), named("gold")])).toBe(null);
    expect(currency([])).toBe(null);
  });
});

describe("a file", () => {
  const army: Roster = {
    game: "toy",
    name: "Mijn leger",
    total: 100,
    entries: [{ key: "a", count: 2, choices: { x: 1 } }],
    choices: {},
  };

  it("comes back as it went out", () => {
    const file = fileOf(army, "Mijn leger / één");
    expect(file.name).toBe("Mijn-leger-één.toy.json");
    expect(readArmy(file.words)).toEqual({ ...army, name: "Mijn leger / één" });
    expect(fileOf(army, "///").name).toBe("army.toy.json");
  });

  it("may leave out what is usual, or be what the command prints", () => {
    const short = { game: "toy", name: { en: "a", nl: "b", de: "c" }, entries: [{ key: "a" }] };
    const read = readArmy(JSON.stringify({ roster: short, offers: [] }));
    expect(isText(read)).toBe(false);
    expect((read as Roster).entries).toEqual([{ key: "a", count: 1, choices: {} }]);
  });

  it.each([
    ["{", "make-file-not-json"],
    ["[]", "make-file-not-army"],
    ['{"game": 3, "name": "x"}', "make-file-not-army"],
    ['{"game": "toy", "name": "x", "entries": {}}', "make-file-not-army"],
    ['{"game": "toy", "name": "x", "entries": [{"key": "a"}, {"count": 1}]}', "make-file-entry"],
    [`"${"x".repeat(256_001)}"`, "make-file-large"],
  ])("that is wrong is refused in a sentence: %.40s", (words, key) => {
    const read = readArmy(words);
    expect(isText(read) && read.key).toBe(key);
  });
});

describe("asking about something that changes", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("hears only the newest answer", async () => {
    const answers: string[] = [];
    const problems: unknown[] = [];
    const waiting: ((answer: string) => void)[] = [];
    const asked: string[] = [];
    const line = latest<string, string>(
      (value) => {
        asked.push(value);
        return new Promise((resolve) => waiting.push(resolve));
      },
      { answer: (answer) => answers.push(answer), problem: (error) => problems.push(error) },
      50,
    );
    line.ask("a");
    line.ask("b");
    vi.advanceTimersByTime(60);
    expect(asked).toEqual(["b"]);
    line.ask("c");
    vi.advanceTimersByTime(60);
    waiting[0]?.("late");
    waiting[1]?.("new");
    await vi.runAllTimersAsync();
    expect(answers).toEqual(["new"]);
    line.ask("d");
    line.stop();
    await vi.advanceTimersByTimeAsync(100);
    expect([asked, problems]).toEqual([["b", "c"], []]);
  });

  it("hears a problem, unless nobody listens", async () => {
    const problems: unknown[] = [];
    const heard = { answer: () => undefined, problem: (error: unknown) => problems.push(error) };
    const line = latest(() => Promise.reject(new Error("no")), heard, 10);
    line.ask(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(problems).toHaveLength(1);
  });
});
