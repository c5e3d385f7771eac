/** Bodies from the front: legs, clothes and armour, cloak and wings. */

import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { emblem } from "../others";
import { BONE, GOLD, LEATHER, metalOf, PAINTS, SIDE, skinOf, tinted } from "../palette";
import {
  blob,
  bold,
  cord,
  curve,
  flat,
  oval,
  type Point,
  rod,
  type Shape,
  sided,
  solid,
  wire,
} from "../shape";
import { type Frame, GROUND } from "./frame";

/** Whose body is its skin, with or without a garment about the loins. */
function isBare({ armour, people }: Figure): boolean {
  return armour === "none" || armour === "bone" || people === "stone" || people === "brass";
}

export function wings({ wings: kind, cloth, trim }: Figure, f: Frame): Shape[] {
  const y = f.shoulderY + 8;
  const both = (...points: Point[]): string[] => [
    blob(...points),
    blob(...points.map(([x, py]): Point => [-x, py])),
  ];
  if (kind === "bat") {
    const sail = (s: number): Point[] => [
      [8 * s, y + 14],
      [34 * s, y - 44],
      [60 * s, y - 62],
      [92 * s, y - 30],
      [90 * s, y + 40],
      [74 * s, y + 18],
      [62 * s, y + 46],
      [48 * s, y + 20],
      [30 * s, y + 44],
    ];
    const skin = tinted(PAINTS[cloth], -0.15);
    return [
      ...[1, -1].map((s) => solid(skin, sided(...sail(s)))),
      ...[1, -1].map((s) =>
        wire(
          tinted(skin, -0.4),
          2.4,
          `M${10 * s} ${y}L${60 * s} ${y - 58}L${74 * s} ${y + 16}`,
          `M${60 * s} ${y - 58}L${48 * s} ${y + 18}`,
        ),
      ),
    ];
  }
  if (kind === "feather") {
    return [
      solid(
        "#efe8d8",
        ...both(
          [8, y + 20],
          [30, y - 40],
          [66, y - 60],
          [90, y - 34],
          [84, y + 10],
          [62, y + 40],
          [34, y + 52],
        ),
      ),
      wire(
        "#b6a98c",
        2,
        curve([24, y + 30], [54, y - 6], [86, y - 16]),
        curve([-24, y + 30], [-54, y - 6], [-86, y - 16]),
        curve([34, y + 44], [60, y + 18], [80, y + 6]),
        curve([-34, y + 44], [-60, y + 18], [-80, y + 6]),
      ),
    ];
  }
  if (kind === "fairy") {
    const pale = tinted(PAINTS[trim], 0.45);
    return [
      solid(pale, ...both([6, y + 10], [30, y - 44], [62, y - 50], [66, y - 16], [30, y + 12])),
      solid(pale, ...both([6, y + 16], [40, y + 18], [56, y + 44], [36, y + 58], [14, y + 40])),
    ];
  }
  return [];
}

export function cloak(figure: Figure, f: Frame): Shape[] {
  if (!figure.cloak) return [];
  const { shoulder: s, shoulderY: y } = f;
  const low = GROUND - 12;
  return [
    solid(
      SIDE,
      blob(
        [-s + 2, y - 2],
        [0, y - 8],
        [s - 2, y - 2],
        [s + 14, y + 60],
        [s + 20, low - 6],
        [s - 2, low],
        [0, low - 8],
        [-s + 2, low],
        [-s - 20, low - 6],
        [-s - 14, y + 60],
      ),
    ),
  ];
}

