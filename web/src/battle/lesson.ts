/** The guided first battle: which step the learner is shown, and what was read so far. */
import type { Wire } from "../wire/types";

export type Step = Wire<"LessonStep">;

/**
 * The step to show: what is to be done, or first what is to be read before it; the number of steps
 * when all are done and read.
 *
 * `done` is the step that the battle stands at, `read` how many steps the learner has read. Whoever
 * goes on without pressing "read on" has read on.
 */
export function shownStep(steps: readonly Step[], done: number, read: number): number {
  const before = steps.slice(0, done).findLastIndex((step) => !step.reading);
  const first = Math.max(read, before + 1);
  return first < done ? first : done;
}

/** How many steps the browser has kept as read; anything else begins it anew. */
export function recalledRead(kept: unknown): number {
  return Number.isInteger(kept) && Number(kept) > 0 ? Number(kept) : 0;
}
