/** The faces of a hipped roof over four corners: a ridge, two long slopes and two short ones. */
import { around } from "../around";
import { areaOf, boxOf, type Point, type Ring } from "../geometry";

export interface Face {
  points: Ring;
  /** Direction of its eave, in radians: the rows of tiles run along it. */
  eave: number;
  /** How much light it gets: −1 turned away … 1 facing the light. */
  light: number;
}

export interface Hip {
  faces: Face[];
  ridge: readonly [Point, Point];
}

function mix(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The roof of a shape with four corners that is not too crooked; null for any other shape. */
export function hipOf(ring: Ring): Hip | null {
  if (ring.length !== 4) return null;
  const corners = ring.map(([x, y]) => ({ x, y }));
  const long = (n: number): number => {
    const a = around(corners, n);
    const b = around(corners, n + 1);
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const box = boxOf(ring);
  const diagonal = Math.hypot(box.right - box.left, box.bottom - box.top);
  if (areaOf(ring) < diagonal * diagonal * 0.08) return null;
  const shift = long(0) + long(2) >= long(1) + long(3) ? 0 : 1;
  const corner = (n: number): Point => around(corners, n + shift);
  const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)];
  const left = mix(a, d, 0.5);
  const right = mix(b, c, 0.5);
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const depth = (Math.hypot(a.x - d.x, a.y - d.y) + Math.hypot(b.x - c.x, b.y - c.y)) / 4;
  const inset = Math.min(0.5, (depth * 0.9) / Math.max(1, length));
  const start = mix(left, right, inset);
  const end = mix(right, left, inset);
  const centre = mix(left, right, 0.5);
  const face = (from: Point, to: Point, ...rest: Point[]): Face => ({
    points: [from, to, ...rest].map(({ x, y }) => [x, y] as const),
    eave: Math.atan2(to.y - from.y, to.x - from.x),
    light: lightOn(mix(from, to, 0.5), centre),
  });
  return {
    faces: [face(a, b, end, start), face(c, d, start, end), face(b, c, end), face(d, a, start)],
    ridge: [start, end],
  };
}

/** The light falls from the upper left: a slope that looks there is bright. */
function lightOn(eave: Point, centre: Point): number {
  const dx = eave.x - centre.x;
  const dy = eave.y - centre.y;
  const far = Math.hypot(dx, dy) || 1;
  return (-dx * 0.6 - dy * 0.8) / far;
}
