import { describe, expect, it } from "vitest";

import { happening, rolling, text, told } from "../model/testing/fixtures";
import { blocksOf, latestHeading, runsOf, since, storyAt } from "./blocks";

const phase = (words: string, kind = "PhaseBegan") =>
  happening({ kind, tone: "phase", text: text("plain", { words }) });
const back = (to: number) =>
  happening({ kind: "TakenBack", tone: "table", text: text("event-taken-back", { to }) });

describe("blocks", () => {
  it("makes headings of phases, also in the middle of an entry", () => {
    const happenings = [happening(), phase("Magic"), happening(), happening()];
    const story = [told(1, { happenings })];
    const blocks = blocksOf(story);
    expect(blocks.map((block) => block.kind)).toEqual(["lines", "heading", "lines"]);
    expect(blocks[2]?.kind === "lines" && blocks[2].happenings.length).toBe(2);
    expect(new Set(blocks.map((block) => block.key)).size).toBe(3);
  });

  it("tells a heading once while nothing else is announced", () => {
    const again = (entry: number, words: string) =>
      told(entry, { happenings: [phase(words), happening()] });
    const story = [again(1, "Anna"), again(2, "Anna"), again(3, "Bram"), again(4, "Anna")];
    const headings = blocksOf(story).filter((block) => block.kind === "heading");
    expect(headings.map((block) => block.entry)).toEqual([1, 3, 4]);
  });

  it("folds a run of taken-back entries into one", () => {
    const story = [
      told(1),
      told(2, { holds: false }),
      told(3, { holds: false, happenings: [happening(), happening()] }),
      told(4, { happenings: [back(1)] }),
    ];
    const blocks = blocksOf(story);
    expect(blocks.map((block) => block.kind)).toEqual(["lines", "undone", "lines"]);
    const undone = blocks[1];
    expect(undone?.kind === "undone" && [undone.count, undone.blocks.length]).toEqual([2, 2]);
  });

  it("keeps two take-backs apart when something held in between", () => {
    const story = [told(1, { holds: false }), told(2), told(3, { holds: false })];
    expect(blocksOf(story).map((block) => block.kind)).toEqual(["undone", "lines", "undone"]);
  });

  it("filters dice and harm, and drops headings with nothing under them", () => {
    const story = [
      told(1, { happenings: [phase("One")] }),
      told(2, { happenings: [phase("Two"), happening({ roll: rolling(), tone: "roll" })] }),
      told(3, { happenings: [happening({ tone: "harm" }), happening()] }),
    ];
    const dice = blocksOf(story, "dice");
    expect(dice.map((block) => block.kind)).toEqual(["heading", "lines"]);
    expect(dice[0]?.entry).toBe(2);
    const harm = blocksOf(story, "harm");
    // The harm of entry 3 was done in the phase that entry 2 began.
    expect(harm.map((block) => [block.kind, block.entry])).toEqual([
      ["heading", 2],
      ["lines", 3],
    ]);
  });
});

describe("the story at an earlier time", () => {
  const story = [
    told(0),
    told(1, { holds: false }),
    told(2, { holds: false }),
    told(3, { happenings: [back(0)] }),
    told(4),
  ];

  it("lets hold what was taken back only later", () => {
    expect(storyAt(story, 2).map((one) => one.holds)).toEqual([true, true, true]);
  });

  it("strikes it from the take-back on", () => {
    expect(storyAt(story, 3).map((one) => one.holds)).toEqual([true, false, false, true]);
    expect(storyAt(story, 4).length).toBe(5);
  });
});

describe("reading the story", () => {
  it("tells what is new and still holds", () => {
    const story = [told(1), told(2, { holds: false }), told(3, { happenings: [phase("X")] })];
    expect(since(story, 1).map((one) => one.tone)).toEqual(["phase"]);
  });

  it("finds the heading of the present, but none of the round before", () => {
    const turn = phase("Magic");
    const next = told(2, { happenings: [phase("Anna", "TurnBegan")] });
    expect(latestHeading([told(1, { happenings: [turn] }), next])).toBe(turn);
    const round = phase("Round 2", "RoundBegan");
    expect(latestHeading([told(1, { happenings: [turn] }), told(2)])).toBe(turn);
    expect(latestHeading([told(1, { happenings: [turn] }), told(2, { happenings: [round] })])).toBe(
      null,
    );
    expect(latestHeading([])).toBe(null);
  });
});

describe("lines that say the same", () => {
  const slain = (words: string, piece = 1) =>
    happening({ tone: "harm", text: text("plain", { words, piece }) });
  const runs = (...happenings: ReturnType<typeof happening>[]) =>
    runsOf(happenings, (each) => String(each.text.values["words"]));

  it("are told once in a row, and how often, whoever they are about", () => {
    const told = runs(slain("An ork.", 1), slain("An ork.", 2), slain("An elf."), slain("An ork."));
    expect(told.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(told[1]?.happening).toEqual(slain("An elf."));
  });

  it("stay apart where dice fell, or where only one of them is private", () => {
    const rolled = happening({ roll: rolling() });
    expect(runs(rolled, rolled).length).toBe(2);
    expect(runs(happening(), rolled).length).toBe(2);
    expect(runs(happening(), happening({ private: true })).length).toBe(2);
    expect(runs(happening(), happening({ rule: "X-1" })).length).toBe(2);
  });
});
