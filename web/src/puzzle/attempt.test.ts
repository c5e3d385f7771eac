import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { type Battle, type Line, newBattle } from "../model/battle";
import { decision, sight } from "../model/testing/fixtures";
import { refuse } from "../net/problem";
import { Attempt, attempted, isUnanswered, type Judge } from "./attempt";
import { isSolved, type Which } from "./memory";

const STRIKE = { type: "Strike", fighter: 4 };
const verdict = (solved: boolean) => ({
  solved,
  chance: 0.5,
  best: 0.6,
  text: refuse("puzzle-verdict-missed").text,
});

function lineOf(): Line {
  return {
    connection: signal("live"),
    act: vi.fn(() => Promise.resolve(null)),
    preview: vi.fn(() => Promise.resolve(null)),
    measure: vi.fn(() => Promise.resolve(refuse("web-line-lost"))),
    survey: vi.fn(() => Promise.resolve(refuse("web-line-lost"))),
    hint: vi.fn(() => Promise.resolve(refuse("web-line-lost"))),
    look: vi.fn(),
    chat: vi.fn(),
    close: vi.fn(),
  };
}

function judgeOf(solved: boolean): Judge {
  return {
    answer: vi.fn(() => Promise.resolve(verdict(solved))),
    hint: vi.fn(() => Promise.resolve({ text: refuse("puzzle-hint").text })),
    solution: vi.fn(() =>
      Promise.resolve({ seat: 1, action: STRIKE, text: verdict(true).text, chance: 0.6 }),
    ),
  };
}

let number = 0;
let which: Which;
let line: Line;

function open(judge: Judge, entries = 1): { attempt: Attempt; battle: Battle } {
  const plain = newBattle("b", line);
  const forms = [{ action: "Strike" }] as never;
  plain.sight.value = sight({ number: entries, decision: decision({ forms }) });
  const attempt = new Attempt(which, judge);
  return { attempt, battle: attempted(plain, attempt) };
}

beforeEach(() => {
  localStorage.clear();
  number += 1;
  which = { game: "toy", number };
  line = lineOf();
});

describe("an answer to a puzzle", () => {
  it("that solves it is played and remembered", async () => {
    const { attempt, battle } = open(judgeOf(true));
    expect(await battle.line.act(1, STRIKE)).toBeNull();
    expect(line.act).toHaveBeenCalledWith(1, STRIKE);
    expect(attempt.verdict.value?.solved).toBe(true);
    expect(isSolved(which)).toBe(true);
  });

  it("that does not is never played, and the draft may be mended", async () => {
    const { attempt, battle } = open(judgeOf(false));
    const refusal = await battle.line.act(1, STRIKE);
    expect(refusal?.text.key).toBe("web-puzzle-not-played");
    expect(line.act).not.toHaveBeenCalled();
    expect(attempt.verdict.value?.solved).toBe(false);
    expect(isSolved(which)).toBe(false);
    expect(attempt.judging.value).toBe(false);
  });

  it("that cannot be judged is refused with the reason", async () => {
    const judge = judgeOf(false);
    judge.answer = () => Promise.reject(new Error("gone"));
    const { attempt, battle } = open(judge);
    expect((await battle.line.act(1, STRIKE))?.text.key).toBe("web-problem-unknown");
    expect(attempt.verdict.value).toBeNull();
  });
});

it("what answers nothing, and whatever comes after the answer, goes straight to the battle", async () => {
  const judge = judgeOf(false);
  const first = open(judge).battle;
  await first.line.act(1, { type: "Concede" });
  const later = open(judge, 2).battle;
  await later.line.act(1, STRIKE);
  expect(judge.answer).not.toHaveBeenCalled();
  expect(line.act).toHaveBeenCalledTimes(2);
  expect([isUnanswered(first), isUnanswered(later)]).toEqual([true, false]);
});

it("the solution is a hint for the position, and later hints are the bot's", async () => {
  const { battle } = open(judgeOf(true));
  expect(await battle.line.hint(1)).toMatchObject({ number: 1, seat: 1, action: STRIKE });
  expect(line.hint).not.toHaveBeenCalled();
  await open(judgeOf(true), 2).battle.line.hint(1);
  expect(line.hint).toHaveBeenCalledWith(1);
});

it("a hint is kept until the page is left", async () => {
  const { attempt } = open(judgeOf(true));
  expect(await attempt.askHint()).toBeNull();
  expect(attempt.hint.value?.key).toBe("puzzle-hint");
});

it("everything else of the line is the battle's own", () => {
  const { battle } = open(judgeOf(true));
  battle.line.look(1);
  battle.line.chat("well");
  void battle.line.preview(1, "Strike", {});
  void battle.line.survey(3);
  void battle.line.measure({} as never, {} as never);
  battle.line.close();
  for (const used of [line.look, line.chat, line.preview, line.survey, line.measure, line.close]) {
    expect(used).toHaveBeenCalledOnce();
  }
});
