/** A line that only shows: for looking back. Nothing can be done on it. */
import { signal } from "@preact/signals";
import type { Line } from "../model/battle";
import { refuse } from "../net/problem";

export function stillLine(): Line {
  const refusal = refuse("replay-only-looking");
  return {
    connection: signal("live"),
    act: () => Promise.resolve(refusal),
    preview: () => Promise.resolve(null),
    measure: () => Promise.resolve(refusal),
    survey: () => Promise.resolve(refusal),
    hint: () => Promise.resolve(refusal),
    look: () => undefined,
    chat: () => undefined,
    close: () => undefined,
  };
}
