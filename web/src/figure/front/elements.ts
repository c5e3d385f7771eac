/** Faces of stone, brass and wood, and of fire, lightning and water. They are drawn as if the head were 20 high from its middle. */
import type { Figure } from "../../wire/types";
import { FLAME, GLOW, INK, skinOf, tinted } from "../palette";
import { blob, bold, curve, flat, oval, type Shape, sided, solid, wire } from "../shape";
import { eyes, glowing, type HeadShapes, LEAF } from "./features";

/** Whoever is left is of water. */
export function elementFace(figure: Figure): HeadShapes {
  const skin = skinOf(figure);
  const dark = tinted(skin, -0.35);
  const of = (before: Shape[], behind: Shape[] = []): HeadShapes => ({ before, behind });
  switch (figure.people) {
    case "stone":
      return of([
        solid(skin, sided([-15, -14], [4, -20], [16, -10], [15, 12], [2, 19], [-14, 14])),
        ...glowing(6, -2, "#9fe3f5"),
        wire(dark, 2, "M-12 -14L-5 -6L-9 4", "M6 12L10 6"),
        bold(dark, sided([-7, 9], [7, 9], [5, 12], [-6, 12])),
      ]);
    case "brass":
      return of([
        solid(skin, blob([-15, -6], [-10, -19], [10, -19], [15, -6], [13, 17], [-13, 17])),
        bold(INK, sided([-11, -6], [11, -6], [9, 0], [-9, 0])),
        bold(FLAME, oval(-5, -3, 2.2), oval(5, -3, 2.2)),
        wire(dark, 1.8, "M-6 8L6 8", "M-6 12L6 12", "M0 -19L0 -8"),
      ]);
    case "tree":
      return of(
        [
          solid(
            skin,
            blob([-13, -14], [0, -17], [13, -14], [11, 4], [13, 20], [-12, 20], [-11, 4]),
          ),
          ...glowing(6, -3, "#cfe86a"),
          bold(INK, blob([-6, 9], [0, 7], [6, 9], [0, 15])),
          wire(dark, 1.8, curve([-9, -12], [-8, 4], [-10, 16]), curve([9, -10], [8, 6], [10, 17])),
        ],
        [
          LEAF(-16, -18, 12),
          LEAF(16, -18, 12),
          LEAF(-7, -29, 12),
          LEAF(9, -29, 12),
          LEAF(0, -20, 11),
        ],
      );
    case "fire":
      return of(
        [
          solid(FLAME, blob([-14, 6], [-10, -12], [0, -18], [10, -12], [14, 6], [0, 18])),
          bold(GLOW, blob([-8, 8], [0, -8], [8, 8], [0, 15])),
          ...eyes(5, 0, 2.6, "#6a2110"),
          bold("#6a2110", oval(0, 9, 3, 3.6)),
        ],
        [
          solid(
            "#e0641f",
            blob(
              [-16, 8],
              [-18, -14],
              [-12, -28],
              [-6, -20],
              [0, -44],
              [6, -22],
              [14, -32],
              [18, -12],
              [16, 8],
            ),
          ),
        ],
      );
    case "spark":
      return of(
        [
          solid(skin, oval(0, 0, 15, 18)),
          ...eyes(5.5, -2, 3, "#ffffff"),
          wire("#ffffff", 1.8, curve([-4, 8], [0, 9], [4, 8])),
        ],
        [
          solid(
            GLOW,
            sided(
              [0, -40],
              [6, -22],
              [24, -30],
              [18, -10],
              [38, 0],
              [18, 6],
              [-18, 6],
              [-38, 0],
              [-18, -10],
              [-24, -30],
              [-6, -22],
            ),
          ),
        ],
      );
    default:
      return of(
        [
          solid(skin, blob([-14, 2], [-8, -14], [0, -24], [8, -14], [14, 2], [8, 18], [-8, 18])),
          ...eyes(5.5, 0, 2.6),
          flat("#e4f6ff", blob([-9, -4], [-5, -13], [-3, -10], [-6, -2])),
          wire(INK, 1.6, curve([-4, 9], [0, 10], [4, 9])),
        ],
        [
          solid(
            dark,
            blob(
              [-16, 26],
              [-20, 4],
              [-12, -18],
              [0, -22],
              [12, -18],
              [20, 4],
              [16, 26],
              [8, 14],
              [-8, 14],
            ),
          ),
        ],
      );
  }
}
