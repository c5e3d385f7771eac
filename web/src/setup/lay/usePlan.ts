/** The table being laid: its history, the chosen piece, and what is not saved yet. */
import { useEffect, useState } from "preact/hooks";

import { dropDraft, keepDraft, recallDraft } from "../../armies/drafts";
import type { Kit } from "../board/geometry";
import { begun, changed, redone, settled, undone } from "../board/history";
import { duplicated, without, withPiece } from "../board/laying";
import type { Laying, Named } from "../board/plan";

export interface Plan extends Laying {
  isDraft: boolean;
  /** Whether it was left unsaved earlier. */
  isBack: boolean;
  rename(name: string): void;
  /** It has been saved as it is. */
  keep(): void;
  /** Back to how it was saved. */
  drop(): void;
}

export function usePlan(draft: string, kit: Kit, saved: Named): Plan {
  const [base, setBase] = useState(saved);
  const [found] = useState(() => recallDraft("table", draft, isNamed));
  const [history, setHistory] = useState(() => begun(found ?? saved));
  const [chosen, choose] = useState<number | null>(null);
  const now = history.present;
  const isDraft = now !== base;
  useEffect(() => {
    if (isDraft) keepDraft("table", draft, now);
    else dropDraft("table", draft);
  }, [draft, now, isDraft]);

  const lay: Plan["lay"] = (make, join) =>
    setHistory((before) => {
      const table = make(before.present.table);
      if (table === before.present.table) return before;
      return changed(before, { ...before.present, table }, join);
    });
  const here = chosen !== null && chosen < now.table.pieces.length ? chosen : null;

  return {
    now,
    chosen: here,
    isDraft,
    isBack: found !== null,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    choose,
    lay,
    shift: (index, change, join) => lay((table) => withPiece(table, kit, index, change), join),
    remove: () => {
      if (here === null) return;
      lay((table) => without(table, here));
      choose(null);
    },
    duplicate: () => {
      if (here === null) return;
      const count = now.table.pieces.length;
      lay((table) => duplicated(table, kit, here));
      if (count < kit.pieces_most) choose(count);
    },
    rename: (name) => setHistory((before) => changed(before, { ...before.present, name }, "name")),
    settle: () => setHistory(settled),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    keep: () => {
      dropDraft("table", draft);
      setBase(now);
    },
    drop: () => setHistory((before) => changed(before, base)),
  };
}

function isNamed(kept: unknown): kept is Named {
  if (typeof kept !== "object" || kept === null) return false;
  const { name, table } = kept as Partial<Named>;
  return typeof name === "string" && typeof table === "object" && Array.isArray(table?.pieces);
}
