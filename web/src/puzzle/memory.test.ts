import { beforeEach, describe, expect, it } from "vitest";

import { battleOf, isSolved, keepBattle, puzzleAt, setSolved } from "./memory";
import { after } from "./opening";

const line = (number: number) => ({ number }) as never;

beforeEach(() => localStorage.clear());

describe("the memory of puzzles", () => {
  it("knows which battle is which puzzle, and the last of each", () => {
    keepBattle("one", { game: "toy", number: 3 });
    keepBattle("two", { game: "toy", number: 3 });
    expect(puzzleAt("one")).toEqual({ game: "toy", number: 3 });
    expect(battleOf({ game: "toy", number: 3 })).toBe("two");
    expect(puzzleAt("three")).toBeNull();
    expect(battleOf({ game: "toy", number: 4 })).toBeNull();
  });

  it("is not put out by nonsense", () => {
    localStorage.setItem("slagveld.puzzles.battles", '{"one": 7, "two": "toy/x"}');
    expect([puzzleAt("one"), puzzleAt("two")]).toEqual([null, null]);
    localStorage.setItem("slagveld.puzzles.battles", "[");
    expect(puzzleAt("one")).toBeNull();
  });

  it("forgets the oldest of very many battles", () => {
    for (let number = 1; number <= 205; number += 1) {
      keepBattle(`b${number}`, { game: "toy", number });
    }
    expect(puzzleAt("b1")).toBeNull();
    expect(puzzleAt("b205")?.number).toBe(205);
  });
});

it("after a puzzle comes the next that is not solved, and after all of them the next", () => {
  const lines = [line(1), line(2), line(3)];
  setSolved({ game: "wood", number: 2 });
  expect(isSolved({ game: "wood", number: 2 })).toBe(true);
  expect(after("wood", lines, 1)?.number).toBe(3);
  expect(after("wood", lines, 3)?.number).toBe(1);
  setSolved({ game: "wood", number: 1 });
  setSolved({ game: "wood", number: 3 });
  expect(after("wood", lines, 1)?.number).toBe(2);
  expect(after("wood", [line(1)], 1)).toBeNull();
});
