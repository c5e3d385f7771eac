/** The table of a scenario as a laid table, and back: the same hands lay both. */
import { isRecord, type Sheet } from "../../armies/cards/sheet";
import { type Kit, kindOf, type LaidPiece, type LaidTable } from "../board/geometry";
import { PIECES, rowsOf, withRows } from "./parts";

const laid = new WeakMap<Sheet, { kit: Kit; piece: LaidPiece }>();

const number = (value: unknown, usual: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : usual;

/** A row as a piece; the same object as long as the row is the same. */
export function pieceOf(kit: Kit, row: Sheet): LaidPiece {
  const known = laid.get(row);
  if (known?.kit === kit) return known.piece;
  const key = String(row["key"] ?? "");
  const kind = kindOf(kit, key);
  const piece: LaidPiece = {
    key,
    x: number(row["x"], 0),
    y: number(row["y"], 0),
    facing: number(row["facing"], 0),
    width: number(row["width"], kind?.width ?? 0),
    depth: number(row["depth"], kind?.depth ?? 0),
    height: number(row["height"], 0),
    name: "",
    points: [],
  };
  laid.set(row, { kit, piece });
  return piece;
}

/** A piece as a row, without what it has in the box anyhow. */
export function rowOf(kit: Kit, piece: LaidPiece): Sheet {
  const kind = kindOf(kit, piece.key);
  return {
    key: piece.key,
    x: piece.x,
    y: piece.y,
    ...(piece.facing === 0 ? {} : { facing: piece.facing }),
    ...(piece.width === kind?.width ? {} : { width: piece.width }),
    ...(piece.depth === kind?.depth ? {} : { depth: piece.depth }),
    ...(piece.height === 0 ? {} : { height: piece.height }),
  };
}

export function tableOf(kit: Kit, sheet: Sheet): LaidTable {
  const ground = sheet["mat"];
  return {
    width: number(sheet["width"], kit.width),
    depth: number(sheet["depth"], kit.depth),
    ground: kit.grounds.find((one) => one === ground) ?? "meadow",
    pieces: rowsOf(sheet, PIECES).map((row) => pieceOf(kit, row)),
  };
}

/** A sheet whose table is another one. */
export function withTable(kit: Kit, sheet: Sheet, table: LaidTable): Sheet {
  const before = tableOf(kit, sheet);
  const rows = rowsOf(sheet, PIECES);
  const next = table.pieces.map((piece) => {
    const same = rows[before.pieces.indexOf(piece)];
    return same ?? rowOf(kit, piece);
  });
  const changed: Sheet = { ...sheet, width: table.width, depth: table.depth };
  if (table.ground !== before.ground) changed["mat"] = table.ground;
  return withRows(changed, PIECES, next);
}

/** Whether something kept in the browser is a sheet. */
export function isSheet(kept: unknown): kept is Sheet {
  return isRecord(kept) && typeof kept["game"] === "string";
}
