/** Paints dice: bodies in the light of the table's lamp, with pips or numbers on their faces. */
import { pips } from "../../story/dice";
import { type Face, solidOf } from "./solids";
import { cross, dot, turned, unit, type Vector } from "./space";
import { type Lying, type Thrown, topOf } from "./thrown";

type Canvas = CanvasRenderingContext2D;
export type Colour = readonly [red: number, green: number, blue: number];

export const IVORY: Colour = [243, 233, 212];
const DARK: Colour = [26, 19, 13];
const LAMP = unit([-0.45, -0.75, 0.9]);

/** Brightness of a colour as eyes see it, 0 … 1. */
export function brightness([red, green, blue]: Colour): number {
  const part = (value: number): number => {
    const v = value / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}

function css([red, green, blue]: Colour, light = 1): string {
  const lit = (value: number): number =>
    Math.round(light <= 1 ? value * light : value + (255 - value) * Math.min(1, light - 1));
  return `rgb(${lit(red)} ${lit(green)} ${lit(blue)})`;
}

export interface Paint {
  colour: Colour;
  font: string;
  size: number;
  /** How far what came of it shows: hits bright, misses dim. */
  judged: number;
}

export function paintDie(canvas: Canvas, die: Thrown, lying: Lying, paint: Paint): void {
  const r = paint.size * 0.56;
  const isMiss = die.hit === false;
  const dim = isMiss ? 1 - 0.42 * paint.judged : 1;
  shadow(canvas, lying, r);
  canvas.save();
  canvas.translate(lying.at.x, lying.at.y - lying.high);
  if (die.hit === true && paint.judged > 0) halo(canvas, r, paint.judged);
  const seen = solidOf(die.sides)
    .faces.map((face) => ({ face, normal: turned(lying.turn, face.normal) }))
    .filter(({ normal }) => normal[2] > 0.02)
    .sort((one, other) => one.normal[2] - other.normal[2]);
  for (const { face, normal } of seen) {
    const light = (0.5 + 0.62 * Math.max(0, dot(normal, LAMP))) * dim;
    skin(canvas, face, lying, r, css(paint.colour, light), css(paint.colour, light * 0.72));
    mark(canvas, die, face, normal, lying, r, paint, dim);
  }
  canvas.restore();
}

function shadow(canvas: Canvas, { at, high }: Lying, r: number): void {
  const spread = 1 + high / 140;
  canvas.save();
  canvas.translate(at.x + r * 0.22 + high * 0.2, at.y + r * 0.42 + high * 0.12);
  canvas.scale(1, 0.62);
  const fade = canvas.createRadialGradient(0, 0, r * 0.3, 0, 0, r * 1.15 * spread);
  fade.addColorStop(0, `rgb(20 12 4 / ${0.5 / spread})`);
  fade.addColorStop(1, "rgb(20 12 4 / 0)");
  canvas.fillStyle = fade;
  canvas.beginPath();
  canvas.arc(0, 0, r * 1.15 * spread, 0, Math.PI * 2);
  canvas.fill();
  canvas.restore();
}

function halo(canvas: Canvas, r: number, strength: number): void {
  const glow = canvas.createRadialGradient(0, 0, r * 0.7, 0, 0, r * 1.55);
  glow.addColorStop(0, `rgb(255 214 74 / ${0.85 * strength})`);
  glow.addColorStop(1, "rgb(255 214 74 / 0)");
  canvas.fillStyle = glow;
  canvas.beginPath();
  canvas.arc(0, 0, r * 1.55, 0, Math.PI * 2);
  canvas.fill();
}

function skin(
  canvas: Canvas,
  face: Face,
  { turn }: Lying,
  r: number,
  fill: string,
  edge: string,
): void {
  canvas.beginPath();
  for (const corner of face.corners) {
    const [x, y] = turned(turn, corner);
    canvas.lineTo(x * r, y * r);
  }
  canvas.closePath();
  canvas.fillStyle = fill;
  canvas.strokeStyle = edge;
  canvas.lineJoin = "round";
  canvas.lineWidth = Math.max(1.2, r * 0.07);
  canvas.fill();
  canvas.stroke();
}

/** The number on a face, drawn as the face lies. */
function mark(
  canvas: Canvas,
  die: Thrown,
  face: Face,
  normal: Vector,
  { turn }: Lying,
  r: number,
  { colour, font }: Paint,
  dim: number,
): void {
  if (normal[2] < 0.25) return;
  const up = turned(turn, face.up);
  const right = cross(normal, up);
  const [x, y] = turned(turn, face.middle);
  canvas.save();
  canvas.transform(right[0], right[1], -up[0], -up[1], x * r, y * r);
  canvas.globalAlpha = Math.min(1, normal[2] ** 2 * 1.25);
  canvas.fillStyle = brightness(colour) * dim > 0.16 ? css(DARK) : css(IVORY);
  // What lies on top is what was rolled, whatever a die of this kind has painted there.
  const value = face === topOf(die) ? die.value : face.value;
  const dots = die.sides === 6 ? pips(value) : [];
  if (dots.length > 0) {
    for (const [px, py] of dots) {
      canvas.beginPath();
      canvas.arc(((px - 50) / 50) * r * 0.52, ((py - 50) / 50) * r * 0.52, r * 0.1, 0, Math.PI * 2);
      canvas.fill();
    }
  } else {
    canvas.font = `800 ${r * face.room * 1.5}px ${font}`;
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    const isAmbiguous = die.sides > 8 && (value === 6 || value === 9);
    canvas.fillText(isAmbiguous ? `${value}.` : String(value), 0, r * 0.03);
  }
  canvas.restore();
}
