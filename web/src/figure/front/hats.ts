/** What is worn on heads, from the front, over a head that is 20 high from its middle. */
import type { Figure } from "../../wire/types";
import { BONE, GOLD, hairOf, INK, LEATHER, metalOf, PAINTS, SIDE, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, rod, type Shape, sided, solid, wire } from "../shape";
import type { HeadShapes } from "./faces";

const HAIRY: readonly Figure["people"][] = [
  "human",
  "elf",
  "dark-elf",
  "horse",
  "fairy",
  "zombie",
  "dwarf",
];

function crop(colour: string): Shape {
  return solid(
    colour,
    blob(
      [-17, 0],
      [-16, -15],
      [0, -24],
      [16, -15],
      [17, 0],
      [13, -8],
      [4, -12],
      [-8, -11],
      [-13, -7],
    ),
  );
}

function dome(metal: string, low = -3): Shape {
  return solid(metal, blob([-18, low], [-16, -16], [0, -26], [16, -16], [18, low], [0, low - 3]));
}

function band(colour: string, y = -5): Shape {
  return solid(colour, sided([-18, y - 3], [18, y - 3], [18, y + 3], [-18, y + 3]));
}

const FEATHER = (x: number, y: number, lean: number, colour: string): Shape[] => [
  solid(
    colour,
    blob([x, y], [x + lean * 0.4 - 5, y - 18], [x + lean, y - 34], [x + lean * 0.6 + 5, y - 16]),
  ),
];

const HORN = (flip: 1 | -1): string =>
  blob(
    [flip * 14, -12],
    [flip * 28, -14],
    [flip * 36, -34],
    [flip * 28, -26],
    [flip * 20, -21],
    [flip * 12, -20],
  );

const ANTLER = (flip: 1 | -1): string[] => [
  curve([flip * 9, -18], [flip * 18, -32], [flip * 16, -50]),
  curve([flip * 15, -28], [flip * 28, -34], [flip * 32, -46]),
];

