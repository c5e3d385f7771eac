/** Dragons from the side, looking right, about the middle of the body. */
import { CREAM, FLAME, GLOW, INK, tinted } from "../palette";
import { blob, bold, flat, oval, type Point, type Shape, sided, solid, wire } from "../shape";
import { legs, type MountShapes, saddle } from "./harness";

export function wing(hide: string, x: number, flip: 1 | -1): Shape[] {
  const at = (px: number, py: number): Point => [x + flip * px, py];
  return [
    solid(
      tinted(hide, -0.2),
      sided(
        at(0, -16),
        at(-6, -60),
        at(-20, -96),
        at(-56, -92),
        at(-84, -62),
        at(-62, -56),
        at(-60, -34),
        at(-40, -42),
        at(-30, -18),
      ),
    ),
    wire(
      tinted(hide, -0.5),
      2.4,
      `M${x} -20L${x - flip * 18} -92L${x - flip * 62} -54`,
      `M${x - flip * 18} -92L${x - flip * 40} -40`,
    ),
  ];
}

export function dragonHead(hide: string, trim: string, x: number, y: number): Shape[] {
  return [
    solid(
      trim,
      sided([x - 6, y - 8], [x - 30, y - 26], [x + 4, y - 16]),
      sided([x - 8, y], [x - 30, y - 8], [x - 2, y - 10]),
    ),
    solid(
      hide,
      blob(
        [x - 12, y - 6],
        [x + 6, y - 16],
        [x + 34, y - 4],
        [x + 34, y + 6],
        [x + 8, y + 12],
        [x - 8, y + 8],
      ),
    ),
    bold(GLOW, oval(x + 8, y - 6, 3.4)),
    bold(INK, oval(x + 8.6, y - 6, 1.4), oval(x + 30, y - 2, 1.8)),
    bold(
      CREAM,
      sided([x + 18, y + 8], [x + 21, y + 15], [x + 24, y + 8]),
      sided([x + 26, y + 7], [x + 28, y + 13], [x + 31, y + 6]),
    ),
  ];
}

export function dragon(hide: string, trim: string, heads: 1 | 2, ridden: boolean): MountShapes {
  const [far, near] = legs(hide, INK, 13, -32, 30);
  const necks =
    heads === 2
      ? [
          blob([20, -18], [30, -54], [52, -84], [62, -76], [50, -46], [42, 2]),
          blob([24, -10], [50, -34], [74, -44], [78, -34], [56, -14], [40, 8]),
        ]
      : [blob([20, -18], [34, -52], [56, -80], [66, -72], [54, -40], [42, 4])];
  const fire = ridden
    ? []
    : [solid(FLAME, blob([92, -70], [104, -80], [112, -72], [108, -60], [98, -62]))];
  return {
    behind: [
      solid(
        hide,
        blob([-36, -10], [-66, 12], [-94, 34], [-104, 26], [-98, 44], [-62, 34], [-34, 18]),
      ),
      ...wing(hide, 10, 1),
      ...far,
    ],
    before: [
      ...near,
      ...(heads === 2 ? dragonHead(hide, trim, 78, -40) : []),
      ...necks.reverse().map((neck) => solid(hide, neck)),
      solid(
        hide,
        blob([-50, 0], [-32, -26], [8, -28], [40, -18], [48, 6], [28, 26], [-14, 28], [-44, 20]),
      ),
      flat(tinted(trim, 0.1), blob([-20, 22], [20, 18], [44, -4], [40, 12], [20, 26], [-14, 28])),
      ...dragonHead(hide, trim, 60, -78),
      ...fire,
      ...(ridden ? saddle(-8, -26, -4) : wing(hide, -14, 1)),
    ],
    seat: [-8, -24],
  };
}
