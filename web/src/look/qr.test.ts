import { expect, it } from "vitest";

import { qr } from "./qr";

it("draws an address as readers of such codes expect it", () => {
  const rows = qr("http://a.b/")?.map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));
  expect(rows).toEqual([
    "#######.#.#.#.#######",
    "#.....#...#...#.....#",
    "#.###.#.....#.#.###.#",
    "#.###.#.#####.#.###.#",
    "#.###.#.#...#.#.###.#",
    "#.....#.####..#.....#",
    "#######.#.#.#.#######",
    "........#.###........",
    "#...#.######.#####..#",
    "#..#...#...####.###..",
    "###.####..##.#..##.#.",
    "...###.###...........",
    ".###.##..#..##.###.#.",
    "........#...#...####.",
    "#######.#...#.####.#.",
    "#.....#...####.....##",
    "#.###.#.#.##.#.###.#.",
    "#.###.#.....###.#.###",
    "#.###.#..#.#..####...",
    "#.....#...#.#..#.#...",
    "#######.##.#.#..##..#",
  ]);
});

it("grows with what it holds, up to where it would be hard to read", () => {
  expect(qr("x".repeat(14))?.length).toBe(21);
  expect(qr("x".repeat(15))?.length).toBe(25);
  expect(qr("x".repeat(213))?.length).toBe(57);
  expect(qr("x".repeat(214))).toBeNull();
});
