import { expect, test } from "vitest";

import { cornersOf, cornersWords, gameIn, numbersOf } from "./written";

test("numbers are read however they are parted", () => {
  expect(numbersOf("2, 3,4")).toEqual([2, 3, 4]);
  expect(numbersOf("2 3;4")).toEqual([2, 3, 4]);
  expect(numbersOf("2, three")).toBeNull();
  expect(numbersOf(" ")).toBeNull();
});

test("corners are read and written back", () => {
  const corners = [
    [0, 0],
    [3000, 0],
    [3000, 2000],
  ];
  expect(cornersOf("0 0, 3000 0, 3000 2000")).toEqual(corners);
  expect(cornersOf(cornersWords(corners))).toEqual(corners);
  expect(cornersOf("0 0, 3000")).toBeNull();
  expect(cornersWords(undefined)).toBe("");
});

test("a file says of which game it is, in both forms", () => {
  expect(gameIn("game: carnage\nkey: x\n")).toBe("carnage");
  expect(gameIn('{\n  "key": "x",\n  "game": "mage-knight"\n}')).toBe("mage-knight");
  expect(gameIn('{"game": "carnage"}')).toBe("carnage");
  expect(gameIn("title: the game\n")).toBe("");
});
