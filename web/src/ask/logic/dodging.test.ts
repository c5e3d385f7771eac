import { expect, it } from "vitest";

import { type Area, corners, freest, hidden } from "./dodging";

const ROOM: Area = { left: 0, top: 0, right: 1000, bottom: 600 };
const CARD: Area = { left: 10, top: 390, right: 310, bottom: 590 };
const STAY = { x: 0, y: 0 };
const at = (x: number, y: number): Area => ({ left: x, top: y, right: x + 40, bottom: y + 40 });

it("a card has its mirror images in the other corners", () => {
  expect(corners(CARD, ROOM)).toEqual([
    STAY,
    { x: 680, y: 0 },
    { x: 0, y: -380 },
    { x: 680, y: -380 },
  ]);
});

it("it hides what it covers, in part or as a whole", () => {
  expect(hidden(CARD, [at(100, 450), at(290, 450), at(320, 380), at(0, 0)])).toBe(1.5);
});

it("it lies where it hides least, and stays where that is all the same", () => {
  expect(freest(CARD, ROOM, STAY, [at(500, 300)])).toEqual(STAY);
  expect(freest(CARD, ROOM, STAY, [at(100, 450)])).toEqual({ x: 680, y: 0 });
  expect(freest(CARD, ROOM, STAY, [at(100, 450), at(800, 450)])).toEqual({ x: 0, y: -380 });
  const everywhere = [at(100, 450), at(800, 450), at(100, 100)];
  expect(freest(CARD, ROOM, STAY, everywhere)).toEqual({ x: 680, y: -380 });
  expect(freest(CARD, ROOM, { x: 680, y: 0 }, [])).toEqual({ x: 680, y: 0 });
});
