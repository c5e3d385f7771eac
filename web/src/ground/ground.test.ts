// @vitest-environment node
import { describe, expect, it } from "vitest";

import { NOTHING } from "../model/contract";
import { box, ground, piece, pose } from "../table/samples";
import type { Ground, Piece, Scene } from "../wire/types";
import { leaning } from "./cards";
import { standeeAt, surfaceAt } from "./casting";
import {
  atHeight,
  eyeOf,
  kept,
  nearer,
  type Orbit,
  openingView,
  overview,
  rayAt,
  seenAt,
  shifted,
} from "./eye";
import { land } from "./land";
import { shadeOf } from "./mesh";
import { atPixel, type Seen } from "./pointing";
import { heightOf, openedBy, Relief } from "./relief";
import { scenery } from "./scenery";
import { isFlat, plaques, scaleOf, standees } from "./standees";

const VIEW = { width: 1000, height: 700 };
const TABLE = { width: 10000, depth: 8000 };
const WHOLE = { left: 0, top: 0, right: TABLE.width, bottom: TABLE.depth };
const ORBIT: Orbit = { x: 5000, y: 4000, z: 0, far: 9000, turn: -Math.PI / 2, tilt: 0.8 };
const NOBODY = { selected: null, allowed: [], chosen: [], active: [] };
const CLOSED = new Set<number>();

function sceneOf(terrain: Ground[], pieces: Piece[]): Scene {
  return {
    table: { ...TABLE, ground: "grass", levels: [], grid: null, inch: 254, measure: "cm" },
    terrain,
    pieces,
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
    round_called: "round",
  };
}

function seenOf(scene: Scene, orbit: Orbit = ORBIT): Seen {
  const relief = new Relief(scene.terrain, openedBy(scene));
  return {
    scene,
    relief,
    standees: standees(scene.pieces, relief, [0, 1], NOBODY),
    overlay: NOTHING,
    eye: eyeOf(orbit),
    view: VIEW,
    corner: { x: 0, y: 0 },
  };
}

const BY_MOUSE = { finger: false, shift: false, carrying: false };

describe("the eye", () => {
  it("sees in the middle what it looks at, and what is right of it to the right", () => {
    const eye = eyeOf(ORBIT);
    const middle = seenAt(eye, VIEW, ORBIT);
    expect(middle?.x).toBeCloseTo(500);
    expect(middle?.y).toBeCloseTo(350);
    expect(seenAt(eye, VIEW, { x: 6000, y: 4000, z: 0 })?.x).toBeGreaterThan(500);
    expect(seenAt(eye, VIEW, { x: 5000, y: 4000, z: 500 })?.y).toBeLessThan(350);
    expect(seenAt(eye, VIEW, { x: 5000, y: 90000, z: 0 })).toBeNull();
  });

  it("looks along a pixel to the very place that is seen there", () => {
    const eye = eyeOf({ ...ORBIT, turn: 0.7, tilt: 0.4 });
    const place = { x: 4200, y: 4400, z: 130 };
    const pixel = seenAt(eye, VIEW, place);
    if (!pixel) throw new Error("It is not seen.");
    const back = atHeight(rayAt(eye, VIEW, pixel), 130);
    expect(back?.x).toBeCloseTo(4200, 3);
    expect(back?.y).toBeCloseTo(4400, 3);
  });

  it("opens with the whole area in view", () => {
    const eye = eyeOf(overview(WHOLE, VIEW, 56));
    for (const x of [0, TABLE.width]) {
      for (const y of [0, TABLE.depth]) {
        const at = seenAt(eye, VIEW, { x, y, z: 0 });
        expect(at?.x).toBeGreaterThan(0);
        expect(at?.x).toBeLessThan(VIEW.width);
        expect(at?.y).toBeGreaterThan(0);
        expect(at?.y).toBeLessThan(VIEW.height - 56);
      }
    }
  });

  it("opens on those who stand there: they fill the view", () => {
    expect(openingView(TABLE, [], VIEW, 56)).toEqual(overview(WHOLE, VIEW, 56));
    const standing = [
      { x: 2500, y: 2600 },
      { x: 6900, y: 6700 },
    ];
    const orbit = openingView(TABLE, standing, VIEW, 56);
    expect(orbit.far).toBeLessThan(overview(WHOLE, VIEW, 56).far);
    const [far, near] = standing.map((spot) => seenAt(eyeOf(orbit), VIEW, { ...spot, z: 0 }));
    for (const one of [far, near]) {
      expect(one?.x).toBeGreaterThan(0);
      expect(one?.x).toBeLessThan(VIEW.width);
    }
    expect(far?.y).toBeGreaterThan(0);
    expect(near?.y).toBeLessThan(VIEW.height - 56);
    const [wide, high] = [(near?.x ?? 0) - (far?.x ?? 0), (near?.y ?? 0) - (far?.y ?? 0)];
    expect(Math.max(wide / VIEW.width, high / (VIEW.height - 56))).toBeGreaterThan(0.7);
  });

  it("keeps under the pointer what it comes nearer to", () => {
    const pixel = { x: 700, y: 420 };
    const before = atHeight(rayAt(eyeOf(ORBIT), VIEW, pixel), 0);
    const after = atHeight(rayAt(eyeOf(nearer(ORBIT, VIEW, 1.6, pixel)), VIEW, pixel), 0);
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 3);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 3);
  });

  it("moves the table with the pointer, and stays over it", () => {
    const moved = shifted(ORBIT, VIEW, 50, 0);
    expect(moved.x).toBeLessThan(ORBIT.x);
    expect(moved.y).toBeCloseTo(ORBIT.y);
    expect(kept({ ...ORBIT, x: -900, tilt: 3 }, TABLE)).toMatchObject({ x: 0, tilt: 1.5 });
  });
});

