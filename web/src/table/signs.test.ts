// @vitest-environment node
import { describe, expect, it } from "vitest";

import type { Figure, Group, Marker, Piece } from "../wire/types";
import { placing, type Rect, rectAt, type Wish } from "./placing";
import { box, piece, pose } from "./samples";
import { type Banner, DISC, discAt, discsOf, LETTER, wordsOf } from "./signs";

const FIGURE: Figure = {
  build: "human",
  people: "human",
  head: "bare",
  armour: "mail",
  weapon: "sword",
  other: "none",
  mount: "none",
  wings: "none",
  cloak: false,
  cloth: "moss",
  trim: "bone",
  rank: "soldier",
};
const NOBODY: ReadonlySet<number> = new Set();
const NONE = { pieces: [], groups: [], markers: [] };

function man(id: number, x: number, y: number, given: Partial<Piece> = {}): Piece {
  return piece(id, pose(x, y), { figure: FIGURE, ...given });
}

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What a base takes on the screen. */
function baseOf({ pose: at, base }: Piece, scale: number): Rect {
  const wide = base.type === "round" ? base.diameter : Math.max(base.width, base.depth);
  return rectAt({ x: (at?.x ?? 0) * scale, y: (at?.y ?? 0) * scale }, wide * scale);
}

function clothOf({ at, width, size }: Banner): Rect {
  return rectAt(at, width * size, LETTER.high * size);
}

/** Two blocks that fight, rank against rank, and a third that comes into a flank. */
function melee(): { pieces: Piece[]; groups: Group[]; markers: Marker[] } {
  const block = (group: number, x: number, y: number, facing: number): Piece[] =>
    Array.from({ length: 10 }, (_, n) =>
      piece(group * 100 + n, pose(x + (n % 5) * 200, y + Math.floor(n / 5) * 200, facing), {
        base: { type: "rect", width: 200, depth: 200 },
        figure: FIGURE,
        seat: group % 2,
        group,
      }),
    );
  const grouped = (id: number, x: number, y: number, facing: number): Group => ({
    id,
    name: `Veteran alligator infantry ${id}`,
    seat: id % 2,
    pose: { x: x + 400, y: y + 100, facing, z: 0, level: 0 },
    outline: { points: box(x - 100, y - 100, 1000, 400), holes: [] },
    front: null,
    gauges: [
      { label: { type: "text", key: "figures", values: {} }, value: 5 + id, most: 10, kind: "bar" },
    ],
    badges: [],
    card: null,
  });
  return {
    pieces: [
      ...block(1, 3000, 3000, 2700),
      ...block(2, 3000, 2600, 900),
      ...block(3, 4000, 2800, 1800),
    ],
    groups: [
      grouped(1, 3000, 3000, 2700),
      grouped(2, 3000, 2600, 900),
      grouped(3, 4000, 2800, 1800),
    ],
    markers: [],
  };
}

describe("words beside those they speak of", () => {
  const wish = (given: Partial<Wish> = {}): Wish => ({
    key: "a",
    at: { x: 100, y: 100 },
    width: 40,
    height: 16,
    reach: () => 10,
    best: { x: 0, y: -1 },
    must: false,
    ...given,
  });

  it("stand where they would stand best, else where they hide nobody", () => {
    expect(placing([wish()], []).get("a")).toMatchObject({ x: 100, y: 100 - 10 - 3 - 8 });
    const above = rectAt({ x: 100, y: 70 }, 60, 50);
    const found = placing([wish()], [above]).get("a");
    expect(found).toBeDefined();
    expect(shared(rectAt(found!, 40, 16), above)).toBe(0);
  });

  it("are left out where somebody would be hidden, unless they must be said", () => {
    const crowd = [rectAt({ x: 100, y: 100 }, 400)];
    expect(placing([wish()], crowd).size).toBe(0);
    expect(placing([wish({ must: true })], crowd).size).toBe(1);
  });

  it("do not lie over each other, and stay where they were while they can", () => {
    const both = placing([wish(), wish({ key: "b" })], []);
    expect(shared(rectAt(both.get("a")!, 40, 16), rectAt(both.get("b")!, 40, 16))).toBe(0);
    const before = new Map([["a", { x: 0, y: 0, tried: 1 }]]);
    expect(placing([wish()], [], before).get("a")?.tried).toBe(1);
  });
});

