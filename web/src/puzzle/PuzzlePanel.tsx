/** Beside the table of a puzzle: what it is, what came of an answer, help, and the way on. */
import { useState } from "preact/hooks";

import { sessionOf } from "../ask/session";
import { Glyph, toastProblem } from "../look";
import type { Battle } from "../model/battle";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { type Attempt, isUnanswered } from "./attempt";
import { isSolved } from "./memory";
import { after, openPuzzle } from "./opening";
import { Stars } from "./Stars";
import "./puzzle.css";

type Line = Wire<"PuzzleLine">;

export function PuzzlePanel({ battle, attempt }: { battle: Battle; attempt: Attempt }) {
  const { game, number } = attempt.which;
  const all = useResource(() => api.puzzles.all(game), [game]);
  const lines = all.value?.puzzles ?? [];
  const line = lines.find((one) => one.number === number);
  const isOpen = isUnanswered(battle);
  return (
    <section class="coach puzzle-panel" aria-label={t("web-puzzle")}>
      <header>
        <b>
          {number}. {line === undefined ? t("web-puzzle") : say(line.title)}
        </b>
        {line !== undefined && <Stars stars={line.stars} />}
      </header>
      {isOpen && attempt.verdict.value === null && <p>{t("web-puzzle-task")}</p>}
      <Verdict attempt={attempt} isOpen={isOpen} />
      <footer>
        {isOpen && <Help battle={battle} attempt={attempt} />}
        <Onward game={game} line={line} next={after(game, lines, number)} isOpen={isOpen} />
      </footer>
    </section>
  );
}

/** What came of the last answer; where the page was loaded anew, only whether it was solved. */
function Verdict({ attempt, isOpen }: { attempt: Attempt; isOpen: boolean }) {
  const verdict = attempt.verdict.value;
  const hint = attempt.hint.value;
  return (
    <div role="status">
      {attempt.judging.value ? (
        <p class="row">
          <i class="spinner" aria-hidden="true" />
          {t("web-puzzle-judging")}
        </p>
      ) : (
        verdict !== null && (
          <p class={`puzzle-verdict ${verdict.solved ? "is-solved" : ""}`}>
            {verdict.solved && <Glyph sign="check" />}
            {say(verdict.text)}
          </p>
        )
      )}
      {!isOpen && verdict === null && (
        <p>{t(isSolved(attempt.which) ? "web-puzzle-solved-before" : "web-puzzle-moved-on")}</p>
      )}
      {isOpen && hint !== null && <p class="puzzle-hint">{say(hint)}</p>}
    </div>
  );
}

function Help({ battle, attempt }: { battle: Battle; attempt: Attempt }) {
  const { asking } = sessionOf(battle);
  const askHint = async () => {
    const refusal = await attempt.askHint();
    if (refusal !== null) toastProblem(refusal);
  };
  return (
    <>
      {attempt.hint.value === null && (
        <button type="button" class="button" data-puzzle="hint" onClick={() => void askHint()}>
          <Glyph sign="idea" />
          {t("web-puzzle-hint")}
        </button>
      )}
      <button
        type="button"
        class="button"
        data-puzzle="solution"
        disabled={attempt.judging.value || asking.wondering.value}
        onClick={() => void asking.wonder()}
      >
        {t("web-puzzle-solution")}
      </button>
    </>
  );
}

interface OnwardProps {
  game: string;
  line: Line | undefined;
  next: Line | null;
  isOpen: boolean;
}

function Onward({ game, line, next, isOpen }: OnwardProps) {
  const [busy, setBusy] = useState(false);
  const open = (wanted: Line) => {
    setBusy(true);
    openPuzzle(game, wanted)
      .catch(toastProblem)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <a class="button quiet" href={`/puzzles/${game}`}>
        {t("web-puzzle-all")}
      </a>
      {!isOpen && line !== undefined && (
        <button type="button" class="button" disabled={busy} onClick={() => open(line)}>
          {t("web-puzzle-again")}
        </button>
      )}
      {next !== null && (
        <button
          type="button"
          class={`button ${isOpen ? "quiet" : "primary"}`}
          data-puzzle="next"
          disabled={busy}
          onClick={() => open(next)}
        >
          {t("web-puzzle-next")}
          <Glyph sign="forward" />
        </button>
      )}
    </>
  );
}
