/** Who stands where on the table, and what their card shows. */
import { CARD, FEET, figureOf, standeeOf } from "../figure";
import { iconMarkup } from "../look/icons";
import type { Overlay } from "../model/contract";
import { radians } from "../table/geometry";
import { markerSize } from "../table/hit";
import { lookOf, type SideLook } from "../table/sides";
import { say } from "../texts";
import type { Base, Figure, Label, Piece, Pose, Scene } from "../wire/types";
import { THICK } from "./bases";
import type { Relief } from "./relief";

export type Tone = "plain" | "allowed" | "chosen" | "active" | "selected" | "refused";

export interface Standee {
  id: number;
  /** The block it stands in. */
  group: number | null;
  x: number;
  y: number;
  /** The height of its feet's base. */
  z: number;
  /** Radians, as directions on the table. */
  facing: number;
  base: Base;
  /** What the card measures on the table. */
  width: number;
  height: number;
  /** How far its picture goes on below the base's top. */
  sunk: number;
  /** The address of the picture on it. */
  picture: string;
  /** The same from behind. */
  rear: string;
  side: SideLook;
  tone: Tone;
  /** Cannot act any more: shown darker. */
  dim: boolean;
  /** 0: cannot be seen … 1: all there. */
  presence: number;
  /** Laid down: 0 upright … 1 on its back. */
  laid: number;
}

/** How high a plaque is, in the units of its picture. */
const PLAQUE = 190;
/** Plaques look to the side of the table's lower edge. */
const UPFRONT = 900;
/** How much of a piece is seen that would stand there. */
const GHOSTLY = 0.72;
/** Units for one of the picture on a base of 25 mm: miniatures are of a heroic scale. */
const USUAL = 1.7;

/** How large a picture is on a base: what has a larger base is larger, but not quite as much. */
export function scaleOf(base: Base): number {
  const size = base.type === "round" ? base.diameter : Math.sqrt(base.width * base.depth);
  return USUAL * (Math.max(80, size) / 250) ** 0.84;
}

/** How high above the table the card on a base ends. */
export function cardTop(base: Base): number {
  return THICK + (CARD.height - FEET) * scaleOf(base);
}

/** How high above its base the eyes of a piece are. */
export function eyesOf(piece: Pick<Piece, "base">): number {
  return THICK + 150 * scaleOf(piece.base);
}

interface Stood {
  id: number;
  base: Base;
  figure: Figure | null;
  icon: string;
  name: Label;
  seat: number | null;
}

function cardOf(one: Stood, pose: Pose, relief: Relief, sides: readonly number[]): Standee {
  const side = lookOf(one.seat, sides);
  const scale = scaleOf(one.base);
  const figure = figureOf(one);
  const shown = figure === null ? plaque(one.icon, one.name, side) : standeeOf(figure, side);
  const rear = figure === null ? shown : standeeOf(figure, side, "back");
  return {
    id: one.id,
    group: null,
    x: pose.x,
    y: pose.y,
    z: relief.standAt(pose),
    facing: radians(pose.facing),
    base: one.base,
    width: CARD.width * scale,
    height: CARD.height * scale,
    sunk: FEET * scale - THICK,
    picture: shown,
    rear,
    side,
    tone: "plain",
    dim: false,
    presence: 1,
    laid: 0,
  };
}

export interface Marked {
  selected: number | null;
  allowed: readonly number[];
  chosen: readonly number[];
  active: readonly number[];
}

function toneOf(id: number, marked: Marked): Tone {
  if (marked.chosen.includes(id)) return "chosen";
  if (marked.allowed.includes(id)) return "allowed";
  if (id === marked.selected) return "selected";
  const choosing = marked.allowed.length > 0 || marked.chosen.length > 0;
  return marked.active.includes(id) && !choosing ? "active" : "plain";
}

/** Every piece on the table as a standee. */
export function standees(
  pieces: readonly Piece[],
  relief: Relief,
  sides: readonly number[],
  marked: Marked,
): Standee[] {
  return pieces.flatMap((piece) => {
    const { pose } = piece;
    if (pose === null) return [];
    const tone = toneOf(piece.id, marked);
    const dim = piece.spent && tone === "plain";
    return [{ ...cardOf(piece, pose, relief, sides), group: piece.group, tone, dim }];
  });
}

function plaqueBase(marker: Scene["markers"][number]): Base {
  return { type: "round", diameter: markerSize(marker) * 1.3 };
}

/** How high above the table a plaque ends. */
export function plaqueTop(marker: Scene["markers"][number]): number {
  return THICK + PLAQUE * scaleOf(plaqueBase(marker));
}

/** What is one of many lies flat, unless it is asked for: it must not hide those who live. */
export function isFlat(marker: Scene["markers"][number], marked: Marked): boolean {
  return marker.quiet && toneOf(marker.id, marked) === "plain";
}

/** What lies on the table and is no piece, as plaques with its sign. */
export function plaques(
  markers: Scene["markers"],
  relief: Relief,
  sides: readonly number[],
  marked: Marked,
): Standee[] {
  const standing = markers.filter((marker) => !isFlat(marker, marked));
  return standing.map((marker) => {
    const [x, y, level] = marker.spot;
    const pose: Pose = { x, y, z: 0, level, facing: UPFRONT };
    const one = { ...marker, base: plaqueBase(marker), figure: null };
    return { ...cardOf(one, pose, relief, sides), tone: toneOf(marker.id, marked) };
  });
}

/** Pieces that would stand there. */
export function ghosts(
  overlay: Pick<Overlay, "ghosts">,
  relief: Relief,
  sides: readonly number[],
): Standee[] {
  return overlay.ghosts.map((ghost, n) => ({
    ...cardOf({ ...ghost, id: -1 - n, name: ghost.label }, ghost.pose, relief, sides),
    tone: ghost.tone === "other" ? "plain" : ghost.tone,
    presence: GHOSTLY,
  }));
}

const painted = new Map<string, string>();

/** A plaque with a sign, for pieces that have no figure. */
function plaque(icon: string, name: Label, { paint }: SideLook): string {
  const drawing = iconMarkup(icon);
  const letter = say(name).slice(0, 1);
  const words = `${icon} ${drawing === "" ? letter : "drawn"} ${paint}`;
  const found = painted.get(words);
  if (found !== undefined) return found;
  const { x, y, width, height } = CARD;
  const sign =
    drawing === ""
      ? `<text x='100' y='158' font-size='90' text-anchor='middle' font-family='serif'>${letter.replace(/[<>&]/g, "")}</text>`
      : `<g transform='translate(46 74) scale(.211)' color='#241a10' fill='#241a10'>${drawing}</g>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${x} ${y} ${width} ${height}' width='${width}' height='${height}'><path d='M92 190h16v42h-16z' fill='#5f4129'/><circle cx='100' cy='128' r='84' fill='${paint}' stroke='#241a12' stroke-width='6'/><circle cx='100' cy='128' r='66' fill='#f3e9d2'/>${sign}</svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  painted.set(words, address);
  return address;
}