function legs(figure: Figure, f: Frame): Shape[] {
  const skin = skinOf(figure);
  const beastly = [
    "wolf",
    "demon",
    "bull",
    "lizard",
    "crocodile",
    "chameleon",
    "dragon",
    "rat",
  ].includes(figure.people);
  const plated = figure.armour === "plate";
  const cloth =
    isBare(figure) || beastly
      ? skin
      : plated
        ? metalOf(figure)
        : tinted(PAINTS[figure.cloth], -0.3);
  const boot =
    isBare(figure) || beastly
      ? tinted(skin, -0.25)
      : plated
        ? tinted(metalOf(figure), -0.2)
        : LEATHER;
  const apart = f.waist * 0.62;
  const foot = GROUND - 5;
  const knee = (f.hipY + foot) / 2;
  return [-1, 1].flatMap((s) => [
    solid(
      cloth,
      rod([s * apart * 0.8, f.hipY - 2], [s * (apart + 3), knee], f.limb * 1.45, f.limb * 1.1),
      rod([s * (apart + 3), knee], [s * (apart + 4), foot - 8], f.limb * 1.15, f.limb * 0.9),
    ),
    solid(
      boot,
      rod([s * (apart + 4), knee + 10], [s * (apart + 4), foot - 5], f.limb * 1.2, f.limb * 1.05),
    ),
    solid(boot, oval(s * (apart + 7), foot - 2, f.limb * 0.85, 5.5)),
  ]);
}

/** A spirit has no feet: it ends in a tail of what it is made of. */
function smoke(figure: Figure, f: Frame): Shape[] {
  const skin = skinOf(figure);
  return [
    solid(
      skin,
      blob(
        [-f.waist - 4, f.hipY - 12],
        [f.waist + 4, f.hipY - 12],
        [f.waist + 14, f.hipY + 22],
        [8, f.hipY + 48],
        [18, GROUND - 12],
        [-4, GROUND - 4],
        [-10, f.hipY + 54],
        [-f.waist - 10, f.hipY + 24],
      ),
    ),
    flat(
      tinted(skin, 0.5),
      blob([-6, f.hipY], [8, f.hipY + 6], [2, f.hipY + 40], [8, GROUND - 20], [-2, f.hipY + 50]),
    ),
  ];
}

function robe(figure: Figure, f: Frame): Shape[] {
  const cloth = PAINTS[figure.cloth];
  const [w, low] = [f.waist, GROUND - 6];
  return [
    solid(
      cloth,
      blob(
        [-w, f.hipY - 22],
        [0, f.hipY - 26],
        [w, f.hipY - 22],
        [w + 9, f.hipY + 30],
        [w + 15, low],
        [0, low + 4],
        [-w - 15, low],
        [-w - 9, f.hipY + 30],
      ),
    ),
    bold(
      PAINTS[figure.trim],
      blob(
        [-w - 14, low - 8],
        [0, low - 4],
        [w + 14, low - 8],
        [w + 15, low],
        [0, low + 4],
        [-w - 15, low],
      ),
      sided([-4.5, f.hipY - 18], [4.5, f.hipY - 18], [6, low], [-6, low]),
    ),
    wire(
      tinted(cloth, -0.35),
      2,
      curve([-w * 0.6, f.hipY], [-w * 0.8, low - 14]),
      curve([w * 0.6, f.hipY], [w * 0.8, low - 14]),
    ),
  ];
}

function skirt(figure: Figure, f: Frame): Shape[] {
  const w = f.waist + 2;
  const fill =
    figure.armour === "fur"
      ? "#8b6b4a"
      : isBare(figure)
        ? tinted(PAINTS[figure.cloth], -0.1)
        : figure.armour === "mail"
          ? "#8d949b"
          : PAINTS[figure.cloth];
  const low = f.hipY + f.limb * 1.5;
  if (
    ["stone", "brass", "tree", "fish", "insect", "dragon"].includes(figure.people) &&
    isBare(figure)
  )
    return [];
  return [
    solid(
      fill,
      sided(
        [-w, f.hipY - 8],
        [w, f.hipY - 8],
        [w + 7, low],
        [w * 0.4, low - 4],
        [0, low + 3],
        [-w * 0.4, low - 4],
        [-w - 7, low],
      ),
    ),
  ];
}

function torsoPath({ shoulder: s, shoulderY: y, waist: w, hipY: h }: Frame, by = 0): string {
  return blob(
    [-s + 2 + by, y + 6],
    [-s * 0.55, y - 3 + by],
    [0, y - 5 + by],
    [s * 0.55, y - 3 + by],
    [s - 2 - by, y + 6],
    [s * 0.86 - by, y + (h - y) * 0.45],
    [w - by, h - 6],
    [0, h - 2],
    [-w + by, h - 6],
    [-s * 0.86 + by, y + (h - y) * 0.45],
  );
}

