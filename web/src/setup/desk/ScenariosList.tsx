/** All my scenarios, and the beginning of a new one. */
import { useState } from "preact/hooks";

import { FilePicker } from "../../armies/FilePicker";
import { type Paper, Papers } from "../../armies/Papers";
import { Empty, Glyph, Trouble, toastProblem, Waiting } from "../../look";
import { api } from "../../net/api";
import { useResource } from "../../page/resource";
import { go } from "../../page/router";
import { length, say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { told } from "../draw/names";
import { Faults } from "../scenario/Faults";
import { FILES } from "../scenario/files";
import { sceneOfPaper } from "../scenario/OwnScenario";
import { gameIn } from "../scenario/written";
import { TableThumb } from "../TableThumb";

async function fetchAll() {
  const [house, mine] = await Promise.all([api.house(), api.me()]);
  return { house, papers: mine.papers.filter((paper) => paper.kind === "scenario") };
}

export function ScenariosList() {
  const { value, trouble, reload } = useResource(fetchAll, []);
  return (
    <main class="page armies">
      <header class="page-head">
        <div>
          <h1>{t("desk-scenarios")}</h1>
          <p class="soft">{t("desk-lead")}</p>
        </div>
      </header>
      {trouble !== "" ? (
        <Trouble words={trouble} onRetry={reload} />
      ) : value === null ? (
        <Waiting />
      ) : (
        <>
          <section aria-labelledby="my-scenarios">
            <h2 id="my-scenarios">{t("desk-mine")}</h2>
            {value.papers.length === 0 ? (
              <Empty words={t("desk-none")} />
            ) : (
              <Papers
                picture={(paper) => <Picture paper={paper} />}
                papers={value.papers}
                about={(paper) => aboutScenario(paper, value.house)}
                use={(paper) => ({
                  words: t("desk-play"),
                  href: `/new/${paper.game}?written=${paper.id}`,
                })}
                onGone={reload}
              />
            )}
            <OpenFile games={value.house.games.map(({ key }) => key)} />
          </section>
          <section aria-labelledby="new-scenario">
            <h2 id="new-scenario">{t("desk-new")}</h2>
            <ul class="plain ready">
              {value.house.games
                .filter(({ kit }) => kit)
                .map((game) => (
                  <li key={game.key} class="card">
                    <NewScenario game={game} />
                  </li>
                ))}
            </ul>
          </section>
        </>
      )}
    </main>
  );
}

/** A new one of a game: from nothing, or from one of the game's own. */
function NewScenario({ game }: { game: Wire<"GameLine"> }) {
  const { value } = useResource(() => api.game(game.key), [game.key]);
  return (
    <>
      <h3 class="title">{say(game.title)}</h3>
      <div class="stack tight">
        <a class="button primary" href={`/scenarios/new?game=${game.key}`}>
          <Glyph sign="plus" />
          {t("desk-empty")}
        </a>
        {value !== null && (
          <select
            class="input"
            aria-label={t("desk-like-of", { game: game.title })}
            value=""
            onChange={(event) => {
              const like = event.currentTarget.value;
              if (like !== "") go(`/scenarios/new?game=${game.key}&like=${like}`);
            }}
          >
            <option value="">{t("desk-like")}</option>
            {value.scenarios.map(({ key, title }) => (
              <option key={key} value={key}>
                {say(title)}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}

/** A scenario's file, kept among mine as soon as it can be read. */
function OpenFile({ games }: { games: readonly string[] }) {
  const [faults, setFaults] = useState<readonly Wire<"CardRefusal">[]>([]);
  const take = async (words: string, file: string) => {
    setFaults([]);
    const said = gameIn(words);
    const game = games.find((key) => key === said) ?? games[0] ?? "";
    try {
      const { reading } = await api.judgeScenario(game, words, file);
      const sheet = reading.sheet ?? {};
      if (sheet["game"] !== game) {
        setFaults(reading.refusals ?? []);
        return;
      }
      const name = told(sheet["title"]).slice(0, 80) || t("desk-new-name");
      const kept = { kind: "scenario" as const, game, name, scenario: sheet };
      go(`/scenarios/${(await api.papers.add(kept)).id}`);
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <FilePicker
      label={t("scenario-open")}
      accept={FILES}
      onFile={(words, file) => void take(words, file)}
    >
      {(picker) => (
        <div class="stack tight desk-open">
          <div class="row">{picker}</div>
          {faults.length > 0 && <Faults faults={faults} />}
        </div>
      )}
    </FilePicker>
  );
}

function aboutScenario(paper: Paper, house: Wire<"House">): string {
  const title = house.games.find((game) => game.key === paper.game)?.title ?? paper.game;
  const { width, depth } = paper.scenario ?? {};
  if (typeof width !== "number" || typeof depth !== "number") return say(title);
  return `${say(title)} · ${t("make-size", { width: length(width), depth: length(depth) })}`;
}

/** How its battle begins. */
function Picture({ paper }: { paper: Paper }) {
  return (
    <TableThumb
      name={`${paper.id} ${paper.changed}`}
      fetch={() => sceneOfPaper(paper)}
      width={104}
      height={84}
    />
  );
}
