/**
 * The stage manager: shows what came about in the order of the story, one thing after the other,
 * and only then lets the new scene and the new question stand. What is shown is never what counts:
 * the line to the server goes on by itself, and whatever cannot be shown in good time is skipped.
 */
import { batch, type Signal, signal } from "@preact/signals";

import type { Fallen, Frame, Show } from "../../model/contract";
import type { Scene, Sight, Text, Told } from "../../wire/types";
import type { Before } from "../traces/memory";
import { type Beat, beatsOf, settlingAfter } from "./beats";
import { entered, fallenIn, isUnsettled, sceneAfter } from "./between";
import { type Cast, castOf, frameAt } from "./cast";
import { isUndoing, onTheWay, type Reached, tells } from "./telling";

/** What lends the stage its time. */
export interface Clock {
  now(): number;
  frame(run: (now: number) => void): number;
  cancel(frame: number): void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  frame: (run) => requestAnimationFrame(run),
  cancel: (frame) => cancelAnimationFrame(frame),
};

/** A beat that begins, for those who draw, sound and look along. */
export interface Cue {
  beat: Beat;
  cast: Cast;
  scene: Scene;
  /** Milliseconds that it takes, and after how many the dice have come to rest. */
  lasts: number;
  strikes: number;
}

/** One sight and how it came about. */
interface Act {
  sight: Sight;
  beats: Beat[];
  /** The more there is in it, the faster it goes: the part of the usual time that each beat takes. */
  part: number;
}

/** So many milliseconds may be waiting to be shown; what is older is not shown but done. */
const PATIENCE = 12_000;
/** One act takes no longer than this at the usual speed. */
const LONGEST = 18_000;
/** So many who fell lie there as markers; the eldest go first. */
const GRAVES = 40;

export class Director implements Show {
  /** What the page shows: the newest sight, or the one before it with the scene in between. */
  readonly sight: Signal<Sight | null> = signal(null);
  readonly busy: Signal<boolean> = signal(false);
  /** How far the story is told; null: to its end. */
  readonly reached: Signal<Reached | null> = signal(null);
  /** The sentence of what is being shown. */
  readonly telling: Signal<Text | null> = signal(null);
  readonly fallen: Signal<readonly Fallen[]> = signal([]);
  /** How all stood before what was told last; null: nobody saw it. */
  readonly before: Signal<Before | null> = signal(null);

  readonly #pace: () => number;
  readonly #clock: Clock;
  readonly #frames = new Set<(frame: Frame) => void>();
  readonly #cues = new Set<(cue: Cue | null) => void>();
  readonly #skips = new Set<() => void>();
  #acts: Act[] = [];
  #cue: Cue | null = null;
  #began: number | null = null;
  #frame = 0;

  /** @param pace how long things take, as a factor of the usual; 0: nothing is shown. */
  constructor(pace: () => number, clock: Clock = CLOCK) {
    this.#pace = pace;
    this.#clock = clock;
  }

  /** A new sight, and the entries by which it came about. */
  tell(sight: Sight, news: readonly Told[]): void {
    const before = this.sight.peek();
    const seen = before === null ? [] : beatsOf(news);
    const beats = this.#pace() === 0 ? [] : seen;
    if (!this.#isPlayable(sight, news)) {
      this.stand(sight);
      return;
    }
    if (before !== null && news.length > 0 && this.#acts.length === 0) {
      this.before.value = { at: before.at, scene: before.scene };
    }
    if (tells(news, "RoundBegan")) this.fallen.value = [];
    if (beats.length === 0) this.#bury(seen);
    const last = this.#acts.at(-1);
    if (last !== undefined && news.length === 0) last.sight = sight;
    else if (beats.length === 0 && last === undefined) this.#standing(sight);
    else this.#acts.push({ sight, beats, part: Math.min(1, LONGEST / lengthOf(beats)) });
    this.#catchUp();
    if (this.#acts.length > 0 && this.#frame === 0) this.#next();
  }

  /** A sight that is shown as it stands: nobody has seen how it came about. */
  stand(sight: Sight | null): void {
    batch(() => {
      this.fallen.value = [];
      this.before.value = null;
      this.#standing(sight);
    });
  }

  /** Enough has been seen: all that waits is done at once. */
  skip(): void {
    const last = this.#acts.at(-1);
    if (last === undefined) return;
    this.#bury(this.#acts.flatMap(({ beats }) => beats));
    this.#standing(last.sight);
    for (const listener of this.#skips) listener();
  }

  follow(listener: (frame: Frame) => void): () => void {
    this.#frames.add(listener);
    return () => this.#frames.delete(listener);
  }

  /** Be told when a beat begins, and (null) when all is over. */
  onCue(listener: (cue: Cue | null) => void): () => void {
    this.#cues.add(listener);
    return () => this.#cues.delete(listener);
  }

  /** Be told when what waits is done at once. */
  onSkip(listener: () => void): () => void {
    this.#skips.add(listener);
    return () => this.#skips.delete(listener);
  }

  #standing(sight: Sight | null): void {
    this.#clear();
    batch(() => {
      this.sight.value = sight;
      this.#rest();
    });
  }

  /** How it looks at this moment; null: as the scene has it. */
  now(): Frame | null {
    if (this.#cue === null) return null;
    return frameAt(this.#cue.cast, this.#part(this.#clock.now()));
  }

  /** Others' eyes, or a past that was undone, are not a story that goes on. */
  #isPlayable(sight: Sight, news: readonly Told[]): boolean {
    const before = this.#acts.at(-1)?.sight ?? this.sight.peek();
    if (before === null || before.seat !== sight.seat || sight.at < before.at) return false;
    return !isUndoing(news);
  }

  /** What waits too long is done. */
  #catchUp(): void {
    while (this.#acts.length > 1 && this.#waiting() > PATIENCE) {
      this.#stop();
      const done = this.#acts.shift();
      if (done !== undefined) this.#finish(done);
    }
  }

  #waiting(): number {
    const pace = this.#pace();
    return this.#acts.reduce((sum, { beats, part }) => sum + lengthOf(beats) * part * pace, 0);
  }