function dressed(figure: Figure, f: Frame): Shape[] {
  const skin = skinOf(figure);
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const { shoulderY: y, hipY: h, shoulder: s, waist: w } = f;
  const mid = (y + h) / 2;
  if (figure.people === "skeleton" && isBare(figure)) {
    const ribs = [0.16, 0.34, 0.52].map((at) => {
      const [ry, rx] = [y + (h - y) * at, s * (0.82 - at * 0.4)];
      return curve([-rx, ry], [0, ry + 7], [rx, ry]);
    });
    return [
      cord(BONE, 7, `M0 ${y - 6}L0 ${h}`),
      cord(BONE, 5, ...ribs),
      solid(BONE, blob([-w, h - 6], [0, h - 12], [w, h - 6], [6, h + 6], [-6, h + 6])),
    ];
  }
  if (isBare(figure)) {
    const base = [
      solid(skin, torsoPath(f)),
      wire(
        tinted(skin, -0.3),
        2,
        curve([-s * 0.6, y + 20], [-4, y + 26]),
        curve([s * 0.6, y + 20], [4, y + 26]),
        `M0 ${y + 22}L0 ${h - 10}`,
      ),
    ];
    if (figure.people === "tree" || figure.people === "stone")
      return [
        ...base,
        flat(
          figure.people === "tree" ? "#5e8a3f" : tinted(skin, -0.25),
          oval(-s * 0.5, mid, 7, 5),
          oval(s * 0.4, y + 12, 8, 6),
        ),
      ];
    if (figure.people === "brass")
      return [
        ...base,
        solid(tinted(skin, -0.25), oval(0, mid, w * 0.62)),
        bold("#f5972b", oval(0, mid, w * 0.36)),
      ];
    if (figure.armour === "bone")
      return [
        ...base,
        cord(
          BONE,
          5,
          curve([-s * 0.7, y + 16], [0, y + 24], [s * 0.7, y + 16]),
          curve([-s * 0.55, y + 30], [0, y + 38], [s * 0.55, y + 30]),
        ),
      ];
    return [
      ...base,
      solid(LEATHER, sided([-s + 4, y + 4], [-s + 14, y], [w, h - 12], [w - 4, h - 3])),
    ];
  }
  const belt = [
    solid(LEATHER, sided([-w - 2, h - 12], [w + 2, h - 12], [w + 2, h - 4], [-w - 2, h - 4])),
    bold(GOLD, oval(0, h - 8, 4.5)),
  ];
  switch (figure.armour) {
    case "plate": {
      const metal = metalOf(figure);
      return [
        solid(metal, torsoPath(f)),
        solid(cloth, sided([-w * 0.55, y + 12], [w * 0.55, y + 12], [w * 0.6, h], [-w * 0.6, h])),
        flat(
          trim,
          sided([-w * 0.55, y + 12], [w * 0.55, y + 12], [w * 0.55, y + 16], [-w * 0.55, y + 16]),
        ),
        ...belt,
        solid(
          metal,
          oval(-s + 3, y + 6, f.limb * 0.95, f.limb * 0.8),
          oval(s - 3, y + 6, f.limb * 0.95, f.limb * 0.8),
        ),
        flat(trim, oval(-s + 3, y + 8, 3), oval(s - 3, y + 8, 3)),
      ];
    }
    case "mail":
      return [
        solid("#8d949b", torsoPath(f)),
        wire(
          "#5f666d",
          1.4,
          ...[0.2, 0.36, 0.52, 0.68].map((at) =>
            curve(
              [-s * (0.9 - at * 0.4), y + (h - y) * at],
              [0, y + (h - y) * at + 4],
              [s * (0.9 - at * 0.4), y + (h - y) * at],
            ),
          ),
        ),
        solid(cloth, sided([-w * 0.7, y], [w * 0.7, y], [w * 0.8, h], [-w * 0.8, h])),
        bold(trim, sided([-2, y + 4], [2, y + 4], [2, h - 8], [-2, h - 8])),
        ...belt,
      ];
    case "leather":
      return [
        solid(cloth, torsoPath(f)),
        solid(
          LEATHER,
          blob(
            [-s * 0.62, y + 4],
            [0, y + 10],
            [s * 0.62, y + 4],
            [w * 0.92, h - 12],
            [-w * 0.92, h - 12],
          ),
        ),
        bold(
          trim,
          sided([-s * 0.62, y + 4], [-s * 0.44, y + 2], [w * 0.86, h - 14], [w * 0.7, h - 9]),
        ),
        ...belt,
      ];
    case "fur":
      return [
        solid(cloth, torsoPath(f)),
        ...belt,
        solid(
          "#8b6b4a",
          sided(
            [-s - 2, y + 10],
            [-s + 6, y - 6],
            [0, y - 4],
            [s - 6, y - 6],
            [s + 2, y + 10],
            [s * 0.72, y + 24],
            [s * 0.5, y + 15],
            [s * 0.26, y + 27],
            [0, y + 17],
            [-s * 0.26, y + 27],
            [-s * 0.5, y + 15],
            [-s * 0.72, y + 24],
          ),
        ),
      ];
    case "robe":
      return [
        solid(cloth, torsoPath(f)),
        bold(
          trim,
          sided([-s * 0.4, y - 2], [-s * 0.2, y - 4], [2, h - 12], [-6, h - 12]),
          sided([s * 0.4, y - 2], [s * 0.2, y - 4], [-2, h - 12], [6, h - 12]),
        ),
        solid(trim, sided([-w - 1, h - 12], [w + 1, h - 12], [w + 1, h - 5], [-w - 1, h - 5])),
      ];
    default:
      return [
        solid(cloth, torsoPath(f)),
        bold(trim, sided([-s * 0.26, y - 4], [0, y + 16], [s * 0.26, y - 4])),
        ...belt,
      ];
  }
}

