/** Heads from above, about nought, looking along x; drawn as if they were 27 across the half. */
import type { Figure } from "../../wire/types";
import { BONE, CREAM, FLAME, GLOW, hairOf, INK, PAINTS, skinOf, tinted } from "../palette";
import {
  blob,
  bold,
  cord,
  curve,
  flat,
  oval,
  type Point,
  type Shape,
  sided,
  solid,
  wire,
} from "../shape";

export interface HeadShapes {
  behind: Shape[];
  before: Shape[];
}

/** What is alike on both sides of the line on which one looks. */
export function both(...points: Point[]): string[] {
  return [blob(...points), blob(...points.map(([x, y]): Point => [x, -y]))];
}

/** An outline of which the other half is its mirror image. */
export function whole(...points: Point[]): string {
  return blob(...points, ...[...points].reverse().map(([x, y]): Point => [x, -y]));
}

const PEAKED = (...points: Point[]): string[] => [
  sided(...points),
  sided(...points.map(([x, y]): Point => [x, -y])),
];

const skull = (fill: string): Shape => solid(fill, oval(0, 0, 26, 24));
const nose = (fill: string, at = 26): Shape => solid(fill, oval(at, 0, 6, 5));
const eyes = (x: number, y: number, size: number, fill: string): Shape =>
  bold(fill, oval(x, -y, size), oval(x, y, size));

const HAIRY: readonly Figure["people"][] = [
  "human",
  "elf",
  "dark-elf",
  "horse",
  "fairy",
  "dwarf",
  "vampire",
  "zombie",
];

/** Hair as it is seen from above: all but the face. */
function crop(fill: string): Shape[] {
  return [
    solid(
      fill,
      blob(
        [13, -19],
        [-4, -25],
        [-26, -14],
        [-29, 0],
        [-26, 14],
        [-4, 25],
        [13, 19],
        [9, 6],
        [15, 0],
        [9, -6],
      ),
    ),
    wire(tinted(fill, -0.35), 2.4, curve([-24, 0], [-8, -2], [8, 0])),
  ];
}

