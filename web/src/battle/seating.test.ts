import { expect, it } from "vitest";

import type { Sight } from "../wire/types";
import { seatedAt } from "./seating";

const piece = (seat: number, x: number, y: number) => ({ seat, pose: { x, y } });
const zone = (seat: number, y: number) => ({
  seat,
  region: {
    outlines: [
      {
        points: [
          [0, y],
          [12_000, y + 1000],
        ],
        holes: [],
      },
    ],
  },
});

function sight(seats: number[], pieces: object[], zones: object[] = []): Sight {
  const table = { width: 12_000, depth: 8000 };
  const battle = { seats: [0, 1].map((number) => ({ number, side: number, leader: false })) };
  return { seats, battle, scene: { table, pieces, zones } } as unknown as Sight;
}

const facing = [piece(0, 6000, 7000), piece(1, 6000, 1000)];

it("one's own side is below, whoever one is", () => {
  expect(seatedAt(sight([0], facing), false)).toBe(0);
  expect(seatedAt(sight([1], facing), false)).toBe(2);
});

it("the zones count before those who stand there already", () => {
  expect(seatedAt(sight([1], facing.slice(1), [zone(0, 7000), zone(1, 0)]), false)).toBe(2);
});

it("sides that face each other across lie along a view that is higher than wide", () => {
  const across = [piece(0, 1000, 4000), piece(1, 11_000, 4100)];
  expect(seatedAt(sight([0], across), false)).toBe(0);
  expect(seatedAt(sight([1], across), false)).toBe(2);
  expect(seatedAt(sight([0], across), true)).toBe(3);
  expect(seatedAt(sight([1], across), true)).toBe(1);
});

it("whoever plays both sides or none sees the table as it is; before that nobody knows", () => {
  expect(seatedAt(sight([0, 1], facing), true)).toBe(0);
  expect(seatedAt(sight([], facing), true)).toBe(0);
  expect(seatedAt(sight([1], []), false)).toBeNull();
});