  #next(): void {
    const act = this.#acts[0];
    const shown = this.sight.peek();
    if (act === undefined || shown === null) {
      this.#rest();
      return;
    }
    const beat = act.beats[0] ?? this.#settling(act, shown.scene);
    if (beat === null) {
      this.#acts.shift();
      batch(() => {
        this.#finish(act);
        this.#next();
      });
      return;
    }
    if (act.beats[0] === undefined) act.beats.push(beat);
    this.#begin(act, beat, shown);
  }

  /** Ranks close up when all is told, unless nobody is to be seen moving. */
  #settling(act: Act, scene: Scene): Beat | null {
    const { entry, told } = this.reached.peek() ?? { entry: -1, told: 0 };
    if (entry < 0 || !isUnsettled(scene, act.sight.scene)) return null;
    if (this.#cue?.beat.kind === "settle") return null;
    return settlingAfter(entry, told);
  }

  #begin(act: Act, beat: Beat, shown: Sight): void {
    const scene = entered(shown.scene, beat, act.sight.scene);
    const cast = castOf(beat, scene, act.sight.scene);
    const pace = this.#pace() * act.part;
    this.#cue = { beat, cast, scene, lasts: beat.lasts * pace, strikes: beat.strikes * pace };
    this.#began = null;
    const said = beat.happenings[0];
    batch(() => {
      this.busy.value = true;
      this.sight.value = onTheWay(shown, scene);
      // What dice did is told when they lie still.
      const told = beat.strikes > 0 ? beat.before : beat.told;
      this.reached.value = { entry: beat.entry, told };
      if (said !== undefined) this.telling.value = said.roll?.purpose ?? said.text;
    });
    for (const listener of this.#cues) listener(this.#cue);
    this.#frame = this.#clock.frame(this.#step);
  }

  readonly #step = (now: number): void => {
    this.#began ??= now;
    const cue = this.#cue;
    const [act] = this.#acts;
    if (cue === null || act === undefined) return;
    // Slower or faster, or not at all: what the reader sets counts at once.
    if (this.#pace() === 0) {
      this.skip();
      return;
    }
    const part = this.#part(now);
    const frame = frameAt(cue.cast, part);
    for (const listener of this.#frames) listener(frame);
    if (part * cue.lasts >= cue.strikes) this.#tellUpTo(cue.beat);
    if (part < 1) {
      this.#frame = this.#clock.frame(this.#step);
      return;
    }
    this.#frame = 0;
    this.#done(act, cue);
    this.#next();
  };

  #tellUpTo({ entry, told }: Beat): void {
    const reached = this.reached.peek();
    if (reached?.entry !== entry || reached.told < told) this.reached.value = { entry, told };
  }

  #part(now: number): number {
    const { lasts } = this.#cue ?? { lasts: 0 };
    if (this.#began === null) return 0;
    return lasts <= 0 ? 1 : Math.min(1, Math.max(0, (now - this.#began) / lasts));
  }

  #done(act: Act, { beat, cast, scene }: Cue): void {
    act.beats.shift();
    const shown = this.sight.peek();
    if (shown === null) return;
    batch(() => {
      this.#bury([beat]);
      const now = sceneAfter(scene, beat, cast, act.sight.scene, act.beats);
      this.sight.value = onTheWay(shown, now);
    });
  }

  /** Mark where those lie who fall in some beats. */
  #bury(beats: readonly Beat[]): void {
    const scene = this.sight.peek()?.scene;
    const graves = scene === undefined ? [] : fallenIn(scene, beats);
    if (graves.length > 0) this.fallen.value = [...this.fallen.value, ...graves].slice(-GRAVES);
  }

  /** The act is over: its sight stands, though its question waits while more is to be shown. */
  #finish(act: Act): void {
    const isLast = this.#acts.length === 0;
    this.sight.value = isLast ? act.sight : onTheWay(act.sight, act.sight.scene);
    this.reached.value = isLast ? null : { entry: act.sight.at, told: Infinity };
  }

  #stop(): void {
    if (this.#frame !== 0) this.#clock.cancel(this.#frame);
    this.#frame = 0;
    this.#cue = null;
    this.#began = null;
  }

  #clear(): void {
    this.#stop();
    this.#acts = [];
  }

  #rest(): void {
    const wasBusy = this.busy.peek();
    this.#stop();
    batch(() => {
      this.busy.value = false;
      this.reached.value = null;
      this.telling.value = null;
    });
    if (wasBusy) for (const listener of this.#cues) listener(null);
  }
}

function lengthOf(beats: readonly Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.lasts, 1);
}
