/** Where the signs of a table stand: discs of small pieces, banners of blocks, names of markers. */
import { say } from "../texts";
import type { Base, Group, Marker, Piece, Scene } from "../wire/types";
import { middleOf, type Point, radians, reachOf, smallest } from "./geometry";
import { markerSize } from "./hit";
import { type Found, placing, type Rect, rectAt, type Wish } from "./placing";

/** All places are in pixels of the table, from its upper left corner. */
export type Places = ReadonlyMap<number, Found>;

/** The disc of a piece, in pixels, and how large a base must be that needs none. */
export const DISC = 26;
const LARGE = 21;
/** What stands out over a base, in parts of its narrower side. */
const OVER = 0.15;
const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };

type Standing = Pick<Scene, "pieces" | "groups" | "markers">;

function keyed(found: ReadonlyMap<string, Found>): Places {
  return new Map([...found].map(([key, place]) => [Number(key), place]));
}

/** Everything that no words may hide. */
function bodies({ pieces, markers }: Standing, scale: number): Rect[] {
  const standing = pieces.flatMap(({ base, pose }) => {
    if (pose === null) return [];
    const [wide, high] = extent(base, pose.facing);
    const over = smallest(base) * OVER;
    const at = { x: pose.x * scale, y: pose.y * scale };
    return [rectAt(at, (wide + over) * scale, (high + over) * scale)];
  });
  const lying = markers
    .filter(({ quiet }) => !quiet)
    .map((one) =>
      rectAt({ x: one.spot[0] * scale, y: one.spot[1] * scale }, 1.6 * markerSize(one) * scale),
    );
  return [...standing, ...lying];
}

/** How wide and how high a base is on the table, as it is turned. */
function extent(base: Base, facing: number): [number, number] {
  if (base.type === "round") return [base.diameter, base.diameter];
  const [c, s] = [Math.abs(Math.cos(radians(facing))), Math.abs(Math.sin(radians(facing)))];
  return [c * base.depth + s * base.width, s * base.depth + c * base.width];
}

/** Pieces of blocks stand shoulder to shoulder, and their banner tells who they are. */
function framed(groups: readonly Group[]): ReadonlySet<number> {
  return new Set(groups.filter(({ outline }) => outline !== null).map(({ id }) => id));
}

interface Kept<Words> {
  of: readonly unknown[];
  found: Words;
}

let discs: Kept<Places> | null = null;

/** The discs of pieces too small to be told by their figures, where they hide nobody. */
export function discsOf(scene: Standing, scale: number): Places {
  const { pieces, groups, markers } = scene;
  const of = [pieces, groups, markers, scale];
  if (discs?.of.every((one, n) => one === of[n])) return discs.found;
  const inBlocks = framed(groups);
  const wishes = pieces.flatMap((piece): Wish[] => {
    const { id, base, pose, group } = piece;
    if (pose === null || piece.figure === null || smallest(base) * scale >= LARGE) return [];
    if (group !== null && inBlocks.has(group)) return [];
    return [
      {
        key: `${id}`,
        at: { x: pose.x * scale, y: pose.y * scale },
        width: DISC,
        height: DISC,
        reach: () => reachOf(base) * scale * (1 + OVER),
        best: UP,
        steps: 2,
        must: false,
      },
    ];
  });
  const found = keyed(wishes.length === 0 ? new Map() : placing(wishes, bodies(scene, scale)));
  discs = { of, found };
  return found;
}

/** The piece whose disc is at a place, in pixels of the table. */
export function discAt(scene: Standing, scale: number, { x, y }: Point): Piece | null {
  for (const [id, disc] of discsOf(scene, scale)) {
    if (Math.hypot(disc.x - x, disc.y - y) > DISC / 2) continue;
    return scene.pieces.find((piece) => piece.id === id) ?? null;
  }
  return null;
}

export interface Banner {
  group: Group;
  at: Point;
  /** The middle of the block. */
  from: Point;
  name: string;
  told: string;
  /** Everybody in it has done what he could. */
  isDone: boolean;
  /** In letters of full size. */
  width: number;
  /** How large its letters are: 1 in full. */
  size: number;
}

