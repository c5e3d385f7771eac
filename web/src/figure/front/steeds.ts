/** Mounts on four legs from the side, looking right, about the middle of the body. */
import type { Pattern } from "../../look/sides";
import { emblem } from "../others";
import { BONE, CREAM, GLOW, GOLD, INK, LEATHER, SIDE, STEEL, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, type Point, sided, solid, wire } from "../shape";
import { leg, legs, type MountShapes, saddle } from "./harness";

export function horse(hide: string, headless = false): MountShapes {
  const mane = tinted(hide, -0.45);
  const [far, near] = legs(hide, INK, 9, -36, 34);
  const head = [
    solid(hide, blob([20, -14], [38, -52], [54, -66], [64, -58], [56, -26], [44, 8])),
    solid(hide, blob([50, -70], [64, -70], [88, -46], [86, -36], [76, -34], [56, -46])),
    solid(hide, sided([54, -68], [55, -82], [63, -69])),
    solid(mane, blob([26, -20], [38, -52], [52, -72], [58, -70], [48, -50], [38, -22])),
    bold(INK, oval(65, -58, 2.6), oval(84, -42, 1.8)),
    wire(LEATHER, 2.4, "M60 -66L70 -44", "M70 -44L40 -18"),
  ];
  return {
    behind: [cord(mane, 9, curve([-48, -8], [-62, 8], [-58, 40])), ...far],
    before: [
      ...near,
      solid(
        hide,
        blob([-52, -8], [-30, -26], [10, -22], [40, -24], [50, -2], [34, 22], [-10, 22], [-44, 20]),
      ),
      ...(headless ? [] : head),
    ],
    seat: headless ? [36, -18] : [-2, -20],
  };
}

export function barded(pattern: Pattern, cloth: string): MountShapes {
  const made = horse("#5a463a");
  return {
    ...made,
    before: [
      ...made.before,
      solid(
        SIDE,
        blob(
          [-54, -14],
          [-20, -26],
          [22, -22],
          [48, -8],
          [46, 34],
          [30, 40],
          [8, 34],
          [-12, 42],
          [-34, 36],
          [-54, 40],
        ),
      ),
      wire(CREAM, 2.6, curve([-53, 33], [-34, 29], [-12, 35], [8, 27], [30, 33], [46, 27])),
      ...emblem(pattern, 12, -26, 8),
      solid(STEEL, blob([54, -70], [64, -70], [82, -48], [76, -42], [58, -54])),
      bold(cloth, oval(64, -62, 3)),
    ],
  };
}

export function boned(): MountShapes {
  const made = horse(BONE);
  return {
    ...made,
    before: [
      ...made.before,
      wire(INK, 2.2, ...[-30, -20, -10, 0, 10].map((x) => curve([x, -20], [x - 5, 0], [x, 18]))),
      bold(INK, oval(66, -57, 4.5)),
      bold("#7fe0c0", oval(66, -57, 2)),
      ...saddle(0, -24, -2),
    ],
  };
}

export function wolf(hide: string): MountShapes {
  const [far, near] = legs(hide, tinted(hide, -0.4), 9, -36, 34);
  return {
    behind: [solid(hide, blob([-44, -10], [-70, -22], [-84, -8], [-68, 4], [-46, 6])), ...far],
    before: [
      ...near,
      solid(
        hide,
        blob([-50, -6], [-30, -24], [8, -20], [38, -30], [48, -6], [30, 18], [-12, 16], [-42, 18]),
      ),
      solid(hide, sided([44, -44], [46, -66], [56, -48]), sided([54, -46], [60, -66], [66, -46])),
      solid(
        hide,
        blob([28, -18], [40, -46], [62, -50], [76, -36], [92, -28], [88, -18], [66, -16], [48, 4]),
      ),
      bold(INK, oval(92, -28, 4), oval(67, -37, 2.6)),
      bold(GLOW, oval(67, -37, 1.3)),
      bold(CREAM, sided([70, -18], [74, -9], [78, -18]), sided([80, -18], [83, -11], [86, -19])),
      ...saddle(-4, -24, -2),
    ],
    seat: [-4, -20],
  };
}

export function boar(hide: string): MountShapes {
  const [far, near] = legs(hide, INK, 10, -34, 30);
  const bristle: Point[] = [
    [-44, -18],
    [-34, -36],
    [-24, -26],
    [-14, -42],
    [-2, -30],
    [10, -44],
    [20, -30],
    [34, -40],
    [40, -22],
  ];
  return {
    behind: [
      cord(hide, 4, curve([-50, -4], [-62, -12], [-56, -20])),
      ...far,
      solid(tinted(hide, -0.4), sided(...bristle)),
    ],
    before: [
      ...near,
      solid(
        hide,
        blob([-54, 0], [-36, -26], [4, -30], [40, -24], [52, 4], [34, 26], [-12, 28], [-46, 22]),
      ),
      solid(hide, blob([32, -26], [56, -30], [84, -8], [92, 6], [82, 16], [58, 18], [40, 14])),
      solid(hide, sided([42, -26], [46, -42], [56, -28])),
      solid("#c98f84", blob([84, -6], [96, -2], [96, 12], [84, 14])),
      bold(INK, oval(92, 2, 1.8), oval(92, 8, 1.8), oval(66, -10, 2.8)),
      solid(BONE, blob([74, 14], [84, 10], [92, -8], [88, 14], [80, 20])),
      ...saddle(-6, -28, -4),
    ],
    seat: [-6, -24],
  };
}