describe("heights", () => {
  const hill = ground(1, box(2000, 2000, 3000, 3000), { look: "hill", height: 400 });
  const roof = ground(2, box(7000, 1000, 1000, 1000), {
    look: "roof",
    storeys: [
      { level: 3, outline: { points: box(7000, 1000, 1000, 1000), holes: [] }, height: 600 },
    ],
  });
  const cliff = ground(3, box(7000, 5000, 1000, 1000), { look: "cliff", height: 300 });

  it("rise to the middle of a hill, and from nothing at its edge", () => {
    const relief = new Relief([hill], CLOSED);
    expect(relief.landAt(2000, 3500)).toBe(0);
    expect(relief.landAt(3500, 3500)).toBe(400);
    const half = relief.landAt(2300, 3500);
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThan(300);
  });

  it("are usual ones where the rules say none, and water lies lower", () => {
    expect(heightOf(ground(1, box(0, 0, 9, 9), { look: "hill" }))).toBeGreaterThan(200);
    expect(heightOf(ground(1, box(0, 0, 9, 9), { look: "water", height: 50 }))).toBeLessThan(0);
    expect(heightOf(ground(1, box(0, 0, 9, 9), { look: "wood" }))).toBe(0);
  });

  it("of a roof are what one stands on there, unless it is off", () => {
    const inside = [piece(1, pose(7500, 1500))];
    expect(new Relief([roof], CLOSED).topAt(7500, 1500)).toEqual({ height: 600, level: 3 });
    const opened = openedBy({ pieces: inside, terrain: [roof] });
    expect(new Relief([roof], opened).topAt(7500, 1500)).toEqual({ height: 0, level: 0 });
    expect(openedBy({ pieces: [piece(1, pose(7500, 1500, 0, 3))], terrain: [roof] }).size).toBe(0);
    const relief = new Relief([roof, cliff], CLOSED);
    expect(relief.standAt({ x: 7500, y: 1500, z: 0, level: 3 })).toBe(600);
    expect(relief.standAt({ x: 7500, y: 1500, z: 0, level: 0 })).toBe(0);
    expect(relief.standAt({ x: 7500, y: 5500, z: 0, level: 0 })).toBe(300);
  });

  it("are in the mat, square by square, and on plateaus", () => {
    const relief = new Relief([hill, cliff], CLOSED);
    const mat = land(TABLE, [hill, cliff], relief);
    const heights = mat.positions.filter((_, n) => n % 3 === 1);
    expect(Math.max(...heights)).toBe(400);
    expect(heights.filter((height) => height === 300).length).toBeGreaterThanOrEqual(6);
    expect(mat.places.length / 2).toBe(mat.positions.length / 3);
    expect(land(TABLE, [], new Relief([], CLOSED)).triangles).toBe(2);
  });

  it("are lit from the upper left", () => {
    expect(shadeOf([0, 0, 1])).toBeCloseTo(1);
    expect(shadeOf([-1, -1, 1])).toBeGreaterThan(1);
    expect(shadeOf([1, 1, 0])).toBeLessThan(0.72);
  });
});

