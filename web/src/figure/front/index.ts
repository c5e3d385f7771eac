/** A miniature from the front, as it stands on a shelf: 200 wide, 240 high. */
import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { other, SHIELDS } from "../others";
import { hairOf, LEATHER, skinOf, tinted } from "../palette";
import {
  blob,
  bold,
  curve,
  oval,
  type Point,
  placed,
  rod,
  type Shape,
  solid,
  wire,
} from "../shape";
import { AIMED, BOTH_HANDS, BOWS, bow, weapon } from "../weapons";
import { arm, cloak, sash, trunk, wings } from "./body";
import { face } from "./faces";
import type { HeadShapes } from "./features";
import { type Frame, frameOf, GROUND } from "./frame";
import { LOW } from "./harness";
import { hat } from "./hats";
import { beast, mount } from "./mounts";

/** What is cut out of the whole for a small picture: left, top, and how wide and high it is. */
export interface Cut {
  x: number;
  y: number;
  size: number;
}

interface Standing {
  behind: Shape[];
  before: Shape[];
  frame: Frame;
}

/** From where a miniature is seen. */
export type View = "front" | "back";

const MIDDLE = 100;

/** Weapons in both hands: what is behind the body, and what is in front of it. */
function armed(figure: Figure, f: Frame, pattern: Pattern): [Shape[], Shape[]] {
  const { weapon: kind, other: left } = figure;
  const scaled = { sx: f.size, sy: f.size };
  const free = left === "none";
  if (BOWS.includes(kind)) {
    const half = kind === "long-bow" ? 66 : 48;
    const at: Point = [f.left[0] + 6, f.hipY - 16];
    return [
      [
        solid(
          LEATHER,
          rod([-f.shoulder * 0.4, f.shoulderY + 24], [-f.shoulder - 6, f.shoulderY - 14], 13),
        ),
        bold("#e8dfc4", oval(-f.shoulder - 7, f.shoulderY - 17, 6)),
      ],
      [
        ...placed(bow(half, -12, false), { x: at[0], y: at[1], ...scaled }),
        ...arm(figure, f, 1, at),
        ...arm(figure, f, -1, f.right),
      ],
    ];
  }
  if (AIMED.includes(kind) && free) {
    const at: Point = [-f.waist * 0.3, f.hipY - 22];
    return [
      [],
      [
        ...arm(figure, f, -1, [at[0] - 8, at[1] + 6]),
        ...placed(weapon(kind), { x: at[0], y: at[1], turn: -38, ...scaled }),
        ...arm(figure, f, 1, [at[0] + 22 * f.size, at[1] - 14 * f.size]),
      ],
    ];
  }
  if (BOTH_HANDS.includes(kind) && free) {
    const at: Point = [-f.shoulder * 0.72, f.hipY - 18];
    const turn = -110;
    const low: Point = [at[0] + 10, at[1] + 24];
    return [
      [],
      [
        ...placed(weapon(kind), { x: at[0], y: at[1], turn, ...scaled }),
        ...arm(figure, f, -1, at),
        ...arm(figure, f, 1, low),
      ],
    ];
  }
  const right = [
    ...placed(weapon(kind), {
      x: f.right[0],
      y: f.right[1],
      turn: kind === "claws" ? -120 : -97,
      ...scaled,
    }),
    ...arm(figure, f, -1, f.right),
  ];
  return [[], [...right, ...lefthand(figure, f, pattern)]];
}

function lefthand(figure: Figure, f: Frame, pattern: Pattern): Shape[] {
  const kind = figure.other;
  const shapes = other(kind, pattern);
  const at = (x: number, y: number, more = {}): Shape[] =>
    placed(shapes, { x, y, sx: f.size, sy: f.size, ...more });
  if (SHIELDS.includes(kind)) {
    return [
      ...arm(figure, f, 1, [f.shoulder + 2, f.hipY - 16]),
      ...at(f.shoulder + 6, f.hipY - 20),
    ];
  }
  switch (kind) {
    case "horn":
      return [...at(f.head + 8, f.headY + 8), ...arm(figure, f, 1, [f.head + 8, f.headY + 18])];
    case "flute":
      return [
        ...at(6, f.headY + f.head * 0.72, { turn: -6 }),
        ...arm(figure, f, 1, [22, f.headY + f.head + 2]),
      ];
    case "lute":
    case "pipes":
      return [...at(6, f.hipY - 28), ...arm(figure, f, 1, [16, f.hipY - 24])];
    case "satchel":
      return [...at(f.waist + 10, f.hipY + 6, { sx: 0.9, sy: 0.9 }), ...arm(figure, f, 1, f.left)];
    case "falcon":
      return [...arm(figure, f, 1, [f.left[0], f.hipY - 26]), ...at(f.left[0], f.hipY - 40)];
    case "javelins":
      return [...at(f.left[0], f.left[1], { turn: 6 }), ...arm(figure, f, 1, f.left)];
    case "none":
      return arm(figure, f, 1, [f.shoulder + 7, f.hipY - 2]);
    case "claws":
      return [...at(f.left[0], f.left[1], { turn: 30 }), ...arm(figure, f, 1, f.left)];
    default: {
      const hand: Point = [f.left[0], f.left[1]];
      return [...at(hand[0], hand[1], { turn: 7 }), ...arm(figure, f, 1, hand)];
    }
  }
}

