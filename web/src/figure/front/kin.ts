/** Faces of those who walk upright and wear clothes. They are drawn as if the head were 20 high from its middle. */
import type { Figure } from "../../wire/types";
import { BONE, CREAM, hairOf, INK, skinOf, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, type Shape, sided, solid, wire } from "../shape";
import {
  BEARD,
  BROWS,
  eared,
  eyes,
  glowing,
  type HeadShapes,
  jawed,
  mirrored,
  plain,
  wild,
} from "./features";

/** Another people has no such face: null. */
export function kinFace(figure: Figure): HeadShapes | null {
  const skin = skinOf(figure);
  const dark = tinted(skin, -0.35);
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.people) {
    case "human":
    case "horse":
      return of(plain(skin), [eared(skin, [13, -4], [19, -3], [14, 6])]);
    case "elf":
    case "dark-elf":
    case "fairy":
      return of(plain(skin), [eared(skin, [12, -4], [32, -15], [14, 6])]);
    case "dwarf":
      return of([
        ...plain(skin, bold(tinted(skin, -0.12), oval(0, 4, 5, 4))),
        ...BEARD(hairOf(figure)),
      ]);
    case "goblin":
      return of(
        [
          solid(skin, blob([-18, -8], [0, -17], [18, -8], [15, 8], [0, 18], [-15, 8])),
          ...glowing(8, -4, "#f6e04a"),
          bold(INK, oval(-8, -4, 1.2), oval(8, -4, 1.2)),
          solid(dark, blob([-4, -3], [4, -3], [6, 8], [0, 13], [-5, 8])),
          bold(INK, blob([-9, 11], [0, 14], [9, 11], [0, 16])),
          flat(CREAM, sided([-6, 12], [-3, 15], [-4, 12]), sided([6, 12], [3, 15], [4, 12])),
        ],
        [eared(skin, [12, -7], [45, -16], [38, -4], [14, 8])],
      );
    case "orc":
      return of(
        [
          ...jawed(skin),
          ...wild(7, -2),
          solid(tinted(skin, -0.18), blob([-5, 2], [0, -1], [5, 2], [5, 7], [-5, 7])),
          wire(INK, 2, curve([-11, 14], [0, 11], [11, 14])),
          solid(BONE, ...mirrored([5, 15], [9, 2], [13, 14])),
        ],
        [eared(skin, [14, -5], [27, -12], [16, 6])],
      );
    case "troll":
      return of(
        [
          ...jawed(skin),
          ...wild(7, -4),
          solid(tinted(skin, -0.18), blob([-5, -4], [5, -4], [8, 14], [0, 22], [-7, 14])),
          solid(BONE, ...mirrored([7, 18], [10, 8], [12, 17])),
        ],
        [
          eared(skin, [14, -6], [34, -4], [36, 8], [15, 6]),
          solid("#4d4a38", blob([-16, -6], [-12, -26], [0, -20], [12, -27], [16, -6])),
        ],
      );
    case "ogre":
      return of(
        [
          solid(
            skin,
            blob([-14, -14], [0, -19], [14, -14], [18, 4], [16, 18], [0, 24], [-16, 18], [-18, 4]),
          ),
          ...eyes(6, -4, 1.9),
          BROWS,
          solid(dark, oval(0, 3, 6, 4.5)),
          bold(INK, blob([-11, 13], [0, 10], [11, 13], [0, 16])),
          solid(CREAM, ...mirrored([5, 15], [7, 9], [9, 14])),
          wire(dark, 2, curve([-11, 20], [0, 22], [11, 20])),
        ],
        [eared(skin, [15, -4], [21, -4], [17, 7])],
      );
    case "skeleton":
      return of([
        solid(
          skin,
          blob(
            [-17, -10],
            [0, -21],
            [17, -10],
            [15, 5],
            [10, 9],
            [9, 19],
            [0, 21],
            [-9, 19],
            [-10, 9],
            [-15, 5],
          ),
        ),
        bold(INK, oval(-7, -2, 5.2, 5.8), oval(7, -2, 5.2, 5.8), sided([0, 4], [-3, 10], [3, 10])),
        wire(INK, 1.6, "M-8 14L8 14", "M-4 11L-4 19", "M0 11L0 20", "M4 11L4 19"),
      ]);
    case "zombie":
      return of([
        ...plain(skin),
        bold("#5d2b26", oval(7, 9, 4, 6)),
        wire("#5d3a34", 2, "M-12 -12L-2 -9", "M-9 -14L-7 -7"),
        bold(CREAM, oval(6.5, -1, 3.6)),
        bold(INK, oval(6.5, -1, 1.5)),
      ]);
    case "ghoul":
      return of(
        [
          solid(skin, blob([-14, -13], [0, -20], [14, -13], [13, 6], [6, 19], [-6, 19], [-13, 6])),
          ...glowing(6.5, -3, "#e8c04a"),
          bold(INK, blob([-8, 8], [0, 6], [8, 8], [5, 16], [-5, 16])),
          flat(CREAM, sided([-6, 8], [-4, 14], [-2, 8]), sided([6, 8], [4, 14], [2, 8])),
        ],
        [eared(skin, [12, -6], [28, -18], [14, 4])],
      );
    case "vampire":
      return of(
        [
          ...plain(skin),
          bold("#a01f24", oval(-6.5, -1, 2), oval(6.5, -1, 2)),
          bold("#7c1f26", blob([-5, 10], [0, 12], [5, 10], [0, 13])),
          flat(CREAM, sided([-4, 12], [-3, 17], [-1.5, 12]), sided([4, 12], [3, 17], [1.5, 12])),
          solid(
            hairOf(figure),
            sided(
              [-16, 0],
              [-15, -16],
              [0, -23],
              [15, -16],
              [16, 0],
              [11, -10],
              [0, -5],
              [-11, -10],
            ),
          ),
        ],
        [eared(skin, [12, -4], [24, -12], [14, 5])],
      );
    case "ghost":
      return of([
        solid(
          skin,
          blob([-15, -12], [0, -20], [15, -12], [15, 12], [7, 18], [0, 14], [-7, 20], [-15, 10]),
        ),
        ...eyes(6, -2, 3.4),
        bold(INK, oval(0, 9, 3.4, 5)),
      ]);
    case "demon":
      return of(
        [
          ...jawed(skin),
          ...glowing(7, -3),
          bold(INK, blob([-9, 9], [0, 11], [9, 9], [0, 16])),
          flat(CREAM, ...mirrored([2, 10], [4, 15], [6, 10])),
        ],
        [
          solid(
            "#3a2a26",
            blob([10, -12], [26, -18], [28, -34], [20, -42], [22, -26], [8, -18]),
            blob([-10, -12], [-26, -18], [-28, -34], [-20, -42], [-22, -26], [-8, -18]),
          ),
          eared(skin, [13, -4], [25, -8], [14, 5]),
        ],
      );
    case "mutant":
      return of(
        [
          solid(skin, blob([-16, -10], [-4, -21], [15, -14], [17, 3], [8, 18], [-8, 16], [-17, 5])),
          bold(CREAM, oval(-8, -2, 4.5), oval(6, -6, 5.5), oval(9, 5, 3.2)),
          bold(INK, oval(-8, -2, 2), oval(6, -6, 2.4), oval(9, 5, 1.6)),
          bold("#5b2b45", blob([-9, 9], [0, 7], [6, 11], [-2, 15])),
          wire(dark, 2, curve([-13, -12], [-6, -16], [2, -14])),
        ],
        [
          cord(
            skin,
            7,
            curve([-12, 10], [-26, 14], [-28, 28]),
            curve([12, 12], [24, 20], [20, 32]),
          ),
        ],
      );
    default:
      return null;
  }
}
