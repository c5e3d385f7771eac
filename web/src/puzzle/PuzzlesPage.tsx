/** Puzzles of a game: how hard, what about, which are solved. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Empty, Glyph, toastProblem } from "../look";
import { api } from "../net/api";
import { Loaded } from "../page/Loaded";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { isSolved } from "./memory";
import { openPuzzle } from "./opening";
import { Stars } from "./Stars";
import "./puzzle.css";

type Shown = Wire<"PuzzlesShown">;
type Line = Wire<"PuzzleLine">;

export function PuzzlesPage({ game }: { game: string }) {
  const house = useResource(() => api.house(), []);
  const games = house.value?.games ?? [];
  const here = game === "" ? (games[0]?.key ?? "") : game;
  useEffect(() => {
    pageTitle.value = t("web-puzzles");
  }, []);
  return (
    <main class="page stack puzzles">
      <header class="stack tight">
        <h1>{t("web-puzzles")}</h1>
        <p class="soft puzzles-lead">{t("web-puzzles-lead")}</p>
      </header>
      <Loaded of={house}>
        {() => (
          <nav class="row puzzle-games" aria-label={t("web-games")}>
            {games.map(({ key, title }) => (
              <a
                key={key}
                class="button"
                href={`/puzzles/${key}`}
                aria-current={key === here ? "page" : undefined}
              >
                {say(title)}
              </a>
            ))}
          </nav>
        )}
      </Loaded>
      {here !== "" && <GamePuzzles key={here} game={here} />}
    </main>
  );
}

function GamePuzzles({ game }: { game: string }) {
  const shown = useResource(() => api.puzzles.all(game), [game]);
  return <Loaded of={shown}>{(value) => <PuzzleList shown={value} />}</Loaded>;
}

function PuzzleList({ shown }: { shown: Shown }) {
  const [busy, setBusy] = useState(false);
  const done = shown.puzzles.filter(({ number }) => isSolved({ game: shown.game, number }));
  const open = (line: Line) => {
    setBusy(true);
    openPuzzle(shown.game, line)
      .catch(toastProblem)
      .finally(() => setBusy(false));
  };
  if (shown.puzzles.length === 0) return <Empty words={t("web-puzzles-none")} />;
  return (
    <section class="stack tight" aria-labelledby="puzzles-of">
      <div class="row spread">
        <h2 id="puzzles-of">{say(shown.title)}</h2>
        <p class="soft">
          {t("web-puzzles-solved", { solved: done.length, count: shown.puzzles.length })}
        </p>
      </div>
      <ul class="plain puzzle-list">
        {shown.puzzles.map((line) => (
          <PuzzleRow
            key={line.number}
            line={line}
            solved={done.includes(line)}
            disabled={busy}
            onOpen={() => open(line)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  line: Line;
  solved: boolean;
  disabled: boolean;
  onOpen(): void;
}

function PuzzleRow({ line, solved, disabled, onOpen }: RowProps) {
  const army = typeof line.army === "string" ? line.army : say(line.army);
  const where = [say(line.scenario_title), army, t("puzzle-round", { round: line.round })];
  return (
    <li>
      <button
        type="button"
        class={`card puzzle-row ${solved ? "is-solved" : ""}`}
        data-puzzle={line.number}
        disabled={disabled}
        onClick={onOpen}
      >
        <span class="puzzle-number title">{line.number}</span>
        <span class="puzzle-words">
          <span class="title puzzle-title">{say(line.title)}</span>
          <span class="soft small">{where.filter((words) => words !== "").join(" · ")}</span>
        </span>
        <span class="puzzle-end">
          <Stars stars={line.stars} />
          {solved && (
            <span class="puzzle-done small">
              <Glyph sign="check" size={16} />
              {t("web-puzzle-solved")}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
