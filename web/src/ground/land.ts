/** The mat: a cloth of squares laid over hills and hollows, with the frame of the table round it. */
import { FRAME } from "../table/layers/Board";
import { familyOf } from "../table/looks";
import type { Ground, Outline } from "../wire/types";
import { type Colour, type Corner, colourOf, Mesh, shaded, shadeOf } from "./mesh";
import { heightOf, type Relief } from "./relief";

const WHITE: Colour = [1, 1, 1];
const OAK = colourOf("#6b4a30");
const RIM = colourOf("#8a6645");
/** Squares along the longer side of a table that is not flat. */
const SQUARES = 100;
const THICK = 240;

interface Size {
  width: number;
  depth: number;
}

/** The ground with its picture: `places` says where in the picture of the table each corner is. */
export function land(table: Size, terrain: readonly Ground[], relief: Relief): Mesh {
  const mesh = new Mesh();
  const square = relief.isFlat
    ? Math.max(table.width, table.depth)
    : Math.max(table.width, table.depth) / SQUARES;
  const [across, down] = [Math.ceil(table.width / square), Math.ceil(table.depth / square)];
  const heights = Array.from({ length: (across + 1) * (down + 1) }, (_, n) => {
    const [i, j] = [n % (across + 1), Math.floor(n / (across + 1))];
    return relief.landAt((i * table.width) / across, (j * table.depth) / down);
  });
  const at = (i: number, j: number): Corner => [
    (i * table.width) / across,
    (j * table.depth) / down,
    heights[j * (across + 1) + i] ?? 0,
  ];
  const lightAt = (i: number, j: number): Colour => {
    const [left, right] = [at(Math.max(0, i - 1), j), at(Math.min(across, i + 1), j)];
    const [back, front] = [at(i, Math.max(0, j - 1)), at(i, Math.min(down, j + 1))];
    const slopes: Corner = [
      -(right[2] - left[2]) / Math.max(1, right[0] - left[0]),
      -(front[2] - back[2]) / Math.max(1, front[1] - back[1]),
      1,
    ];
    return shaded(WHITE, shadeOf(slopes));
  };
  const corner = (i: number, j: number): void => {
    const [x, y, z] = at(i, j);
    mesh.positions.push(x, z, y);
    mesh.colours.push(...lightAt(i, j));
    mesh.places.push(x / table.width, 1 - y / table.depth);
  };
  for (let j = 0; j < down; j += 1) {
    for (let i = 0; i < across; i += 1) {
      corner(i, j);
      corner(i + 1, j);
      corner(i + 1, j + 1);
      corner(i, j);
      corner(i + 1, j + 1);
      corner(i, j + 1);
    }
  }
  for (const ground of terrain) {
    if (familyOf(ground.look) === "cliff" || ground.look === "wooded-cliff") {
      plateau(mesh, ground.outline, heightOf(ground), table);
    }
  }
  return mesh;
}

function plateau(mesh: Mesh, outline: Outline, z: number, table: Size): void {
  const from = mesh.positions.length;
  mesh.area(outline, z, WHITE);
  for (let n = from; n < mesh.positions.length; n += 3) {
    const [x = 0, y = 0] = [mesh.positions[n], mesh.positions[n + 2]];
    mesh.places.push(x / table.width, 1 - y / table.depth);
  }
}

/** The wooden frame round the mat. */
export function frame({ width, depth }: Size): Mesh {
  const mesh = new Mesh();
  const box = (by: number): [number, number][] => [
    [-by, -by],
    [width + by, -by],
    [width + by, depth + by],
    [-by, depth + by],
  ];
  const rim = { points: box(FRAME), holes: [box(0)] } as unknown as Outline;
  mesh.prism(rim, -THICK, 24, OAK, RIM);
  return mesh;
}
