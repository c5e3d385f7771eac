/**
 * Actions on their way: one at a time, each sent once.
 *
 * An action answers the log as the page shows it. After a broken connection one that was never
 * sent goes out; one that was sent is looked for in the log, never sent again.
 */
import type { Refusal, Sight, Told, Wire } from "../wire/types";
import { refuse } from "./problem";

export type Action = Record<string, unknown> & { type: string };
type Answer = Wire<"Done"> | Wire<"Refused">;

/** What must be known of the line and the battle to act. */
export interface Table {
  sight(): Sight | null;
  story(): readonly Told[];
  /** The number of the next message. */
  nextId(): number;
  /** Send if the line stands; false: it does not. */
  send(message: Wire<"Act">): boolean;
}

interface Pending {
  message: Wire<"Act">;
  tag: string;
  sent: boolean;
  /** What was asked, where several answer sealed at the same time; else empty. */
  question: string;
  /** Another sealed answer came in first: this one goes out again for the same question. */
  overtaken: Refusal | null;
  /** The length of the log once it is known to be taken. */
  done: number | null;
  resolve(refusal: Refusal | null): void;
}

export class Acts {
  readonly #table: Table;
  #pending: Pending | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  get busy(): boolean {
    return this.#pending !== null;
  }

  /** Take an action; resolves with null once the page shows what came of it, or with why not. */
  take(seat: number, action: Action): Promise<Refusal | null> {
    const sight = this.#table.sight();
    if (sight === null) return Promise.resolve(refuse("web-line-lost"));
    if (this.busy) return Promise.resolve(refuse("web-act-busy"));
    const id = this.#table.nextId();
    return new Promise((resolve) => {
      this.#pending = {
        message: { type: "act", id, after: sight.number, seat, action: action as never },
        tag: action.type,
        sent: false,
        question: sealedQuestion(sight, seat),
        overtaken: null,
        done: null,
        resolve,
      };
      this.#send();
    });
  }

  /** The server's word about the action; false if it is about something else. */
  answered(answer: Answer): boolean {
    const pending = this.#pending;
    if (pending?.message.id !== answer.id) return false;
    if (answer.type === "done") pending.done = answer.number;
    else if (answer.stale && pending.question !== "") pending.overtaken = answer.refusal;
    else this.settle(answer.refusal);
    this.seen();
    return true;
  }

  /** The page shows a newer state. */
  seen(): void {
    const pending = this.#pending;
    const sight = this.#table.sight();
    if (pending === null || sight === null) return;
    if (pending.done !== null) {
      if (sight.number >= pending.done) this.settle(null);
    } else if (pending.overtaken !== null && sight.number > pending.message.after) {
      this.#again(pending, pending.overtaken, sight);
    }
  }

  /** The line stands again, and the page shows what happened meanwhile. */
  resume(): void {
    const pending = this.#pending;
    if (pending === null) return;
    if (!pending.sent) {
      this.#send();
    } else if (pending.done === null && pending.overtaken === null) {
      const { seat, after } = pending.message;
      const taken = this.#table.story().find((told) => told.entry === after);
      const known = taken?.action === pending.tag || taken?.action === "";
      if (taken?.seat === seat && known) this.settle(null);
      else this.settle(refuse(taken === undefined ? "web-act-unheard" : "web-act-late"));
    }
  }

  /** It is over with this action. */
  settle(refusal: Refusal | null): void {
    const pending = this.#pending;
    this.#pending = null;
    pending?.resolve(refusal);
  }

  #send(): void {
    if (this.#pending !== null) this.#pending.sent = this.#table.send(this.#pending.message);
  }

  /** Refused only because another sealed answer was quicker: the same question, answered again. */
  #again(pending: Pending, refusal: Refusal, sight: Sight): void {
    if (sealedQuestion(sight, pending.message.seat) !== pending.question) {
      this.settle(refusal);
      return;
    }
    const id = this.#table.nextId();
    pending.message = { ...pending.message, id, after: sight.number };
    pending.overtaken = null;
    this.#send();
  }
}

/** What a seat is asked, where all answer sealed; empty where the order of answers matters. */
function sealedQuestion(sight: Sight, seat: number): string {
  const { decision } = sight;
  const open = decision !== null && decision.mode === "all" && sight.asked.includes(seat);
  if (!open || decision.answered.includes(seat)) return "";
  return JSON.stringify([decision.prompt, decision.forms]);
}
