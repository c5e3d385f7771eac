/** The scenario being made: its history, what is chosen on its table, what is not saved yet. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { type CardKind, isRecord, type Sheet } from "../../armies/cards/sheet";
import { dropDraft, keepDraft, recallDraft } from "../../armies/drafts";
import type { Kit } from "../board/geometry";
import { begun, changed, redone, settled, undone } from "../board/history";
import { duplicated, withPiece } from "../board/laying";
import type { Laying } from "../board/plan";
import type { Desk } from "./desk";
import { PIECES, partsOf, rowsOf, type Thing, withCopy, withoutRow } from "./parts";
import { isSheet, tableOf, withTable } from "./sheetTable";

/** How far a copy lies beside what it is of, in units. */
const ASIDE = 300;

export function useDesk(draft: string, kind: CardKind, kit: Kit, saved: Sheet): Desk {
  const [base, setBase] = useState(saved);
  const [found] = useState(() => recallDraft("scenario", draft, isSheet));
  const [history, setHistory] = useState(() => begun(found ?? saved));
  const [picked, choose] = useState<Thing | null>(null);
  const parts = useMemo(() => partsOf(kind), [kind]);
  const sheet = history.present;
  const table = useMemo(() => tableOf(kit, sheet), [kit, sheet]);
  const isDraft = sheet !== base;
  useEffect(() => {
    if (isDraft) keepDraft("scenario", draft, sheet);
    else dropDraft("scenario", draft);
  }, [draft, sheet, isDraft]);

  const chosen = picked !== null && isThere(sheet, picked) ? picked : null;
  const change: Desk["change"] = (make, join) =>
    setHistory((before) => changed(before, make(before.present), join));
  const lay: Laying["lay"] = (make, join) =>
    change((now) => {
      const before = tableOf(kit, now);
      const after = make(before);
      return after === before ? now : withTable(kit, now, after);
    }, join);
  const settle = () => setHistory(settled);
  const piece = chosen?.part === PIECES ? chosen.index : null;

  const laying: Laying = {
    now: { name: "", table },
    chosen: piece,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    choose: (index) => choose(index === null ? null : { part: PIECES, index }),
    lay,
    shift: (index, value, join) => lay((now) => withPiece(now, kit, index, value), join),
    remove: () => {
      if (chosen === null) return;
      change((now) => withoutRow(now, chosen));
      choose(null);
    },
    duplicate: () => {
      if (chosen === null) return;
      const count = rowsOf(sheet, chosen.part).length;
      const part = parts.find(({ name }) => name === chosen.part);
      if (piece !== null && count < kit.pieces_most) lay((now) => duplicated(now, kit, piece));
      else if (part !== undefined && count < part.field.most) {
        change((now) => withCopy(now, part, chosen.index, ASIDE));
      } else return;
      choose({ part: chosen.part, index: count });
    },
    settle,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
  return {
    kind,
    kit,
    parts,
    sheet,
    table,
    chosen,
    choose,
    change,
    settle,
    laying,
    isDraft,
    isBack: found !== null,
    keep: () => {
      dropDraft("scenario", draft);
      setBase(sheet);
    },
    drop: () => setHistory((before) => changed(before, base)),
  };
}

function isThere(sheet: Sheet, { part, index }: Thing): boolean {
  const rows = sheet[part];
  return Array.isArray(rows) && isRecord(rows[index]);
}
