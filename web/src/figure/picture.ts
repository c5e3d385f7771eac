/**
 * Shapes as a picture of their own: with an outline, a light side and a shade. A picture is one
 * element wherever it is used, so that a table full of miniatures stays quick.
 */
import { INK, SIDE } from "./palette";
import type { Shape } from "./shape";

/** How much is painted: shapes alone, marks that tell from afar, or everything, in the light. */
export type Care = 0 | 1 | 2;

export interface Brush {
  care: Care;
  /** The width of outlines. */
  line: number;
  /** The colour of whoever plays it. */
  colour: string;
}

/** A light from above that leaves the edges in the shade: the same however a figure is turned. */
const LIGHT = `<radialGradient id='l' cx='.42' cy='.34' r='.72'>${[
  ["0", "#fffbe8", ".42"],
  [".34", "#fffbe8", ".34"],
  [".38", "#fffbe8", "0"],
  [".72", "#1d1026", "0"],
  [".78", "#1d1026", ".26"],
  ["1", "#1d1026", ".34"],
]
  .map(
    ([at, colour, strong]) =>
      `<stop offset='${at}' stop-color='${colour}' stop-opacity='${strong}'/>`,
  )
  .join("")}</radialGradient>`;

function stroked(d: string, colour: string, width: number): string {
  return `<path d='${d}' fill='none' stroke='${colour}' stroke-width='${width}'/>`;
}

/** Shapes that span less are too small for light and shade to be seen on them. */
const LIT = 420;

/** How much a path spans: the area of the upright box around its points. */
function spanOf(d: string): number {
  const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, n) => n % 2 === odd)) as [
    number[],
    number[],
  ];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

function painted({ d, fill, kind, width = 1 }: Shape, { care, line, colour }: Brush): string {
  const paint = fill === SIDE ? colour : fill;
  switch (kind) {
    case "flat":
      return `<path d='${d}' fill='${paint}'/>`;
    case "wire":
      return stroked(d, paint, width);
    case "cord":
      return stroked(d, INK, width + 2 * line) + stroked(d, paint, width);
    case "solid": {
      const shape = `<path d='${d}' fill='${paint}' stroke='${INK}' stroke-width='${line}'/>`;
      return care < 2 || spanOf(d) < LIT ? shape : `${shape}<path d='${d}' fill='url(#l)'/>`;
    }
  }
}

/** Shapes as SVG, without the frame around them. */
export function drawnAs(shapes: readonly Shape[], brush: Brush): string {
  const seen = brush.care < 2 ? shapes.filter(({ fine }) => fine !== true) : shapes;
  const paths = seen.map((shape) => painted(shape, brush)).join("");
  return `<defs>${LIGHT}</defs><g stroke-linejoin='round' stroke-linecap='round'>${paths}</g>`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture that can be shown by its address. */
export function address(inside: string, { x, y, width, height }: Box): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${x} ${y} ${width} ${height}' width='${width}' height='${height}'>${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
