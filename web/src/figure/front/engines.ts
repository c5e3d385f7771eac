/** What is served or carried: cannon, catapult and litter, from the side. */
import { CREAM, DARK_STEEL, GOLD, INK, LEATHER, SIDE, tinted, WOOD } from "../palette";
import { blob, bold, cord, oval, rod, type Shape, sided, solid } from "../shape";
import type { MountShapes } from "./harness";

export const WHEEL = (x: number, y: number, r: number): Shape[] => [
  solid(WOOD, oval(x, y, r)),
  bold(tinted(WOOD, -0.5), oval(x, y, r * 0.66)),
  cord(
    WOOD,
    3,
    `M${x - r * 0.8} ${y}L${x + r * 0.8} ${y}`,
    `M${x} ${y - r * 0.8}L${x} ${y + r * 0.8}`,
  ),
  solid(DARK_STEEL, oval(x, y, r * 0.22)),
];

export function cannon(): MountShapes {
  return {
    behind: [],
    before: [
      solid(WOOD, sided([-60, 54], [20, 14], [34, 24], [-52, 64])),
      solid(
        DARK_STEEL,
        blob([-22, 6], [-14, -12], [30, -18], [80, -34], [84, -14], [36, 6], [-10, 20]),
      ),
      solid(GOLD, sided([70, -34], [82, -38], [88, -10], [76, -8])),
      solid(GOLD, sided([20, -18], [28, -19], [34, 6], [26, 9])),
      bold(INK, oval(84, -24, 4, 9, -10)),
      ...WHEEL(16, 34, 30),
    ],
    seat: [-52, 30],
  };
}

export function catapult(): MountShapes {
  return {
    behind: [],
    before: [
      solid(WOOD, rod([-62, 44], [72, 44], 11)),
      solid(WOOD, rod([0, 44], [18, -34], 10), rod([44, 44], [18, -34], 10)),
      solid(tinted(WOOD, 0.15), rod([62, 34], [-52, -52], 8)),
      solid(LEATHER, blob([-66, -58], [-44, -66], [-38, -50], [-54, -42])),
      solid("#8f8a80", oval(-54, -64, 12)),
      cord(CREAM, 4, "M18 -8L28 20"),
      ...WHEEL(-42, 46, 18),
      ...WHEEL(52, 46, 18),
    ],
    seat: [-30, 30],
  };
}

export function litter(): MountShapes {
  return {
    behind: [
      solid("#8a2f3f", blob([-38, -20], [-40, -98], [0, -116], [40, -98], [38, -20])),
      solid(GOLD, oval(0, -114, 7)),
    ],
    before: [
      solid(SIDE, sided([-46, 6], [46, 6], [40, 34], [-40, 34])),
      solid(WOOD, rod([-92, 10], [92, 10], 9)),
      solid(tinted(WOOD, -0.2), rod([-92, 26], [92, 26], 9)),
      ...[-70, 70].flatMap((x) => [
        solid("#66893f", rod([x, 22], [x, 52], 16, 12)),
        solid("#66893f", oval(x, 6, 12)),
      ]),
    ],
    seat: [0, 4],
  };
}