describe("scenery", () => {
  const wood = ground(4, box(1000, 1000, 3000, 3000), { look: "wood" });

  it("has trees that make room for whoever stands among them", () => {
    const relief = new Relief([wood], CLOSED);
    const { things: all, shade } = scenery([wood], relief, CLOSED, []);
    const guest = { x: 2500, y: 2500, reach: 700 };
    const { things: fewer } = scenery([wood], relief, CLOSED, [guest]);
    expect(fewer.triangles).toBeGreaterThan(100);
    expect(shade.triangles).toBeGreaterThan(20);
    expect(fewer.triangles).toBeLessThan(all.triangles);
    const stems = fewer.positions.flatMap((x, n) =>
      n % 3 === 0 ? [Math.hypot(x - guest.x, (fewer.positions[n + 2] ?? 0) - guest.y)] : [],
    );
    expect(Math.min(...stems)).toBeGreaterThan(500);
  });

  it("has houses as high as they are, cut low when somebody is inside", () => {
    const house = ground(5, box(0, 0, 1200, 800), { look: "roof", height: 500 });
    const top = (opened: ReadonlySet<number>): number =>
      Math.max(
        ...scenery([house], new Relief([house], opened), opened, []).things.positions.filter(
          (_, n) => n % 3 === 1,
        ),
      );
    expect(top(CLOSED)).toBe(500);
    expect(top(new Set([5]))).toBeLessThan(150);
  });
});

describe("standees", () => {
  it("stand where their pieces stand, larger on larger bases, marked as they are", () => {
    const hill = ground(1, box(2000, 2000, 3000, 3000), { look: "hill", height: 400 });
    const small = piece(1, pose(3500, 3500, 900), { spent: true });
    const large = piece(2, pose(8000, 3500), { base: { type: "round", diameter: 500 } });
    const marked = { ...NOBODY, allowed: [2] };
    const away = piece(3, null);
    const [one, other, ...rest] = standees(
      [small, large, away],
      new Relief([hill], CLOSED),
      [0],
      marked,
    );
    expect(rest).toEqual([]);
    expect(one).toMatchObject({ x: 3500, y: 3500, z: 400, tone: "plain", dim: true });
    expect(one?.facing).toBeCloseTo(Math.PI / 2);
    expect(other).toMatchObject({ z: 0, tone: "allowed", dim: false });
    expect(other?.height).toBeGreaterThan((one?.height ?? 0) * 1.3);
    expect(scaleOf({ type: "rect", width: 250, depth: 250 })).toBeCloseTo(1.7);
  });

  it("lean to the eye so far, and turn their backs to whoever is behind them", () => {
    expect(leaning(0, 0.2).turn).toBeCloseTo(0.2);
    expect(leaning(0, 0.2).isBack).toBe(false);
    expect(leaning(0, 1.5).turn).toBeCloseTo(1.152, 2);
    expect(leaning(0, Math.PI).isBack).toBe(true);
    expect(leaning(0, Math.PI - 0.2).turn).toBeCloseTo(-0.2);
  });
});

