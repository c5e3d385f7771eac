/** Bodies from above: shoulders, clothes and armour, cloak and wings. They look along x. */
import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { emblem } from "../others";
import { BONE, LEATHER, metalOf, PAINTS, SIDE, skinOf, tinted } from "../palette";
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
import { both, whole } from "./faces";

export interface Top {
  /** From the middle to the back, and to a shoulder. */
  deep: number;
  wide: number;
  head: number;
  limb: number;
  /** How large weapons are in these hands. */
  size: number;
}

export const TOPS: Readonly<Record<Figure["build"], Top>> = {
  slight: { deep: 23, wide: 46, head: 25, limb: 17, size: 0.8 },
  human: { deep: 26, wide: 52, head: 26, limb: 19, size: 0.84 },
  sturdy: { deep: 30, wide: 60, head: 27, limb: 22, size: 0.88 },
  squat: { deep: 32, wide: 60, head: 30, limb: 22, size: 0.84 },
  small: { deep: 21, wide: 41, head: 28, limb: 15, size: 0.74 },
  hulking: { deep: 38, wide: 70, head: 26, limb: 27, size: 0.96 },
  giant: { deep: 42, wide: 76, head: 24, limb: 29, size: 1 },
  spirit: { deep: 24, wide: 50, head: 26, limb: 18, size: 0.84 },
  beast: { deep: 30, wide: 60, head: 26, limb: 20, size: 0.9 },
};

export function isBare({ armour, people }: Figure): boolean {
  return armour === "none" || armour === "bone" || people === "stone" || people === "brass";
}

export function sleeveOf(figure: Figure): string {
  if (isBare(figure) || figure.armour === "fur") return skinOf(figure);
  if (figure.armour === "plate") return metalOf(figure);
  return figure.armour === "mail" ? "#8d949b" : PAINTS[figure.cloth];
}

export function wings({ wings: kind, cloth, trim }: Figure): Shape[] {
  const edge = (fill: string, ...points: Point[]): Shape => solid(fill, ...both(...points));
  if (kind === "bat") {
    const skin = tinted(PAINTS[cloth], -0.15);
    const sail: Point[] = [
      [-4, 14],
      [16, 50],
      [6, 98],
      [-22, 84],
      [-34, 96],
      [-46, 70],
      [-62, 66],
      [-52, 40],
      [-56, 18],
      [-24, 10],
    ];
    return [
      solid(skin, sided(...sail), sided(...sail.map(([x, y]): Point => [x, -y]))),
      wire(
        tinted(skin, -0.45),
        3,
        "M-6 16L4 92",
        "M-6 16L-34 90",
        "M-6 16L-58 62",
        "M-6 -16L4 -92",
        "M-6 -16L-34 -90",
        "M-6 -16L-58 -62",
      ),
    ];
  }
  if (kind === "feather") {
    return [
      edge("#efe8d8", [-2, 12], [8, 60], [-6, 98], [-44, 92], [-68, 60], [-58, 26], [-28, 10]),
      wire(
        "#b6a98c",
        2.6,
        curve([-12, 20], [-22, 60], [-30, 88]),
        curve([-12, -20], [-22, -60], [-30, -88]),
      ),
    ];
  }
  if (kind === "fairy") {
    const pale = tinted(PAINTS[trim], 0.45);
    return [
      edge(pale, [-6, 10], [14, 58], [-4, 86], [-34, 70], [-30, 22]),
      edge(pale, [-16, 8], [-42, 40], [-78, 50], [-80, 26], [-40, 6]),
    ];
  }
  return [];
}

