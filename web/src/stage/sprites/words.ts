/** Words and numbers over the table: what somebody lost, what came of a throw. */
import type { Easel, Pixel, Sprite } from "./sprite";

export interface Rising {
  at: Pixel;
  words: string;
  tone: "harm" | "good";
  from: number;
  lasts: number;
}

const COLOURS = { harm: "#b3261e", good: "#0b6b4c" } as const;

/** Letters with a rim, readable on any ground. */
export function lettered(
  { canvas, style }: Easel,
  words: string,
  at: Pixel,
  size: number,
  colour: string,
): void {
  canvas.font = `700 ${size}px ${style("--font") || "sans-serif"}`;
  canvas.textAlign = "center";
  canvas.textBaseline = "middle";
  canvas.lineJoin = "round";
  canvas.lineWidth = size * 0.3;
  canvas.strokeStyle = "#f6eedd";
  canvas.strokeText(words, at.x, at.y);
  canvas.fillStyle = colour;
  canvas.fillText(words, at.x, at.y);
}

/** A number that rises from whom it befell. */
export function rising({ at, words, tone, from, lasts }: Rising): Sprite {
  return {
    from,
    until: from + lasts * 1.5,
    paint(easel, part) {
      const { x, y } = easel.project(at);
      easel.canvas.globalAlpha = Math.min(1, part * 6, (1 - part) * 4);
      lettered(easel, words, { x, y: y - 14 - 30 * Math.sqrt(part) }, 22, COLOURS[tone]);
      easel.canvas.globalAlpha = 1;
    },
  };
}