/** Headgear over a face. */
export function hat(figure: Figure): HeadShapes {
  const hair = hairOf(figure);
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const metal = metalOf(figure);
  const hairy = HAIRY.includes(figure.people);
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.head) {
    case "bare":
      return of(hairy ? [crop(hair)] : []);
    case "hair":
      return of(
        [crop(hair)],
        [
          solid(
            hair,
            blob(
              [-18, -10],
              [0, -24],
              [18, -10],
              [23, 14],
              [18, 36],
              [8, 24],
              [-8, 24],
              [-18, 36],
              [-23, 14],
            ),
          ),
        ],
      );
    case "braids":
      return of([
        crop(hair),
        cord(
          hair,
          6.5,
          curve([-15, -4], [-19, 14], [-15, 36]),
          curve([15, -4], [19, 14], [15, 36]),
        ),
        bold(trim, oval(-15, 32, 4), oval(15, 32, 4)),
      ]);
    case "topknot":
      return of(
        [solid(hair, blob([-13, -13], [0, -22], [13, -13], [0, -15]))],
        [
          solid(
            hair,
            blob([-6, -20], [-9, -38], [8, -42], [24, -30], [20, -22], [8, -28], [6, -20]),
          ),
          bold(trim, sided([-6, -25], [6, -25], [6, -20], [-6, -20])),
        ],
      );
    case "hood":
      return of(
        [
          cord(
            cloth,
            7,
            curve([-14, 16], [-18, -4], [-11, -18], [0, -22], [11, -18], [18, -4], [14, 16]),
          ),
        ],
        [
          solid(
            tinted(cloth, -0.3),
            blob(
              [-23, 22],
              [-24, -8],
              [-12, -26],
              [4, -32],
              [14, -24],
              [24, -8],
              [23, 22],
              [0, 28],
            ),
          ),
        ],
      );
    case "cap":
      return of([
        ...(hairy ? [crop(hair)] : []),
        solid(cloth, blob([-17, -6], [-14, -20], [2, -26], [16, -18], [17, -6], [0, -10])),
        band(trim, -7),
      ]);
    case "helmet":
      return of([
        dome(metal),
        band(tinted(metal, -0.3)),
        solid(metal, sided([-2.6, -8], [2.6, -8], [2, 6], [-2, 6])),
        flat("#ffffff", oval(-7, -16, 3, 2, -30)),
      ]);
    case "great-helm":
      return of([
        solid(
          metal,
          blob([-17, -8], [-14, -22], [0, -25], [14, -22], [17, -8], [16, 14], [0, 24], [-16, 14]),
        ),
        bold(INK, sided([-13, -5], [13, -5], [12, -0.5], [-12, -0.5])),
        solid(GOLD, sided([-2, -24], [2, -24], [2, 22], [-2, 22])),
        flat(INK, oval(-8, 8, 1.4), oval(-8, 13, 1.4), oval(8, 8, 1.4), oval(8, 13, 1.4)),
      ]);
    case "horned":
      return of([dome(metal), band(GOLD)], [solid(BONE, HORN(1), HORN(-1))]);
    case "crested":
      return of(
        [
          dome(metal),
          band(GOLD),
          solid(
            metal,
            sided([-18, -3], [-12, -3], [-11, 14], [-16, 10]),
            sided([18, -3], [12, -3], [11, 14], [16, 10]),
          ),
        ],
        [
          solid(
            SIDE,
            blob([-8, -22], [-20, -30], [-12, -44], [4, -48], [20, -40], [24, -24], [10, -24]),
          ),
        ],
      );
    case "winged":
      return of(
        [dome(metal), band(GOLD)],
        [
          solid(
            "#f4efe2",
            blob([14, -8], [30, -18], [34, -42], [24, -34], [14, -24]),
            blob([-14, -8], [-30, -18], [-34, -42], [-24, -34], [-14, -24]),
          ),
          wire("#b9ad93", 1.6, "M18 -14L30 -32", "M-18 -14L-30 -32"),
        ],
      );
    case "crown":
      return of(
        [
          ...(hairy ? [crop(hair)] : []),
          solid(
            GOLD,
            sided([-17, -8], [-19, -27], [-10, -18], [0, -32], [10, -18], [19, -27], [17, -8]),
          ),
          bold("#b2323a", oval(0, -15, 3)),
          bold("#3c78b4", oval(-10, -13, 2), oval(10, -13, 2)),
        ],
        hairy
          ? [
              solid(
                hair,
                blob([-18, -8], [0, -20], [18, -8], [20, 16], [10, 22], [-10, 22], [-20, 16]),
              ),
            ]
          : [],
      );
    case "pointed-hat":
      return of(
        [
          solid(cloth, blob([-15, -11], [-8, -34], [2, -52], [18, -64], [12, -44], [15, -11])),
          solid(trim, sided([-15, -17], [15, -17], [15, -11], [-15, -11])),
          solid(cloth, oval(0, -9, 30, 6.5)),
          bold(
            GOLD,
            sided(
              [3, -38],
              [5, -33],
              [10, -32],
              [6, -29],
              [7, -24],
              [3, -27],
              [-1, -24],
              [0, -29],
              [-4, -32],
              [1, -33],
            ),
          ),
        ],
        [solid("#d9d2c4", blob([-16, -4], [16, -4], [18, 14], [-18, 14]))],
      );
    case "broad-hat":
      return of([
        solid(LEATHER, oval(0, -9, 33, 7)),
        solid(LEATHER, blob([-14, -12], [-12, -26], [0, -28], [12, -26], [14, -12])),
        solid(trim, sided([-14, -16], [14, -16], [14, -11], [-14, -11])),
        ...FEATHER(12, -12, 20, SIDE),
      ]);
    case "turban":
      return of([
        solid(
          cloth,
          blob([-19, -4], [-21, -16], [-8, -29], [10, -29], [21, -16], [19, -4], [0, -9]),
        ),
        wire(
          tinted(cloth, -0.35),
          2,
          curve([-18, -8], [-2, -14], [14, -26]),
          curve([18, -8], [6, -12], [-10, -26]),
        ),
        bold(trim, oval(0, -12, 4.5)),
      ]);
    case "mask":
      return of([
        ...(hairy ? [crop(hair)] : []),
        solid(trim, blob([-15, -12], [0, -15], [15, -12], [14, 6], [0, 20], [-14, 6])),
        bold(INK, sided([-11, -4], [-3, -1], [-10, 1]), sided([11, -4], [3, -1], [10, 1])),
        wire(SIDE, 3, "M-9 6L-9 13", "M9 6L9 13", "M0 -13L0 -3"),
      ]);
    case "skull":
      return of(
        [
          solid(
            BONE,
            blob([-17, -6], [-14, -21], [0, -27], [14, -21], [17, -6], [9, 4], [0, 7], [-9, 4]),
          ),
          bold(INK, oval(-7, -7, 4.6, 5), oval(7, -7, 4.6, 5), sided([0, -2], [-2, 3], [2, 3])),
        ],
        [solid(BONE, HORN(1), HORN(-1))],
      );
    case "feathers":
      return of(
        [
          ...(hairy ? [crop(hair)] : []),
          solid(trim, sided([-17, -11], [17, -11], [17, -6], [-17, -6])),
        ],
        [
          ...FEATHER(-10, -16, -14, SIDE),
          ...FEATHER(10, -16, 14, SIDE),
          ...FEATHER(0, -18, 0, trim),
        ],
      );
    case "antlers":
      return of(
        [solid(cloth, blob([-17, -4], [-15, -18], [0, -25], [15, -18], [17, -4], [0, -10]))],
        [cord(BONE, 5, ...ANTLER(1), ...ANTLER(-1))],
      );
    case "goggles":
      return of([
        solid(LEATHER, blob([-17, -6], [-14, -20], [0, -25], [14, -20], [17, -6], [0, -9])),
        cord(GOLD, 2.4, oval(-7.5, -6, 6.5), oval(7.5, -6, 6.5)),
        bold("#9fd6e6", oval(-7.5, -6, 5), oval(7.5, -6, 5)),
        flat("#ffffff", oval(-9, -8, 1.6), oval(6, -8, 1.6)),
        solid(LEATHER, rod([-18, -6], [-15, -6], 5), rod([18, -6], [15, -6], 5)),
      ]);
  }
}