describe("signs of a table", () => {
  it("leave every figure of a fight to be seen, near and far", () => {
    const fight = melee();
    for (const scale of [0.05, 0.07, 0.12, 0.2]) {
      const { banners } = wordsOf(fight, scale, NOBODY, 0);
      expect(banners.map(({ told }) => told).sort()).toEqual(["6/10", "7/10", "8/10"]);
      banners.forEach((banner, n) => {
        const cloth = clothOf(banner);
        for (const one of fight.pieces) expect(shared(cloth, baseOf(one, scale))).toBe(0);
        for (const other of banners.slice(n + 1)) expect(shared(cloth, clothOf(other))).toBe(0);
      });
    }
  });

  it("name who is spoken of", () => {
    const named = (spoken: ReadonlySet<number>): string[] =>
      wordsOf(melee(), 0.06, spoken, 0).banners.flatMap(({ name }) => (name === "" ? [] : [name]));
    expect(named(NOBODY)).toEqual([]);
    expect(named(new Set([2]))).toEqual(["Veteran alligator infantry 2"]);
  });

  it("are discs over what is too small to be told, never over somebody else", () => {
    const pieces = [
      man(1, 1000, 1000),
      man(2, 1260, 1000),
      man(3, 4000, 3000),
      piece(4, pose(900, 3000)),
    ];
    const scene = { ...NONE, pieces };
    const scale = 0.05;
    const discs = discsOf(scene, scale);
    expect([...discs.keys()].sort()).toEqual([1, 2, 3]);
    for (const [id, disc] of discs) {
      for (const one of pieces) {
        expect(shared(rectAt(disc, DISC), baseOf(one, scale))).toBe(0);
      }
      expect(discAt(scene, scale, disc)?.id).toBe(id);
    }
    expect(discAt(scene, scale, { x: 4000 * scale, y: 3000 * scale })).toBeNull();
    expect(discsOf(scene, 0.2).size).toBe(0);
  });

  it("are none where there is no room for them", () => {
    const crowd = Array.from({ length: 400 }, (_, n) =>
      man(n, 1000 + (n % 20) * 260, 1000 + Math.floor(n / 20) * 260),
    );
    const discs = discsOf({ ...NONE, pieces: crowd }, 0.05);
    expect(discs.size).toBeLessThan(120);
    expect(discs.has(210)).toBe(false);
  });

  it("are right behind a block of long bases: these reach no further than they are turned", () => {
    const base = { type: "rect", width: 250, depth: 500 } as const;
    const riders = [0, 1, 2, 3].map((n) =>
      piece(n + 1, pose(2000 + 250 * n, 2000, 2700), { figure: FIGURE, base, group: 9 }),
    );
    const group: Group = {
      id: 9,
      name: "Riders",
      seat: 0,
      outline: { points: box(1875, 1750, 1000, 500), holes: [] },
      front: [
        [1875, 1750, 0],
        [2875, 1750, 0],
      ],
      pose: pose(2375, 1750, 2700),
      gauges: [],
      badges: [],
      card: null,
    };
    const scale = 0.15;
    const { banners } = wordsOf(
      { pieces: riders, groups: [group], markers: [] },
      scale,
      new Set([9]),
      0,
    );
    expect(banners[0]?.at.x).toBeCloseTo(2375 * scale, 0);
    expect(banners[0]?.at.y).toBeLessThan(2250 * scale + 30);
  });

  it("tell of a block that everybody in it is done", () => {
    const fight = melee();
    const pieces = fight.pieces.map((one) => ({
      ...one,
      spent: one.group === 3 || one.id === 100,
    }));
    const done = wordsOf({ ...fight, pieces }, 0.1, NOBODY, 0).banners.filter(
      ({ isDone }) => isDone,
    );
    expect(done.map(({ group }) => group.id)).toEqual([3]);
  });
});
