/** A throw on the table: the dice fall where the fight is, and lie there for the eye to read. */
import { type Colour, IVORY, paintDie } from "../dice/painted";
import { lyingAt, sizeFor, type Thrown } from "../dice/thrown";
import type { Easel, Pixel, Sprite } from "./sprite";
import { lettered } from "./words";

export interface Fall {
  dice: readonly Thrown[];
  /** Where, in units of the table; null: in the middle of what is seen. */
  spot: Pixel | null;
  /** What came of it, written beneath. */
  words: string;
  /** The custom property that names the colour of a player's dice. */
  colourOf(seat: number): string;
  from: number;
  /** After so many milliseconds all dice lie still. */
  falls: number;
  until: number;
  /** So many milliseconds before the end they begin to fade. */
  fades: number;
}

/** Pixels between the fight and its dice, and around the edge of the view. */
const BESIDE = 74;
const EDGE = 24;
/** How high the letters are of what came of it, and about how wide one is, in pixels. */
const LETTERS = 17;
const LETTER = 9.5;
/** The part of the fall after which what came of it begins to show. */
const JUDGED = 320;

export function fall(given: Fall): Sprite {
  const { dice, spot, words, colourOf, from, falls, until, fades } = given;
  const size = sizeFor(dice.length);
  const xs = dice.map(({ rest }) => rest.x);
  const ys = dice.map(({ rest }) => rest.y);
  const half = { x: Math.max(0, ...xs) + size * 0.7, y: Math.max(0, ...ys) + size * 0.7 };
  return {
    from,
    until,
    paint(easel, _part, now) {
      const { canvas, style } = easel;
      const t = (now - from) / Math.max(1, falls);
      const judged = Math.min(1, Math.max(0, (now - from - falls) / JUDGED));
      const at = placed(easel, spot, half);
      canvas.save();
      canvas.globalAlpha = Math.min(1, (until - now) / Math.max(1, fades));
      canvas.translate(at.x, at.y);
      const font = style("--font") || "sans-serif";
      const lying = dice.map((die) => ({ die, lies: lyingAt(die, t) }));
      lying.sort((one, other) => one.lies.at.y - other.lies.at.y);
      for (const { die, lies } of lying) {
        const colour = die.seat === null ? IVORY : colourFrom(style(colourOf(die.seat)));
        paintDie(canvas, die, lies, { colour, font, size, judged });
      }
      if (words !== "" && judged > 0) {
        canvas.globalAlpha *= judged;
        const wide = (words.length * LETTER) / 2;
        const x = held(at.x, EDGE + wide, easel.width - EDGE - wide) - at.x;
        lettered(easel, words, { x, y: half.y + 14 }, LETTERS, "#241a10");
      }
      canvas.restore();
    },
  };
}

/** Beside the fight, under it where there is room, and always wholly within the view. */
function placed({ project, width, height }: Easel, spot: Pixel | null, half: Pixel): Pixel {
  if (spot === null) return { x: width / 2, y: height / 2 };
  const { x, y } = project(spot);
  const below = y + BESIDE + half.y;
  const room = height - EDGE - half.y - 30;
  const wanted = below <= room ? below : y - BESIDE - half.y;
  return {
    x: held(x, EDGE + half.x, width - EDGE - half.x),
    y: held(wanted, EDGE + half.y, room),
  };
}

function held(value: number, least: number, most: number): number {
  return most < least ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** A colour that a style sheet says as #rrggbb. */
export function colourFrom(words: string): Colour {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(words.trim());
  if (found === null) return IVORY;
  const part = (n: 1 | 2 | 3): number => Number.parseInt(found[n] ?? "0", 16);
  return [part(1), part(2), part(3)];
}
