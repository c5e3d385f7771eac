/** A moment of filling in an action, as it is drawn over the table. */
import type { At } from "../../model/contract";
import type { Measuring, Preview, Refusal, Region, Scene, Spot } from "../../wire/types";
import type { Draft } from "./draft";
import type { Values } from "./values";

/** Everything the overlay is made from. */
export interface Moment {
  scene: Scene;
  draft: Draft;
  /** Values as given, or as they would be with what the pointer is over. */
  values: Values;
  /** The preview of exactly these values; null while it is under way. */
  exact: Preview | null;
  /** The last preview that came. */
  last: Preview | null;
  /** The preview of what is filled in, whatever the pointer is over, or else the last. */
  offering: Preview | null;
  /** The last region about what is being chosen, used until the next one comes. */
  region: Region | null;
  /** Why what is filled in cannot be played yet. */
  hindrance: Refusal | null;
  hover: { at: At | null; allowed: boolean } | null;
  measuring: Measuring;
  /** A box being drawn around pieces. */
  box: readonly [Spot, Spot] | null;
}
