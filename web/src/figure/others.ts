/** What the left hand holds, seen flat: its middle at nought, about 60 high. Up is -y. */
import type { Pattern } from "../look/sides";
import type { Figure } from "../wire/types";
import { BONE, CREAM, GOLD, INK, LEATHER, SIDE, STEEL, WOOD } from "./palette";
import {
  blob,
  bold,
  cord,
  curve,
  flat,
  oval,
  placed,
  rod,
  type Shape,
  sided,
  solid,
  wire,
} from "./shape";
import { weapon } from "./weapons";

type Other = Figure["other"];

/** The sign of a side, which tells it from the others without any colour. */
export function emblem(pattern: Pattern, size: number, x = 0, y = 0): Shape[] {
  const s = size;
  switch (pattern) {
    case "ring":
      return [bold(CREAM, oval(x, y, s * 0.55))];
    case "double":
      return [
        bold(
          CREAM,
          sided(
            [x - s * 0.22, y - s],
            [x + s * 0.22, y - s],
            [x + s * 0.22, y + s],
            [x - s * 0.22, y + s],
          ),
          sided(
            [x - s, y - s * 0.22],
            [x + s, y - s * 0.22],
            [x + s, y + s * 0.22],
            [x - s, y + s * 0.22],
          ),
        ),
      ];
    case "dashes":
      return [-0.55, 0.2].map((at) =>
        bold(
          CREAM,
          sided(
            [x - s * 0.9, y + s * at],
            [x, y + s * (at - 0.5)],
            [x + s * 0.9, y + s * at],
            [x + s * 0.9, y + s * (at + 0.36)],
            [x, y + s * (at - 0.14)],
            [x - s * 0.9, y + s * (at + 0.36)],
          ),
        ),
      );
    case "dots":
      return [
        bold(
          CREAM,
          oval(x - s * 0.5, y - s * 0.35, s * 0.3),
          oval(x + s * 0.5, y - s * 0.35, s * 0.3),
          oval(x, y + s * 0.5, s * 0.3),
        ),
      ];
  }
}

function flag(pattern: Pattern, pole: number): Shape[] {
  return [
    solid(WOOD, rod([0, 70], [0, -pole], 5)),
    solid(GOLD, sided([-5, -pole], [0, -pole - 14], [5, -pole])),
    solid(
      SIDE,
      `M2 ${-pole + 4}C20 ${-pole - 4} 34 ${-pole + 12} 54 ${-pole + 4}L46 ${-pole + 24}L54 ${-pole + 46}C34 ${-pole + 54} 20 ${-pole + 38} 2 ${-pole + 46}Z`,
    ),
    ...emblem(pattern, 12, 24, -pole + 25),
  ];
}

const PIPE = [
  cord(INK, 4, curve([4, -8], [14, -26], [18, -34])),
  cord(INK, 4, curve([-4, -8], [-2, -28], [-6, -38])),
  cord(INK, 4, curve([8, 6], [24, 16], [34, 26])),
];

