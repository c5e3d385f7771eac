import { describe, expect, it } from "vitest";

import { activePieces, rosters, sidesOf } from "./roster";
import { battleShown, decision, piece, scene, seat, sight } from "./testing/fixtures";

describe("rosters", () => {
  const shown = sight({
    battle: battleShown({ seats: [seat(0), seat(1, { side: 3 }), seat(2, { leader: true })] }),
    seats: [1],
    scene: scene({
      pieces: [
        piece(1),
        piece(2, { seat: 1, pose: null }),
        piece(3, { seat: 1 }),
        piece(4, { seat: null }),
        piece(5, { seat: 1, group: 7 }),
      ],
      groups: [
        {
          id: 7,
          name: "Guard",
          seat: 1,
          outline: null,
          front: null,
          pose: null,
          gauges: [],
          badges: [],
          card: null,
        },
      ],
    }),
  });

  it("puts mine first, nobody's last, and leaves the leader out", () => {
    const found = rosters(shown);
    expect(found.map((side) => [side.seat, side.mine, side.onTable])).toEqual([
      [1, true, 2],
      [0, false, 1],
      [null, false, 1],
    ]);
  });

  it("keeps groups together and what lies beside the table last", () => {
    const mine = rosters(shown)[0];
    expect(mine?.groups.map((group) => [group.key, group.pieces.map((one) => one.id)])).toEqual([
      ["single", [3, 2]],
      ["7", [5]],
    ]);
  });

  it("has one line for a group that is led as one", () => {
    const pose = { x: 0, y: 0, facing: 0, z: 0, level: 0 };
    const gauge = { label: "Figures", value: 2, most: null, kind: "number" } as const;
    const [guard] = shown.scene.groups;
    const led = { ...guard!, pose, gauges: [gauge], name: "Guard" };
    const pieces = [piece(5, { seat: 1, group: 7 }), piece(6, { seat: 1, group: 7, spent: true })];
    const mine = rosters({
      ...shown,
      scene: { ...shown.scene, pieces, groups: [led as never] },
    })[0];
    expect(mine?.onTable).toBe(2);
    const lines = mine?.groups.flatMap((group) => group.pieces);
    expect(lines?.map(({ id, name, spent }) => [id, name, spent])).toEqual([[5, "Guard", false]]);
    expect(lines?.[0]?.gauges).toEqual([gauge]);
  });

  it("knows the side of each seat", () => {
    expect(sidesOf(shown)).toEqual([0, 3, 2]);
  });

  it("offers pieces to act with only while I am asked", () => {
    const asked = sight({ decision: decision({ pieces: [4] }) });
    expect(activePieces(asked)).toEqual([4]);
    expect(activePieces({ ...asked, asked: [] })).toEqual([]);
    expect(activePieces({ ...asked, hand_over: 0 })).toEqual([]);
  });
});
