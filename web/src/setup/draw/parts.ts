/** Which values of a scenario lie on its table: areas, and spots where something stands. */
import {
  type CardField,
  type CardKind,
  type Entry,
  freshRow,
  isRecord,
  type Sheet,
} from "../../armies/cards/sheet";
import { say } from "../../texts";
import { direction, type Point } from "../board/geometry";
import { type Corners, cornersIn, mirrored, type Size } from "./areas";

type Rows = CardField & { kind: "rows" };

export interface Part {
  kind: "area" | "spot";
  /** The value of the sheet in which its rows stand. */
  name: string;
  field: Rows;
  /** Of an area: its sides run along the edges of the table. */
  box: boolean;
  /** Of a spot: it looks somewhere. */
  turns: boolean;
}

/** A row of a part; pieces of the box stand in `PIECES`, terrain in detail in `TERRAIN`. */
export interface Thing {
  part: string;
  index: number;
}

export const PIECES = "pieces";
export const TERRAIN = "terrain";
/** What a row calls its corners, if it has any. */
export const OUTLINE = "outline";

const has = (entries: readonly Entry[], name: string) =>
  entries.find(({ field }) => field.name === name)?.field;

/** The parts of a game's scenarios that lie on the table, in the order of its form. */
export function partsOf(kind: CardKind): Part[] {
  return kind.sections.flatMap(({ entries }) =>
    entries.flatMap(({ field }): Part[] => {
      if (field.kind !== "rows" || field.name === PIECES) return [];
      const outline = has(field.entries, OUTLINE);
      const turns = has(field.entries, "facing") !== undefined;
      const one = { name: field.name, field, turns };
      if (outline?.kind === "outline") return [{ ...one, kind: "area", box: outline.box }];
      const stands = ["x", "y"].every((name) => has(field.entries, name)?.kind === "number");
      return stands ? [{ ...one, kind: "spot", box: false }] : [];
    }),
  );
}

export function sameThing(one: Thing | null, other: Thing | null): boolean {
  return one?.part === other?.part && one?.index === other?.index;
}

