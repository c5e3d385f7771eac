/**
 * A miniature from above, looking along x, about the middle of its base; a base of 100 to every side
 * holds it, or a longer one that says so.
 */
import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { other, SHIELDS } from "../others";
import { type Point, placed, type Shape } from "../shape";
import { AIMED, BOTH_HANDS, BOWS, bow, weapon } from "../weapons";
import { arm, feet, shoulders, TOPS, type Top, train, wings } from "./body";
import { face } from "./faces";
import { hat } from "./hats";
import { beast, mount } from "./mounts";

export interface FromAbove {
  shapes: Shape[];
  /** How far it reaches ahead and back, and to a side. */
  long: number;
  wide: number;
}

/** How far back a long weapon is held, so that its point stays near the base. */
const HELD: Partial<Record<Figure["weapon"], number>> = {
  spear: 26,
  javelin: 30,
  pike: 16,
  lance: 22,
  staff: 30,
  "skull-staff": 30,
  halberd: 24,
};

function armed(figure: Figure, top: Top, pattern: Pattern): Shape[] {
  const { weapon: kind } = figure;
  const { size, wide } = top;
  const scaled = { sx: size, sy: size };
  const free = figure.other === "none";
  if (BOWS.includes(kind)) {
    const half = kind === "long-bow" ? 76 : 56;
    return [
      ...arm(figure, top, 1, [34, 4]),
      ...arm(figure, top, -1, [58, -2]),
      ...placed(bow(half, -30, true), { x: 58, y: 0, ...scaled }),
    ];
  }
  if (AIMED.includes(kind) && free) {
    return [
      ...arm(figure, top, 1, [30, 18]),
      ...placed(weapon(kind), { x: 34, y: 10, turn: -4, ...scaled }),
      ...arm(figure, top, -1, [58, 4]),
    ];
  }
  if (BOTH_HANDS.includes(kind) && free) {
    const long = kind === "pike" || kind === "halberd";
    const [x, turn] = long ? [HELD[kind] ?? 20, -6] : [26, -24];
    const at: Point = [x, wide * 0.62];
    const angle = (turn * Math.PI) / 180;
    const second: Point = [at[0] + 34 * Math.cos(angle), at[1] + 34 * Math.sin(angle)];
    return [
      ...arm(figure, top, -1, second),
      ...placed(weapon(kind), { x: at[0], y: at[1], turn, ...scaled }),
      ...arm(figure, top, 1, at),
    ];
  }
  const hand: Point = [HELD[kind] ?? 40, wide * 0.8];
  const right = [
    ...placed(weapon(kind), { x: hand[0], y: hand[1], turn: -5, ...scaled }),
    ...arm(figure, top, 1, hand),
  ];
  return [...right, ...lefthand(figure, top, pattern)];
}

function lefthand(figure: Figure, top: Top, pattern: Pattern): Shape[] {
  const kind = figure.other;
  const { size, wide } = top;
  const hand: Point = [40, -wide * 0.76];
  const at = (more: object): Shape[] =>
    placed(other(kind, pattern), { x: hand[0], y: hand[1], turn: 90, sx: size, sy: size, ...more });
  if (SHIELDS.includes(kind)) {
    return [
      ...arm(figure, top, -1, [38, -wide * 0.7]),
      ...at({ x: 50, y: -wide * 0.66, sx: size * 1.05, sy: size * 0.68, turn: 82 }),
    ];
  }
  switch (kind) {
    case "none":
      return arm(figure, top, -1, [34, -wide * 0.86]);
    case "banner":
    case "totem":
      return [
        ...arm(figure, top, -1, [20, -wide * 0.96]),
        ...at({ x: 4, y: -wide, turn: -44, sx: -size * 0.86, sy: size * 0.86 }),
      ];
    case "horn":
    case "flute":
      return [
        ...arm(figure, top, -1, [44, -16]),
        ...at({ x: 48, y: -8, turn: kind === "flute" ? 60 : 100, sx: size * 0.9, sy: size * 0.9 }),
      ];
    case "satchel":
      return [...at({ x: 4, y: -wide - 12 }), ...arm(figure, top, -1, hand)];
    case "javelins":
      return [...at({ x: 22, turn: 86 }), ...arm(figure, top, -1, [22, hand[1]])];
    default:
      return [...at({ turn: 85 }), ...arm(figure, top, -1, hand)];
  }
}

function standing(figure: Figure, pattern: Pattern, seated: boolean): Shape[] {
  const top = TOPS[figure.build];
  const sized = { x: 3, sx: top.head / 27, sy: top.head / 27 };
  const [gone, seen] = [face(figure), hat(figure)];
  const marked =
    figure.cloak ||
    seated ||
    [...SHIELDS, "banner", "totem"].includes(figure.other) ||
    figure.head === "crested";
  const whole = [
    ...wings(figure),
    ...(seated ? [] : feet(figure, top)),
    ...train(figure, top),
    ...shoulders(figure, top, pattern, marked),
    ...armed(figure, top, pattern),
    ...placed([...seen.behind, ...gone.behind, ...gone.before, ...seen.before], sized),
  ];
  return seated ? whole : placed(whole, { x: BACK });
}

/** What reaches ahead needs the room: whoever is on foot stands a little back. */
const BACK = -13;

/** How large a rider is beside the mount, which fills the base. */
const RIDER = 0.84;

export function fromAbove(figure: Figure, pattern: Pattern): FromAbove {
  if (figure.build === "beast") {
    const { shapes, long, wide } = beast(figure);
    return { shapes, long, wide };
  }
  const steed = mount(figure, pattern);
  if (steed === null) return { shapes: standing(figure, pattern, false), long: 100, wide: 100 };
  const { shapes, long, wide, seat, over = [] } = steed;
  const rider = placed(standing(figure, pattern, true), {
    x: seat[0],
    y: seat[1],
    sx: RIDER,
    sy: RIDER,
  });
  return { shapes: [...shapes, ...rider, ...over], long, wide };
}
