/** The script: news of the story cut into beats, each of which is shown as one thing. */
import type { Happening, Motion, Rolling, Told } from "../../wire/types";
import { lasting } from "./motion";

/** `effect`: something is seen that moves nobody (a spell is cast); `settle`: ranks close up. */
export type BeatKind = Motion["kind"] | "roll" | "effect" | "settle";

export interface Beat {
  kind: BeatKind;
  /** The entry of the log, and how many of its happenings are told before the beat and with it. */
  entry: number;
  before: number;
  told: number;
  /** What it shows: motions at the same time, or rolls that are one throw. */
  happenings: Happening[];
  /** Milliseconds at the usual speed. */
  lasts: number;
  /** When dice have come to rest and what they did is seen, in milliseconds from its beginning. */
  strikes: number;
}

export const TUMBLE = 720;
const EFFECT = 480;
const REST = 560;
const SETTLING = 260;
/** Each further die wants to be read, too, up to so many. */
const READING = 45;
const MOST_READ = 8;
/** An entry with more throws than this shows each of them faster, but never faster than this part. */
const MANY = 5;
const LEAST = 0.4;

/** Beats of entries in the order of the story. What was taken back is not shown. */
export function beatsOf(news: readonly Told[]): Beat[] {
  return news.filter((told) => told.holds).flatMap(beatsOfEntry);
}

function beatsOfEntry(told: Told): Beat[] {
  const beats: Beat[] = [];
  told.happenings.forEach((happening, index) => {
    const kind = kindOf(happening);
    if (kind === null || isPartOfMove(told.happenings, index)) return;
    const last = beats.at(-1);
    if (last !== undefined && joins(last, happening, kind)) {
      last.happenings.push(happening);
      last.told = index + 1;
    } else {
      const beat = { kind, entry: told.entry, before: index, told: index + 1 };
      beats.push({ ...beat, happenings: [happening], lasts: 0, strikes: 0 });
    }
  });
  const throws = beats.filter(({ kind }) => kind === "roll").length;
  const part = throws > MANY ? Math.max(LEAST, MANY / throws) : 1;
  return beats.map((beat) => timed(beat, part));
}

function kindOf({ motion, roll, effect }: Happening): BeatKind | null {
  if (motion !== null) return motion.kind;
  if (roll !== null) return "roll";
  return effect === null ? null : "effect";
}

/** Whoever turns and then goes, turns as he goes. */
function isPartOfMove(all: readonly Happening[], index: number): boolean {
  const motion = all[index]?.motion;
  if (motion?.kind !== "turn") return false;
  const next = all.slice(index + 1).find((one) => one.motion?.piece === motion.piece);
  return next?.motion?.kind === "move";
}

function joins(beat: Beat, happening: Happening, kind: BeatKind): boolean {
  if (beat.kind !== kind) return false;
  const { motion, roll } = happening;
  if (roll !== null) return isOneThrow(beat.happenings, happening, roll);
  if (motion === null) return false;
  if (beat.happenings.some((one) => one.motion?.piece === motion.piece)) return false;
  return beat.happenings[0]?.motion?.manner === motion.manner;
}

/** The same roll again by the same, or the two dice of a contest. */
function isOneThrow(before: readonly Happening[], next: Happening, roll: Rolling): boolean {
  const first = before[0];
  const last = before.at(-1);
  if (first?.roll == null || last === undefined || first.roll.sides !== roll.sides) return false;
  if (first.roll.purpose.key !== roll.purpose.key) return false;
  const isPool = JSON.stringify(first.roll.purpose) === JSON.stringify(roll.purpose);
  if (isPool) return String(first.about) === String(next.about);
  const isContest = before.length === 1 && first.about.length <= 1 && next.about.length <= 1;
  return isContest && first.roll.seat !== roll.seat;
}

/** The last beat of what came about: whoever has not come to his place yet goes there. */
export function settlingAfter(entry: number, told: number): Beat {
  const none = { happenings: [], lasts: SETTLING, strikes: 0 };
  return { kind: "settle", entry, before: told, told, ...none };
}

function timed(beat: Beat, part: number): Beat {
  const motions = beat.happenings.flatMap(({ motion }) => (motion === null ? [] : [motion]));
  const effect = beat.happenings.some((one) => one.effect !== null);
  if (beat.kind === "effect") return { ...beat, lasts: EFFECT + 160 };
  if (beat.kind !== "roll") return { ...beat, lasts: Math.max(...motions.map(lasting)) };
  const dice = beat.happenings.reduce((sum, one) => sum + (one.roll?.dice.length ?? 0), 0);
  const rest = REST + Math.min(MOST_READ, dice) * READING;
  const lasts = (TUMBLE + (effect ? EFFECT : 0) + rest) * part;
  return { ...beat, lasts, strikes: TUMBLE * part };
}