describe("pointing", () => {
  const standing = piece(7, pose(5000, 4000, 900));

  it("at the table gives the place under the pixel", () => {
    const seen = seenOf(sceneOf([], []));
    const at = atPixel(seen, { x: 500, y: 350 }, BY_MOUSE);
    expect(at?.spot).toEqual([5000, 4000, 0]);
    expect(at?.piece).toBeNull();
  });

  it("at a card gives its piece and its place, while carrying the surface behind it", () => {
    const seen = seenOf(sceneOf([], [standing]));
    const head = seenAt(seen.eye, VIEW, { x: 5000, y: 4000, z: 230 });
    if (!head) throw new Error("It is not seen.");
    expect(atPixel(seen, head, BY_MOUSE)).toMatchObject({ piece: 7, spot: [5000, 4000, 0] });
    const carried = atPixel(seen, head, { ...BY_MOUSE, carrying: true });
    expect(carried?.piece).toBeNull();
    expect(carried?.spot[1]).toBeLessThan(3900);
  });

  it("does not go through a hill", () => {
    const low = { ...ORBIT, y: 4600, tilt: 0.12, far: 5200 };
    const hill = ground(1, box(4000, 4700, 2000, 2000), { look: "hill", height: 900 });
    const open = seenOf(sceneOf([], [standing]), low);
    const hidden = seenOf(sceneOf([hill], [standing]), low);
    const foot = seenAt(open.eye, VIEW, { x: 5000, y: 4000, z: 120 });
    if (!foot) throw new Error("It is not seen.");
    expect(atPixel(open, foot, BY_MOUSE)?.piece).toBe(7);
    const at = atPixel(hidden, foot, BY_MOUSE);
    expect(at?.piece).toBeNull();
    expect(at?.ground).toBe(1);
    const ray = rayAt(hidden.eye, VIEW, foot);
    const fallen = surfaceAt(ray, hidden.relief, TABLE);
    expect(fallen?.height).toBeGreaterThan(100);
    expect(standeeAt(ray, hidden.standees, () => 0, fallen)).toBeNull();
  });

  it("means a marked place near it exactly, and the level of a roof", () => {
    const seen = seenOf(sceneOf([], []));
    const spots = [
      { key: "a", spot: [5060, 4000, 0] as [number, number, number], label: "", chosen: false },
    ];
    const near = atPixel(
      { ...seen, overlay: { spots, regions: [] } },
      { x: 500, y: 350 },
      BY_MOUSE,
    );
    expect(near?.spot).toEqual([5060, 4000, 0]);
    const storeys = [
      { level: 2, outline: { points: box(4500, 3500, 1000, 1000), holes: [] }, height: 500 },
    ];
    const roof = ground(9, box(4500, 3500, 1000, 1000), { look: "roof", storeys });
    const over = seenOf(sceneOf([roof], []));
    const top = seenAt(over.eye, VIEW, { x: 5000, y: 4000, z: 500 });
    if (!top) throw new Error("It is not seen.");
    expect(atPixel(over, top, BY_MOUSE)).toMatchObject({ spot: [5000, 4000, 2], ground: 9 });
  });

  it("into the room gives nothing", () => {
    expect(
      atPixel(seenOf(sceneOf([], []), { ...ORBIT, tilt: 0.1 }), { x: 500, y: 0 }, BY_MOUSE),
    ).toBeNull();
  });
});

describe("markers", () => {
  const marker = (id: number, quiet: boolean): Scene["markers"][number] => ({
    id,
    name: "Skull",
    icon: "skull",
    spot: [100 * id, 100, 0],
    seat: 0,
    radius: 0,
    badges: [],
    quiet,
  });
  const all = [marker(1, false), marker(2, true), marker(3, true)];
  const relief = new Relief([], CLOSED);

  it("stand as plaques; one of many lies flat, unless it is asked for", () => {
    const standing = (marked: Parameters<typeof plaques>[3]) =>
      plaques(all, relief, [0, 1], marked).map(({ id }) => id);
    expect(standing(NOBODY)).toEqual([1]);
    const marked = { ...NOBODY, allowed: [3] };
    expect(standing(marked)).toEqual([1, 3]);
    expect(all.map((one) => isFlat(one, marked))).toEqual([false, true, false]);
  });
});
