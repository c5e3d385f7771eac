/** Faces of animals, and of whoever has the head of one. They are drawn as if the head were 20 high from its middle. */
import type { Figure } from "../../wire/types";
import { BONE, CREAM, INK, PAINTS, skinOf, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, type Shape, sided, solid, wire } from "../shape";
import { BROWS, eared, eyes, glowing, type HeadShapes, mirrored, muzzle } from "./features";

/** Another people has no such face: null. */
export function creatureFace(figure: Figure): HeadShapes | null {
  const skin = skinOf(figure);
  const dark = tinted(skin, -0.35);
  const trim = PAINTS[figure.trim];
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.people) {
    case "wolf":
      return of(
        [
          solid(
            skin,
            blob([-18, -8], [-8, -17], [8, -17], [18, -8], [20, 6], [9, 16], [-9, 16], [-20, 6]),
          ),
          ...glowing(8, -4),
          ...muzzle(skin, 9, 11, INK),
          flat(CREAM, ...mirrored([3, 15], [4.5, 20], [6, 15])),
        ],
        [
          solid(skin, ...mirrored([6, -14], [17, -36], [20, -8])),
          flat(dark, ...mirrored([10, -15], [16, -29], [18, -12])),
        ],
      );
    case "bull":
      return of(
        [
          solid(
            skin,
            blob([-16, -12], [0, -19], [16, -12], [14, 8], [10, 20], [-10, 20], [-14, 8]),
          ),
          ...eyes(8, -4, 2.6, "#3a0f0a"),
          BROWS,
          solid(tinted(skin, 0.35), oval(0, 14, 12, 9)),
          bold(INK, oval(-5, 13, 2.2, 3), oval(5, 13, 2.2, 3)),
          cord(trim, 2.4, curve([-4, 19], [0, 25], [4, 19])),
          solid(tinted(skin, -0.25), blob([-8, -18], [0, -24], [8, -18], [4, -8], [-4, -8])),
        ],
        [
          solid(
            BONE,
            blob([12, -10], [30, -12], [42, -30], [34, -26], [24, -20], [10, -18]),
            blob([-12, -10], [-30, -12], [-42, -30], [-34, -26], [-24, -20], [-10, -18]),
          ),
          eared(skin, [14, -6], [30, -2], [15, 4]),
        ],
      );
    case "rat":
    case "boar":
    case "bear":
      return of(
        [
          solid(skin, blob([-16, -10], [0, -17], [16, -10], [12, 8], [0, 20], [-12, 8])),
          ...eyes(7.5, -3, 2.6),
          ...muzzle(skin, 7, 9, "#d98a8f"),
          flat(CREAM, sided([-3, 15], [3, 15], [3, 21], [-3, 21])),
          wire(INK, 1.2, "M-8 8L-22 4", "M-8 10L-22 11", "M8 8L22 4", "M8 10L22 11"),
        ],
        [
          solid(skin, oval(-15, -15, 9), oval(15, -15, 9)),
          flat("#d9a0a0", oval(-15, -15, 5), oval(15, -15, 5)),
        ],
      );
    case "lizard":
    case "snake":
      return of(
        [
          solid(
            skin,
            blob([-15, -12], [0, -18], [15, -12], [17, 4], [10, 17], [-10, 17], [-17, 4]),
          ),
          bold("#f0d24a", oval(-12, -7, 4), oval(12, -7, 4)),
          bold(INK, oval(-12, -7, 1.4, 3.2), oval(12, -7, 1.4, 3.2)),
          bold(dark, oval(-3, 6, 1.6), oval(3, 6, 1.6)),
          wire(INK, 2, curve([-14, 9], [0, 12], [14, 9])),
          flat(tinted(skin, 0.3), blob([-9, 12], [0, 14], [9, 12], [0, 17])),
        ],
        [
          solid(
            trim,
            sided([-10, -12], [-6, -27], [-1, -16], [0, -32], [3, -16], [8, -26], [10, -12]),
          ),
        ],
      );
    case "crocodile":
      return of(
        [
          solid(
            skin,
            blob(
              [-14, -12],
              [-6, -14],
              [6, -14],
              [14, -12],
              [15, 2],
              [15, 20],
              [6, 26],
              [-6, 26],
              [-15, 20],
              [-15, 2],
            ),
          ),
          solid(skin, oval(-9, -13, 6.5), oval(9, -13, 6.5)),
          bold("#f0d24a", oval(-9, -13, 3.6), oval(9, -13, 3.6)),
          bold(INK, oval(-9, -13, 1.3, 3), oval(9, -13, 1.3, 3)),
          bold(INK, oval(-4, 8, 2), oval(4, 8, 2)),
          wire(INK, 2, curve([-15, 14], [0, 20], [15, 14])),
          flat(
            CREAM,
            ...mirrored([12, 15], [10, 21], [8, 16.5]),
            ...mirrored([6, 17], [4, 23], [2, 18]),
          ),
        ],
        [],
      );
    case "chameleon":
      return of(
        [
          solid(
            skin,
            blob(
              [-14, -6],
              [-6, -22],
              [0, -36],
              [8, -22],
              [14, -6],
              [13, 8],
              [5, 18],
              [-5, 18],
              [-13, 8],
            ),
          ),
          solid(tinted(skin, 0.25), oval(-11, -2, 8.5), oval(11, -2, 8.5)),
          bold(INK, oval(-12, -2, 2.6), oval(13, -3, 2.6)),
          wire(INK, 1.8, curve([-10, 10], [0, 13], [10, 10])),
          wire(trim, 2.4, "M0 -30L0 -10"),
        ],
        [],
      );
    case "fish":
      return of(
        [
          solid(
            skin,
            blob([-16, -10], [0, -19], [16, -10], [19, 6], [10, 18], [-10, 18], [-19, 6]),
          ),
          bold(CREAM, oval(-9, -4, 5.5), oval(9, -4, 5.5)),
          bold(INK, oval(-9, -4, 2.6), oval(9, -4, 2.6)),
          bold("#3d1f2e", blob([-12, 9], [0, 5], [12, 9], [0, 15])),
          flat(CREAM, ...mirrored([2, 7], [4, 11], [6, 8])),
        ],
        [
          solid(trim, ...mirrored([12, -10], [34, -16], [28, -4], [34, 8], [14, 8])),
          solid(trim, sided([-7, -14], [0, -34], [7, -14])),
        ],
      );
    case "insect":
      return of(
        [
          solid(skin, blob([-13, -12], [0, -18], [13, -12], [9, 10], [0, 18], [-9, 10])),
          solid("#7a2f4f", oval(-11, -5, 6.5, 9, 18), oval(11, -5, 6.5, 9, -18)),
          flat("#d987a6", oval(-12, -9, 2), oval(10, -9, 2)),
          solid(dark, ...mirrored([2, 12], [12, 16], [4, 25])),
        ],
        [
          cord(
            dark,
            2.6,
            curve([-6, -16], [-14, -30], [-26, -36]),
            curve([6, -16], [14, -30], [26, -36]),
          ),
        ],
      );
    case "dragon":
    case "bat":
    case "bird":
      return of(
        [
          solid(
            skin,
            blob([-15, -12], [0, -17], [15, -12], [13, 4], [11, 18], [0, 24], [-11, 18], [-13, 4]),
          ),
          ...glowing(8, -6),
          solid(tinted(skin, 0.15), blob([-8, 4], [8, 4], [10, 16], [0, 22], [-10, 16])),
          bold(INK, oval(-4, 10, 2, 2.6), oval(4, 10, 2, 2.6)),
          flat(CREAM, ...mirrored([5, 17], [7, 23], [8, 16])),
        ],
        [
          solid(trim, ...mirrored([6, -13], [16, -40], [15, -10])),
          solid(dark, ...mirrored([13, -6], [30, -10], [24, 0], [30, 8], [14, 8])),
        ],
      );
    default:
      return null;
  }
}
