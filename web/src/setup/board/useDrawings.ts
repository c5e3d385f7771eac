/** How the pieces on a table are drawn: as the server drew one of each kind. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../../net/api";
import type { Ground, Wire } from "../../wire/types";
import {
  carried,
  groundOf,
  type Kit,
  kindOf,
  type LaidPiece,
  type LaidTable,
  type Point,
} from "./geometry";
import { added, emptyTable, freeSpot, fresh } from "./laying";

/** How the server drew a piece of each kind: others of the kind are drawn alike. */
export type Known = ReadonlyMap<string, { piece: LaidPiece; ground: Ground }>;

export interface Drawings {
  grounds: Ground[];
  known: Known;
  /** The server has drawn this table. */
  learn(of: LaidTable, scene: Wire<"TableReport">["scene"]): void;
}

export function useDrawings(game: string, kit: Kit, table: LaidTable): Drawings {
  const [known, setKnown] = useState<Known>(new Map());
  const learn = useCallback<Drawings["learn"]>(
    (of, scene) => setKnown((before) => learned(before, of, scene)),
    [],
  );
  useEffect(() => {
    const sample = oneOfEach(kit);
    api.table(game, sample).then(
      ({ scene }) => learn(sample, scene),
      () => undefined,
    );
  }, [game, kit, learn]);
  // A piece that did not change keeps its drawing, so that only what moves is painted anew.
  const kept = useMemo(() => new WeakMap<LaidPiece, Ground>(), [known]);
  const grounds = useMemo(
    () =>
      table.pieces.flatMap((piece, index) => {
        const before = kept.get(piece);
        if (before?.id === index + 1) return [before];
        const found = drawn(kit, piece, index + 1, known);
        for (const ground of found) kept.set(piece, ground);
        return found;
      }),
    [kit, table, known, kept],
  );
  return { grounds, known, learn };
}

/** What is known after a look at a table; the same as before when nothing is new. */
function learned(before: Known, of: LaidTable, scene: Wire<"TableReport">["scene"]): Known {
  const after = new Map(before);
  for (const ground of scene?.terrain ?? []) {
    const piece = of.pieces[ground.id - 1];
    if (piece !== undefined && !before.has(piece.key)) after.set(piece.key, { piece, ground });
  }
  return after.size === before.size ? before : after;
}

/** A table with one piece of each kind, to learn how they are drawn. */
function oneOfEach(kit: Kit): LaidTable {
  let table = emptyTable(kit);
  for (const kind of kit.pieces.slice(0, kit.pieces_most)) {
    const middle: Point = [table.width / 2, table.depth / 2];
    const piece = fresh(kind, middle);
    table = added(table, kind, fresh(kind, freeSpot(table, kit, kind, piece, middle)));
  }
  return table;
}

/** A piece as the server would draw it, as far as that is known. */
export function drawn(kit: Kit, piece: LaidPiece, id: number, known: Known): Ground[] {
  const kind = kindOf(kit, piece.key);
  if (kind === undefined) return [];
  const ground = groundOf(kind, piece, id);
  const alike = known.get(piece.key);
  return [alike === undefined ? ground : carried(alike.ground, alike.piece, ground, piece)];
}
