/** Who rides what, and beasts by themselves, from the side, looking right. */
import type { Pattern } from "../../look/sides";
import type { Figure } from "../../wire/types";
import { CREAM, GLOW, INK, PAINTS, tinted } from "../palette";
import { blob, bold, cord, curve, flat, oval, type Shape, sided, solid, wire } from "../shape";
import { dragon, wing } from "./dragons";
import { cannon, catapult, litter } from "./engines";
import { legs, type MountShapes, saddle } from "./harness";
import { barded, boar, boned, bull, horse, lizard, pangolin, wolf } from "./steeds";

/** What carries a figure, or what it serves; null: its own feet do. */
export function mount(figure: Figure, pattern: Pattern): MountShapes | null {
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  if (figure.people === "horse") return horse("#7a5a3c", true);
  switch (figure.mount) {
    case "none":
      return null;
    case "horse": {
      const made = horse("#8c6544");
      return { ...made, before: [...made.before, ...saddle(-2, -24, -2)] };
    }
    case "war-horse":
      return barded(pattern, trim);
    case "dead-horse":
      return boned();
    case "wolf":
      return wolf("#8a837b");
    case "boar":
      return boar("#6b5240");
    case "bull":
      return bull("#6e452f", trim);
    case "pangolin":
      return pangolin("#a9783f");
    case "lizard":
      return lizard("#6f9448", trim);
    case "dragon":
      return dragon(cloth, trim, 1, true);
    case "two-headed-dragon":
      return dragon(figure.build === "beast" ? cloth : "#7c2b2b", trim, 2, true);
    case "litter":
      return litter();
    case "cannon":
      return cannon();
    case "catapult":
      return catapult();
  }
}

/** A beast by itself. */
export function beast(figure: Figure): Shape[] {
  const cloth = PAINTS[figure.cloth];
  const trim = PAINTS[figure.trim];
  const whole = ({ behind, before }: MountShapes): Shape[] => [...behind, ...before];
  switch (figure.people) {
    case "dragon":
      return whole(
        dragon(cloth, trim, figure.mount === "two-headed-dragon" ? 2 : 1, figure.mount !== "none"),
      );
    case "bat":
      return [
        ...wing(cloth, 2, 1),
        ...wing(cloth, -2, -1),
        solid(cloth, blob([-18, -16], [0, -26], [18, -16], [20, 12], [0, 34], [-20, 12])),
        solid(
          cloth,
          sided([-14, -24], [-18, -48], [-3, -30]),
          sided([14, -24], [18, -48], [3, -30]),
        ),
        solid(tinted(cloth, 0.15), oval(0, -20, 17, 14)),
        bold(GLOW, oval(-7, -22, 4), oval(7, -22, 4)),
        bold(CREAM, sided([-6, -13], [-3, -4], [-1, -13]), sided([6, -13], [3, -4], [1, -13])),
        flat(trim, oval(0, 8, 10, 12)),
      ];
    case "bull":
      return whole(bull(cloth, trim, false));
    case "wolf":
      return whole(wolf(cloth));
    case "boar":
      return whole(boar(cloth));
    case "lizard":
      return whole(lizard(cloth, trim));
    default:
      return [
        cord("#c98f84", 6, curve([-48, 20], [-74, 30], [-92, 14], [-100, 24])),
        ...legs(cloth, INK, 9, -30, 30).flat(),
        solid(
          cloth,
          blob([-52, 16], [-44, -18], [-8, -34], [30, -20], [48, 12], [20, 34], [-30, 34]),
        ),
        solid(cloth, blob([20, -22], [48, -26], [76, -4], [92, 12], [78, 22], [46, 22], [26, 12])),
        solid(cloth, oval(36, -28, 13)),
        flat("#d9a0a0", oval(36, -28, 7)),
        bold(INK, oval(62, -6, 3.4), oval(91, 12, 4)),
        bold(CREAM, sided([78, 20], [81, 32], [87, 20])),
        wire(
          tinted(cloth, -0.35),
          2,
          curve([-36, -8], [-30, 4], [-34, 18]),
          curve([-12, -16], [-6, 0], [-10, 20]),
        ),
        flat(trim, sided([-30, -26], [-24, -42], [-16, -31]), sided([-8, -32], [0, -46], [8, -30])),
      ];
  }
}
