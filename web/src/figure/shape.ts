/** The strokes of the brush: closed shapes, cords and thin lines, all of them points on a plane. */

export interface Shape {
  /** A path of absolute commands (M, L, C, Q, Z), so that it can be turned and scaled. */
  d: string;
  fill: string;
  /**
   * `solid`: with an outline, and lit; `flat`: a mark on something; `cord`: a thick line with an
   * outline; `wire`: a thin line.
   */
  kind: "solid" | "flat" | "cord" | "wire";
  /** Of a cord or wire. */
  width?: number;
  /** Left out where it could not be seen. */
  fine?: boolean;
}

export type Point = readonly [number, number];

const CURVE = 0.5523;

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Points one after the other, as a path has them. */
function run(points: readonly Point[]): string {
  return points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join(" ");
}

/** An oval; `turn` in degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, turn = 0): string {
  const [kx, ky] = [rx * CURVE, ry * CURVE];
  const about: Point[] = [
    [rx, 0],
    [rx, ky],
    [kx, ry],
    [0, ry],
    [-kx, ry],
    [-rx, ky],
    [-rx, 0],
    [-rx, -ky],
    [-kx, -ry],
    [0, -ry],
    [kx, -ry],
    [rx, -ky],
    [rx, 0],
  ];
  const [first, ...rest] = about.map((point) => moved(point, { x, y, turn })) as [
    Point,
    ...Point[],
  ];
  return `M${run([first])}C${run(rest)}Z`;
}

/** Straight edges from point to point, closed. */
export function sided(...points: Point[]): string {
  return `M${points.map((point) => run([point])).join("L")}Z`;
}

/** A rod from one point to another, with round ends; it may taper. */
export function rod(from: Point, to: Point, wide: number, end = wide): string {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ux, uy] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = (along: number, across: number, origin: Point): Point => [
    origin[0] + ux * along - uy * across,
    origin[1] + uy * along + ux * across,
  ];
  const [a, b] = [wide / 2, end / 2];
  return `M${run([at(0, a, from)])}L${run([at(0, b, to)])}C${run([
    at(b * 1.3, b, to),
    at(b * 1.3, -b, to),
    at(0, -b, to),
  ])}L${run([at(0, -a, from)])}C${run([
    at(-a * 1.3, -a, from),
    at(-a * 1.3, a, from),
    at(0, a, from),
  ])}Z`;
}

/** A smooth closed outline through points. */
export function blob(...points: Point[]): string {
  const count = points.length;
  const at = (n: number): Point => points[(n + count) % count] as Point;
  const parts = points.map((point, n) => {
    const [before, next, after] = [at(n - 1), at(n + 1), at(n + 2)];
    const one: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const two: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${run([one, two, next])}`;
  });
  return `M${run([at(0)])}${parts.join("")}Z`;
}

/** A line through points, smooth. */
export function curve(...points: Point[]): string {
  const count = points.length;
  const at = (n: number): Point => points[Math.min(count - 1, Math.max(0, n))] as Point;
  const parts = points.slice(1).map((next, n) => {
    const [before, point, after] = [at(n - 1), at(n), at(n + 2)];
    const one: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const two: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${run([one, two, next])}`;
  });
  return `M${run([at(0)])}${parts.join("")}`;
}

export function solid(fill: string, ...paths: string[]): Shape {
  return { d: paths.join(""), fill, kind: "solid" };
}

export function flat(fill: string, ...paths: string[]): Shape {
  return { d: paths.join(""), fill, kind: "flat", fine: true };
}

/** A mark that counts even from afar. */
export function bold(fill: string, ...paths: string[]): Shape {
  return { d: paths.join(""), fill, kind: "flat" };
}

export function cord(fill: string, width: number, ...paths: string[]): Shape {
  return { d: paths.join(""), fill, kind: "cord", width };
}

export function wire(fill: string, width: number, ...paths: string[]): Shape {
  return { d: paths.join(""), fill, kind: "wire", width, fine: true };
}

export interface Move {
  x?: number;
  y?: number;
  /** Degrees. */
  turn?: number;
  /** Along its own axes, before it is turned; a negative one mirrors. */
  sx?: number;
  sy?: number;
}

function moved([px, py]: Point, { x = 0, y = 0, turn = 0, sx = 1, sy = 1 }: Move): Point {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x + px * sx * c - py * sy * s, y + px * sx * s + py * sy * c];
}

const PAIR = /(-?[\d.]+) (-?[\d.]+)/g;

/** Shapes somewhere else: scaled, turned, then moved. Outlines keep their width. */
export function placed(shapes: readonly Shape[], move: Move): Shape[] {
  const size = Math.sqrt(Math.abs((move.sx ?? 1) * (move.sy ?? 1)));
  return shapes.map((shape) => ({
    ...shape,
    ...(shape.width === undefined ? {} : { width: fixed(shape.width * size) }),
    d: shape.d.replace(PAIR, (_, x: string, y: string) =>
      run([moved([Number(x), Number(y)], move)]),
    ),
  }));
}
