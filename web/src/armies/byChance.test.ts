import { expect, test } from "vitest";

import { chanceLinks, newSeed, numberOf, usualPoints } from "./byChance";
import { lean } from "./file";

test("the usual points are those of the ready-made armies in the middle", () => {
  const game = (totals: number[]) =>
    ({ armies: totals.map((total) => ({ total })) }) as Parameters<typeof usualPoints>[0];
  expect(usualPoints(game([100, 200, 300]))).toBe(200);
  expect(usualPoints(game([0, 0]))).toBe(800);
});

test("numbers of an address are whole, or the usual ones", () => {
  expect(numberOf("12", 3)).toBe(12);
  for (const words of [null, "x", "-1", "1.5"]) expect(numberOf(words, 3)).toBe(3);
  expect(newSeed()).toBeGreaterThan(0);
});

test("a link says for how many points and by which number", () => {
  expect(chanceLinks("pig", 200, 7)).toEqual({
    random: "/armies/new?game=pig&by=chance&points=200&seed=7",
    sealed: "/armies/new?game=pig&by=box&side=0&points=200&seed=7",
    draft: "/draft/pig?points=200&seed=7",
  });
});

test("the roster of another tool is sent without its rules, all else as it is", () => {
  const below = { name: "Sword", number: 1, rules: [{ description: "long" }] };
  const one = { name: "Guard", number: 3, type: "unit", profiles: [1], selections: [below] };
  const sent = { roster: { name: "Mine", id: "x", forces: [{ selections: [one] }] } };
  expect(JSON.parse(lean(JSON.stringify(sent)))).toEqual({
    roster: {
      name: "Mine",
      forces: [
        {
          selections: [
            { name: "Guard", number: 3, type: "unit", selections: [{ name: "Sword", number: 1 }] },
          ],
        },
      ],
    },
  });
  for (const words of ["3 Guards", "{", "[]", '{"game": "x"}']) expect(lean(words)).toBe(words);
});