/** What trails behind: a cloak in the colour of its side, the skirts of a robe, a tail. */
export function train(figure: Figure, { deep, wide }: Top): Shape[] {
  const trails: Shape[] = [];
  if (figure.build === "spirit") {
    trails.push(
      solid(
        skinOf(figure),
        blob(
          [0, -wide * 0.6],
          [-40, -wide * 0.5],
          [-62, -14],
          [-96, -20],
          [-80, 0],
          [-92, 18],
          [-58, 20],
          [-40, wide * 0.5],
          [0, wide * 0.6],
        ),
      ),
    );
  }
  if (["crocodile", "lizard", "chameleon", "dragon", "rat", "demon"].includes(figure.people)) {
    const skin = figure.people === "rat" ? "#c98f84" : skinOf(figure);
    const thick = figure.people === "rat" || figure.people === "demon" ? 8 : 18;
    trails.push(solid(skin, rod([-deep, 0], [-92, 14], thick, thick * 0.3)));
  }
  if (figure.armour === "robe" && figure.build !== "spirit") {
    trails.push(
      solid(
        tinted(PAINTS[figure.cloth], -0.12),
        whole(
          [deep * 0.7, 6],
          [deep * 0.4, wide * 0.72],
          [-deep, wide * 0.82],
          [-deep * 1.9, wide * 0.4],
          [-deep * 2, 4],
        ),
      ),
    );
  }
  if (figure.cloak) {
    trails.push(
      solid(
        SIDE,
        whole([4, wide * 0.8], [-34, wide * 0.9], [-70, wide * 0.72], [-84, wide * 0.4], [-78, 8]),
      ),
      wire(
        "#1c1408",
        2.4,
        curve([-16, -wide * 0.3], [-50, -wide * 0.38], [-74, -wide * 0.3]),
        curve([-16, wide * 0.3], [-50, wide * 0.38], [-74, wide * 0.3]),
      ),
    );
  }
  return trails;
}

export function feet(figure: Figure, { deep, wide }: Top): Shape[] {
  if (figure.armour === "robe" || figure.build === "spirit") return [];
  const skin = skinOf(figure);
  return [
    solid(
      isBare(figure) ? tinted(skin, -0.25) : LEATHER,
      oval(deep * 0.62, -wide * 0.34, 17, 10, -8),
      oval(deep * 0.3, wide * 0.34, 17, 10, 8),
    ),
  ];
}

function bones(deep: number, wide: number): Shape[] {
  const rib = (y: number): string => curve([-deep * 0.7, y], [0, y * 1.14], [deep * 0.7, y]);
  return [cord(BONE, 5, rib(-wide * 0.72), rib(-wide * 0.5), rib(wide * 0.5), rib(wide * 0.72))];
}

