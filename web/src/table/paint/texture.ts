/** Brush strokes of the ground, painted square by square so that only what is seen is drawn. */
import { around } from "../around";
import { seeded } from "../seeded";

/** A soft uneven blotch. */
export function blotch(x: number, y: number, r: number, chance: () => number): string {
  const corners = 7;
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = (n / corners) * 2 * Math.PI;
    const far = r * (0.65 + chance() * 0.55);
    return [x + far * Math.cos(angle) * 1.35, y + far * Math.sin(angle)] as const;
  });
  const between = (n: number): string => {
    const [ax, ay] = around(points, n);
    const [bx, by] = around(points, n + 1);
    return `${Math.round((ax + bx) / 2)} ${Math.round((ay + by) / 2)}`;
  };
  const curves = points.map((_, n) => {
    const [cx, cy] = around(points, n + 1);
    return `Q${Math.round(cx)} ${Math.round(cy)} ${between(n + 1)}`;
  });
  return `M${between(0)}${curves.join("")}Z`;
}

/** A small stroke: blades of grass, a ripple of sand, a crack, a drift. */
function tuft(ground: string, x: number, y: number, chance: () => number): string {
  const s = Math.round(20 + chance() * 18);
  if (ground === "sand" || ground === "snow") return `M${x} ${y}q${s} ${-s * 0.5} ${s * 2.2} 0`;
  if (ground === "stone") {
    return `M${x} ${y}l${s} ${Math.round((chance() - 0.5) * s)}l${s} ${Math.round(s * 0.4)}`;
  }
  const blades = [
    `M${x} ${y}l${-s * 0.4} ${-s}`,
    `M${x + s * 0.3} ${y}v${-s * 1.15}`,
    `M${x + s * 0.6} ${y}l${s * 0.5} ${-s * 0.9}`,
  ];
  return blades.join("");
}

/** One square of painted ground: path data for each colour. */
export interface Patch {
  dark: string;
  light: string;
  tufts: string;
}

const SIDE = 2600;
/** Strokes of each kind in a square. */
const DARK = 6;
const LIGHT = 9;
const TUFTS = 30;

/** The ground of a table, square by square. Blotches reach into the next square. */
export function patches(ground: string, width: number, depth: number): Patch[] {
  const all: Patch[] = [];
  for (let row = 0; row * SIDE < depth; row += 1) {
    for (let column = 0; column * SIDE < width; column += 1) {
      all.push(patch(ground, column, row));
    }
  }
  return all;
}

function patch(ground: string, column: number, row: number): Patch {
  const chance = seeded(1 + column * 131 + row * 7919);
  const x = (): number => Math.round((column + chance()) * SIDE);
  const y = (): number => Math.round((row + chance()) * SIDE);
  const several = (count: number, draw: () => string): string =>
    Array.from({ length: count }, draw).join("");
  const spots = (size: number) => (): string => blotch(x(), y(), size * (0.5 + chance()), chance);
  return {
    dark: several(DARK, spots(470)),
    light: several(LIGHT, spots(250)),
    tufts: several(TUFTS, () => tuft(ground, x(), y(), chance)),
  };
}