/** The rows of a part of a sheet. */
export function rowsOf(sheet: Sheet, part: string): Sheet[] {
  const rows = sheet[part];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** A sheet with other rows; none leave no trace. */
export function withRows(sheet: Sheet, part: string, rows: readonly Sheet[]): Sheet {
  if (rows.length > 0) return { ...sheet, [part]: rows };
  const { [part]: _, ...rest } = sheet;
  return rest;
}

export function withRow(sheet: Sheet, { part, index }: Thing, row: Sheet): Sheet {
  return withRows(
    sheet,
    part,
    rowsOf(sheet, part).map((old, n) => (n === index ? row : old)),
  );
}

export function withoutRow(sheet: Sheet, { part, index }: Thing): Sheet {
  return withRows(
    sheet,
    part,
    rowsOf(sheet, part).filter((_, n) => n !== index),
  );
}

/** Where the middle of a spot is. */
export function spotOf(row: Sheet): Point {
  return [Number(row["x"]) || 0, Number(row["y"]) || 0];
}

/** The side of a row, counted from 1 on; 0: it is nobody's. */
export function sideOf(row: Sheet): number {
  return Number(row["side"]) || 0;
}

/** How many sides a scenario has, as far as it says. */
export function sidesIn(sheet: Sheet): number {
  const named = rowsOf(sheet, "sides").length;
  const players = Array.isArray(sheet["players"]) ? sheet["players"].map(Number) : [];
  return Math.max(2, named || Math.max(0, ...players));
}

/** The side that has the fewest rows of a part: the next is its own. */
function nextSide(sheet: Sheet, part: string): number {
  const rows = rowsOf(sheet, part);
  const count = (side: number) => rows.filter((row) => sideOf(row) === side).length;
  const sides = Array.from({ length: sidesIn(sheet) }, (_, n) => n + 1);
  return sides.reduce((best, side) => (count(side) < count(best) ? side : best), 1);
}

/** A key that no row has yet. */
function freshKey(sheet: Sheet, part: string): string {
  const taken = new Set(rowsOf(sheet, part).map((row) => row["key"]));
  const stem = part.replace(/s$/, "");
  let number = 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** A row more, with what is like its own kind and a name of its own. */
export function newRow(sheet: Sheet, part: Part, size: Size, at: Point): Sheet {
  const { entries } = part.field;
  const side = has(entries, "side") === undefined ? 0 : nextSide(sheet, part.name);
  const like = rowsOf(sheet, part.name)
    .filter((row) => sideOf(row) === side)
    .at(-1);
  const row: Sheet = freshRow(entries, part.kind === "spot" ? like : undefined);
  const number = rowsOf(sheet, part.name).length + 1;
  for (const { field } of entries) {
    if (field.name === "side") row["side"] = side;
    if (field.name === "key" && field.kind === "words") row["key"] = freshKey(sheet, part.name);
    if (field.kind === "name" && !field.optional) {
      row[field.name] = `${say(part.field.one ?? part.field.title)} ${number}`;
    }
    if (field.kind === "row-name" && !field.optional) {
      row[field.name] = rowsOf(sheet, field.rows)[0]?.["key"] ?? "";
    }
  }
  if (part.turns && like === undefined) row["facing"] = inward(at, size);
  return row;
}

/** The way from a place to the middle of the table, along its sides. */
export function inward([x, y]: Point, { width, depth }: Size): number {
  const [dx, dy] = [(x - width / 2) / width, (y - depth / 2) / depth];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1800 : 0;
  return dy > 0 ? 2700 : 900;
}

/** A sheet with an area more; where each side needs one, the other side's comes with the first. */
export function withArea(sheet: Sheet, part: Part, corners: Corners, size: Size): Sheet {
  const put = (to: Sheet, outline: Corners): Sheet => {
    const first = outline[0] ?? [0, 0];
    const row = { ...newRow(to, part, size, first), [OUTLINE]: outline };
    return withRows(to, part.name, [...rowsOf(to, part.name), row]);
  };
  const one = put(sheet, corners);
  const both = rowsOf(sheet, part.name).length === 0 && part.field.least === 2;
  return both ? put(one, mirrored(corners, size)) : one;
}

/** A sheet with a spot more. */
export function withSpot(sheet: Sheet, part: Part, [x, y]: Point, size: Size): Sheet {
  const at: Point = [Math.round(x), Math.round(y)];
  const row = { ...newRow(sheet, part, size, at), x: at[0], y: at[1] };
  return withRows(sheet, part.name, [...rowsOf(sheet, part.name), row]);
}

/** A sheet with a row once more, a little aside. */
export function withCopy(sheet: Sheet, part: Part, index: number, aside: number): Sheet {
  const rows = rowsOf(sheet, part.name);
  const row = rows[index];
  if (row === undefined || rows.length >= part.field.most) return sheet;
  const copy = structuredClone(row);
  if (typeof copy["key"] === "string" && has(part.field.entries, "key")?.kind === "words") {
    copy["key"] = freshKey(sheet, part.name);
  }
  if (part.kind === "spot") {
    copy["x"] = spotOf(row)[0] + aside;
    copy["y"] = spotOf(row)[1] + aside;
  } else {
    copy[OUTLINE] = cornersIn(row[OUTLINE]).map(([x, y]) => [x + aside, y + aside]);
  }
  return withRows(sheet, part.name, [...rows, copy]);
}

/** A row of a spot turned. */
export function facingOf(row: Sheet): number {
  return direction(Number(row["facing"]) || 0);
}

/** The sheet without anything on its table. */
export function bare(sheet: Sheet, parts: readonly Part[]): Sheet {
  const gone = new Set([PIECES, TERRAIN, "features", ...parts.map(({ name }) => name)]);
  return Object.fromEntries(Object.entries(sheet).filter(([name]) => !gone.has(name)));
}
