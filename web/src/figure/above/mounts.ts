/** Mounts and machines from above, looking along x, about the place of who rides or serves them. */
import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { emblem } from "../others";
import {
  BONE,
  CREAM,
  DARK_STEEL,
  GLOW,
  GOLD,
  INK,
  LEATHER,
  PAINTS,
  SIDE,
  STEEL,
  tinted,
  WOOD,
} from "../palette";
import {
  bold,
  cord,
  curve,
  flat,
  oval,
  type Point,
  placed,
  rod,
  type Shape,
  sided,
  solid,
  wire,
} from "../shape";
import { both, whole } from "./faces";

export interface MountShapes {
  shapes: Shape[];
  /** How far it reaches ahead and back, and to a side. */
  long: number;
  wide: number;
  /** Where its rider is. */
  seat: Point;
  /** Drawn over the rider. */
  over?: Shape[];
}

const LEGGED = { long: 152, wide: 74, seat: [-14, 0] as Point };

function legs(hide: string, front: number, back: number, wide: number): Shape {
  return solid(
    tinted(hide, -0.25),
    oval(front, -wide, 22, 11, -14),
    oval(front - 8, wide, 22, 11, 14),
    oval(back, -wide, 22, 11, 14),
    oval(back + 10, wide, 22, 11, -14),
  );
}

function saddle(): Shape[] {
  return [
    solid(SIDE, whole([24, 8], [24, 44], [-48, 46], [-52, 8])),
    wire(CREAM, 2.6, "M20 42L-46 43", "M20 -42L-46 -43"),
  ];
}

function horse(hide: string, headless = false): Shape[] {
  const mane = tinted(hide, -0.45);
  const head = [
    solid(hide, whole([50, 20], [90, 13], [116, 14], [142, 9], [150, 0])),
    solid(hide, ...both([96, 10], [90, 22], [104, 15])),
    bold(INK, oval(116, -12, 3.4), oval(116, 12, 3.4)),
    cord(mane, 9, curve([38, 0], [76, 2], [106, 0])),
  ];
  return [
    cord(mane, 11, curve([-108, 0], [-132, 8], [-148, 2])),
    legs(hide, 58, -84, 34),
    solid(hide, whole([-116, 8], [-98, 34], [-40, 38], [30, 34], [66, 24], [78, 6])),
    ...(headless ? [] : head),
  ];
}

function pointed(hide: string, spine: string, snout: number, jaw: number): Shape[] {
  return [
    solid(hide, whole([-112, 8], [-90, 34], [-30, 38], [36, 38], [70, 28], [84, 6])),
    solid(hide, whole([60, 24], [92, 26], [116, 18], [snout, jaw], [snout + 6, 0])),
    wire(spine, 5, "M-100 0L84 0"),
  ];
}

function scales(hide: string, from: number, to: number, half: number): Shape {
  const dark = tinted(hide, -0.42);
  const rows: string[] = [];
  for (let x = from; x <= to; x += 17) {
    rows.push(
      curve([x - 8, -half], [x + 8, -half * 0.5], [x - 4, 0]),
      curve([x - 4, 0], [x + 8, half * 0.5], [x - 8, half]),
    );
  }
  return wire(dark, 3.4, ...rows);
}

function wing(hide: string, flip: 1 | -1): Shape[] {
  const at = (points: Point[]): Point[] => points.map(([x, y]): Point => [x, y * flip]);
  return [
    solid(
      tinted(hide, -0.2),
      sided(
        ...at([
          [34, 22],
          [48, 70],
          [30, 118],
          [-4, 96],
          [-22, 110],
          [-42, 82],
          [-66, 88],
          [-62, 50],
          [-34, 24],
        ]),
      ),
    ),
    wire(
      tinted(hide, -0.5),
      4,
      `M24 ${flip * 26}L30 ${flip * 112}`,
      `M22 ${flip * 26}L-22 ${flip * 104}`,
      `M20 ${flip * 26}L-62 ${flip * 82}`,
    ),
  ];
}