export function shoulders(figure: Figure, top: Top, pattern: Pattern, marked: boolean): Shape[] {
  const { deep, wide } = top;
  const skin = skinOf(figure);
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const round = blob(
    [-deep, 0],
    [-deep * 0.82, -wide * 0.62],
    [0, -wide],
    [deep * 0.78, -wide * 0.6],
    [deep * 0.9, 0],
    [deep * 0.78, wide * 0.6],
    [0, wide],
    [-deep * 0.82, wide * 0.62],
  );
  const sash = marked
    ? []
    : [
        solid(
          SIDE,
          sided(
            [deep * 0.8, wide * 0.02],
            [deep * 0.62, wide * 0.52],
            [-deep * 0.8, wide * 0.5],
            [-deep * 0.92, wide * 0.02],
          ),
        ),
        ...emblem(pattern, 8, -deep * 0.62, wide * 0.27),
      ];
  if (figure.people === "skeleton" && isBare(figure)) {
    return [
      cord(BONE, 9, `M0 ${-wide * 0.86}L0 ${wide * 0.86}`),
      cord(
        BONE,
        6,
        curve([-deep, -16], [0, -wide * 0.55], [deep, -10]),
        curve([-deep, 16], [0, wide * 0.55], [deep, 10]),
      ),
      ...sash,
    ];
  }
  if (isBare(figure)) {
    const marks: Record<string, Shape[]> = {
      tree: [flat("#5e8a3f", oval(-10, -wide * 0.6, 12, 10), oval(6, wide * 0.6, 10, 9))],
      stone: [
        wire(
          tinted(skin, -0.35),
          2.6,
          `M-10 ${-wide * 0.8}L4 ${-wide * 0.5}L-6 ${-wide * 0.3}`,
          `M8 ${wide * 0.8}L-4 ${wide * 0.5}`,
        ),
      ],
      brass: [solid(tinted(skin, -0.2), oval(0, -wide * 0.72, 17), oval(0, wide * 0.72, 17))],
    };
    return [
      solid(skin, round),
      ...(marks[figure.people] ?? [
        wire(tinted(skin, -0.3), 2.6, curve([-deep * 0.7, 0], [0, 3], [deep * 0.7, 0])),
      ]),
      ...(figure.armour === "bone" ? bones(deep, wide) : []),
      ...sash,
    ];
  }
  switch (figure.armour) {
    case "plate": {
      const metal = metalOf(figure);
      return [
        solid(cloth, round),
        ...sash,
        solid(
          metal,
          oval(0, -wide * 0.76, deep * 0.84, wide * 0.33),
          oval(0, wide * 0.76, deep * 0.84, wide * 0.33),
        ),
        wire(
          trim,
          3,
          `M${-deep * 0.5} ${-wide * 0.72}L${deep * 0.5} ${-wide * 0.72}`,
          `M${-deep * 0.5} ${wide * 0.72}L${deep * 0.5} ${wide * 0.72}`,
        ),
      ];
    }
    case "mail":
      return [
        solid("#8d949b", round),
        solid(
          cloth,
          sided(
            [-deep * 0.86, -wide * 0.5],
            [deep * 0.74, -wide * 0.5],
            [deep * 0.74, wide * 0.5],
            [-deep * 0.86, wide * 0.5],
          ),
        ),
        ...sash,
        wire(
          "#5f666d",
          2,
          curve([-10, -wide * 0.86], [0, -wide * 0.7], [-8, -wide * 0.58]),
          curve([-10, wide * 0.86], [0, wide * 0.7], [-8, wide * 0.58]),
        ),
      ];
    case "leather":
      return [
        solid(cloth, round),
        solid(
          LEATHER,
          oval(0, -wide * 0.72, deep * 0.66, wide * 0.25),
          oval(0, wide * 0.72, deep * 0.66, wide * 0.25),
        ),
        ...sash,
        bold(trim, rod([-deep * 0.8, -wide * 0.4], [deep * 0.7, -wide * 0.12], 6)),
      ];
    case "fur":
      return [
        solid(cloth, round),
        ...sash,
        solid(
          "#8b6b4a",
          sided(
            ...Array.from({ length: 18 }, (_, n): Point => {
              const angle = (n / 18) * 2 * Math.PI;
              const far = n % 2 === 0 ? 1.02 : 0.76;
              return [deep * far * Math.cos(angle), wide * 0.84 * far * Math.sin(angle)];
            }),
          ),
        ),
      ];
    case "robe":
      return [
        solid(cloth, round),
        ...sash,
        bold(
          trim,
          sided(
            [deep * 0.2, -wide * 0.2],
            [deep * 0.84, -6],
            [deep * 0.84, 6],
            [deep * 0.2, wide * 0.2],
          ),
        ),
      ];
    default:
      return [
        solid(cloth, round),
        ...sash,
        bold(trim, sided([deep * 0.3, -wide * 0.24], [deep * 0.86, 0], [deep * 0.3, wide * 0.24])),
      ];
  }
}

/** An arm from its shoulder to the hand. */
export function arm(figure: Figure, { wide, limb }: Top, side: 1 | -1, hand: Point): Shape[] {
  const bony = figure.people === "skeleton" && isBare(figure);
  const thick = bony ? limb * 0.55 : limb;
  const fist = figure.armour === "plate" ? tinted(metalOf(figure), -0.2) : skinOf(figure);
  return [
    solid(sleeveOf(figure), rod([4, side * wide * 0.82], hand, thick, thick * 0.82)),
    solid(fist, oval(hand[0], hand[1], thick * 0.52)),
  ];
}
