import { expect, it } from "vitest";

import { sideColour } from "../look";
import { looks } from "../look/sides";
import { looksIn } from "./campaignLooks";

const seats = [
  { number: 0, side: 0 },
  { number: 1, side: 1 },
];
const sides = [{ key: "orcs" }, { key: "men" }];

it("a side has the look of its campaign, wherever it sits", () => {
  expect(looksIn(seats, sides, ["orcs", "men"])).toEqual([0, 1]);
  expect(looksIn(seats, sides, ["men", "orcs"])).toEqual([1, 0]);
  expect(looksIn(seats, sides, ["men"])).toEqual([1]);
  looks.value = [1, 0];
  expect([sideColour(0), sideColour(1)]).toEqual(["var(--side-1)", "var(--side-0)"]);
  looks.value = [];
});
