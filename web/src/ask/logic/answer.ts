/** An answer in the making as it can be seen: what was given, and all that follows from it. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";

import type { Battle } from "../../model/battle";
import { type At, NOTHING, type Overlay } from "../../model/contract";
import type {
  AnyField,
  Decision,
  Form,
  Measuring,
  Preview,
  Refusal,
  Scene,
  Spot,
  Text,
} from "../../wire/types";
import * as drafts from "./draft";
import { isFilled } from "./filling";
import { type Target, targetOf } from "./leading";
import { formsFor, openSeats } from "./offers";
import { overlayOf } from "./overlay";
import { Previewer } from "./previewing";
import { fieldOf, pieceOf, type Values } from "./values";

const FREE: Measuring = { ruler: "free", reach: true, rule: "" };

/** What the pointer is over, as if it had been chosen. */
export interface Hover {
  /** Where the pointer is on the table; null: on a button. */
  at: At | null;
  values: Values;
  allowed: boolean;
}

/** The signals of one answer, for reading. Whoever changes them is `Asking`. */
export class Answer {
  readonly draft = signal<drafts.Draft | null>(null);
  /** A piece that was clicked before a form was chosen. */
  readonly picked = signal<number | null>(null);
  readonly hover = signal<Hover | null>(null);
  /** Why the last action was refused. */
  readonly refusal = signal<Refusal | null>(null);
  readonly busy = signal(false);
  /** Why the strongest bot would do what is filled in, as long as that is its hint. */
  readonly hint = signal<Text | null>(null);
  /** Whether somebody who is led reads first: then nothing pulses. */
  readonly isReading = signal(false);
  /** Whether a hint is under way. */
  readonly wondering = signal(false);
  /** The one of several pieces that is being placed. */
  readonly active = signal<number | null>(null);
  /** Whether one is moved alone where otherwise all go along. */
  readonly alone = signal(false);
  readonly box = signal<readonly [Spot, Spot] | null>(null);
  readonly previewer: Previewer;
  protected readonly asSeat = signal<number | null>(null);

  constructor(readonly battle: Battle) {
    this.previewer = new Previewer(battle.line);
  }

  /** The decision, if the viewer is to answer it here and now. */
  readonly decision: ReadonlySignal<Decision | null> = computed(() => {
    const sight = this.battle.sight.value;
    return openSeats(sight).length > 0 ? (sight?.decision ?? null) : null;
  });

  readonly seats: ReadonlySignal<number[]> = computed(() => openSeats(this.battle.sight.value));

  readonly seat: ReadonlySignal<number | null> = computed(() => {
    const wanted = this.asSeat.value;
    const seats = this.seats.value;
    return wanted !== null && seats.includes(wanted) ? wanted : (seats[0] ?? null);
  });

  /** The forms to offer: all, or first those of the picked piece. */
  readonly offered: ReadonlySignal<Form[]> = computed(() => {
    const decision = this.decision.value;
    const piece = this.picked.value;
    if (decision === null) return [];
    const forPiece = piece === null ? [] : formsFor(decision, piece);
    if (forPiece.length === 0) return decision.forms;
    return decision.forms.filter((form) => forPiece.includes(form) || form.fields.length === 0);
  });

  readonly field: ReadonlySignal<AnyField | undefined> = computed(() => {
    const draft = this.draft.value;
    return draft === null ? undefined : fieldOf(draft.form, draft.at);
  });

  /** What is being chosen for whom: as long as it is the same, its region holds. */
  protected readonly about: ReadonlySignal<string> = computed(() => {
    const field = this.field.value;
    const piece = field === undefined ? null : pieceOf(field, this.values.value);
    return `${this.draft.value?.form.action}/${field?.name}/${piece}`;
  });

  readonly table: ReadonlySignal<drafts.Table | null> = computed(() => {
    const scene = this.battle.sight.value?.scene;
    if (scene === undefined) return null;
    return { scene, ghosts: this.previewer.shown.value?.preview.ghosts ?? [] };
  });

