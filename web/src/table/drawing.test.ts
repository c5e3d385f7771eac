import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { sidePaint } from "../look/sides";

import type { Gauge } from "../wire/types";
import { detailAt } from "./detail";
import { asPips, barOf, dialOf, lostOf } from "./gauges";
import { areaOf, boxOf, inOutline, inRing } from "./geometry";
import { meaning } from "./keys";
import { bannerAt } from "./layers/Banners";
import { familyOf, lowerFirst, opens } from "./looks";
import { grain, joints, ruled } from "./paint/lines";
import { paintOf } from "./paint/palette";
import { hipOf } from "./paint/roofs";
import { boulderPaths, crownPath, strew } from "./paint/scatter";
import { patches } from "./paint/texture";
import { neighbour, readingOrder } from "./reading";
import { barAt } from "./ruler";
import { box, ground, piece, pose } from "./samples";
import { seeded } from "./seeded";
import { sharing } from "./share";
import { dashesOf, lookOf, markerColour } from "./sides";
import { beside, mayReach } from "./tips";

describe("paint", () => {
  it("is the same every time, and another for another seed", () => {
    const numbers = (seed: number) => Array.from({ length: 5 }, seeded(seed));
    expect(numbers(3)).toEqual(numbers(3));
    expect(numbers(3)).not.toEqual(numbers(4));
    for (const n of numbers(3)) expect(n >= 0 && n < 1).toBe(true);
    expect(patches("grass", 6000, 3000)).toEqual(patches("grass", 6000, 3000));
  });

  it("covers the whole table with ground, no two squares alike", () => {
    const grass = patches("grass", 6000, 3000);
    expect(grass).toHaveLength(3 * 2);
    expect(new Set(grass.map(({ dark }) => dark)).size).toBe(6);
    expect(patches("sand", 6000, 3000)[0]!.tufts).not.toBe(grass[0]!.tufts);
    expect(patches("stone", 6000, 3000)[0]!.dark).toBe(grass[0]!.dark);
  });

  it("strews trees within their wood, apart from each other", () => {
    const outline = { points: box(0, 0, 2000, 1500), holes: [box(800, 600, 400, 300)] };
    const how = { seed: 7, radius: [100, 160], apart: 1.2, inside: 0.7, most: 40 } as const;
    const trees = strew(outline, how);
    expect(trees.length).toBeGreaterThan(8);
    expect(trees.length).toBeLessThanOrEqual(40);
    expect(strew(outline, how)).toEqual(trees);
    trees.forEach((tree, n) => {
      expect(inOutline(outline, tree.x, tree.y)).toBe(true);
      for (const other of trees.slice(n + 1)) {
        expect(Math.hypot(tree.x - other.x, tree.y - other.y)).toBeGreaterThan(110);
      }
    });
    expect(crownPath(trees[0]!)).toMatch(/^M.*Z$/);
    expect(boulderPaths(trees[0]!).body).not.toBe(boulderPaths(trees[0]!).facet);
  });

  it("rules lines along the longest edge", () => {
    expect(grain(box(0, 0, 100, 400))).toBeCloseTo(Math.PI / 2);
    expect(ruled(box(0, 0, 100, 100), 0, 20).match(/M/g)!.length).toBeGreaterThan(6);
    expect(joints(box(0, 0, 100, 100), 0, 20, 40)).toContain("l0 20");
  });

  it("roofs a house with four slopes that cover it", () => {
    const ring = box(0, 0, 1000, 600);
    const hip = hipOf(ring)!;
    const covered = hip.faces.reduce((sum, face) => sum + areaOf(face.points), 0);
    expect(covered).toBeCloseTo(areaOf(ring));
    expect(hip.ridge.every(({ x, y }) => inRing(ring, x, y))).toBe(true);
    const [upper, lower] = hip.faces;
    expect(upper!.light).toBeGreaterThan(lower!.light);
    expect(
      hipOf([
        [0, 0],
        [10, 0],
        [5, 8],
      ]),
    ).toBeNull();
  });

  it("paints every kind of height and depth its own way", () => {
    const families = ["cliff", "wooded-hill", "wooded-cliff", "crag", "chasm", "shallows"];
    expect(families.map(familyOf)).toEqual([
      "cliff",
      "grove",
      "grove",
      "crag",
      "chasm",
      "shallows",
    ]);
    expect(families.filter(opens)).toEqual(["wooded-hill", "wooded-cliff"]);
  });

  it("paints unknown looks and grounds all the same", () => {
    expect(familyOf("teapot")).toBe("plain");
    expect(familyOf("constructor")).toBe("plain");
    expect(paintOf("lava")).toBe(paintOf("grass"));
    expect(paintOf("toString")).toBe(paintOf("grass"));
    expect([opens("roof"), opens("forest"), opens("hill")]).toEqual([true, true, false]);
  });

  it("lays woods over hills and houses over both", () => {
    const looks = ["roof", "hill", "wood"].map((look, n) => ground(n, box(0, 0, 9, 9), { look }));
    expect(looks.sort(lowerFirst).map(({ look }) => look)).toEqual(["hill", "wood", "roof"]);
  });
});

