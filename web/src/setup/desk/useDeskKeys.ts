/** What the keys do while a scenario is made. */
import { deedOf, isTyping } from "../board/keys";
import { useKeys } from "../board/useKeys";
import type { Desk, Tool } from "../draw/desk";
import { PIECES, rowsOf, withRow } from "../draw/parts";
import { pieceOf } from "../draw/sheetTable";
import { shiftedBy, turnedBy } from "../draw/turning";
import type { Drawing } from "../draw/useHands";
import type { Keeping } from "./useKeeping";

/** Something at nowhere: what keys would make of it is by how much they move and turn. */
const NOWHERE = {
  key: "",
  x: 0,
  y: 0,
  facing: 0,
  width: 0,
  depth: 0,
  height: 0,
  name: "",
  points: [],
};

export function useDeskKeys(
  desk: Desk,
  tool: Tool | null,
  drawing: Drawing,
  keeping: Keeping,
): void {
  const { chosen, sheet, kit, laying, parts } = desk;
  const row = chosen && rowsOf(sheet, chosen.part)[chosen.index];
  const press = (event: KeyboardEvent) => {
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary");
    if (tool !== null && (event.key === "Escape" || (event.key === "Enter" && !onButton))) {
      event.preventDefault();
      if (event.key === "Escape") drawing.cancel();
      else if (drawing.sketch?.open) drawing.close();
      else drawing.put();
      return;
    }
    const boxed = row && chosen?.part === PIECES ? pieceOf(kit, row) : null;
    const deed = deedOf(event, row ? (boxed ?? NOWHERE) : null);
    if (deed === null) return;
    event.preventDefault();
    if (deed.kind === "shift" && chosen && row) {
      if (boxed !== null) laying.shift(chosen.index, deed.change, "keys");
      else {
        const part = parts.find(({ name }) => name === chosen.part) ?? null;
        const { x = 0, y = 0, facing = 0 } = deed.change;
        const size = desk.table;
        const next =
          facing === 0
            ? shiftedBy(row, part, [x, y], size)
            : turnedBy(row, part, facing > 1800 ? facing - 3600 : facing, size);
        desk.change((now) => withRow(now, chosen, next), "keys");
      }
    }
    if (deed.kind === "remove") laying.remove();
    if (deed.kind === "duplicate") laying.duplicate();
    if (deed.kind === "undo") laying.undo();
    if (deed.kind === "redo") laying.redo();
    if (deed.kind === "leave") desk.choose(null);
    if (deed.kind === "save") void keeping.saveHere();
  };
  useKeys(press, desk.settle);
}
