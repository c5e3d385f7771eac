/** The bodies of dice: corners, faces and the number on each face. */
import { cross, dot, plus, times, unit, type Vector } from "./space";

export interface Face {
  /** Its corners in order. */
  corners: Vector[];
  middle: Vector;
  normal: Vector;
  /** Which way the top of its number points, within the face. */
  up: Vector;
  value: number;
  /** How large its number may be, in parts of the die's radius. */
  room: number;
}

export interface Solid {
  sides: number;
  faces: readonly Face[];
}

const GOLD = (1 + Math.sqrt(5)) / 2;
const known = new Map<number, Solid>();

/** The body of a die by its number of sides; what is no body of its own looks like a D20. */
export function solidOf(sides: number): Solid {
  const found = known.get(sides) ?? made(sides);
  known.set(sides, found);
  return found;
}

function made(sides: number): Solid {
  switch (sides) {
    case 4:
      return hull(4, TETRAHEDRON, 0.42);
    case 6:
      return numbered(hull(6, CUBE, 1), [1, 6, 2, 5, 3, 4]);
    case 8:
      return hull(8, OCTAHEDRON, 0.5);
    case 10:
      return hull(10, kites(), 0.46);
    case 12:
      return hull(12, DODECAHEDRON, 0.62);
    default:
      return hull(sides, ICOSAHEDRON, 0.38);
  }
}

const SIGNS = [1, -1] as const;
const CUBE = SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vector => [x, y, z])));
const TETRAHEDRON: Vector[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];
const OCTAHEDRON = SIGNS.flatMap((s): Vector[] => [
  [s, 0, 0],
  [0, s, 0],
  [0, 0, s],
]);

/** The same corners with their places changed round: x, y, z; y, z, x; z, x, y. */
function cycled(corners: readonly Vector[]): Vector[] {
  return corners.flatMap(([x, y, z]): Vector[] => [
    [x, y, z],
    [y, z, x],
    [z, x, y],
  ]);
}

const ICOSAHEDRON = cycled(SIGNS.flatMap((a) => SIGNS.map((b): Vector => [0, a, b * GOLD])));
const DODECAHEDRON = [
  ...CUBE,
  ...cycled(SIGNS.flatMap((a) => SIGNS.map((b): Vector => [0, a / GOLD, b * GOLD]))),
];

/** A D10: ten kites around two poles. */
function kites(): Vector[] {
  const corners: Vector[] = [];
  // The height of the girdle at which each kite is flat.
  const rise = 0.1056;
  for (let n = 0; n < 10; n += 1) {
    const angle = (n * Math.PI) / 5;
    corners.push([Math.cos(angle), Math.sin(angle), n % 2 === 0 ? rise : -rise]);
  }
  return [...corners, [0, 0, 1], [0, 0, -1]];
}

/** The body around some corners, each flat part of its skin a face. */
function hull(sides: number, all: readonly Vector[], room: number): Solid {
  const far = Math.max(...all.map((corner) => Math.hypot(...corner)));
  const corners = all.map((corner) => times(corner, 1 / far));
  const planes: { normal: Vector; on: Vector[] }[] = [];
  for (const [n, a] of corners.entries()) {
    for (const [m, b] of corners.entries()) {
      for (const [k, c] of corners.entries()) {
        if (n >= m || m >= k) continue;
        const across = unit(cross(plus(b, times(a, -1)), plus(c, times(a, -1))));
        const normal = dot(across, a) < 0 ? times(across, -1) : across;
        const height = dot(normal, a);
        if (height < 0.05 || corners.some((one) => dot(normal, one) > height + 0.012)) continue;
        if (planes.some((plane) => dot(plane.normal, normal) > 0.999)) continue;
        planes.push({ normal, on: corners.filter((one) => dot(normal, one) > height - 0.012) });
      }
    }
  }
  const faces = planes.map(({ normal, on }, index): Face => {
    const sum = on.reduce((total, corner) => plus(total, corner), [0, 0, 0] as Vector);
    const middle = times(sum, 1 / on.length);
    const first = on[0] ?? normal;
    // Numbers point to a corner, the sharpest one where the face has one.
    const tip = on.reduce(
      (best, one) => (away(one, middle) > away(best, middle) + 0.01 ? one : best),
      first,
    );
    const up = unit(plus(tip, times(middle, -1)));
    const right = cross(normal, up);
    const angle = (corner: Vector): number => {
      const from = plus(corner, times(middle, -1));
      return Math.atan2(dot(from, right), dot(from, up));
    };
    const ordered = [...on].sort((one, other) => angle(one) - angle(other));
    return { corners: ordered, middle, normal, up, value: index + 1, room };
  });
  return { sides, faces: opposed(faces) };
}

function away(one: Vector, other: Vector): number {
  return Math.hypot(...plus(one, times(other, -1)));
}

/** Opposite faces next to each other, so that numbers can be given in pairs. */
function opposed(faces: readonly Face[]): Face[] {
  const left = [...faces];
  const ordered: Face[] = [];
  while (left.length > 0) {
    const face = left.shift() as Face;
    ordered.push(face);
    const across = left.findIndex(({ normal }) => dot(normal, face.normal) < -0.98);
    if (across >= 0) ordered.push(...left.splice(across, 1));
  }
  // One more than all together on two opposite faces.
  const count = ordered.length;
  return ordered.map((face, n) => {
    const pair = Math.floor(n / 2) + 1;
    return { ...face, value: n % 2 === 0 ? pair : count + 1 - pair };
  });
}

function numbered(solid: Solid, values: readonly number[]): Solid {
  const faces = solid.faces.map((face, n) => {
    const edge = plus(face.corners[0] ?? face.up, face.corners[1] ?? face.up);
    // On a cube pips are set to the edges.
    const up = unit(plus(edge, times(face.middle, -2)));
    return { ...face, value: values[n] ?? face.value, up };
  });
  return { ...solid, faces };
}
