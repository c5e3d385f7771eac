/** The server's word on a table that is being laid, and its drawing of every piece. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";

import { latest } from "../../armies/latest";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import type { Ground, Label, Refusal, Wire } from "../../wire/types";
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

export interface Verdict {
  /** The table it is about; null before the first answer. */
  of: LaidTable | null;
  refusal: Refusal | null;
  /** What the switch is called that must be on for a battle on it; null: none. */
  option: Label | null;
  /** Why there is no answer; empty while there is hope. */
  trouble: string;
}

/** How the server drew a piece of each kind: others of the kind are drawn alike. */
export type Known = ReadonlyMap<string, { piece: LaidPiece; ground: Ground }>;

export function useVerdict(
  game: string,
  kit: Kit,
  table: LaidTable,
): { verdict: Verdict; grounds: Ground[]; known: Known } {
  const [verdict, setVerdict] = useState<Verdict>({
    of: null,
    refusal: null,
    option: null,
    trouble: "",
  });
  const [known, setKnown] = useState<Known>(new Map());
  const learn = useCallback(
    (of: LaidTable, scene: Wire<"TableReport">["scene"]) =>
      setKnown((before) => learned(before, of, scene)),
    [],
  );
  useEffect(() => {
    const sample = oneOfEach(kit);
    api.table(game, sample).then(
      ({ scene }) => learn(sample, scene),
      () => undefined,
    );
  }, [game, kit, learn]);
  const line = useMemo(
    () =>
      latest<LaidTable, Wire<"TableReport">>((wanted, signal) => api.table(game, wanted, signal), {
        answer: ({ scene, refusal, option }, of) => {
          learn(of, scene);
          setVerdict({ of, refusal, option: option?.title ?? null, trouble: "" });
        },
        problem: (error) =>
          setVerdict({ of: null, refusal: null, option: null, trouble: sentence(error) }),
      }),
    [game, learn],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => line.ask(table), [line, table]);
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
  return { verdict, grounds, known };
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