function dragonHead(hide: string, trim: string, at: Point, turn: number): Shape[] {
  return placed(
    [
      solid(trim, ...both([4, 8], [-26, 24], [-10, 6])),
      solid(hide, whole([-16, 8], [0, 19], [20, 14], [42, 9], [48, 0])),
      bold(GLOW, oval(10, -11, 4.6), oval(10, 11, 4.6)),
      bold(INK, oval(40, -4, 2.6), oval(40, 4, 2.6)),
    ],
    { x: at[0], y: at[1], turn },
  );
}

function dragon(hide: string, trim: string, heads: 1 | 2): Shape[] {
  const necks =
    heads === 1
      ? [rod([50, 0], [98, 0], 38, 24)]
      : [rod([44, 8], [94, 34], 32, 22), rod([44, -8], [94, -34], 32, 22)];
  const faces =
    heads === 1
      ? dragonHead(hide, trim, [100, 0], 0)
      : [...dragonHead(hide, trim, [98, 36], 10), ...dragonHead(hide, trim, [98, -36], -10)];
  return [
    solid(hide, rod([-60, 0], [-146, 12], 34, 6)),
    solid(trim, sided([-136, -4], [-156, 12], [-136, 28])),
    ...wing(hide, 1),
    ...wing(hide, -1),
    legs(hide, 42, -50, 38),
    solid(hide, ...necks),
    solid(hide, whole([-84, 6], [-62, 32], [0, 40], [52, 30], [66, 6])),
    wire(trim, 6, "M-120 8L-60 0L60 0"),
    ...faces,
  ];
}

const WHEEL = (x: number, y: number): Shape =>
  solid(tinted(WOOD, -0.25), rod([x - 34, y], [x + 34, y], 15));

