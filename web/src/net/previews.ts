/** Previews are asked for at every move of the pointer; few of them need to be sent. */

/** At most twenty a second. */
export const PAUSE = 50;

interface Wanted<Question, Answer> {
  question: Question;
  resolve(answer: Answer | null): void;
}

/**
 * Sends at most one question per `PAUSE`, and one at a time: while it is out only the newest of
 * those that come is kept. One that was overtaken before it was sent is answered with null.
 */
export class Newest<Question, Answer> {
  readonly #send: (question: Question) => Promise<Answer | null>;
  #waiting: Wanted<Question, Answer> | null = null;
  #out = false;
  #last = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(send: (question: Question) => Promise<Answer | null>) {
    this.#send = send;
  }

  ask(question: Question): Promise<Answer | null> {
    this.#waiting?.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = { question, resolve };
      this.#pump();
    });
  }

  /** Nothing that waits matters any more. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting?.resolve(null);
    this.#waiting = null;
  }

  #pump(): void {
    if (this.#out || this.#waiting === null || this.#timer !== undefined) return;
    const early = this.#last + PAUSE - performance.now();
    if (early > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#pump();
      }, early);
      return;
    }
    void this.#sendNow(this.#waiting);
  }

  async #sendNow(wanted: Wanted<Question, Answer>): Promise<void> {
    this.#waiting = null;
    this.#out = true;
    this.#last = performance.now();
    try {
      wanted.resolve(await this.#send(wanted.question));
    } catch {
      wanted.resolve(null);
    } finally {
      this.#out = false;
      this.#pump();
    }
  }
}
