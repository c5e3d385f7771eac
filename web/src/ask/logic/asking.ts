/** Filling in the open decision: choosing, stepping back, sending, and following the battle. */
import { batch, effect } from "@preact/signals";

import type { At } from "../../model/contract";
import { isRefusal } from "../../net/problem";
import type { Form, Refusal, Sight, Wire } from "../../wire/types";
import { Answer } from "./answer";
import * as drafts from "./draft";
import { formOf, givenBy } from "./hinting";
import { fieldFor, formsFor, givenFor, openSeats } from "./offers";
import { fieldOf, type Values } from "./values";
import { wish } from "./wish";

/** Pixels within which a click is on the same place. */
const SAME = 12;
/** Milliseconds within which two clicks are one double click. */
const QUICK = 350;
/** Kinds of fields that are laborious: until somebody has filled them, the rules may propose. */
const PROPOSED: ReadonlySet<string> = new Set(["split", "pairing", "pieces"]);

/** What a drag does, to whom, and how far from the place it leads that one was taken hold of. */
export interface Drag {
  what: "way" | "place" | "facing";
  piece: number | null;
  hold?: { x: number; y: number };
}

/** One player's answer in the making, and everything that can be done to it. */
export class Asking extends Answer {
  /**
   * What a drag on the table does, and to whom. Kept here and not in a listener: the listener is
   * replaced while the drag goes on.
   */
  drag: Drag | null = null;
  private lastPut = 0;
  private lastClick: { x: number; y: number; time: number } | null = null;
  private question = "";
  private askedSeats = "";
  private stops: (() => void)[] = [];

  // Beginning and ending

