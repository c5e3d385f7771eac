/**
 * Weapons as they lie on the painting table: the grip at nought, pointing along x; about 60 long
 * in one hand, 100 in both.
 */
import type { Figure } from "../wire/types";
import { BONE, DARK_STEEL, FLAME, GLOW, GOLD, INK, LEATHER, STEEL, tinted, WOOD } from "./palette";
import { blob, bold, cord, curve, flat, oval, rod, type Shape, sided, solid, wire } from "./shape";

type Weapon = Figure["weapon"];

const EDGE = tinted(STEEL, 0.45);

export function flame(x: number, y: number, size: number): Shape[] {
  const at = (along: number, across: number): [number, number] => [
    x + along * size,
    y + across * size,
  ];
  return [
    solid(
      FLAME,
      blob(
        at(-0.5, 0),
        at(-0.2, -0.5),
        at(0.4, -0.42),
        at(1.1, -0.2),
        at(0.6, 0.05),
        at(1, 0.4),
        at(0.2, 0.48),
      ),
    ),
    bold(
      GLOW,
      blob(at(-0.3, 0), at(0, -0.25), at(0.55, -0.1), at(0.2, 0.05), at(0.4, 0.25), at(0, 0.25)),
    ),
  ];
}

function blade(from: number, to: number, half: number): Shape[] {
  return [
    solid(
      STEEL,
      sided(
        [from, -half],
        [to - half * 2, -half * 0.8],
        [to, 0],
        [to - half * 2, half * 0.8],
        [from, half],
      ),
    ),
    flat(EDGE, sided([from, -half * 0.1], [to - half, 0], [from, half * 0.75])),
  ];
}

function hilt(at: number, wide: number): Shape[] {
  return [
    solid(LEATHER, rod([at - 14, 0], [at, 0], 6)),
    solid(GOLD, rod([at, -wide], [at, wide], 5)),
  ];
}

function shaft(from: number, to: number, wide = 5.5): Shape {
  return solid(WOOD, rod([from, 0], [to, 0], wide));
}

function leaf(at: number, long: number, half: number): Shape[] {
  return [
    solid(STEEL, sided([at - long * 0.3, 0], [at, -half], [at + long, 0], [at, half])),
    flat(EDGE, sided([at - long * 0.2, 1], [at + long * 0.9, 0], [at, half * 0.8])),
  ];
}

function bit(at: number, reach: number, side: 1 | -1): Shape[] {
  const s = side;
  return [
    solid(
      STEEL,
      blob(
        [at - 7, s * 2],
        [at - 13, s * reach],
        [at, s * (reach + 4)],
        [at + 13, s * reach],
        [at + 7, s * 2],
      ),
    ),
    flat(
      EDGE,
      blob(
        [at - 10, s * reach * 0.9],
        [at, s * (reach + 2)],
        [at + 10, s * reach * 0.9],
        [at, s * reach * 0.8],
      ),
    ),
  ];
}

function skull(x: number, y: number, size: number): Shape[] {
  return [
    solid(
      BONE,
      blob(
        [x - size, y],
        [x - size * 0.2, y - size],
        [x + size, y - size * 0.4],
        [x + size, y + size * 0.4],
        [x - size * 0.2, y + size],
      ),
    ),
    bold(
      INK,
      oval(x + size * 0.3, y - size * 0.38, size * 0.24),
      oval(x + size * 0.3, y + size * 0.38, size * 0.24),
    ),
  ];
}

function chain(...points: [number, number][]): Shape[] {
  return [cord(DARK_STEEL, 5, curve(...points)), { ...wire(STEEL, 1.6, curve(...points)) }];
}

const CLAW = (x: number, y: number): string => sided([x, y - 3], [x + 17, y], [x, y + 3]);

/** A bow with its string; with an arrow, drawn as far as `back`. */
export function bow(half: number, back: number, arrow: boolean): Shape[] {
  const stave = curve([-12, -half], [2, -half * 0.55], [8, 0], [2, half * 0.55], [-12, half]);
  const string = `M-12 ${-half}L${back} 0L-12 ${half}`;
  const shot = [
    cord(WOOD, 2.6, `M${back} 0L36 0`),
    solid(STEEL, sided([34, -5], [48, 0], [34, 5])),
    bold(BONE, sided([back - 2, -4], [back + 9, 0], [back - 2, 4])),
  ];
  return [wire(INK, 1.8, string), cord(WOOD, 5, stave), ...(arrow ? shot : [])];
}

