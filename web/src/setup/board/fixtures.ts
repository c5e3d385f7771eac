/** A small box of scenery for tests. */
import type { Kit, KitPiece, LaidPiece } from "./geometry";

function square(key: string, side: number, least: number, most: number, look: string): KitPiece {
  const half = side / 2;
  return {
    key,
    name: { type: "name", en: key, nl: key, de: key },
    look,
    help: { type: "text", key: "yes", values: {} },
    outline: {
      points: [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ],
      holes: [],
    },
    width: side,
    depth: side,
    least,
    most,
    height: 400,
    lowest: 200,
    highest: 800,
  };
}

export const TOWER = square("tower", 1800, 1200, 3000, "roof");
export const ROCKS = square("rocks", 800, 300, 2500, "rocks");

export const KIT: Kit = {
  pieces: [TOWER, ROCKS],
  least: 8000,
  most: 24000,
  width: 12000,
  depth: 8000,
  grounds: ["grass", "sand"],
  pieces_most: 4,
};

export function laid(key: string, more: Partial<LaidPiece> = {}): LaidPiece {
  const kind = KIT.pieces.find((one) => one.key === key) ?? TOWER;
  return {
    key,
    x: 0,
    y: 0,
    facing: 0,
    width: kind.width,
    depth: kind.depth,
    height: 0,
    name: "",
    points: [],
    ...more,
  };
}
