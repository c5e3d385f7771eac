/** Why something was refused, always as one sentence for a person. */

import { say, text } from "../texts";
import type { Refusal, Wire } from "../wire/types";

/** A request that the server refused, or that never reached it. */
export class ProblemError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  readonly detail: unknown;

  constructor(
    status: number,
    refusal: Refusal,
    detail: unknown = null,
    options: ErrorOptions = {},
  ) {
    super(`${status} ${refusal.text.key}`, options);
    this.name = "ProblemError";
    this.status = status;
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** A refusal of the page itself, which cites no rule. */
export function refuse(key: string, values: Record<string, string | number> = {}): Refusal {
  return { type: "refusal", rule: "", text: text(key, values) };
}

/** Whether an answer is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && (value as Refusal).type === "refusal";
}

/** What went wrong, as a sentence; anything unforeseen becomes a general one. */
export function sentence(error: unknown): string {
  if (isRefusal(error)) return say(error.text);
  if (error instanceof ProblemError) return say(error.refusal.text);
  return say(text("web-problem-unknown"));
}

/** The problem an answer with an error status carries. */
export async function problemOf(answer: Response): Promise<ProblemError> {
  try {
    const found = (await answer.json()) as Partial<Wire<"Problem">> & Partial<Wire<"Refused">>;
    if (isRefusal(found.refusal)) {
      return new ProblemError(answer.status, found.refusal, found.detail ?? null);
    }
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return new ProblemError(answer.status, refuse("web-problem-status", { status: answer.status }));
}