/** Sizes of letters on banners, in pixels: about half as wide as they are high. */
export const LETTER = { wide: 6.6, figure: 7, high: 22, pad: 12 };

function toldOf({ gauges }: Group): string {
  const [strength] = gauges;
  if (strength === undefined) return "";
  return strength.most === null ? `${strength.value}` : `${strength.value}/${strength.most}`;
}

/** Pixels per unit under which banners are smaller, and how small. */
const FAR = 0.08;
const SMALL = 0.84;

export function tabWidth(told: string, isDone: boolean): number {
  if (told === "" && !isDone) return 0;
  return [...told].length * LETTER.figure + (isDone ? 15 : 0) + LETTER.pad;
}

/** Away from where a block looks: a banner behind it hides nobody who fights. */
export function behind(group: Group): Point {
  const angle = ((group.pose?.facing ?? 900) * Math.PI) / 1800;
  return { x: -Math.cos(angle), y: -Math.sin(angle) };
}

export interface Spoken {
  banners: Banner[];
  names: { marker: Marker; at: Point }[];
}

/**
 * Banners of blocks and names of markers. Who is spoken of comes first and is named; others are
 * named where there is room, `named` pixels for each of the block.
 */
export function wordsOf(
  scene: Standing,
  scale: number,
  spoken: ReadonlySet<number>,
  named: number,
): Spoken {
  const taken = bodies(scene, scale);
  for (const disc of discsOf(scene, scale).values()) taken.push(rectAt(disc, DISC));
  const first = <One extends { id: number }>(all: readonly One[]): One[] =>
    [...all].sort((one, other) => Number(spoken.has(other.id)) - Number(spoken.has(one.id)));
  const done = doneOf(scene.pieces);
  const banners: Banner[] = [];
  const size = scale < FAR ? SMALL : 1;
  for (const group of first(scene.groups)) {
    const outline = group.outline?.points ?? [];
    if (outline.length === 0) continue;
    const middle = middleOf(outline);
    const at = { x: middle.x * scale, y: middle.y * scale };
    const told = toldOf(group);
    const isDone = done.has(group.id);
    const tab = tabWidth(told, isDone);
    const full = say(group.name);
    const long = [...full].length * LETTER.wide + LETTER.pad + tab;
    const reach = ({ x, y }: Point): number =>
      Math.max(...outline.map(([px, py]) => (px - middle.x) * x + (py - middle.y) * y)) * scale;
    const wish = (width: number, must: boolean): Wish => ({
      key: "",
      at,
      width,
      height: LETTER.high,
      reach,
      best: behind(group),
      must,
    });
    const wide =
      (Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x))) * scale;
    const isNamed = spoken.has(group.id) || long <= Math.max(named, wide * 1.35);
    const whole = isNamed ? placing([wish(long, false)], taken).get("") : undefined;
    const found = whole ?? (tab > 0 ? placing([wish(tab, true)], taken).get("") : undefined);
    if (found === undefined) continue;
    const width = whole === undefined ? tab : long;
    taken.push(rectAt(found, width * size + 2, LETTER.high * size + 2));
    const name = whole === undefined ? "" : full;
    banners.push({ group, at: found, from: at, name, told, isDone, width, size });
  }
  const names = first(scene.markers.filter(({ quiet }) => !quiet)).flatMap((marker) => {
    const [x, y] = marker.spot;
    const words = [...say(marker.name)].length;
    const wish: Wish = {
      key: "",
      at: { x: x * scale, y: y * scale },
      width: words * LETTER.wide + 4,
      height: 17,
      reach: () => markerSize(marker) * scale,
      best: DOWN,
      must: spoken.has(marker.id),
    };
    const at = words === 0 ? undefined : placing([wish], taken).get("");
    if (at === undefined) return [];
    taken.push(rectAt(at, wish.width, wish.height));
    return [{ marker, at }];
  });
  return { banners, names };
}

/** Blocks of which everybody has done what he could. */
function doneOf(pieces: readonly Piece[]): ReadonlySet<number> {
  const [done, ready] = [new Set<number>(), new Set<number>()];
  for (const { group, spent, pose } of pieces) {
    if (group !== null && pose !== null) (spent ? done : ready).add(group);
  }
  return new Set([...done].filter((group) => !ready.has(group)));
}
