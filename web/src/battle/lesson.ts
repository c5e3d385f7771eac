/** The guided first battle: which step the learner is at. */
import type { Told, Wire } from "../wire/types";

export type Step = Wire<"LessonStep">;

export interface Coaching {
  /** The step that is shown; the number of steps when all are done. */
  step: number;
  /** Only actions from this log entry on count for it. */
  from: number;
  /** The learner wants no coach. */
  skipped: boolean;
}

export const BEGINNING: Coaching = { step: 0, from: 0, skipped: false };

export function isDone(steps: readonly Step[], at: Coaching): boolean {
  return at.step >= steps.length;
}

/** A step that the learner only reads. */
export function isReading(step: Step | undefined): boolean {
  return step !== undefined && step.until.length === 0;
}

/**
 * Where the learner is after what has been told.
 *
 * Whoever does what a later step asks has no need of the steps before it: a turn may end by itself,
 * and somebody who acts without pressing "read on" has read on.
 */
export function advanced(
  steps: readonly Step[],
  at: Coaching,
  story: readonly Told[],
  seats: readonly number[],
): Coaching {
  if (at.skipped) return at;
  let { step, from } = at;
  const own = story.filter((told) => told.seat !== null && seats.includes(told.seat) && told.holds);
  for (const told of own) {
    const next = told.entry < from ? null : asksFor(steps, step, told.action);
    if (next === null) continue;
    step = next + 1;
    from = told.entry + 1;
  }
  return step === at.step ? at : { ...at, step, from };
}

/** The step at or after this one that an action ends. */
function asksFor(steps: readonly Step[], step: number, action: string): number | null {
  const found = steps.findIndex((one, index) => index >= step && one.until.includes(action));
  return found < 0 ? null : found;
}

/** The learner has read the words of this step. */
export function readOn(at: Coaching, number: number): Coaching {
  return { ...at, step: at.step + 1, from: Math.max(at.from, number) };
}

export function skipped(at: Coaching): Coaching {
  return { ...at, skipped: true };
}

/** What the browser has kept of a lesson; anything else begins it anew. */
export function recalledCoaching(kept: unknown): Coaching {
  if (typeof kept !== "object" || kept === null) return BEGINNING;
  const { step, from, skipped: skip } = kept as Record<string, unknown>;
  if (!Number.isInteger(step) || !Number.isInteger(from)) return BEGINNING;
  return { step: Number(step), from: Number(from), skipped: skip === true };
}
