/** Things strewn over an outline: trees, boulders, tufts. The same every time. */

import type { Outline } from "../../wire/types";
import { areaOf, boxOf, inOutline, type Point, toEdge } from "../geometry";
import { seeded } from "../seeded";

export interface Strewn extends Point {
  /** Radius. */
  r: number;
  /** A number from 0 up to 1 to vary the look by. */
  turn: number;
}

interface Strewing {
  seed: number;
  /** Least and greatest radius. */
  radius: readonly [number, number];
  /** Room between two middles, in radii of the greater. */
  apart: number;
  /** Least distance from the middle to the edge, in radii. */
  inside: number;
  most: number;
  /** What is there already; it is kept, and kept clear of. */
  among?: readonly Strewn[];
}

/** Middles and radii inside an outline, sorted from the top of the page to its bottom. */
export function strew(outline: Outline, how: Strewing): Strewn[] {
  const chance = seeded(how.seed);
  const box = boxOf(outline.points);
  const [small, large] = how.radius;
  const typical = ((small + large) / 2) * how.apart;
  const tries = Math.min(900, Math.ceil((areaOf(outline.points) / (typical * typical)) * 9) + 24);
  const found: Strewn[] = [...(how.among ?? [])];
  for (let n = 0; n < tries && found.length < how.most; n += 1) {
    const x = box.left + chance() * (box.right - box.left);
    const y = box.top + chance() * (box.bottom - box.top);
    const r = small + chance() * (large - small);
    const turn = chance();
    if (!inOutline(outline, x, y) || toEdge(outline, x, y) < r * how.inside) continue;
    if (found.some((other) => gap(other, x, y) < Math.max(r, other.r) * how.apart)) continue;
    found.push({ x: Math.round(x), y: Math.round(y), r: Math.round(r), turn });
  }
  return found.sort((one, other) => one.y - other.y);
}

function gap(one: Point, x: number, y: number): number {
  return Math.hypot(one.x - x, one.y - y);
}

/** A crown seen from above: a circle of soft lobes. */
export function crownPath({ x, y, r, turn }: Strewn, lobes = 8): string {
  const step = (2 * Math.PI) / lobes;
  const start = turn * step;
  const at = (n: number): string => {
    const wobble = 0.9 + 0.1 * Math.sin(n * 2.4 + turn * 9);
    const angle = start + n * step;
    return `${Math.round(x + r * wobble * Math.cos(angle))} ${Math.round(
      y + r * wobble * Math.sin(angle),
    )}`;
  };
  const lobe = Math.round(r * Math.sin(step / 2) * 1.12);
  const arcs = Array.from({ length: lobes }, (_, n) => `A${lobe} ${lobe} 0 0 1 ${at(n + 1)}`);
  return `M${at(0)}${arcs.join("")}Z`;
}

/** A boulder: an uneven polygon, and the facet that catches the light. */
export function boulderPaths(stone: Strewn): { body: string; facet: string } {
  const chance = seeded(Math.round(stone.turn * 1e6) + 1);
  const corners = 6 + Math.floor(chance() * 3);
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((n + chance() * 0.5) / corners) * 2 * Math.PI;
    const r = stone.r * (0.78 + chance() * 0.3);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const place = (scale: number, dx: number, dy: number): string =>
    `M${points
      .map(
        ([x, y]) =>
          `${Math.round(stone.x + x * scale + dx)} ${Math.round(stone.y + y * scale + dy)}`,
      )
      .join("L")}Z`;
  return { body: place(1, 0, 0), facet: place(0.58, -stone.r * 0.14, -stone.r * 0.16) };
}
