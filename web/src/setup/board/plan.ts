/** What the hands on a table need of whatever is being laid: a table alone, or a scenario's. */
import type { LaidPiece, LaidTable } from "./geometry";

/** A table with the name it goes by. */
export interface Named {
  name: string;
  table: LaidTable;
}

export interface Laying {
  now: Named;
  /** The chosen piece by its place in the list; null: none. */
  chosen: number | null;
  canUndo: boolean;
  canRedo: boolean;
  choose(index: number | null): void;
  /** Change the table; changes of the same name one after the other are undone together. */
  lay(make: (table: LaidTable) => LaidTable, join?: string): void;
  /** Change a piece. */
  shift(index: number, change: Partial<LaidPiece>, join?: string): void;
  remove(): void;
  duplicate(): void;
  /** The change that was going on is over. */
  settle(): void;
  undo(): void;
  redo(): void;
}
