/** How tall and broad a body is, from the front: it stands at 222 of 240, its middle at nought. */
import type { Figure } from "../../wire/types";
import type { Point } from "../shape";

export const GROUND = 222;

export interface Frame {
  /** Half of the head's height. */
  head: number;
  headY: number;
  shoulder: number;
  shoulderY: number;
  waist: number;
  hipY: number;
  limb: number;
  /** How large weapons are in these hands. */
  size: number;
  right: Point;
  left: Point;
}

/** Height, half the head, shoulder, waist, limb. */
const BUILDS: Readonly<Record<Figure["build"], readonly [number, number, number, number, number]>> =
  {
    slight: [170, 19, 25, 14, 11],
    human: [174, 20, 30, 18, 13],
    sturdy: [174, 21, 37, 25, 16],
    squat: [132, 25, 37, 31, 16],
    small: [122, 24, 23, 17, 10],
    hulking: [190, 21, 48, 33, 21],
    giant: [200, 20, 53, 37, 23],
    spirit: [168, 20, 29, 16, 12],
    beast: [150, 22, 40, 30, 18],
  };

export function frameOf(build: Figure["build"]): Frame {
  const [tall, head, shoulder, waist, limb] = BUILDS[build];
  const headY = GROUND - tall + head;
  const shoulderY = headY + head * (shoulder > 40 ? 0.72 : 1.02) + 3;
  const hipY = shoulderY + (GROUND - shoulderY) * 0.46;
  return {
    head,
    headY,
    shoulder,
    shoulderY,
    waist,
    hipY,
    limb,
    size: 0.62 + (tall / 174) * 0.42 + (shoulder > 40 ? 0.12 : 0),
    right: [-shoulder - 10, hipY - 8],
    left: [shoulder + 9, hipY - 12],
  };
}
