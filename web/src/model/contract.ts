/** What the table takes and tells: the seam between drawing (`table`) and asking (`ask`). */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import type { Base, Figure, Label, Pose, Refusal, Region, Scene, Spot } from "../wire/types";

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
  figure: Figure | null;
  label: string;
  tone: "allowed" | "refused" | "other";
}

/** A way over the table with its length written at the tip. */
export interface PathShown {
  points: Spot[];
  label: string;
  tone: "allowed" | "refused";
}

/** A place that is to be pressed next: it pulses. */
export interface PulseShown {
  spot: Spot;
  /** Units around it. */
  radius: number;
}

export type LineTone = "ruler" | "seen" | "blocked";

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
  lines: readonly { from: Spot; to: Spot; label: string; tone: LineTone }[];
  /** Places that can be clicked instead of free spots (starting places, landings). */
  spots: readonly { key: string; spot: Spot; label: Label; chosen: boolean }[];
  /** Words at the cursor: a reason why not, with its rule, or a hint. */
  cursor: { refusal: Refusal | null; text: string } | null;
  /** Where somebody who is led is to press next. */
  pulses: readonly PulseShown[];
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
  pulses: [],
};

/** How a piece is shown at one moment of a motion. */
export interface Look {
  pose: Pose;
  /** 0 invisible … 1 whole. */
  presence: number;
  /** Lifted off the table while it moves: 0 … 1. */
  lift: number;
  /** Shaken by a blow, in parts of the base, along x. */
  shake: number;
  /** Laid down: 0 upright … 1 on its side. */
  laid: number;
}

/** The outline and the banner of a group go along: they were drawn for one pose, and are at another. */
export interface Shift {
  from: Pose;
  to: Pose;
}

/** One moment of what is shown: whoever is not in it rests where the scene has him. */
export interface Frame {
  pieces: ReadonlyMap<number, Look>;
  groups: ReadonlyMap<number, Shift>;
}

/** Where somebody fell a while ago. */
export interface Fallen {
  key: string;
  spot: Spot;
  /** Across its base, in units. */
  size: number;
  seat: number | null;
}

/** What is happening on the table, moment by moment. The stage makes it, the table draws it. */
export interface Show {
  /** Be told each moment; the answer ends it. */
  follow(listener: (frame: Frame) => void): () => void;
  /** This very moment; null: everybody rests. */
  now(): Frame | null;
  /** Everything at once: the reader has seen enough. */
  skip(): void;
  fallen: ReadonlySignal<readonly Fallen[]>;
}

/** The table's own word about where things are on the screen, for whoever draws over it. */
export interface Eyes {
  /** The pixel of the view over a spot of the table. */
  project(spot: { x: number; y: number }): { x: number; y: number };
  /** Pixels per unit. */
  scale(): number;
  /** Whether a spot is within the view. */
  sees(spot: { x: number; y: number }): boolean;
  /** Bring spots into view, no further than needed; at once, or gliding. */
  frame(spots: readonly { x: number; y: number }[], isStill: boolean): void;
  /** Back to where the reader was looking before, unless he has looked elsewhere since. */
  back(isStill: boolean): void;
}

export interface TableProps {
  /** Pixels at the foot of the view that something else may cover: the table is fitted above. */
  foot?: number;
  /** It opens on the whole table, even where the armies stand close together. */
  whole?: boolean;
  /** Pieces, groups or markers to bring into view, each time it is set. */
  centre?: ReadonlySignal<{ pieces: readonly number[] } | null>;
  /** By how many quarters, clockwise, the board is turned: where its north lies. */
  north?: 0 | 1 | 2 | 3;
  /** The board shall be turned by a quarter. */
  onTurn?(): void;
  /** Pixels at the foot of the view that a card covers just now. */
  covered?: ReadonlySignal<number>;
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
  /** The table shall be seen from above instead of from the ground, or the other way round. */
  onView?(): void;
  /** A rule's chip at the cursor was clicked. */
  onRule?(rule: string): void;
  /** What is happening just now; the table shows it moment by moment. */
  show?: Show;
  /** Set by the table to its own eyes. */
  eyes?: Signal<Eyes | null>;
  /** Drawn over the table, in pixels of its view. */
  children?: ComponentChildren;
}
