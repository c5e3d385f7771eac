/** Eyes, ears, jaws and beards: what faces from the front are put together from. */
import { GLOW, INK, tinted } from "../palette";
import { blob, bold, curve, oval, type Shape, sided, solid, wire } from "../shape";

export interface HeadShapes {
  behind: Shape[];
  before: Shape[];
}

export function eyes(apart: number, y: number, size = 2.4, colour = INK): Shape[] {
  return [bold(colour, oval(-apart, y, size), oval(apart, y, size))];
}

export function glowing(apart: number, y: number, colour = GLOW): Shape[] {
  return [
    bold(INK, oval(-apart, y, 5, 4), oval(apart, y, 5, 4)),
    bold(colour, oval(-apart, y, 2.6), oval(apart, y, 2.6)),
  ];
}

export function wild(apart: number, y: number): Shape[] {
  return [
    bold("#f4e9a8", oval(-apart, y, 4, 3), oval(apart, y, 4, 3)),
    bold(INK, oval(-apart, y, 1.8), oval(apart, y, 1.8)),
    wire(
      INK,
      2.4,
      `M${-apart - 5} ${y - 5}L${-apart + 4} ${y - 2}`,
      `M${apart + 5} ${y - 5}L${apart - 4} ${y - 2}`,
    ),
  ];
}

export function mirrored(...points: [number, number][]): string[] {
  return [sided(...points), sided(...points.map(([x, y]): [number, number] => [-x, y]))];
}

export const BROWS = wire(INK, 2, "M-12 -7L-4 -4", "M12 -7L4 -4");
export const MOUTH = wire(INK, 1.8, curve([-5, 11], [0, 12], [5, 11]));
export const NOSE = wire(INK, 1.6, curve([0, -1], [-2.5, 6], [1, 7]));

export function plain(skin: string, ...more: Shape[]): Shape[] {
  return [
    solid(
      skin,
      blob([-15, -12], [0, -20], [15, -12], [15, 5], [8, 17], [0, 20], [-8, 17], [-15, 5]),
    ),
    ...eyes(6.5, -1),
    BROWS,
    NOSE,
    MOUTH,
    ...more,
  ];
}

export function eared(skin: string, ...ear: [number, number][]): Shape {
  return solid(skin, ...mirrored(...ear));
}

export function muzzle(skin: string, wide: number, long: number, nose: string): Shape[] {
  return [
    solid(tinted(skin, 0.22), oval(0, 9, wide, long)),
    bold(nose, oval(0, 4, wide * 0.5, 3.6)),
    wire(INK, 1.6, "M0 7L0 13", curve([-wide * 0.6, 14], [0, 13], [wide * 0.6, 14])),
  ];
}

export function jawed(skin: string, ...more: Shape[]): Shape[] {
  const head = blob(
    [-15, -13],
    [0, -19],
    [15, -13],
    [17, 4],
    [13, 16],
    [0, 20],
    [-13, 16],
    [-17, 4],
  );
  return [solid(skin, head), ...eyes(7, -3, 2.3), BROWS, ...more];
}

export const BEARD = (colour: string): Shape[] => [
  solid(
    colour,
    blob(
      [-16, 2],
      [-8, 6],
      [0, 5],
      [8, 6],
      [16, 2],
      [17, 20],
      [9, 36],
      [0, 42],
      [-9, 36],
      [-17, 20],
    ),
  ),
  wire(
    tinted(colour, -0.35),
    1.8,
    curve([-7, 16], [-6, 26], [-3, 34]),
    curve([7, 16], [6, 26], [3, 34]),
  ),
  solid(tinted(colour, 0.12), blob([-11, 6], [0, 3], [11, 6], [8, 12], [0, 9], [-8, 12])),
];

export const LEAF = (x: number, y: number, r: number): Shape => solid("#5e8a3f", oval(x, y, r));
