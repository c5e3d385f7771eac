/** What regions look like by what they mean. */
import type { Region } from "../wire/types";
import { type Colour, colourOf } from "./mesh";

export interface RegionTone {
  hex: string;
  fill: Colour;
  /** How strongly it is filled. */
  strong: number;
  edge: string;
}

export const ACCENT = "#ffd23f";
export const CREAM = "#f6eedd";
export const HARM = "#b3261e";

const TONES: Record<Region["meaning"], readonly [string, number, string]> = {
  reach: [ACCENT, 0.24, ACCENT],
  forbidden: [HARM, 0.16, HARM],
  range: ["#fff6d2", 0.1, CREAM],
  allowed: ["#fff6d2", 0.28, ACCENT],
};

export function toneOf(meaning: Region["meaning"]): RegionTone {
  const [hex, strong, edge] = TONES[meaning];
  return { hex, fill: colourOf(hex), strong, edge };
}