function standing(figure: Figure, pattern: Pattern, legless: boolean, view: View): Standing {
  const f = frameOf(figure.build === "beast" ? "sturdy" : figure.build);
  const sized = { x: 0, y: f.headY, sx: f.head / 20, sy: f.head / 20 };
  const [gone, seen] = [face(figure), hat(figure)];
  const [back, front] = armed(figure, f, pattern);
  const marked =
    figure.cloak ||
    [...SHIELDS, "banner", "totem"].includes(figure.other) ||
    figure.head === "crested";
  const body = trunk(figure, f, legless);
  const neck = solid(
    figure.people === "skeleton" ? "#e8dfc4" : skinOf(figure),
    rod([0, f.headY + f.head * 0.6], [0, f.shoulderY + 4], f.head * 0.8),
  );
  const girt = marked ? [] : sash(f, pattern);
  const head = [...gone.behind, ...gone.before];
  if (view === "back") {
    // What was in front is hidden by the body now, and what hung behind it hides the body.
    return {
      frame: f,
      behind: front,
      before: [
        ...body,
        ...girt,
        neck,
        ...placed([...head, ...nape(figure), ...worn(seen)], sized),
        ...back,
        ...cloak(figure, f),
        ...wings(figure, f),
      ],
    };
  }
  return {
    frame: f,
    behind: [...wings(figure, f), ...cloak(figure, f), ...back],
    before: [
      ...placed([...seen.behind, ...gone.behind], sized),
      ...body,
      ...girt,
      neck,
      ...placed([...gone.before, ...seen.before], sized),
      ...front,
    ],
  };
}

/** A hat from behind: no eyes look out of it. */
function worn({ behind, before }: HeadShapes): Shape[] {
  return [
    ...behind,
    ...before.filter(({ kind, fine }) => (kind === "solid" || kind === "cord") && fine !== true),
  ];
}

/** Those whose hair is seen from behind; of others one sees the skin of their heads. */
const HAIRY: readonly Figure["people"][] = [
  "human",
  "elf",
  "dark-elf",
  "fairy",
  "dwarf",
  "vampire",
  "horse",
];

/** The back of a head, drawn as if it were 20 high from its middle. */
function nape(figure: Figure): Shape[] {
  const { people, build } = figure;
  if (build === "spirit" || ["fire", "spark", "water", "ghost"].includes(people)) return [];
  const colour = HAIRY.includes(people) ? hairOf(figure) : skinOf(figure);
  const low = HAIRY.includes(people) ? 20 : 17;
  return [
    solid(
      colour,
      blob([-16, -11], [0, -20], [16, -11], [17, 5], [9, low], [0, low + 2], [-9, low], [-17, 5]),
    ),
    wire(
      tinted(colour, -0.3),
      1.8,
      curve([-8, -10], [-9, 2], [-6, 13]),
      curve([8, -10], [9, 2], [6, 13]),
    ),
  ];
}

/** How much smaller somebody is who shares the picture with a mount. */
const RIDER = 0.76;

/** All of it, from what is behind to what is before; it stands in the middle, on the ground. */
export function fromFront(figure: Figure, pattern: Pattern): Shape[] {
  return seenFrom("front", figure, pattern);
}

/** The same from behind, as in a mirror: its right is still on the left. Steeds are seen from the side. */
export function fromBack(figure: Figure, pattern: Pattern): Shape[] {
  return seenFrom("back", figure, pattern);
}

function seenFrom(view: View, figure: Figure, pattern: Pattern): Shape[] {
  if (figure.build === "beast") {
    return placed(beast(figure), { x: MIDDLE, y: GROUND - LOW * 0.98, sx: 0.96, sy: 0.96 });
  }
  const steed = mount(figure, pattern);
  if (steed === null) {
    const { behind, before } = standing(figure, pattern, false, view);
    return placed([...behind, ...before], { x: MIDDLE });
  }
  const under = (shapes: Shape[]): Shape[] => placed(shapes, { x: MIDDLE - 6, y: GROUND - LOW });
  const serves = figure.mount === "cannon" || figure.mount === "catapult";
  const { behind, before, frame } = standing(figure, pattern, !serves, view);
  const [sx, sy] = steed.seat;
  const foot = serves ? GROUND - 4 : GROUND - LOW + sy + 4;
  const origin = serves ? GROUND : frame.hipY;
  const rider = (shapes: Shape[]): Shape[] =>
    placed(shapes, { x: MIDDLE - 6 + sx, y: foot - origin * RIDER, sx: RIDER, sy: RIDER });
  const boot = solid(
    LEATHER,
    rod([sx + 2, sy + 2], [sx + 8, sy + 30], 11, 9),
    rod([sx + 6, sy + 34], [sx + 14, sy + 35], 9),
  );
  const leg = serves || figure.mount === "litter" || figure.people === "horse" ? [] : [boot];
  return [
    ...rider(behind),
    ...under(steed.behind),
    ...(serves ? rider(before) : []),
    ...under([...steed.before, ...leg]),
    ...(serves ? [] : rider(before)),
  ];
}

/** The head and shoulders of a miniature, or all of what has none. */
export function bust(figure: Figure): Cut {
  if (figure.build === "beast") return { x: 40, y: 70, size: 160 };
  const f = frameOf(figure.build);
  if (figure.mount !== "none" || figure.people === "horse") return { x: 10, y: 34, size: 190 };
  const size = f.shoulder * 2 + 42;
  return { x: MIDDLE - size / 2, y: f.headY - f.head - size * 0.24, size };
}