/** A sash in the colour of its side, for who has neither shield nor cloak to show it. */
export function sash(f: Frame, pattern: Pattern): Shape[] {
  const { shoulder: s, shoulderY: y, hipY: h, waist: w } = f;
  return [
    solid(SIDE, sided([s * 0.42, y - 3], [s * 0.86, y + 3], [-w * 0.62, h - 6], [-w - 2, h - 12])),
    ...emblem(pattern, 5.5, 0, (y + h) / 2 - 3),
  ];
}

/** Body and clothes; of who is seated nothing below the belt. */
export function trunk(figure: Figure, f: Frame, seated: boolean): Shape[] {
  if (seated) return dressed(figure, f);
  if (figure.build === "spirit") return [...smoke(figure, f), ...dressed(figure, f)];
  if (figure.armour === "robe") return [...robe(figure, f), ...dressed(figure, f)];
  return [...legs(figure, f), ...skirt(figure, f), ...dressed(figure, f)];
}

/** An arm from its shoulder to the hand. */
export function arm(figure: Figure, f: Frame, side: 1 | -1, hand: Point): Shape[] {
  const skin = skinOf(figure);
  const sleeve =
    isBare(figure) || figure.armour === "fur"
      ? skin
      : figure.armour === "plate"
        ? metalOf(figure)
        : figure.armour === "mail"
          ? "#8d949b"
          : PAINTS[figure.cloth];
  const from: Point = [side * (f.shoulder - 4), f.shoulderY + 8];
  const elbow: Point = [(from[0] + hand[0]) / 2 + side * 6, (from[1] + hand[1]) / 2 + 5];
  const bony = figure.people === "skeleton" && isBare(figure);
  const wide = bony ? f.limb * 0.6 : f.limb;
  const upper = figure.armour === "robe" ? wide * 1.15 : wide;
  return [
    solid(sleeve, rod(from, elbow, upper * 1.1, wide)),
    solid(
      figure.armour === "robe" ? sleeve : figure.armour === "leather" ? LEATHER : sleeve,
      rod(elbow, hand, wide, figure.armour === "robe" ? wide * 1.5 : wide * 0.85),
    ),
    solid(
      figure.armour === "plate" ? tinted(metalOf(figure), -0.2) : skin,
      oval(hand[0], hand[1], wide * 0.62),
    ),
  ];
}