/** Null: it goes on its own feet. */
export function mount(figure: Figure, pattern: Pattern): MountShapes | null {
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  if (figure.people === "horse")
    return { ...LEGGED, shapes: horse("#7a5a3c", true), seat: [52, 0], long: 140 };
  switch (figure.mount) {
    case "none":
      return null;
    case "horse":
      return { ...LEGGED, shapes: [...horse("#8c6544"), ...saddle()] };
    case "war-horse":
      return {
        ...LEGGED,
        shapes: [
          ...horse("#5a463a"),
          solid(SIDE, whole([-120, 8], [-104, 42], [-30, 47], [44, 42], [72, 24], [80, 6])),
          wire(
            CREAM,
            3.4,
            curve([-100, 36], [-30, 41], [44, 36]),
            curve([-100, -36], [-30, -41], [44, -36]),
          ),
          ...emblem(pattern, 17, -88, 0),
          solid(STEEL, whole([100, 9], [126, 10], [140, 6], [144, 0])),
        ],
      };
    case "dead-horse":
      return {
        ...LEGGED,
        shapes: [
          ...horse(BONE),
          wire(INK, 3, ...[-84, -66, 34, 52].map((x) => curve([x + 6, -30], [x, 0], [x + 6, 30]))),
          ...saddle(),
          bold("#7fe0c0", oval(116, -11, 3), oval(116, 11, 3)),
        ],
      };
    case "wolf": {
      const hide = "#8a837b";
      return {
        ...LEGGED,
        shapes: [
          solid(hide, rod([-100, 0], [-140, 10], 20, 26)),
          legs(hide, 60, -80, 32),
          ...pointed(hide, tinted(hide, -0.35), 138, 8),
          solid(hide, ...both([88, 16], [78, 36], [72, 16])),
          bold(INK, oval(142, 0, 6)),
          bold(GLOW, oval(112, -12, 3.4), oval(112, 12, 3.4)),
          ...saddle(),
        ],
      };
    }
    case "boar": {
      const hide = "#6b5240";
      return {
        ...LEGGED,
        shapes: [
          cord(hide, 5, curve([-112, 0], [-126, 8], [-124, -6])),
          legs(hide, 58, -80, 38),
          solid(hide, whole([-116, 8], [-98, 42], [-20, 48], [50, 44], [80, 30], [90, 6])),
          solid(hide, whole([66, 30], [100, 28], [132, 15], [140, 0])),
          solid("#c98f84", oval(138, 0, 8, 12)),
          solid(BONE, ...both([118, 18], [134, 28], [148, 22], [132, 16])),
          solid(hide, ...both([82, 22], [68, 40], [62, 22])),
          solid(tinted(hide, -0.45), whole([84, 4], [20, 8], [-60, 9], [-108, 3])),
          ...saddle(),
        ],
      };
    }
    case "bull": {
      const hide = "#6e452f";
      return {
        ...LEGGED,
        shapes: [
          cord(hide, 6, curve([-116, 0], [-138, 10], [-150, 4])),
          legs(hide, 58, -86, 40),
          ...bull(hide),
          ...saddle(),
        ],
      };
    }
    case "pangolin": {
      const hide = "#a9783f";
      return {
        ...LEGGED,
        shapes: [
          solid(hide, rod([-60, 0], [-150, 8], 70, 10)),
          legs(hide, 48, -56, 46),
          solid(hide, whole([-92, 20], [-60, 48], [0, 54], [50, 44], [78, 20])),
          scales(hide, -132, -74, 18),
          scales(hide, -60, 54, 42),
          solid(tinted(hide, 0.2), whole([62, 20], [96, 18], [130, 7], [146, 0])),
          bold(INK, oval(100, -13, 3.6), oval(100, 13, 3.6), oval(144, 0, 3)),
          ...saddle(),
        ],
      };
    }
    case "lizard": {
      const hide = "#6f9448";
      return {
        ...LEGGED,
        shapes: [
          solid(hide, rod([-60, 0], [-150, 8], 40, 6)),
          legs(hide, 20, -6, 46),
          ...pointed(hide, trim, 140, 8),
          solid(trim, sided([96, 0], [70, -14], [78, 0], [70, 14])),
          bold(GLOW, oval(110, -14, 4.6), oval(110, 14, 4.6)),
          ...saddle(),
        ],
      };
    }
    case "dragon":
    case "two-headed-dragon": {
      const hide = figure.build === "beast" ? cloth : "#7c2b2b";
      return {
        shapes: [...dragon(hide, trim, figure.mount === "dragon" ? 1 : 2), ...saddle()],
        long: 150,
        wide: 116,
        seat: [-14, 0],
      };
    }
    case "litter":
      return {
        shapes: [
          solid(WOOD, rod([-126, -46], [126, -46], 11), rod([-126, 46], [126, 46], 11)),
          ...[-96, 96].flatMap((x) =>
            [-46, 46].flatMap((y) => [
              solid("#744e30", oval(x, y, 20, 30)),
              solid("#66893f", oval(x + 4, y, 17)),
            ]),
          ),
          solid(SIDE, sided([-62, -44], [62, -44], [62, 44], [-62, 44])),
          solid("#8a2f3f", sided([-62, -36], [-44, -36], [-44, 36], [-62, 36])),
        ],
        long: 132,
        wide: 84,
        seat: [-8, 0],
      };
    case "cannon":
      return {
        shapes: [
          solid(WOOD, sided([-96, -12], [30, -24], [30, 24], [-96, 12])),
          WHEEL(18, -48),
          WHEEL(18, 48),
          solid(WOOD, rod([18, -48], [18, 48], 10)),
        ],
        over: [
          solid(DARK_STEEL, whole([-34, 8], [-26, 19], [50, 16], [104, 13], [108, 0])),
          solid(GOLD, sided([94, -19], [106, -19], [106, 19], [94, 19])),
          solid(GOLD, sided([22, -20], [32, -20], [32, 20], [22, 20])),
          bold(INK, oval(108, 0, 4, 10)),
        ],
        long: 112,
        wide: 70,
        seat: [-68, 30],
      };
    case "catapult":
      return {
        shapes: [
          solid(
            WOOD,
            rod([-92, -40], [84, -40], 14),
            rod([-92, 40], [84, 40], 14),
            rod([-70, -40], [-70, 40], 11),
            rod([70, -40], [70, 40], 11),
          ),
          WHEEL(-52, -58),
          WHEEL(-52, 58),
          WHEEL(52, -58),
          WHEEL(52, 58),
        ],
        over: [
          solid(tinted(WOOD, 0.15), rod([56, 0], [-84, 0], 12)),
          solid(LEATHER, oval(-84, 0, 22)),
          solid("#8f8a80", oval(-84, 0, 14)),
          cord(CREAM, 6, "M30 -40L30 40"),
        ],
        long: 112,
        wide: 72,
        seat: [-30, 66],
      };
  }
}

