/** What the table takes and tells: the seam between drawing (`table`) and asking (`ask`). */
import type { ReadonlySignal, Signal } from "@preact/signals";

import type { Base, Label, Motion, Pose, Refusal, Region, Scene, Spot } from "../wire/types";

/** A place under the pointer. Lengths are units of 0.1 mm, as everywhere on the wire. */
export interface At {
  spot: Spot;
  /** The uppermost piece there. */
  piece: number | null;
  /** The uppermost terrain there. */
  ground: number | null;
  /** What lies there and is no piece. */
  marker?: number | null;
  /** Pixels of the page, for what is shown at the cursor. */
  screen: { x: number; y: number };
  shift: boolean;
}

/** Whoever asks for something on the table listens to the pointer through this. */
export interface Pointing {
  /** The pointer moved with no button down. */
  hover?(at: At | null): void;
  /** A click or tap without a drag. */
  click?(at: At): void;
  /** A drag began; true takes it (else the table pans). */
  grab?(at: At): boolean;
  drag?(at: At): void;
  drop?(at: At): void;
  /** The wheel or two fingers turn what is placed, by tenths of a degree; true takes it. */
  turn?(by: number): boolean;
}

/** A base that is not there (yet): where a piece would stand. */
export interface GhostShown {
  key: string;
  base: Base;
  pose: Pose;
  seat: number | null;
  icon: string;
  label: string;
  tone: "allowed" | "refused" | "other";
}

/** A way over the table with its length written at the tip. */
export interface PathShown {
  points: Spot[];
  label: string;
  tone: "allowed" | "refused";
}

/** What is drawn over the scene while somebody chooses. */
export interface Overlay {
  /** Pieces that may be chosen: they glow. */
  allowed: readonly number[];
  /** Pieces chosen so far. */
  chosen: readonly number[];
  regions: readonly Region[];
  ghosts: readonly GhostShown[];
  paths: readonly PathShown[];
  /** Straight lines for rulers and sight, with a label in their middle. */
  lines: readonly { from: Spot; to: Spot; label: string; tone: "ruler" | "seen" | "blocked" }[];
  /** Places that can be clicked instead of free spots (starting places, landings). */
  spots: readonly { key: string; spot: Spot; label: Label; chosen: boolean }[];
  /** Words at the cursor: a reason why not, with its rule, or a hint. */
  cursor: { refusal: Refusal | null; text: string } | null;
}

export const NOTHING: Overlay = {
  allowed: [],
  chosen: [],
  regions: [],
  ghosts: [],
  paths: [],
  lines: [],
  spots: [],
  cursor: null,
};

export interface TableProps {
  /** Pixels at the foot of the view that something else may cover: the table is fitted above. */
  foot?: number;
  /** A piece to bring into view, each time it is set. */
  centre?: ReadonlySignal<{ piece: number } | null>;
  scene: Scene;
  overlay: Overlay;
  pointing: Pointing;
  /** The piece whose card is shown. */
  selected: number | null;
  /** A piece was clicked while nobody listens, or in any case for its card. */
  onSelect(piece: number | null): void;
  /** Pieces the viewer may act with now: the accent colour. */
  active: readonly number[];
  /** Seat by seat: the side, from which colour and pattern follow. */
  sides: readonly number[];
  /** Seat by seat: who sits there, for words about a piece. */
  owners?: readonly Label[];
  /** A rule's chip at the cursor was clicked. */
  onRule?(rule: string): void;
  /** How the scene came about, in order; the table shows it and empties the list. */
  motions?: Signal<Motion[]>;
  /** How fast motions run: 1 as usual, 2 twice as fast, Infinity not at all. */
  speed?: number;
}