const DRAWN: Readonly<Record<Weapon, () => Shape[]>> = {
  none: () => [],
  sword: () => [...blade(0, 60, 5), ...hilt(0, 12)],
  sabre: () => [
    solid(STEEL, blob([0, -4], [30, -9], [60, -24], [44, 0], [24, 6], [0, 4])),
    flat(EDGE, blob([4, 3], [24, 4], [48, -6], [56, -18], [36, 0])),
    ...hilt(0, 10),
  ],
  "great-sword": () => [...blade(6, 98, 7.5), ...hilt(4, 19)],
  dagger: () => [...blade(0, 34, 4.5), ...hilt(0, 9)],
  axe: () => [shaft(-16, 54), ...bit(44, 20, 1)],
  "great-axe": () => [shaft(-30, 84, 6.5), ...bit(70, 25, 1), ...bit(70, 25, -1)],
  mace: () => [
    shaft(-14, 40),
    solid(
      DARK_STEEL,
      sided(
        [38, -6],
        [44, -15],
        [52, -8],
        [62, -11],
        [58, 0],
        [62, 11],
        [52, 8],
        [44, 15],
        [38, 6],
      ),
    ),
    flat(STEEL, oval(50, -2, 5)),
  ],
  hammer: () => [
    shaft(-24, 62, 6.5),
    solid(DARK_STEEL, sided([50, -22], [74, -22], [74, 22], [50, 22])),
    flat(STEEL, sided([53, -19], [60, -19], [60, 19], [53, 19])),
  ],
  club: () => [
    solid(WOOD, rod([-12, 0], [64, 0], 8, 24)),
    flat(tinted(WOOD, -0.35), oval(50, 4, 4, 3), oval(64, -5, 3.5), oval(36, -2, 3)),
  ],
  flail: () => [
    shaft(-14, 36),
    ...chain([36, 0], [46, -10], [58, -6]),
    solid(
      DARK_STEEL,
      sided([54, -8], [60, -18], [66, -12], [76, -12], [72, -4], [76, 6], [64, 4], [56, 6]),
    ),
  ],
  whip: () => [
    cord(LEATHER, 4.5, curve([-10, 0], [20, -4], [44, -20], [66, -8], [86, -24], [70, -38])),
  ],
  chains: () => [
    ...chain([0, 0], [18, 12], [36, -6], [56, 10], [72, -4]),
    solid(DARK_STEEL, sided([68, -10], [90, -4], [68, 6])),
  ],
  spear: () => [shaft(-46, 60), ...leaf(64, 26, 8)],
  pike: () => [shaft(-58, 86, 5), ...leaf(90, 24, 7)],
  halberd: () => [
    shaft(-46, 70),
    ...leaf(74, 24, 6),
    ...bit(62, 20, 1),
    solid(STEEL, sided([58, -2], [64, -17], [68, -2])),
  ],
  lance: () => [
    solid(
      tinted(WOOD, 0.25),
      sided([-36, -5], [16, -7], [104, -1.5], [104, 1.5], [16, 7], [-36, 5]),
    ),
    solid(STEEL, sided([10, -13], [22, -8], [22, 8], [10, 13])),
    ...leaf(104, 16, 5),
  ],
  scythe: () => [
    shaft(-46, 64),
    solid(STEEL, blob([58, -4], [76, 2], [82, 24], [70, 50], [68, 26], [58, 8])),
    flat(EDGE, blob([62, 6], [72, 26], [71, 42], [66, 24])),
  ],
  claws: () => [solid(BONE, CLAW(6, -8), CLAW(9, 0), CLAW(6, 8))],
  bow: () => bow(46, -12, false),
  "long-bow": () => bow(62, -12, false),
  crossbow: () => [
    solid(WOOD, sided([-30, -6], [54, -4], [54, 4], [-30, 7])),
    wire(INK, 1.6, "M40 -34L26 0L40 34"),
    cord(DARK_STEEL, 5.5, curve([40, -34], [52, -16], [54, 0], [52, 16], [40, 34])),
    solid(STEEL, sided([54, -4], [66, 0], [54, 4])),
  ],
  rifle: () => [
    solid(WOOD, sided([-36, -2], [-34, 11], [-6, 6], [44, 4], [44, -4], [-4, -5])),
    solid(DARK_STEEL, rod([-2, -3], [82, -3], 6.5)),
    solid(GOLD, rod([2, -8], [8, -4], 4)),
  ],
  pistol: () => [
    solid(WOOD, sided([-12, 12], [-4, 14], [4, 3], [20, 3], [20, -3], [-6, -3])),
    solid(DARK_STEEL, rod([-2, -3], [42, -3], 7)),
  ],
  bombard: () => [
    solid(DARK_STEEL, sided([-34, -10], [40, -13], [58, -18], [58, 18], [40, 13], [-34, 10])),
    solid(GOLD, sided([-22, -12], [-14, -12], [-14, 12], [-22, 12])),
    solid(GOLD, sided([24, -13], [32, -13], [32, 13], [24, 13])),
    bold(INK, oval(57, 0, 5, 13)),
  ],
  bomb: () => [
    solid("#3a3a40", oval(16, 0, 15)),
    flat("#7d7d88", oval(12, -6, 4)),
    cord(WOOD, 2.5, curve([26, -10], [34, -16], [40, -12])),
    ...flame(42, -12, 9),
  ],
  javelin: () => [shaft(-42, 44, 4.5), ...leaf(46, 22, 6)],
  sling: () => [
    cord(LEATHER, 3, curve([0, 0], [24, -12], [44, -4], [26, 6], [0, 2])),
    solid("#8f8a80", oval(44, -2, 8)),
  ],
  staff: () => [
    shaft(-50, 60),
    solid(GOLD, rod([56, -7], [56, 7], 6)),
    solid("#8fd3f0", oval(68, 0, 11)),
    flat("#ffffff", oval(65, -4, 3.5)),
  ],
  "skull-staff": () => [shaft(-50, 58), ...skull(68, 0, 12)],
  wand: () => [
    solid(WOOD, rod([-8, 0], [38, 0], 4.5, 3)),
    solid(GLOW, sided([34, 0], [43, -4], [47, -13], [51, -4], [60, 0], [51, 4], [47, 13], [43, 4])),
  ],
  torch: () => [solid(WOOD, rod([-12, 0], [34, 0], 6, 8)), ...flame(44, 0, 17)],
  fire: () => flame(18, 0, 21),
};

export function weapon(kind: Weapon): Shape[] {
  return DRAWN[kind]();
}

/** Those that need both hands on the haft. */
export const BOTH_HANDS: readonly Weapon[] = [
  "great-sword",
  "great-axe",
  "pike",
  "halberd",
  "scythe",
  "hammer",
];

/** Those that are held before the face and aimed. */
export const AIMED: readonly Weapon[] = ["crossbow", "rifle", "bombard"];

export const BOWS: readonly Weapon[] = ["bow", "long-bow"];