function bull(hide: string): Shape[] {
  return [
    solid(hide, whole([-120, 8], [-100, 42], [-30, 46], [40, 50], [78, 34], [90, 6])),
    solid(BONE, ...both([98, 20], [96, 50], [116, 66], [134, 62], [116, 52], [112, 22])),
    solid(hide, whole([70, 30], [104, 26], [132, 16], [140, 0])),
    solid(tinted(hide, 0.35), oval(132, 0, 11, 14)),
    bold(INK, oval(136, -6, 3), oval(136, 6, 3), oval(112, -20, 3.4), oval(112, 20, 3.4)),
  ];
}

/** A beast by itself. */
export function beast(figure: Figure): MountShapes {
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const seat: Point = [0, 0];
  switch (figure.people) {
    case "dragon":
      return {
        shapes: dragon(cloth, trim, figure.mount === "two-headed-dragon" ? 2 : 1),
        long: 150,
        wide: 116,
        seat,
      };
    case "bull":
      return {
        ...LEGGED,
        seat,
        shapes: [
          cord(cloth, 6, curve([-116, 0], [-138, 10], [-150, 4])),
          legs(cloth, 58, -86, 40),
          ...bull(cloth),
          bold(trim, oval(-64, -14, 24, 16), oval(4, 18, 22, 15), oval(-96, 14, 12)),
          solid(SIDE, sided([62, -36], [72, -32], [72, 32], [62, 36])),
        ],
      };
    case "bat":
      return {
        shapes: [
          ...wing(cloth, 1),
          ...wing(cloth, -1),
          solid(cloth, whole([-44, 6], [-20, 26], [24, 24], [44, 6])),
          solid(cloth, ...both([40, 10], [30, 32], [22, 12])),
          solid(tinted(cloth, 0.15), oval(46, 0, 18)),
          bold(GLOW, oval(54, -7, 4.6), oval(54, 7, 4.6)),
          flat(trim, oval(-4, 0, 16, 9)),
        ],
        long: 100,
        wide: 118,
        seat,
      };
    default:
      return {
        shapes: [
          cord("#c98f84", 8, curve([-70, 0], [-100, 14], [-128, -6])),
          legs(cloth, 44, -48, 38),
          solid(cloth, whole([-82, 8], [-62, 38], [-10, 44], [40, 32], [58, 8])),
          solid(cloth, whole([36, 28], [66, 24], [98, 9], [108, 0])),
          solid(cloth, oval(48, -26, 14), oval(48, 26, 14)),
          bold("#d98a8f", oval(107, 0, 6)),
          bold(INK, oval(80, -13, 3.6), oval(80, 13, 3.6)),
          solid(
            trim,
            sided([-56, 0], [-40, -8], [-30, 0], [-40, 8]),
            sided([-26, 0], [-10, -9], [0, 0], [-10, 9]),
            sided([4, 0], [20, -8], [30, 0], [20, 8]),
          ),
          solid(SIDE, sided([34, -30], [42, -28], [42, 28], [34, 30])),
        ],
        long: 112,
        wide: 60,
        seat,
      };
  }
}
