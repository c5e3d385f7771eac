/** The cards of standees as quads: each leans a little to the eye, so that none is seen edge on. */
import { CARD } from "../figure";
import { smallest } from "../table/geometry";
import type { Atlas } from "./atlas";
import { THICK } from "./bases";
import type { Eye } from "./eye";
import { HOURGLASS } from "./hourglass";
import type { Mesh } from "./mesh";
import type { Standee } from "./standees";

/** How far a card turns from where its figure looks. */
const LEANS = (66 * Math.PI) / 180;
/** What is lifted stands so much higher. */
export const LIFT = 60;

export interface Leaning {
  /** The direction of the card's front. */
  turn: number;
  isBack: boolean;
}

function folded(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

/** How a card that looks somewhere shows itself to an eye in a direction. */
export function leaning(facing: number, toEye: number): Leaning {
  const away = folded(toEye - facing);
  const isBack = Math.abs(away) > Math.PI / 2;
  const off = isBack ? folded(away - Math.PI) : away;
  return { turn: facing + Math.max(-LEANS, Math.min(LEANS, off)), isBack };
}

export function liftOf({ tone }: Pick<Standee, "tone">): number {
  return tone === "selected" || tone === "chosen" ? LIFT : 0;
}

/** How far over a card lies that is laid down. */
const DOWN = (84 * Math.PI) / 180;

/** Whoever stands so near to an eye that has stooped is looked through. */
const CLOSE = 420;

/** Whether a card is all in the eye: what it hides is more than what it shows. */
export function isClose({ x, y, presence }: Standee, eye: Eye): boolean {
  return presence === 1 && Math.hypot(x - eye.x, y - eye.y, 0) < CLOSE;
}

/** Adds the card of a standee as the eye sees it; a card whose picture is still to come is left out. */
export function addCard(mesh: Mesh, one: Standee, eye: Eye, atlas: Atlas): void {
  const { turn, isBack } = leaning(one.facing, Math.atan2(eye.y - one.y, eye.x - one.x));
  const cell = atlas.cellOf(isBack ? one.rear : one.picture);
  if (!cell) return;
  const [left, right, low, high] = cell;
  const half = one.width / 2;
  const [dx, dy] = [Math.sin(turn) * half, -Math.cos(turn) * half];
  // It falls over its feet, on its back.
  const over = DOWN * one.laid;
  const [up, back] = [Math.cos(over), Math.sin(over)];
  const feet = one.z + THICK + liftOf(one);
  const corner = (side: 1 | -1, above: number, u: number, v: number): void => {
    const x = one.x + dx * side - Math.cos(turn) * back * above;
    const y = one.y + dy * side - Math.sin(turn) * back * above;
    mesh.positions.push(x, feet + above * up, y);
    mesh.colours.push(1, 1, 1);
    mesh.alphas.push(one.presence);
    mesh.places.push(u, v);
  };
  const bottom = -one.sunk - THICK;
  const top = bottom + one.height;
  // The picture's right is on the right of whoever faces it; from behind it is seen mirrored.
  corner(1, bottom, right, low);
  corner(-1, bottom, left, low);
  corner(-1, top, left, high);
  corner(1, bottom, right, low);
  corner(-1, top, left, high);
  corner(1, top, right, high);
}

/** How wide the sign of who is done is, as a part of the card. */
const SIGN = 0.36;

/** An hourglass beside the feet of who has done what it could, to the right of whoever looks. */
export function addSign(mesh: Mesh, one: Standee, eye: Eye, atlas: Atlas): void {
  const cell = atlas.cellOf(HOURGLASS);
  if (!cell) return;
  const [left, right, low, high] = cell;
  const towards = Math.atan2(eye.y - one.y, eye.x - one.x);
  const [c, s] = [Math.cos(towards), Math.sin(towards)];
  const [wide, tall] = [one.width * SIGN, (one.width * SIGN * CARD.height) / CARD.width];
  const near = smallest(one.base) / 2;
  const [x, y] = [one.x + c * near - s * near * 0.9, one.y + s * near + c * near * 0.9];
  const feet = one.z + THICK * 0.6;
  const corner = (side: number, up: number, u: number, v: number): void => {
    mesh.positions.push(x - (s * side * wide) / 2, feet + up * tall, y + (c * side * wide) / 2);
    mesh.colours.push(1, 1, 1);
    mesh.alphas.push(1);
    mesh.places.push(u, v);
  };
  corner(-1, 0, left, low);
  corner(1, 0, right, low);
  corner(1, 1, right, high);
  corner(-1, 0, left, low);
  corner(1, 1, right, high);
  corner(-1, 1, left, high);
}