describe("pieces", () => {
  const label = { type: "text", key: "table-pieces", values: {} } as const;
  const gauge = (value: number, most: number | null, kind: Gauge["kind"] = "pips"): Gauge => ({
    label: { ...label },
    value,
    most,
    kind,
  });

  it("tell sides apart by colour and pattern", () => {
    const looks = Array.from({ length: 12 }, (_, seat) => lookOf(seat, []));
    expect(new Set(looks.map(({ colour, pattern }) => colour + pattern)).size).toBe(12);
    expect(lookOf(1, [4, 4])).toBe(lookOf(0, [4, 4]));
    const markers = [0, 1, 2, 3].map((seat) => markerColour(seat, [0, 1, 0, 0]));
    expect(new Set(markers).size).toBe(4);
    expect(markers.slice(0, 2)).toEqual([0, 1].map((seat) => lookOf(seat, [0, 1]).colour));
    expect(markerColour(null, [])).toBe(lookOf(null, []).colour);
    expect(lookOf(null, []).colour).not.toBe(lookOf(0, []).colour);
  });

  it("close their rings without a seam", () => {
    const around = Math.PI * 270;
    for (const pattern of ["dashes", "dots"] as const) {
      const [stroke, gap] = dashesOf(pattern, around, 30)!.split(" ").map(Number);
      const count = around / (stroke! + gap!);
      expect(Math.abs(count - Math.round(count))).toBeLessThan(0.01);
    }
    expect(dashesOf("ring", around, 30)).toBeUndefined();
  });

  it("show more the larger they are", () => {
    expect([5, 20, 40, 100].map(detailAt)).toEqual([0, 1, 2, 3]);
  });

  it("count wounds in pips where they are few and known", () => {
    expect([asPips(gauge(1, 40)), asPips(gauge(1, null)), asPips(gauge(1, 5))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("show bars only of what is bounded", () => {
    expect(barOf(gauge(3, null, "bar"), 100)).toBeNull();
    expect(barOf(gauge(0, 40, "bar"), 100)!.left).toBe("");
    expect(barOf(gauge(40, 40, "bar"), 100)!.left).not.toBe("");
  });

  it("show a dial as clicks done, present, left and not to be seen", () => {
    const card = { title: "x", lines: [], gauges: [], notes: [], rules: [], seat: 0, figure: null };
    const dial = {
      click: 1,
      clicks: [null, null, ["4"], null],
      start: 0,
      marks: [],
      rows: [],
      icons: [],
      signs: [],
    };
    expect(dialOf({ ...card, dial }, 100).map(({ state }) => state)).toEqual([
      "done",
      "now",
      "left",
      "hidden",
    ]);
    expect(dialOf({ ...card, dial: null }, 100)).toEqual([]);
    const turned = { ...dial, click: 5, start: 2 };
    expect([lostOf({ ...card, dial: turned }), lostOf({ ...card, dial: null })]).toEqual([3, 0]);
  });
});

describe("around the table", () => {
  it("shows a round length as scale", () => {
    expect(barAt(0.1, "cm")).toEqual({ units: 1000, pixels: 100 });
    expect(barAt(0.1, "inch")).toMatchObject({ units: 254 * 4 });
    expect(barAt(0.1, "inch", 250)).toMatchObject({ units: 250 * 4 });
    expect(barAt(1.2, "cm").pixels).toBeLessThanOrEqual(140);
    expect(barAt(9, "cm").units).toBe(50);
  });

  it("puts words beside the pointer, never out of the view", () => {
    const view = { width: 400, height: 300 };
    const words = { width: 120, height: 60 };
    expect(beside({ x: 100, y: 100 }, words, view)).toEqual({ x: 118, y: 118 });
    const corner = beside({ x: 395, y: 295 }, words, view);
    expect(corner.x + words.width).toBeLessThanOrEqual(395);
    expect(corner.y + words.height).toBeLessThanOrEqual(295);
    expect(beside({ x: 10, y: 10 }, { width: 500, height: 500 }, view).x).toBe(8);
  });

  it("lets the pointer reach words that rest", () => {
    const view = { width: 400, height: 300 };
    const words = { width: 120, height: 60 };
    expect(mayReach({ x: 100, y: 100 }, { x: 180, y: 150 }, words, view)).toBe(true);
    expect(mayReach({ x: 100, y: 100 }, { x: 20, y: 100 }, words, view)).toBe(false);
  });
});

describe("the keyboard", () => {
  const press = (key: string, mode: "table" | "piece" | "cross", shiftKey = false) =>
    meaning({ key, shiftKey, ctrlKey: false, metaKey: false, altKey: false }, mode);

  it("pans, goes from piece to piece, or moves the crosshair", () => {
    expect(press("ArrowRight", "table")).toEqual({ do: "pan", dx: -64, dy: -0 });
    expect(press("ArrowRight", "piece")).toEqual({ do: "piece", step: 1 });
    expect(press("ArrowUp", "piece")).toEqual({ do: "piece", step: -1 });
    expect(press("ArrowDown", "cross")).toEqual({ do: "move", dx: 0, dy: 100 });
    expect(press("ArrowDown", "cross", true)).toEqual({ do: "move", dx: 0, dy: 10 });
  });

  it("leaves to the page what it does not use", () => {
    expect(press("Tab", "piece")).toBeNull();
    expect(press("Escape", "piece")).toBeNull();
    expect(press("Escape", "cross")).toEqual({ do: "leave" });
    expect(press("Enter", "table")).toBeNull();
    expect(press("Enter", "piece")).toEqual({ do: "press" });
    const copy = { key: "c", shiftKey: false, ctrlKey: true, metaKey: false, altKey: false };
    expect(meaning(copy, "table")).toBeNull();
  });

  it("reads pieces row by row", () => {
    const pieces = [
      piece(1, pose(900, 4000)),
      piece(2, pose(2000, 130)),
      piece(3, pose(100, 400)),
      piece(4, null),
    ];
    const order = readingOrder(pieces);
    expect(order.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(neighbour(order, 3, 1)).toBe(2);
    expect(neighbour(order, 1, 1)).toBe(3);
    expect(neighbour(order, 3, -1)).toBe(1);
    expect(neighbour(order, null, -1)).toBe(1);
    expect(neighbour([], 1, 1)).toBeNull();
  });
});

describe("the banner of a block", () => {
  const block = (facing: number | null) =>
    ({
      outline: { points: box(1000, 2000, 600, 400), holes: [] },
      pose: facing === null ? null : pose(1300, 2000, facing),
    }) as unknown as Parameters<typeof bannerAt>[0];

  it("stands at its rear, and leans away from whom it fights", () => {
    expect(bannerAt(block(2700))).toMatchObject({ x: 1300, y: 2400 });
    expect(bannerAt(block(900))).toMatchObject({ x: 1300, y: 2000 });
    expect(bannerAt(block(0))).toMatchObject({ x: 1000, y: 2200 });
    expect(bannerAt(block(0)).away.x).toBe(-1);
  });

  it("stands at the upper edge of a block that looks nowhere", () => {
    expect(bannerAt(block(null))).toMatchObject({ x: 1300, y: 2000 });
  });
});

describe("a new scene", () => {
  const scene = {
    table: {
      width: 9,
      depth: 9,
      ground: "grass",
      levels: [],
      grid: null,
      inch: 254,
      measure: "cm" as const,
    },
    terrain: [ground(1, box(0, 0, 9, 9))],
    pieces: [piece(1, pose(0, 0)), piece(2, pose(5, 5))],
    groups: [],
    markers: [],
    zones: [],
    arcs: [],
    strokes: [],
    sheets: [],
    tracks: [],
    rows: [],
    pools: [],
    round: 1,
    round_limit: null,
    round_called: "round" as const,
  };

  it("keeps the objects of what did not change", () => {
    const next = structuredClone(scene);
    next.pieces[1]!.pose = pose(6, 6);
    const shared = sharing(next, scene);
    expect(shared.terrain).toBe(scene.terrain);
    expect(shared.pieces).not.toBe(scene.pieces);
    expect(shared.pieces[0]).toBe(scene.pieces[0]);
    expect(shared.pieces[1]).toBe(next.pieces[1]);
    expect(sharing(structuredClone(scene), scene).pieces).toBe(scene.pieces);
    expect(sharing(scene, null)).toBe(scene);
  });
});

it("finds the box of a ring", () => {
  expect(boxOf(box(1, 2, 3, 4))).toEqual({ left: 1, top: 2, right: 4, bottom: 6 });
});

describe("a piece that is done", () => {
  const part = (hex: string, at: number): number =>
    Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const light = (rgb: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it("keeps a rim that is read on its base, whatever its side", () => {
    const css = readFileSync(join(import.meta.dirname, "pieces.css"), "utf8");
    const rule =
      /\.dim \.piece-ring \{\s*stroke: color-mix\(in srgb, var\(--side\) (\d+)%, (#\w{6})\)/;
    const [, share = "", grey = ""] = rule.exec(css) ?? [];
    const base = /\.piece-base \{\s*fill: (#\w{6})/.exec(css)?.[1] ?? "";
    const dark = light([1, 3, 5].map((at) => part(base, at)));
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const own = Number(share) / 100;
      const mixed = [1, 3, 5].map(
        (at) => part(sidePaint(side), at) * own + part(grey, at) * (1 - own),
      );
      expect((light(mixed) + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
    }
  });
});
