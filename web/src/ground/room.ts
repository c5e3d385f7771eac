/** The club room round the table: what whoever looks from above sees beyond its rim. */
import { seeded } from "../table/seeded";
import { type Colour, type Corner, colourOf, Mesh, shaded } from "./mesh";

/** How far below the mat the floor is: a table is some 75 cm high. */
const FLOOR = -7600;
/** From the middle to the walls, in lengths of the table, and how high they are. */
const WIDE = 2.3;
const HIGH = 20000;
/** How high the boarding of the walls is, and the shelf over it. */
const BOARDING = 3600;
const SHELF = 6200;
const PLANKS = 44;
const PANELS = 14;
const OAK = colourOf("#7a5334");
const PANEL = colourOf("#6d5138");
const PLASTER = colourOf("#b59b74");
const NIGHT = colourOf("#2a3f5a");
const BOXES = ["#8d3b2f", "#3f5d78", "#6b7a3d", "#b2863a", "#5b4470", "#3f6b62", "#9a6a45"].map(
  colourOf,
);

/** How bright a place is: the lamp hangs over the middle of the table. */
function lampAt([x, y, z]: Corner, middle: Corner, far: number): number {
  const off = Math.hypot(x - middle[0], y - middle[1], (z - middle[2]) * 0.8) / far;
  return 0.26 + 0.74 / (1 + 2.6 * off * off);
}

/** The floor, the walls with their boarding, and shelves full of boxes. Seen from within alone. */
export function room({ width, depth }: { width: number; depth: number }): Mesh {
  const mesh = new Mesh();
  const chance = seeded(1977);
  const half = WIDE * Math.max(width, depth);
  const middle: Corner = [width / 2, depth / 2, 0];
  const corner = (at: Corner, colour: Colour): void => {
    const [x, y, z] = at;
    mesh.positions.push(x, z, y);
    mesh.colours.push(...shaded(colour, lampAt(at, middle, half)));
  };
  const quad = (a: Corner, b: Corner, c: Corner, d: Corner, colour: Colour): void => {
    for (const at of [a, b, c, a, c, d]) corner(at, colour);
  };
  const plank = (2 * half) / PLANKS;
  for (let n = 0; n < PLANKS; n += 1) {
    const tone = shaded(OAK, 0.78 + chance() * 0.16);
    // In parts, so that the light falls off along a board.
    for (let k = 0; k < 8; k += 1) {
      const [left, right] = [-half + n * plank, -half + (n + 1) * plank - plank * 0.02];
      const [back, front] = [-half + k * (half / 4), -half + (k + 1) * (half / 4)];
      const at = (x: number, y: number): Corner => [middle[0] + x, middle[1] + y, FLOOR];
      quad(at(left, back), at(left, front), at(right, front), at(right, back), tone);
    }
  }
  for (let side = 0; side < 4; side += 1) {
    const [c, s] = [Math.round(Math.cos(side * 1.5708)), Math.round(Math.sin(side * 1.5708))];
    const at = (along: number, z: number, nearer = 0): Corner => [
      middle[0] + c * (half - nearer) - s * along,
      middle[1] + s * (half - nearer) + c * along,
      FLOOR + z,
    ];
    const board = (
      from: number,
      to: number,
      low: number,
      top: number,
      near: number,
      paint: Colour,
    ) =>
      quad(at(from, low, near), at(from, top, near), at(to, top, near), at(to, low, near), paint);
    const wide = (2 * half) / PANELS;
    for (let n = 0; n < PANELS; n += 1) {
      const [from, to] = [-half + n * wide, -half + (n + 1) * wide];
      board(from, to, BOARDING, HIGH, 0, shaded(PLASTER, 0.94 + chance() * 0.08));
      board(from, to, 0, BOARDING, 10, PANEL);
      board(from + wide * 0.1, to - wide * 0.1, 500, BOARDING - 500, 20, shaded(PANEL, 1.16));
      board(from, to, BOARDING, BOARDING + 260, 30, shaded(PANEL, 1.4));
      if (n % 4 === 2) {
        pane(board, from, to, wide);
        continue;
      }
      board(from + wide * 0.04, to - wide * 0.04, SHELF, SHELF + 190, 40, shaded(OAK, 1.1));
      let along = from + wide * 0.08;
      while (along < to - wide * 0.2) {
        const long = wide * (0.06 + chance() * 0.1);
        const tall = 900 + chance() * 1300;
        const paint = BOXES[Math.floor(chance() * BOXES.length)] ?? PANEL;
        board(along, along + long, SHELF + 190, SHELF + 190 + tall, 50, shaded(paint, 1.05));
        board(along, along + long, SHELF + 420, SHELF + 540, 60, shaded(paint, 1.45));
        along += long + wide * 0.015;
      }
    }
  }
  return mesh;
}

type Board = (
  from: number,
  to: number,
  low: number,
  top: number,
  near: number,
  paint: Colour,
) => void;

/** A window: it is evening outside. */
function pane(board: Board, from: number, to: number, wide: number): void {
  const [low, top] = [BOARDING + 1400, BOARDING + 8200];
  board(from + wide * 0.14, to - wide * 0.14, low - 300, top + 300, 40, shaded(PANEL, 1.5));
  const middle = (from + to) / 2;
  for (const [a, b] of [
    [from + wide * 0.2, middle - wide * 0.02],
    [middle + wide * 0.02, to - wide * 0.2],
  ] as const) {
    board(a, b, low, (low + top) / 2 - 120, 60, shaded(NIGHT, 1.5));
    board(a, b, (low + top) / 2 + 120, top, 60, shaded(NIGHT, 1.15));
  }
}
