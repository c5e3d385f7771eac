/** What the hands and panels need of the scenario that is being made. */
import type { CardKind, Sheet } from "../../armies/cards/sheet";
import type { Kit, LaidTable } from "../board/geometry";
import type { Laying } from "../board/plan";
import type { Part, Thing } from "./parts";

export interface Desk {
  kind: CardKind;
  kit: Kit;
  parts: readonly Part[];
  sheet: Sheet;
  table: LaidTable;
  /** What is chosen on the table: a piece of the box as well. */
  chosen: Thing | null;
  choose(thing: Thing | null): void;
  /** Change the scenario; changes of one name after each other are undone together. */
  change(make: (sheet: Sheet) => Sheet, join?: string): void;
  settle(): void;
  /** The same table for the hands that lay pieces of the box. */
  laying: Laying;
  isDraft: boolean;
  isBack: boolean;
  keep(): void;
  drop(): void;
}

/** What is put on the table by the next press: an area in one of three ways, or a spot. */
export interface Tool {
  shape: "box" | "circle" | "corners" | "spot";
  part: Part;
}
