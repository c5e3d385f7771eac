import { describe, expect, it } from "vitest";

import type { Motion, Piece } from "../wire/types";
import { spread } from "./crowds";

function figure(id: number, x: number, y: number, group: number | null = 9): Piece {
  const pose = { x, y, facing: 0, z: 0, level: 0 };
  return { id, group, pose } as unknown as Piece;
}

function known(...pieces: Piece[]): Map<number, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

function motion(piece: number, more: Partial<Motion>): Motion {
  return { piece, kind: "move", path: [], pose: null, amount: 0, ...more };
}

describe("a motion of a group", () => {
  const before = known(figure(1, 100, 0), figure(2, 100, 50), figure(3, 0, 0, null));

  it("takes every member along the same bends", () => {
    const after = known(figure(1, 400, 300), figure(2, 400, 350), figure(3, 0, 0, null));
    const way: Motion["path"] = [
      [120, 25, 0],
      [420, 25, 0],
      [420, 325, 0],
    ];
    const [one, two, ...rest] = spread([motion(9, { path: way })], before, after);
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ piece: 1, pose: { x: 400, y: 300 } });
    expect(one?.path).toEqual([
      [400, 0, 0],
      [400, 300, 0],
    ]);
    expect(two?.path[0]).toEqual([400, 50, 0]);
  });

  it("takes along those who fall at its end", () => {
    const after = known(figure(1, 400, 0));
    const way: Motion["path"] = [
      [120, 25, 0],
      [420, 25, 0],
    ];
    const found = spread([motion(9, { path: way })], before, after);
    expect(found.map(({ piece, pose }) => [piece, pose?.x])).toEqual([
      [1, 400],
      [2, 400],
    ]);
  });

  it("swallows a turn before a move, and spreads a turn alone", () => {
    const after = known(figure(1, 100, 0), figure(2, 100, 50));
    const turn = motion(9, { kind: "turn", amount: 900 });
    expect(spread([turn], before, after).map(({ piece, kind }) => [piece, kind])).toEqual([
      [1, "turn"],
      [2, "turn"],
    ]);
    const both = spread([turn, motion(9, {})], before, after);
    expect(both.map(({ kind }) => kind)).toEqual(["move", "move"]);
  });

  it("leaves motions of pieces, and of nobody known, as they are", () => {
    const alone = motion(3, { kind: "hurt" });
    const nobody = motion(77, {});
    expect(spread([alone, nobody], before, before)).toEqual([alone, nobody]);
  });
});
