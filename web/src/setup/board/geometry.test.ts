import { describe, expect, it } from "vitest";
import type { Spot } from "../../wire/types";
import { KIT, laid, ROCKS, TOWER } from "./fixtures";
import {
  carried,
  direction,
  extentOf,
  facingTo,
  frameOf,
  groundOf,
  handleSpot,
  inPiece,
  isInside,
  keptOn,
  type LaidPiece,
  type LaidTable,
  onTable,
  outlineOf,
  pieceAt,
  pulled,
  sized,
  snapped,
} from "./geometry";

const TABLE: LaidTable = { width: 12000, depth: 8000, ground: "grass", pieces: [] };

function near(one: readonly number[], other: readonly number[], within = 1): void {
  one.forEach((value, index) => {
    expect(Math.abs(value - (other[index] ?? NaN))).toBeLessThanOrEqual(within);
  });
}

describe("a piece on the table", () => {
  it("has an outline of its own if it brings one", () => {
    const points: [number, number][] = [
      [0, -1000],
      [1000, 0],
      [0, 1000],
      [-1000, 0],
    ];
    const own = laid("rocks", { x: 5000, y: 4000, width: 800, depth: 400, points });
    expect(outlineOf(ROCKS, own)).toEqual([
      [5000, 3800],
      [5400, 4000],
      [5000, 4200],
      [4600, 4000],
    ]);
  });

  it("has the outline the server gives it", () => {
    // As `Game.lay` answers for this tower; see tests/games/wizard_duel/setup/test_kit.py.
    const tower = laid("tower", { x: 6000, y: 4000, facing: 450, width: 2000, depth: 1500 });
    expect(outlineOf(TOWER, tower)).toEqual([
      [5823, 2763],
      [7237, 4177],
      [6177, 5237],
      [4763, 3823],
    ]);
  });

  it("turns clockwise and back", () => {
    const piece = laid("rocks", { x: 100, y: 200, facing: 900 });
    near(onTable(piece, [10, 0]), [100, 210]);
    for (const facing of [0, 1, 450, 1234, 3599]) {
      const other = { ...piece, facing };
      near(inPiece(other, onTable(other, [33, -77])), [33, -77], 1e-6);
    }
  });

  it("is found where it lies, the last laid first", () => {
    const table = {
      ...TABLE,
      pieces: [laid("tower", { x: 3000, y: 3000 }), laid("rocks", { x: 3600, y: 3000 })],
    };
    expect(pieceAt(table, KIT, [2300, 3000])).toBe(0);
    expect(pieceAt(table, KIT, [3600, 3000])).toBe(1);
    expect(pieceAt(table, KIT, [5000, 3000])).toBe(null);
    expect(
      isInside(
        [0, 0],
        [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ],
      ),
    ).toBe(true);
  });

  it("is shoved back onto the table", () => {
    const kept = keptOn(TABLE, TOWER, laid("tower", { x: -500, y: 7900 }));
    expect([kept.x, kept.y]).toEqual([900, 7100]);
    const inside = laid("tower", { x: 5000, y: 4000 });
    expect(keptOn(TABLE, TOWER, inside)).toEqual(inside);
    const small = { ...TABLE, depth: 1000 };
    expect(keptOn(small, TOWER, laid("tower", { x: 900, y: 0 })).y).toBe(500);
  });
});

describe("handles", () => {
  it("lie on the frame, which turns with the piece", () => {
    const piece = laid("tower", { x: 1000, y: 1000, facing: 900 });
    near(handleSpot(piece, { along: 1, across: 0 }), [1000, 1900]);
    near(handleSpot(piece, { along: 1, across: 0 }, 100), [1000, 2000]);
    expect(frameOf(piece)).toHaveLength(4);
    const { left, right } = extentOf(frameOf(piece, 50));
    near([left, right], [50, 1950]);
  });

  it.each([0, 300, 1350, 2700])("pull one side and hold the other, turned by %i", (facing) => {
    const piece = laid("tower", { x: 5000, y: 4000, facing });
    const handle = { along: 1, across: -1 } as const;
    const back = { along: -1, across: 1 } as const;
    const held = handleSpot(piece, back);
    const wanted = onTable(piece, [1300, -700]);
    const next = pulled(TOWER, piece, handle, wanted);
    expect([next.width, next.depth]).toEqual([2200, 1600]);
    near(handleSpot(next, back), held, 1.5);
    near(handleSpot(next, handle), wanted, 1.5);
  });

  it("keep to the sizes of the box", () => {
    const piece = laid("tower", { x: 5000, y: 4000 });
    const side = { along: -1, across: 0 } as const;
    expect(pulled(TOWER, piece, side, [5600, 4000])).toMatchObject({ width: 1200, depth: 1800 });
    expect(pulled(TOWER, piece, side, [0, 4000]).width).toBe(3000);
    expect(sized(ROCKS, 1234, 100)).toBe(1200);
  });

  it("turn the piece towards the pointer", () => {
    const piece = laid("rocks", { x: 0, y: 0 });
    expect(facingTo(piece, [0, -500])).toBe(0);
    expect(facingTo(piece, [500, 0])).toBe(900);
    expect(facingTo(piece, [-500, 1])).toBe(2700);
    expect(facingTo(piece, [500, 40], 150)).toBe(900);
    expect([direction(-10), direction(3600)]).toEqual([3590, 0]);
  });
});

describe("snapping", () => {
  it("goes to the grid, or to whole units", () => {
    expect(snapped([370, 380.4], 250)).toEqual([250, 500]);
    expect(snapped([370.6, 380.4], 0)).toEqual([371, 380]);
  });
});

function spot(x: number, y: number): Spot {
  return [x, y, 0];
}

describe("drawing before the server has looked", () => {
  const from: LaidPiece = laid("tower", { x: 3000, y: 3000 });
  const known = {
    ...groundOf(TOWER, from, 1),
    height: 800,
    openings: [[spot(2700, 2100), spot(3300, 2100)]] as [Spot, Spot][],
    points: [spot(2800, 3000)],
  };

  it("takes doors and stairs along", () => {
    const to = laid("tower", { x: 6000, y: 4000, facing: 900 });
    const drawn = carried(known, from, groundOf(TOWER, to, 2), to);
    expect(drawn.id).toBe(2);
    expect(drawn.height).toBe(800);
    expect(drawn.openings[0]).toEqual([
      [6900, 3700, 0],
      [6900, 4300, 0],
    ]);
    expect(drawn.points).toEqual([[6000, 3800, 0]]);
  });

  it("calls the piece by its own name", () => {
    expect(groundOf(TOWER, { ...from, name: "Keep" }, 1).name).toBe("Keep");
    expect(groundOf(TOWER, from, 1).name).toEqual(TOWER.name);
  });
});
