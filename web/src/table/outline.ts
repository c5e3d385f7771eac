/** SVG path data for the shapes of a scene. */
import type { Base, Outline, Region, Spot } from "../wire/types";
import { around } from "./around";
import { type Ring, radians } from "./geometry";

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed ring of straight edges. */
export function ringPath(ring: Ring): string {
  if (ring.length === 0) return "";
  return `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** So far from the true corner a rounded outline may run, in units, and in how many steps. */
const OFF = 20;
const STEPS = 4;

/** A closed ring whose corners are rounded off as far as nobody would measure it. */
export function rounded(ring: Ring): [number, number][] {
  if (ring.length < 3) return ring.map(([x, y]) => [x, y]);
  return ring.flatMap((corner, n) => {
    const [before, after] = [around(ring, n + ring.length - 1), around(ring, n + 1)];
    const [one, other] = [toward(corner, before), toward(corner, after)];
    // The wider the angle, the farther from it one may begin to turn.
    const narrow = Math.hypot(one.x + other.x, one.y + other.y) / 2;
    const far = Math.min(one.far / 2, other.far / 2, (2 * OFF) / Math.max(0.01, narrow));
    return Array.from({ length: STEPS + 1 }, (_, step): [number, number] => {
      const part = step / STEPS;
      const [from, to] = [(1 - part) ** 2 * far, part ** 2 * far];
      const [x, y] = [one.x * from + other.x * to, one.y * from + other.y * to];
      return [Math.round(corner[0] + x), Math.round(corner[1] + y)];
    });
  });
}

interface Way {
  x: number;
  y: number;
  far: number;
}

function toward([x, y]: Ring[number], [toX, toY]: Ring[number]): Way {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return { x: (toX - x) / far, y: (toY - y) / far, far };
}

/** An outline with its holes; fill it with the rule `evenodd`. */
export function outlinePath(outline: Outline): string {
  return [outline.points, ...outline.holes].map(ringPath).join("");
}

export function regionPath(region: Region): string {
  return region.outlines.map(outlinePath).join("");
}

/** Straight stretches through spots. */
export function linePath(points: readonly Spot[]): string {
  if (points.length === 0) return "";
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

/** A base around the origin that looks along +x. */
export function basePath(base: Base, inset = 0): string {
  if (base.type === "round") {
    const r = round(Math.max(1, base.diameter / 2 - inset));
    return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  }
  const long = Math.max(1, base.depth / 2 - inset);
  const wide = Math.max(1, base.width / 2 - inset);
  return ringPath([
    [-long, -wide],
    [long, -wide],
    [long, wide],
    [-long, wide],
  ]);
}

/** The arrowhead that shows which way a base looks: its tip just over the edge of the front. */
export function notchPath(base: Base, size = 1): string {
  const front = (base.type === "round" ? base.diameter : base.depth) / 2;
  const r = (size * (base.type === "round" ? base.diameter : Math.min(base.width, base.depth))) / 2;
  const at = (back: number, aside: number): string =>
    `${round(front - back * r)} ${round(aside * r)}`;
  return `M${at(-0.13, 0)}L${at(0.27, -0.27)}L${at(0.17, 0)}L${at(0.27, 0.27)}Z`;
}

/** Where the front arc of a base ends on its rim: a short line on each side of the facing. */
export function extensionsPath(base: Base, width: number): string {
  const r = (base.type === "round" ? base.diameter : Math.min(base.width, base.depth)) / 2;
  if (width >= 3600) return "";
  return [-width / 2, width / 2]
    .map((turn) => radians(turn))
    .map((angle) => `M${onCircle(0, 0, r * 0.68, angle)}L${onCircle(0, 0, r, angle)}`)
    .join("");
}

function onCircle(x: number, y: number, radius: number, angle: number): string {
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

/** A sector or a ring around a spot; the width is in tenths of a degree, 3600 goes all round. */
export function sectorPath(
  spot: Spot,
  facing: number,
  width: number,
  radius: number,
  inner = 0,
): string {
  const [x, y] = spot;
  const r = round(radius);
  if (width >= 3600) {
    const full = (size: number): string =>
      `M${round(x - size)} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${
        -2 * size
      } 0Z`;
    return full(r) + (inner > 0 ? full(round(inner)) : "");
  }
  const from = radians(facing - width / 2);
  const to = radians(facing + width / 2);
  const large = width > 1800 ? 1 : 0;
  const outside = `${onCircle(x, y, radius, from)}A${r} ${r} 0 ${large} 1 ${onCircle(
    x,
    y,
    radius,
    to,
  )}`;
  if (inner <= 0) return `M${x} ${y}L${outside}Z`;
  const i = round(inner);
  return `M${onCircle(x, y, inner, from)}L${outside}L${onCircle(
    x,
    y,
    inner,
    to,
  )}A${i} ${i} 0 ${large} 0 ${onCircle(x, y, inner, from)}Z`;
}

/** An open arc around the origin, from one direction to another (radians, clockwise). */
export function arcPath(radius: number, from: number, to: number): string {
  const r = round(radius);
  const large = to - from > Math.PI ? 1 : 0;
  if (to - from >= 2 * Math.PI - 0.001) {
    const half = arcPath(radius, from, from + Math.PI);
    return `${half}A${r} ${r} 0 0 1 ${onCircle(0, 0, radius, from)}`;
  }
  return `M${onCircle(0, 0, radius, from)}A${r} ${r} 0 ${large} 1 ${onCircle(0, 0, radius, to)}`;
}

/** The dark side of something high: everything its outline sweeps over along a shift. */
export function shadowPath(outline: Outline, dx: number, dy: number): string {
  const ring = outline.points;
  const moved: Ring = ring.map(([x, y]) => [x + dx, y + dy]);
  const sides = ring.map((point, n) => {
    const swept = [point, around(ring, n + 1), around(moved, n + 1), around(moved, n)];
    return ringPath(wound(swept));
  });
  return ringPath(wound(ring)) + ringPath(wound(moved)) + sides.join("");
}

/** The same ring, always turning the same way, so that overlaps never cancel when filled. */
function wound(ring: Ring): Ring {
  const turn = ring.reduce((sum, [x, y], n) => {
    const [nx, ny] = around(ring, n + 1);
    return sum + x * ny - nx * y;
  }, 0);
  return turn < 0 ? [...ring].reverse() : ring;
}