  /** Everything filled in so far, with what follows by itself. */
  readonly values: ReadonlySignal<Values> = computed(() => {
    const draft = this.draft.value;
    const table = this.table.value;
    return draft === null || table === null ? {} : drafts.valuesOf(draft, table);
  });

  readonly complete: ReadonlySignal<boolean> = computed(() => {
    const draft = this.draft.value;
    const table = this.table.value;
    return draft !== null && table !== null && drafts.isComplete(draft, table);
  });

  /** The field to go on to: this one is filled and could take more, another lacks its value. */
  readonly next: ReadonlySignal<AnyField | undefined> = computed(() => {
    const draft = this.draft.value;
    const table = this.table.value;
    const field = this.field.value;
    if (draft === null || table === null || field === undefined) return;
    const values = this.values.value;
    if (!isFilled(field, values[field.name], values)) return;
    return drafts.missing(draft, table).find(({ name }) => name !== field.name);
  });

  /** The preview of exactly what is filled in (or under the pointer); null while it comes. */
  readonly exact: ReadonlySignal<Preview | null> = computed(() => {
    const draft = this.draft.value;
    if (draft === null || !drafts.hasPreview(draft)) return null;
    const values = this.hover.value?.values ?? this.values.value;
    return this.previewer.answers(draft.seat, draft.form.action, values);
  });

  /** The newest preview that came, exact or not. */
  readonly preview: ReadonlySignal<Preview | null> = computed(() =>
    this.draft.value === null ? null : (this.previewer.shown.value?.preview ?? null),
  );

  /** The preview of what is filled in, whatever the pointer is over; null while it comes. */
  readonly settledPreview: ReadonlySignal<Preview | null> = computed(() => {
    const draft = this.draft.value;
    if (draft === null || !drafts.hasPreview(draft)) return null;
    return this.previewer.known(draft.seat, draft.form.action, this.values.value);
  });

  /** The preview by which pieces are offered: what lies under the pointer takes nothing away. */
  readonly offering: ReadonlySignal<Preview | null> = computed(
    () => this.settledPreview.value ?? this.preview.value,
  );

  /** Why what is filled in cannot be played, as far as it is known. */
  readonly hindrance: ReadonlySignal<Refusal | null> = computed(
    () => this.settledPreview.value?.refusal ?? null,
  );

  readonly measuring: ReadonlySignal<Measuring> = computed(() => {
    const own = this.draft.value?.form.measuring;
    return own ?? this.battle.sight.value?.decision?.measuring ?? FREE;
  });

  readonly overlay: ReadonlySignal<Overlay> = computed(() => {
    const draft = this.draft.value;
    const scene = this.battle.sight.value?.scene;
    if (draft === null || scene === undefined) return NOTHING;
    const hover = this.hover.value;
    return overlayOf({
      scene,
      draft,
      values: hover?.values ?? this.values.value,
      exact: this.exact.value,
      last: this.preview.value,
      offering: this.offering.value,
      region: this.previewer.regionAbout(this.about.value),
      hindrance: this.hindrance.value,
      hover,
      measuring: this.measuring.value,
      box: this.box.value,
    });
  });

  /** What somebody who is led is to press next. */
  readonly target: ReadonlySignal<Target | null> = computed(() => {
    const lead = this.battle.sight.value?.lesson?.lead ?? null;
    const decision = this.decision.value;
    if (lead === null || decision === null || this.busy.value || this.isReading.value) return null;
    return targetOf({
      lead,
      decision,
      draft: this.draft.value,
      values: this.values.value,
      isReady: this.complete.value && this.hindrance.value === null,
    });
  });

  /** Whether there is but one way to answer; what a lesson locks is there, too. */
  readonly isOnly: ReadonlySignal<boolean> = computed(() => {
    const locked = this.battle.sight.value?.lesson?.locked ?? [];
    return this.decision.value?.forms.length === 1 && locked.length === 0;
  });

  get scene(): Scene | null {
    return this.battle.sight.value?.scene ?? null;
  }
}
