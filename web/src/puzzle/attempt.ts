/** Trying to solve a puzzle: answers are judged first, and only what solves it is played. */
import { type Signal, signal } from "@preact/signals";

import type { Battle, Line } from "../model/battle";
import { api } from "../net/api";
import { ProblemError, refuse } from "../net/problem";
import type { Refusal, Wire } from "../wire/types";
import { setSolved, type Which } from "./memory";

/** Entries in the log of a puzzle that nobody has answered. */
export const UNANSWERED = 1;

type Action = Record<string, unknown> & { type: string };

/** What an attempt needs of the server; tests bring their own. */
export interface Judge {
  answer(which: Which, action: Action): Promise<Wire<"PuzzleVerdict">>;
  hint(which: Which): Promise<Wire<"PuzzleHelp">>;
  solution(which: Which): Promise<Wire<"PuzzleSolution">>;
}

const SERVER: Judge = {
  answer: ({ game, number }, action) => api.puzzles.answer(game, number, action),
  hint: ({ game, number }) => api.puzzles.hint(game, number),
  solution: ({ game, number }) => api.puzzles.solution(game, number),
};

function refusalOf(error: unknown): Refusal {
  return error instanceof ProblemError ? error.refusal : refuse("web-problem-unknown");
}

export class Attempt {
  readonly which: Which;
  /** What came of the last answer; null before there is one. */
  readonly verdict: Signal<Wire<"PuzzleVerdict"> | null> = signal(null);
  /** An answer is being judged. */
  readonly judging = signal(false);
  /** What to think of, once it was asked for. */
  readonly hint: Signal<Wire<"PuzzleHelp">["text"] | null> = signal(null);
  readonly #judge: Judge;

  constructor(which: Which, judge: Judge = SERVER) {
    this.which = which;
    this.#judge = judge;
  }

  /** Judge an answer: null where it solves the puzzle, else the word that it was not played. */
  async tried(action: Action): Promise<Refusal | null> {
    this.judging.value = true;
    try {
      const verdict = await this.#judge.answer(this.which, action);
      this.verdict.value = verdict;
      if (verdict.solved) setSolved(this.which);
      return verdict.solved ? null : refuse("web-puzzle-not-played");
    } catch (error) {
      return refusalOf(error);
    } finally {
      this.judging.value = false;
    }
  }

  async askHint(): Promise<Refusal | null> {
    try {
      this.hint.value = (await this.#judge.hint(this.which)).text;
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** The solution in the form of a hint, so that it is filled in and drawn. */
  async solution(number: number): Promise<Wire<"Hint"> | Refusal> {
    try {
      const { seat, action, text, chance } = await this.#judge.solution(this.which);
      return { number, seat, action, text, chance, gain: null };
    } catch (error) {
      return refusalOf(error);
    }
  }
}

/** The line to the battle of a puzzle: until it is solved, answers go to the judge first. */
class AttemptLine implements Line {
  readonly connection: Line["connection"];
  readonly #line: Line;
  readonly #battle: Battle;
  readonly #attempt: Attempt;

  constructor(battle: Battle, attempt: Attempt) {
    this.#line = battle.line;
    this.#battle = battle;
    this.#attempt = attempt;
    this.connection = battle.line.connection;
  }

  async act(seat: number, action: Action): Promise<Refusal | null> {
    const sight = this.#battle.sight.value;
    const asked = sight?.decision?.forms.some((form) => form.action === action.type) ?? false;
    if (asked && isUnanswered(this.#battle)) {
      const refusal = await this.#attempt.tried(action);
      if (refusal !== null) return refusal;
    }
    return this.#line.act(seat, action);
  }

  preview(...asked: Parameters<Line["preview"]>): ReturnType<Line["preview"]> {
    return this.#line.preview(...asked);
  }

  measure(...asked: Parameters<Line["measure"]>): ReturnType<Line["measure"]> {
    return this.#line.measure(...asked);
  }

  survey(piece: number): ReturnType<Line["survey"]> {
    return this.#line.survey(piece);
  }

  hint(seat: number): ReturnType<Line["hint"]> {
    if (isUnanswered(this.#battle)) return this.#attempt.solution(UNANSWERED);
    return this.#line.hint(seat);
  }

  look(seat: number | null): void {
    this.#line.look(seat);
  }

  chat(text: string): void {
    this.#line.chat(text);
  }

  close(): void {
    this.#line.close();
  }
}

/** Whether the puzzle of a battle still waits for its answer. */
export function isUnanswered(battle: Battle): boolean {
  return battle.sight.value?.number === UNANSWERED;
}

/** The battle of a puzzle as its page has it. */
export function attempted(battle: Battle, attempt: Attempt): Battle {
  return { ...battle, line: new AttemptLine(battle, attempt) };
}