export function bull(hide: string, trim: string, saddled = true): MountShapes {
  const [far, near] = legs(hide, INK, 11, -40, 36);
  const patches = saddled
    ? []
    : [
        flat(
          trim,
          blob([-36, -18], [-14, -24], [-6, -6], [-24, 6], [-40, 0]),
          blob([10, 0], [26, -6], [30, 14], [12, 18]),
        ),
      ];
  return {
    behind: [cord(hide, 4.5, curve([-54, -12], [-68, 4], [-64, 30])), ...far],
    before: [
      ...near,
      solid(
        hide,
        blob([-56, -8], [-34, -26], [4, -24], [32, -36], [54, -16], [44, 18], [0, 26], [-46, 20]),
      ),
      ...patches,
      solid(BONE, blob([62, -34], [70, -40], [76, -60], [84, -40], [72, -28])),
      solid(hide, blob([38, -30], [58, -36], [74, -26], [90, -2], [84, 10], [70, 8], [50, 2])),
      solid(tinted(hide, 0.4), blob([80, -6], [92, 0], [88, 12], [76, 10])),
      bold(INK, oval(70, -16, 2.8), oval(87, 2, 2)),
      cord(GOLD, 2.4, curve([82, 10], [86, 18], [91, 9])),
      solid(BONE, blob([54, -32], [56, -42], [48, -58], [66, -50], [66, -34])),
      ...(saddled ? saddle(-6, -24, 0) : []),
    ],
    seat: [-6, -22],
  };
}

export function pangolin(hide: string): MountShapes {
  const [far, near] = legs(tinted(hide, -0.1), INK, 11, -30, 32);
  const rows = [-34, -18, -2, 14].flatMap((x, n) => [
    curve([x - 10, -26 + n * 2], [x + 6, -14], [x - 8, 0]),
    curve([x - 10, 0], [x + 8, 10], [x - 6, 22]),
  ]);
  return {
    behind: [
      solid(hide, blob([-40, -16], [-70, 8], [-96, 40], [-92, 48], [-60, 34], [-38, 18])),
      wire(
        tinted(hide, -0.4),
        2,
        curve([-56, -2], [-50, 12], [-58, 28]),
        curve([-72, 14], [-66, 24], [-74, 38]),
      ),
      ...far,
    ],
    before: [
      ...near,
      solid(
        hide,
        blob([-50, 0], [-36, -30], [0, -38], [34, -28], [52, 0], [34, 24], [-10, 26], [-42, 20]),
      ),
      wire(tinted(hide, -0.4), 2.2, ...rows),
      solid(
        tinted(hide, 0.18),
        blob([36, -22], [58, -22], [82, 0], [94, 16], [86, 20], [62, 14], [44, 10]),
      ),
      bold(INK, oval(66, -4, 2.8), oval(90, 16, 2.2)),
      wire(tinted(hide, -0.4), 2, curve([48, -20], [56, -8], [48, 6])),
      ...saddle(-6, -36, -8),
    ],
    seat: [-6, -32],
  };
}

export function lizard(hide: string, trim: string): MountShapes {
  return {
    behind: [
      solid(hide, blob([-30, -14], [-64, -10], [-96, 14], [-94, 22], [-60, 12], [-30, 10])),
      ...leg(14, 6, 14, 11, tinted(hide, -0.3), INK),
    ],
    before: [
      ...leg(-4, 8, 16, 12, hide, INK),
      solid(hide, blob([-44, -8], [-20, -24], [20, -24], [42, -20], [46, 2], [20, 18], [-20, 16])),
      solid(hide, blob([24, -18], [40, -48], [54, -62], [66, -56], [56, -30], [42, 2])),
      solid(trim, sided([38, -46], [34, -64], [48, -62], [50, -76], [60, -64])),
      solid(hide, blob([48, -64], [66, -68], [92, -54], [90, -46], [66, -44], [52, -46])),
      bold(GLOW, oval(66, -59, 3.2)),
      bold(INK, oval(66.6, -59, 1.4)),
      bold(CREAM, sided([72, -46], [76, -40], [79, -46]), sided([82, -47], [85, -41], [88, -48])),
      cord(hide, 5, curve([42, 2], [54, 8], [58, 18])),
      ...saddle(-4, -26, -2),
    ],
    seat: [-4, -22],
  };
}
