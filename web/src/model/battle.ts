/** One open battle on the page: the signals that table, ask and story share. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { AnyAnswer, AnyAsk, Refusal, Sight, Text, Wire } from "../wire/types";
import { NOTHING, type Overlay, type Pointing } from "./contract";

export type Connection = "connecting" | "live" | "lost" | "closed";

/** The line to the server. `net/live.ts` implements it; tests and the demo page fake it. */
export interface Line {
  readonly connection: Signal<Connection>;
  /** Take an action for a seat in answer to the present sight; resolves with null or why not. */
  act(seat: number, action: Record<string, unknown> & { type: string }): Promise<Refusal | null>;
  /** What a half-filled action would do; null when a newer request or sight has overtaken it. */
  preview(
    seat: number,
    action: string,
    values: Record<string, unknown>,
  ): Promise<Wire<"Preview"> | null>;
  measure(start: Wire<"End">, end: Wire<"End">): Promise<Wire<"Measured"> | Refusal>;
  survey(piece: number): Promise<Wire<"Surveyed"> | Refusal>;
  /** What the strongest bot would do for a seat of mine; nothing is played. */
  hint(seat: number): Promise<Wire<"Hint"> | Refusal>;
  look(seat: number | null): void;
  chat(text: string): void;
  close(): void;
}

export interface Battle {
  id: string;
  line: Line;
  /** What the viewer sees now; null until the first sight. */
  sight: Signal<Sight | null>;
  /** The whole story so far, by entry. */
  story: Signal<Wire<"Told">[]>;
  chat: Signal<Wire<"ChatLine">[]>;
  present: Signal<Wire<"Present"> | null>;
  /** The piece whose card is shown. */
  selected: Signal<number | null>;
  /** The rule opened in the rulebook drawer; empty: none. */
  rule: Signal<string>;
  /** Set by `ask` (or a tool) and drawn by the table. */
  overlay: Signal<Overlay>;
  pointing: Signal<Pointing>;
  /** Tools that take the pointer away from `ask` while they are on. */
  tool: Signal<"none" | "ruler" | "sight">;
  /** What the table shall bring into view: pieces, groups or markers; a new object asks again. */
  centre: Signal<{ pieces: readonly number[] } | null>;
  /** Pixels at the foot of the table beneath a card; what is chosen is to be seen above them. */
  covered: Signal<number>;
  /** Whether the panel about the end of the battle is open. */
  ending: Signal<boolean>;
  /** What is being shown just now, in a sentence; null: what the sight says stands. */
  telling: ReadonlySignal<Text | null>;
}

export function newBattle(id: string, line: Line): Battle {
  return {
    id,
    line,
    sight: signal(null),
    story: signal([]),
    chat: signal([]),
    present: signal(null),
    selected: signal(null),
    rule: signal(""),
    overlay: signal(NOTHING),
    pointing: signal({}),
    tool: signal("none"),
    centre: signal(null),
    covered: signal(0),
    ending: signal(true),
    telling: signal(null),
  };
}

export type { AnyAnswer, AnyAsk };