export function face(figure: Figure): HeadShapes {
  const skin = skinOf(figure);
  const dark = tinted(skin, -0.35);
  const trim = PAINTS[figure.trim];
  const hair = HAIRY.includes(figure.people) ? crop(hairOf(figure)) : [];
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.people) {
    case "human":
    case "horse":
    case "vampire":
    case "zombie":
      return of(
        [nose(skin, 25), skull(skin), ...hair],
        [solid(skin, oval(0, -24, 5), oval(0, 24, 5))],
      );
    case "elf":
    case "dark-elf":
    case "fairy":
      return of(
        [nose(skin, 25), skull(skin), ...hair],
        [solid(skin, ...PEAKED([6, 18], [-18, 46], [-6, 16]))],
      );
    case "dwarf": {
      const beard = hairOf(figure);
      return of(
        [skull(skin), nose(tinted(skin, -0.12), 26), ...hair],
        [
          solid(beard, whole([4, 24], [26, 24], [48, 12], [54, 0])),
          wire(tinted(beard, -0.35), 2.4, "M24 -8L44 -4", "M24 8L44 4"),
        ],
      );
    }
    case "goblin":
      return of(
        [skull(skin), solid(dark, whole([18, 6], [34, 5], [46, 0])), eyes(16, 10, 4, "#f6e04a")],
        [solid(skin, ...PEAKED([8, 16], [-10, 62], [-12, 14]))],
      );
    case "orc":
      return of(
        [
          solid(skin, oval(2, 0, 28, 25)),
          solid(BONE, ...PEAKED([20, 6], [38, 10], [22, 15])),
          nose(dark, 24),
          eyes(15, 10, 3, INK),
        ],
        [solid(skin, ...PEAKED([4, 20], [-10, 40], [-12, 18]))],
      );
    case "troll":
      return of(
        [
          skull(skin),
          solid(dark, whole([16, 7], [36, 8], [46, 0])),
          solid("#4d4a38", blob([4, -20], [-30, -22], [-22, 0], [-32, 20], [4, 20], [-6, 0])),
        ],
        [solid(skin, ...PEAKED([6, 18], [-8, 46], [-16, 36], [-10, 14]))],
      );
    case "ogre":
      return of(
        [
          solid(skin, oval(0, 0, 28, 26)),
          nose(dark, 25),
          solid(CREAM, ...PEAKED([22, 8], [32, 11], [23, 15])),
          flat(tinted(skin, 0.3), oval(-8, -6, 8, 6)),
        ],
        [solid(skin, oval(-2, -26, 6), oval(-2, 26, 6))],
      );
    case "skeleton":
      return of([
        solid(
          skin,
          blob(
            [-28, 0],
            [-20, -21],
            [4, -24],
            [18, -15],
            [32, -9],
            [34, 0],
            [32, 9],
            [18, 15],
            [4, 24],
            [-20, 21],
          ),
        ),
        eyes(16, 9, 5.5, INK),
        wire(dark, 2, curve([-24, 0], [-12, -3], [4, 2])),
      ]);
    case "ghoul":
      return of(
        [skull(skin), nose(dark, 24), eyes(15, 9, 4, "#e8c04a")],
        [solid(skin, ...PEAKED([6, 18], [-16, 42], [-8, 16]))],
      );
    case "ghost":
      return of([
        solid(
          skin,
          blob([26, 0], [14, -22], [-14, -22], [-36, -8], [-26, 0], [-40, 10], [-14, 22], [14, 22]),
        ),
        eyes(12, 9, 5, INK),
      ]);
    case "demon":
      return of(
        [skull(skin), eyes(16, 9, 4.5, GLOW)],
        [
          solid("#3a2a26", ...both([-2, 18], [10, 36], [34, 44], [46, 34], [28, 32], [16, 18])),
          solid(skin, ...PEAKED([0, 20], [-14, 36], [-12, 16])),
        ],
      );
    case "mutant":
      return of(
        [
          skull(skin),
          bold(CREAM, oval(14, -10, 7), oval(16, 8, 5), oval(2, 12, 4)),
          bold(INK, oval(16, -10, 3), oval(18, 8, 2.4), oval(3, 12, 2)),
        ],
        [
          cord(
            skin,
            8,
            curve([-10, -18], [-30, -30], [-38, -18]),
            curve([14, 16], [30, 30], [46, 24]),
          ),
        ],
      );
    case "wolf":
      return of(
        [
          solid(skin, whole([-26, 8], [-16, 22], [8, 22], [22, 13], [44, 9], [52, 0])),
          bold(INK, oval(50, 0, 6, 5)),
          eyes(18, 11, 4, GLOW),
        ],
        [solid(skin, ...PEAKED([6, 14], [-14, 38], [-22, 14]))],
      );
    case "bull":
      return of(
        [
          solid(skin, whole([-26, 6], [-16, 22], [10, 22], [30, 13], [42, 11], [48, 0])),
          solid(tinted(skin, 0.35), oval(40, 0, 10, 12)),
          bold(INK, oval(44, -5, 3), oval(44, 5, 3)),
          solid(tinted(skin, -0.3), oval(-2, 0, 14, 11)),
        ],
        [solid(BONE, ...both([-4, 16], [-6, 44], [14, 60], [30, 58], [14, 48], [8, 20]))],
      );
    case "rat":
    case "boar":
    case "bear":
      return of(
        [
          solid(skin, whole([-26, 8], [-14, 21], [10, 20], [34, 8], [46, 0])),
          bold("#d98a8f", oval(46, 0, 5)),
          eyes(20, 10, 3.4, INK),
          wire(INK, 1.6, "M36 -6L46 -20", "M36 6L46 20"),
        ],
        [
          solid(skin, oval(-6, -25, 12), oval(-6, 25, 12)),
          bold("#d9a0a0", oval(-6, -25, 6), oval(-6, 25, 6)),
        ],
      );
    case "lizard":
    case "snake":
      return of([
        solid(skin, whole([-28, 6], [-16, 20], [8, 22], [30, 14], [42, 0])),
        eyes(14, 16, 5, "#f0d24a"),
        eyes(15, 16, 2, INK),
        solid(trim, sided([-34, 0], [-20, -5], [16, 0], [-20, 5])),
      ]);
    case "crocodile":
      return of([
        solid(skin, whole([-28, 6], [-16, 20], [10, 20], [24, 11], [56, 10], [66, 0])),
        wire(CREAM, 2.6, "M30 -11L56 -10", "M30 11L56 10"),
        bold(INK, oval(60, -4, 2.4), oval(60, 4, 2.4)),
        solid(skin, oval(10, -12, 8), oval(10, 12, 8)),
        eyes(12, 12, 4.4, "#f0d24a"),
        eyes(13, 12, 2, INK),
        flat(dark, oval(-10, 0, 4), oval(-2, -6, 3), oval(-2, 6, 3)),
      ]);
    case "chameleon":
      return of([
        solid(skin, whole([-44, 0], [-28, 10], [-8, 20], [14, 18], [32, 8], [38, 0])),
        solid(tinted(skin, 0.25), oval(10, -18, 10), oval(10, 18, 10)),
        eyes(15, 19, 4, INK),
        wire(trim, 3, "M-40 0L8 0"),
      ]);
    case "fish":
      return of(
        [
          solid(skin, whole([-26, 6], [-14, 22], [12, 22], [30, 0])),
          eyes(12, 15, 6, CREAM),
          eyes(14, 15, 3, INK),
        ],
        [
          solid(
            trim,
            ...PEAKED([4, 18], [-20, 44], [-16, 14]),
            sided([-46, 0], [-14, -6], [8, 0], [-14, 6]),
          ),
        ],
      );
    case "insect":
      return of(
        [
          solid(skin, oval(0, 0, 24, 20)),
          solid("#7a2f4f", oval(8, -17, 12, 9, 20), oval(8, 17, 12, 9, -20)),
          solid(dark, ...PEAKED([20, 3], [38, 12], [44, 4])),
        ],
        [
          cord(
            dark,
            3.4,
            curve([14, -10], [36, -24], [54, -20]),
            curve([14, 10], [36, 24], [54, 20]),
          ),
        ],
      );
    case "dragon":
    case "bat":
    case "bird":
      return of(
        [
          solid(skin, whole([-26, 6], [-14, 20], [10, 20], [28, 12], [46, 10], [54, 0])),
          eyes(14, 12, 4.6, GLOW),
          bold(INK, oval(46, -5, 2.4), oval(46, 5, 2.4)),
          wire(dark, 2.4, "M-16 0L24 0"),
        ],
        [
          solid(trim, ...PEAKED([0, 10], [-48, 22], [-14, 16])),
          solid(dark, ...PEAKED([4, 18], [-16, 36], [-18, 16])),
        ],
      );
    case "stone":
      return of([
        solid(skin, sided([-24, -16], [4, -26], [26, -12], [27, 10], [6, 25], [-22, 18])),
        eyes(18, 9, 4, "#9fe3f5"),
        wire(dark, 2.4, "M-18 -8L0 -2L-6 14"),
      ]);
    case "brass":
      return of([
        solid(skin, oval(0, 0, 26)),
        bold(INK, sided([16, -14], [24, -12], [24, 12], [16, 14])),
        bold(FLAME, oval(20, -6, 3.4), oval(20, 6, 3.4)),
        wire(dark, 2.4, "M-24 0L14 0"),
        flat(dark, oval(-6, 0, 6)),
      ]);
    case "tree":
      return of(
        [
          solid(
            "#5e8a3f",
            oval(-14, -16, 17),
            oval(-14, 16, 17),
            oval(10, -14, 15),
            oval(10, 14, 15),
            oval(-2, 0, 17),
          ),
          flat("#82ad58", oval(-8, -14, 6), oval(8, 8, 5), oval(-16, 12, 5)),
        ],
        [solid(skin, oval(22, 0, 10, 9))],
      );
    case "fire":
      return of(
        [bold(GLOW, oval(4, 0, 15)), eyes(12, 6, 3.4, "#6a2110")],
        [
          solid(
            "#e0641f",
            blob(
              [26, 0],
              [16, -20],
              [-6, -22],
              [-44, -18],
              [-24, -6],
              [-52, 2],
              [-24, 8],
              [-40, 22],
              [-4, 22],
              [16, 20],
            ),
          ),
        ],
      );
    case "spark":
      return of(
        [solid(skin, oval(0, 0, 21)), eyes(12, 7, 3.4, "#ffffff")],
        [
          solid(
            GLOW,
            sided(
              [42, 0],
              [22, -12],
              [26, -32],
              [6, -22],
              [-16, -40],
              [-16, -18],
              [-44, 0],
              [-16, 18],
              [-16, 40],
              [6, 22],
              [26, 32],
              [22, 12],
            ),
          ),
        ],
      );
    case "water":
      return of(
        [
          solid(skin, whole([-40, 0], [-14, 20], [12, 20], [26, 0])),
          flat("#e4f6ff", oval(2, -8, 8, 4, 20)),
          eyes(17, 8, 3, INK),
        ],
        [
          solid(
            dark,
            blob([8, -24], [-24, -26], [-54, -16], [-40, 0], [-54, 16], [-24, 26], [8, 24]),
          ),
        ],
      );
  }
}
