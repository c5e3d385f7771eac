import { expect, test } from "vitest";

import type { Ground, Scene } from "../../wire/types";
import { groundsBeside } from "./grounds";

function ground(id: number): Ground {
  const points: [number, number][] = [
    [0, 0],
    [1000, 0],
    [1000, 500],
  ];
  const outline = { points, holes: [] };
  const nothing = { openings: [], points: [], storeys: [], badges: [] };
  const help = { type: "text" as const, key: "yes", values: {} };
  return { id, name: "x", look: "rocks", outline, help, height: 0, level: 0, ...nothing };
}

const row = (id: number, x = 0) => ({
  id,
  kind: "rocks",
  outline: {
    points: [
      [x, 0],
      [1000 + x, 0],
      [1000 + x, 500],
    ],
  },
});

const SCENE = { terrain: [ground(3), ground(4), ground(5), ground(6)] } as unknown as Scene;
const DRAWN = { terrain: [row(3)], pieces: [{ key: "a" }, { key: "b" }] };

test("terrain in detail goes where it was dragged, before the server has drawn it anew", () => {
  const [first] = groundsBeside({ ...DRAWN, terrain: [row(3, 700)] }, DRAWN, SCENE);
  expect(first?.outline.points[0]).toEqual([700, 0]);
});

test("what rules lay is shown, and pieces of the box are not shown twice", () => {
  expect(groundsBeside(DRAWN, DRAWN, SCENE).map(({ id }) => id)).toEqual([3, 6]);
});

test("what was never drawn has its corners at least", () => {
  const [only] = groundsBeside({ terrain: [row(9)] }, null, null);
  expect(only).toMatchObject({ id: 9, look: "rocks", outline: { points: row(9).outline.points } });
});