export function other(kind: Other, pattern: Pattern): Shape[] {
  switch (kind) {
    case "none":
      return [];
    case "round-shield":
      return [solid(STEEL, oval(0, 0, 31)), solid(SIDE, oval(0, 0, 25.5)), ...emblem(pattern, 15)];
    case "buckler":
      return [solid(STEEL, oval(0, 0, 20)), solid(SIDE, oval(0, 0, 14)), ...emblem(pattern, 8.5)];
    case "kite-shield": {
      const kite = (s: number): string =>
        blob(
          [0, -32 * s],
          [21 * s, -28 * s],
          [23 * s, -6 * s],
          [13 * s, 22 * s],
          [0, 40 * s],
          [-13 * s, 22 * s],
          [-23 * s, -6 * s],
          [-21 * s, -28 * s],
        );
      return [solid(STEEL, kite(1)), solid(SIDE, kite(0.82)), ...emblem(pattern, 13, 0, -4)];
    }
    case "tower-shield": {
      const tower = (s: number): string =>
        blob(
          [-22 * s, -36 * s],
          [0, -40 * s],
          [22 * s, -36 * s],
          [24 * s, 0],
          [22 * s, 36 * s],
          [0, 38 * s],
          [-22 * s, 36 * s],
          [-24 * s, 0],
        );
      return [solid(STEEL, tower(1)), solid(SIDE, tower(0.83)), ...emblem(pattern, 14)];
    }
    case "banner":
      return flag(pattern, 86);
    case "totem":
      return [
        solid(WOOD, rod([0, 70], [0, -74], 5)),
        solid(SIDE, blob([-20, -46], [20, -46], [12, -18], [18, 4], [0, -8], [-18, 4], [-12, -18])),
        ...emblem(pattern, 9, 0, -32),
        solid(BONE, blob([-12, -62], [0, -76], [12, -62], [6, -50], [-6, -50])),
        bold(INK, oval(-4.5, -62, 3), oval(4.5, -62, 3)),
        cord(
          BONE,
          4,
          curve([-10, -68], [-26, -72], [-28, -88]),
          curve([10, -68], [26, -72], [28, -88]),
        ),
      ];
    case "orb":
      return [solid("#7cc7e8", oval(0, -8, 15)), flat("#e6f7ff", oval(-5, -13, 5))];
    case "book":
      return [
        solid(LEATHER, sided([-22, -15], [0, -11], [22, -15], [22, 15], [0, 19], [-22, 15])),
        bold(
          CREAM,
          sided([-19, -13], [-1, -9], [-1, 15], [-19, 11]),
          sided([19, -13], [1, -9], [1, 15], [19, 11]),
        ),
        wire(INK, 1.2, "M-15 -6L-5 -4", "M-15 0L-5 2", "M5 -4L15 -6", "M5 2L15 0"),
      ];
    case "horn":
      return [
        solid(BONE, blob([-22, 8], [-4, 10], [14, 0], [24, -18], [36, -8], [22, 12], [0, 20])),
        solid(GOLD, blob([22, -20], [38, -8], [34, -2], [18, -14])),
      ];
    case "pipes":
      return [...PIPE, solid("#8c3c33", blob([-16, 0], [0, -12], [16, -2], [12, 14], [-8, 14]))];
    case "flute":
      return [
        solid(WOOD, rod([-34, 4], [30, -6], 6)),
        flat(INK, oval(-16, 1, 2), oval(-6, 0, 2), oval(4, -2, 2)),
      ];
    case "lute":
      return [
        solid(WOOD, rod([8, -8], [34, -32], 6)),
        solid("#c08a4a", blob([-22, 10], [-10, -14], [12, -12], [16, 8], [0, 26])),
        bold(INK, oval(0, 4, 5)),
      ];
    case "falcon":
      return [
        solid("#8a6238", blob([-8, 10], [-14, -8], [-6, -26], [6, -28], [12, -10], [6, 14])),
        solid(CREAM, blob([-4, 4], [0, -14], [8, -10], [6, 8])),
        bold(GOLD, sided([4, -26], [15, -21], [5, -19])),
        bold(INK, oval(1, -23, 2)),
      ];
    case "potion":
      return [
        solid("#6fc06a", blob([-10, 8], [-4, -4], [4, -4], [10, 8], [0, 16])),
        solid(CREAM, rod([0, -6], [0, -14], 6)),
        flat(CREAM, oval(-4, 6, 2.5)),
      ];
    case "satchel":
      return [
        solid(CREAM, blob([-17, -12], [17, -12], [17, 14], [-17, 14])),
        bold(
          "#b23a34",
          sided(
            [-3, -8],
            [3, -8],
            [3, -2],
            [9, -2],
            [9, 4],
            [3, 4],
            [3, 10],
            [-3, 10],
            [-3, 4],
            [-9, 4],
            [-9, -2],
            [-3, -2],
          ),
        ),
      ];
    case "egg":
      return [
        solid("#d9e3b4", oval(0, -4, 14, 18)),
        flat("#8fa45e", oval(-4, -10, 3), oval(5, -2, 3.5), oval(-3, 6, 2.5)),
      ];
    case "javelins":
      return [-9, 0, 9].flatMap((turn) =>
        placed(weapon("javelin"), { turn: turn - 90, sx: 0.9, sy: 0.9 }),
      );
    case "claws":
    case "chains":
    case "bomb":
    case "fire":
    case "torch":
    case "sword":
    case "dagger":
    case "axe":
    case "mace":
    case "pistol":
      return placed(weapon(kind), { turn: -90 });
  }
}

/** What is a board with a face, so that it is turned towards whoever looks on. */
export const SHIELDS: readonly Other[] = ["round-shield", "kite-shield", "tower-shield", "buckler"];
