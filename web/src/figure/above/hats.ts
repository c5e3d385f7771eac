/** What is worn on heads, from above, over a head that is 27 across the half. */
import type { Figure } from "../../wire/types";
import { BONE, GOLD, hairOf, INK, LEATHER, metalOf, PAINTS, SIDE, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, type Shape, sided, solid, wire } from "../shape";
import { both, type HeadShapes, whole } from "./faces";

function dome(fill: string): Shape[] {
  return [
    solid(
      fill,
      blob([14, -19], [-6, -28], [-28, -15], [-31, 0], [-28, 15], [-6, 28], [14, 19], [16, 0]),
    ),
    wire(tinted(fill, -0.4), 2.6, "M-28 0L14 0"),
  ];
}

const HORNS = both([-8, 22], [-4, 42], [14, 54], [30, 52], [14, 44], [6, 24]);

export function hat(figure: Figure): HeadShapes {
  const hair = hairOf(figure);
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const metal = metalOf(figure);
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.head) {
    case "bare":
      return of([]);
    case "hair":
      return of(
        [],
        [
          solid(
            hair,
            blob([4, -26], [-26, -27], [-56, -18], [-62, 0], [-56, 18], [-26, 27], [4, 26]),
          ),
        ],
      );
    case "braids":
      return of([
        cord(hair, 8, curve([-6, -24], [8, -34], [28, -38]), curve([-6, 24], [8, 34], [28, 38])),
        bold(trim, oval(26, -38, 4.6), oval(26, 38, 4.6)),
      ]);
    case "topknot":
      return of([
        solid(hair, blob([8, -8], [-16, -12], [-34, -8], [-62, 6], [-58, 14], [-30, 10], [8, 8])),
        solid(trim, oval(-8, 0, 8)),
      ]);
    case "hood":
      return of([
        solid(
          cloth,
          blob([12, -22], [-8, -30], [-32, -18], [-50, 0], [-32, 18], [-8, 30], [12, 22], [18, 0]),
        ),
        wire(tinted(cloth, -0.4), 3, "M-44 0L14 0"),
        bold(tinted(cloth, -0.55), blob([13, -20], [20, 0], [13, 20], [9, 0])),
      ]);
    case "cap":
      return of([
        solid(cloth, oval(-4, 0, 24, 25)),
        solid(trim, blob([16, -20], [24, 0], [16, 20], [11, 0])),
        flat(tinted(cloth, 0.3), oval(-8, -6, 7, 5)),
      ]);
    case "helmet":
      return of([...dome(metal), solid(metal, sided([10, -3.4], [29, -3], [29, 3], [10, 3.4]))]);
    case "great-helm":
      return of([
        solid(metal, oval(0, 0, 29, 28)),
        solid(GOLD, sided([-27, -3.4], [28, -3.4], [28, 3.4], [-27, 3.4])),
        bold(
          INK,
          sided([18, -20], [24, -14], [25, -5], [19, -5]),
          sided([18, 20], [24, 14], [25, 5], [19, 5]),
        ),
      ]);
    case "horned":
      return of(dome(metal), [solid(BONE, ...HORNS)]);
    case "crested":
      return of([...dome(metal), solid(SIDE, whole([18, 5], [-10, 11], [-42, 12], [-52, 0]))]);
    case "winged":
      return of([
        ...dome(metal),
        solid("#f4efe2", ...both([2, 22], [-14, 44], [-46, 46], [-36, 34], [-20, 22])),
      ]);
    case "crown":
      return of([
        cord(GOLD, 8, oval(-3, 0, 19)),
        bold("#b2323a", oval(16, 0, 5)),
        bold("#3c78b4", oval(-3, -19, 4), oval(-3, 19, 4)),
      ]);
    case "pointed-hat":
      return of([
        solid(cloth, oval(-2, 0, 42)),
        solid(trim, oval(-4, 0, 26)),
        solid(cloth, whole([18, 8], [0, 20], [-24, 17], [-62, 4], [-66, 0])),
        bold(GOLD, oval(4, -8, 4), oval(-16, 6, 4)),
      ]);
    case "broad-hat":
      return of([
        solid(LEATHER, oval(-1, 0, 43, 39)),
        solid(trim, oval(-4, 0, 24)),
        solid(LEATHER, oval(-4, 0, 19)),
        solid(SIDE, blob([-8, 22], [-34, 30], [-60, 20], [-36, 20])),
      ]);
    case "turban":
      return of([
        solid(cloth, oval(-3, 0, 31)),
        wire(
          tinted(cloth, -0.4),
          3,
          curve([-26, -14], [-4, 6], [22, -16]),
          curve([-28, 8], [-6, -8], [20, 18]),
        ),
        bold(trim, oval(20, 0, 6)),
      ]);
    case "mask":
      return of([
        solid(trim, blob([12, -23], [26, -16], [33, 0], [26, 16], [12, 23], [15, 0])),
        bold(INK, oval(22, -9, 4, 5), oval(22, 9, 4, 5)),
        wire(SIDE, 4, "M-20 0L18 0"),
      ]);
    case "skull":
      return of(
        [
          solid(
            BONE,
            blob(
              [-24, 0],
              [-16, -20],
              [8, -24],
              [24, -15],
              [38, -8],
              [38, 8],
              [24, 15],
              [8, 24],
              [-16, 20],
            ),
          ),
          bold(INK, oval(18, -10, 6), oval(18, 10, 6)),
        ],
        [solid(BONE, ...HORNS)],
      );
    case "feathers":
      return of(
        [cord(trim, 6, curve([14, -20], [-8, -27], [-27, 0], [-8, 27], [14, 20]))],
        [
          solid(SIDE, ...both([-14, 10], [-40, 24], [-64, 36], [-54, 18], [-24, 2])),
          solid(trim, whole([-16, 6], [-50, 9], [-74, 0])),
        ],
      );
    case "antlers":
      return of(
        [solid(cloth, oval(-4, 0, 24, 25))],
        [
          cord(
            BONE,
            6,
            curve([-4, -18], [-20, -40], [-10, -62]),
            curve([-4, 18], [-20, 40], [-10, 62]),
            curve([-14, -32], [-40, -40], [-50, -54]),
            curve([-14, 32], [-40, 40], [-50, 54]),
          ),
        ],
      );
    case "goggles":
      return of([
        solid(
          LEATHER,
          blob([16, -20], [-6, -28], [-28, -15], [-31, 0], [-28, 15], [-6, 28], [16, 20], [18, 0]),
        ),
        solid(GOLD, oval(19, -10, 9), oval(19, 10, 9)),
        bold("#9fd6e6", oval(20, -10, 6), oval(20, 10, 6)),
      ]);
  }
}
