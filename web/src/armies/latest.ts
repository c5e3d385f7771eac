/** Ask about a value that keeps changing: after a short rest, and only the newest answer counts. */

export interface Latest<Value> {
  /** The value is this now. */
  ask(value: Value): void;
  /** Nobody listens any more. */
  stop(): void;
}

export function latest<Value, Answer>(
  request: (value: Value, signal: AbortSignal) => Promise<Answer>,
  heard: { answer(answer: Answer, value: Value): void; problem(error: unknown): void },
  rest = 120,
): Latest<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };

  const send = (value: Value): void => {
    const mine = new AbortController();
    running = mine;
    request(value, mine.signal).then(
      (answer) => {
        if (running === mine) heard.answer(answer, value);
      },
      (error: unknown) => {
        if (running === mine) heard.problem(error);
      },
    );
  };

  return {
    ask(value) {
      stop();
      timer = setTimeout(() => send(value), rest);
    },
    stop,
  };
}