  /** Follow the battle; call `stop` when the page is left. */
  start(): void {
    this.stops = [
      effect(() => this.meet(this.battle.sight.value)),
      effect(() => this.grant(this.battle.sight.value)),
      effect(() => this.wish()),
      effect(() => this.snap()),
    ];
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** Choose a form; with a piece picked before, that piece is already in it. */
  choose(form: Form, piece: number | null = this.picked.value): void {
    const seat = this.seat.value;
    if (seat === null || this.busy.value) return;
    const given = piece === null ? {} : givenFor(form, piece);
    this.open(seat, form, given, false);
  }

  /** Begin a form with some of it given. */
  begin(seat: number, form: Form, given: Values): void {
    if (!this.busy.value) this.open(seat, form, given, false);
  }

  /** Give an answer that needs nothing, at once. */
  answer(form: Form): void {
    this.choose(form);
    void this.confirm();
  }

  /** Begin an action that is open at all times. */
  stand(seat: number, form: Form): void {
    this.open(seat, form, {}, true);
  }

  /** A piece was clicked while no form is chosen. */
  pick(piece: number | null): void {
    const decision = this.decision.value;
    const found = decision === null || piece === null ? [] : formsFor(decision, piece);
    batch(() => {
      this.picked.value = found.length > 0 ? piece : null;
      this.refusal.value = null;
      if (found.length === 1 && found[0] !== undefined) this.choose(found[0], piece);
    });
  }

  answerAs(seat: number): void {
    batch(() => {
      this.asSeat.value = seat;
      this.close();
      this.beginAlone();
    });
  }

  /** Ask for a hint and fill it in, so that it is drawn; it is for the player to confirm. */
  async wonder(): Promise<void> {
    const seat = this.seat.value;
    if (seat === null || this.busy.value || this.wondering.value) return;
    this.wondering.value = true;
    try {
      const hint = await this.battle.line.hint(seat);
      if (isRefusal(hint)) this.refusal.value = hint;
      else if (hint.number === this.battle.sight.value?.number) this.follow(hint);
    } finally {
      this.wondering.value = false;
    }
  }

  /** Fill in what was brought along, where it is asked for; once. */
  private grant(sight: Sight | null): void {
    const brought = wish.value;
    if (brought === null || sight === null || brought.battle !== this.battle.id) return;
    wish.value = null;
    const isAsked = openSeats(sight).includes(brought.hint.seat);
    if (isAsked && sight.number === brought.hint.number) this.follow(brought.hint);
  }

  private follow(hint: Wire<"Hint">): void {
    batch(() => {
      this.fillIn(hint.seat, hint.action);
      this.hint.value = hint.text;
    });
  }

  /** Put a whole action into its form; it is for the player to confirm. */
  fillIn(seat: number, action: Values): void {
    const decision = this.decision.value;
    const form = decision === null ? null : formOf(decision, action);
    batch(() => {
      this.leave();
      if (form === null) return;
      this.open(seat, form, givenBy(form, action), false);
      const last = form.fields.findLast(({ name }) => name in action);
      if (this.draft.value?.at === "" && last !== undefined) this.goTo(last.name);
    });
  }

  private open(seat: number, form: Form, given: Values, standing: boolean): void {
    const table = this.table.value;
    if (table === null) return;
    batch(() => {
      this.close();
      this.draft.value = drafts.begin(seat, form, table, given, standing);
    });
  }

  /** Give the draft up and return to the decision. */
  leave(): void {
    batch(() => {
      this.close();
      this.beginAlone();
    });
  }

  private close(): void {
    this.draft.value = null;
    this.hover.value = null;
    this.refusal.value = null;
    this.hint.value = null;
    this.active.value = null;
    this.alone.value = false;
    this.box.value = null;
    this.lastClick = null;
    this.drag = null;
  }

  // Filling in

  put(name: string, value: unknown, merge = false): void {
    this.lastPut = Date.now();
    this.change((draft, table) => drafts.put(draft, table, name, value, merge));
  }

  /** Press a button that is one of several answers: the first press chooses, the next confirms. */
  press(name: string, value: unknown, now: number = Date.now()): void {
    const isChosen = this.draft.value?.given[name] === value;
    if (!isChosen || !this.complete.value) this.put(name, value);
    else if (now - this.lastPut > QUICK) void this.confirm();
  }

  drop(name: string): void {
    this.change((draft) => drafts.drop(draft, name));
  }

  goTo(name: string): void {
    this.change((draft) => drafts.goTo(draft, name));
  }

  advance(): void {
    this.change((draft, table) => drafts.advance(draft, table));
  }

  private change(make: (draft: drafts.Draft, table: drafts.Table) => drafts.Draft): void {
    const draft = this.draft.value;
    const table = this.table.value;
    if (draft === null || table === null || this.busy.value) return;
    batch(() => {
      this.draft.value = make(draft, table);
      this.hover.value = null;
      this.refusal.value = null;
    });
  }

  /** One step back: the last value, then the form, then the picked piece. Never more. */
  back(): boolean {
    if (this.busy.value) return false;
    const draft = this.draft.value;
    if (draft === null) {
      const had = this.picked.value !== null;
      this.picked.value = null;
      return had;
    }
    const before = drafts.stepBack(draft);
    batch(() => {
      this.hover.value = null;
      this.refusal.value = null;
      this.lastClick = null;
      if (before !== null) this.draft.value = before;
      else if (!this.isAlone(draft)) this.leave();
    });
    return true;
  }

  /** What the pointer is over, as if it had been chosen; undefined: nothing. */
  over(name: string, value: unknown, at: At | null, allowed = true): void {
    const draft = this.draft.value;
    const table = this.table.value;
    if (draft === null || table === null || value === undefined) {
      this.hover.value = null;
      return;
    }
    const trial = drafts.put(draft, table, name, value);
    this.hover.value = { at, allowed, values: drafts.valuesOf(trial, table) };
  }

  /** A value as the preview under the pointer moved it, or as it is. */
  snapped<Kind>(name: string, value: Kind): Kind {
    const hover = this.hover.value;
    const moved = this.exact.value?.snapped as Values | undefined;
    const isSame = JSON.stringify(hover?.values[name]) === JSON.stringify(value);
    return hover !== null && isSame && moved?.[name] !== undefined ? (moved[name] as Kind) : value;
  }

  /** Whether a click is on the place of the one before: a second click, or a quick double. */
  again(at: At, now: number = Date.now()): "no" | "second" | "double" {
    const last = this.lastClick;
    this.lastClick = { ...at.screen, time: now };
    if (last === null) return "no";
    const isThere = Math.hypot(at.screen.x - last.x, at.screen.y - last.y) <= SAME;
    if (!isThere) return "no";
    return now - last.time <= QUICK ? "double" : "second";
  }

  // Sending

  /** Confirm what is complete, or go on to what is lacking. */
  async go(): Promise<void> {
    if (this.complete.value) await this.confirm();
    else this.advance();
  }

  async confirm(): Promise<void> {
    const draft = this.draft.value;
    const table = this.table.value;
    if (draft === null || table === null || this.busy.value || !this.complete.value) return;
    const hindrance = this.hindrance.value;
    if (hindrance !== null) {
      this.refusal.value = hindrance;
      return;
    }
    await this.send(draft.seat, drafts.actionOf(draft, table), draft);
  }

  /** Send an action that needs no draft (agree, take back, …). */
  async send(
    seat: number,
    action: Record<string, unknown> & { type: string },
    draft: drafts.Draft | null = null,
  ): Promise<Refusal | null> {
    const before = this.battle.sight.value?.number ?? 0;
    this.busy.value = true;
    try {
      const refusal = await this.battle.line.act(seat, action);
      batch(() => {
        this.busy.value = false;
        if (draft === null) return;
        if (refusal !== null) this.refusal.value = refusal;
        else if (this.draft.value === draft) {
          // Where the next question is here already, it must not be waited for again.
          const isAsked = (this.battle.sight.value?.number ?? 0) > before;
          if (draft.standing || isAsked) this.leave();
          else this.close();
        }
      });
      return refusal;
    } finally {
      this.busy.value = false;
    }
  }

  // Following the battle

  private meet(sight: Sight | null): void {
    const seats = openSeats(sight);
    const question = JSON.stringify([sight?.decision?.forms ?? null, seats]);
    const draft = this.draft.peek();
    const isStanding = draft?.standing === true && isOffered(sight, draft.form.action);
    batch(() => {
      this.previewer.forget();
      if (isStanding) return;
      if (question === this.question) {
        if (draft === null) this.beginAlone();
        else this.draft.value = reread(draft, sight);
        return;
      }
      this.question = question;
      // What one player held in his hand is not in the next one's.
      const isSame = seats.join() === this.askedSeats;
      this.askedSeats = seats.join();
      const held = draft === null ? this.picked.peek() : leading(draft);
      const piece = isSame ? held : null;
      this.close();
      const offers = sight?.decision ? formsFor(sight.decision, piece ?? -1) : [];
      this.picked.value = offers.length > 0 ? piece : null;
      this.beginAlone();
    });
  }

  /** A decision with one form that needs something is begun at once. */
  private beginAlone(): void {
    const only = this.isOnly.peek() ? this.decision.peek()?.forms[0] : undefined;
    const seat = this.seat.peek();
    const table = this.table.peek();
    if (only === undefined || only.fields.length === 0 || seat === null || table === null) return;
    this.draft.value = drafts.begin(seat, only, table);
  }

  private isAlone(draft: drafts.Draft): boolean {
    return !draft.standing && this.isOnly.value && draft.form.fields.length > 0;
  }

  private wish(): void {
    const draft = this.draft.value;
    if (draft === null || !drafts.hasPreview(draft)) return;
    void this.battle.sight.value;
    const values = this.hover.value?.values ?? this.values.value;
    this.previewer.ask(draft.seat, draft.form.action, values, this.about.value);
  }

  /** Take over values that the preview moved to the nearest legal ones. */
  private snap(): void {
    const shown = this.previewer.shown.value;
    const draft = this.draft.peek();
    if (shown === null || draft === null || this.hover.peek() !== null) return;
    const exact = this.previewer.answers(draft.seat, draft.form.action, this.values.peek());
    if (exact === null) return;
    const moved = Object.entries(exact.snapped).filter(([name, value]) => {
      const isOpen = name in draft.given || PROPOSED.has(fieldOf(draft.form, name)?.kind ?? "");
      return isOpen && JSON.stringify(draft.given[name]) !== JSON.stringify(value);
    });
    if (moved.length === 0) return;
    this.draft.value = moved.reduce((now, [name, value]) => drafts.amend(now, name, value), draft);
  }
}

/** The draft with its form as a new sight of the same question brings it: it stays the chosen one. */
function reread(draft: drafts.Draft, sight: Sight | null): drafts.Draft {
  const words = JSON.stringify(draft.form);
  const form = sight?.decision?.forms.find((one) => JSON.stringify(one) === words);
  return form === undefined || form === draft.form ? draft : { ...draft, form };
}

/** The piece a draft is about: the one in its first field. */
function leading(draft: drafts.Draft): number | null {
  const first = draft.form.fields[0];
  const value = first === undefined ? undefined : draft.given[first.name];
  if (typeof value !== "number" || first?.kind !== "piece") return null;
  return fieldFor(draft.form, value) === undefined ? null : value;
}

function isOffered(sight: Sight | null, action: string): boolean {
  return (sight?.standing ?? []).some(({ forms }) => forms.some((form) => form.action === action));
}
