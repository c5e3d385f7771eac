/** A scenario from a file: read, shown with its story and goals, or told what is wrong with it. */
import { useState } from "preact/hooks";

import { FilePicker } from "../../armies/FilePicker";
import { saveFile } from "../../browser/links";
import { Glyph, toastProblem } from "../../look";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import { go } from "../../page/router";
import { say, t } from "../../texts";
import type { Scene, Wire } from "../../wire/types";
import { OWN, type Paper, type Written, writtenIn } from "../plan";
import { TableThumb } from "../TableThumb";
import { Faults } from "./Faults";
import { FILES } from "./files";

type Refusal = Wire<"CardRefusal">;

/** Files are told apart by how many were read before. */
let read = 0;
let picture: { scene: Scene | null } = { scene: null };

/** The picture of a scenario: of the game's own from the server, else as its file was judged. */
export function sceneOf(game: string, key: string): Promise<{ scene: Scene | null }> {
  return key === OWN ? Promise.resolve(picture) : api.scenarioScene(game, key);
}

export function thumbName(game: string, key: string): string {
  return key === OWN ? `${game}/${key}${read}` : `${game}/${key}`;
}

/** The picture of the scenario that somebody wrote is this from now on. */
export function keepPicture(scene: Scene | null): void {
  read += 1;
  picture = { scene };
}

/** How the battle of a scenario that is kept begins. */
export async function sceneOfPaper(paper: Paper): Promise<{ scene: Scene | null }> {
  if (paper.scenario === null) return { scene: null };
  const { scene } = await api.writtenScenario(paper.game, paper.scenario);
  return { scene: scene ?? null };
}

interface Props {
  game: Wire<"GameShown">;
  chosen: string;
  written: Written | null;
  /** The scenarios that this person has made for this game. */
  papers: readonly Paper[];
  onWritten(written: Written): void;
}

export function OwnScenario({ game, chosen, written, papers, onWritten }: Props) {
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const [trouble, setTrouble] = useState("");
  const [words, setWords] = useState("");
  const mine = papers.filter(({ kind }) => kind === "scenario");
  const keep = (found: Written, scene: Scene | null) => {
    keepPicture(scene);
    onWritten(found);
  };
  const change = async () => {
    if (written === null) return;
    try {
      const name = say(written.shown.title).slice(0, 80);
      const kept = { kind: "scenario" as const, game: game.key, name, scenario: written.sheet };
      const same = papers.find(({ scenario }) => isSame(scenario, written.sheet));
      go(`/scenarios/${(same ?? (await api.papers.add(kept))).id}`);
    } catch (error) {
      toastProblem(error);
    }
  };
  const bring = async (paper: Paper) => {
    if (paper.scenario === null) return;
    setFaults([]);
    setTrouble("");
    try {
      const report = await api.writtenScenario(game.key, paper.scenario);
      setFaults(report.reading.refusals ?? []);
      const found = writtenIn(report, paper.scenario);
      if (found !== null) keep(found, report.scene ?? null);
    } catch (error) {
      setTrouble(sentence(error));
    }
  };
  const take = async (typed: string, file: string) => {
    setFaults([]);
    setTrouble("");
    try {
      const { reading, scene } = await api.judgeScenario(game.key, typed, file);
      setFaults(reading.refusals ?? []);
      if (reading.scenario === null || reading.scenario === undefined) return;
      setWords("");
      keep({ sheet: reading.sheet ?? {}, shown: reading.scenario }, scene ?? null);
    } catch (error) {
      setTrouble(sentence(error));
    }
  };
  return (
    <section class="panel stack own-scenario" aria-labelledby="own-scenario">
      <h2 id="own-scenario">{t("scenario-own")}</h2>
      <p class="soft">{t("scenario-own-help")}</p>
      {mine.length > 0 && (
        <ul class="plain own-scenarios" aria-label={t("desk-mine")}>
          {mine.map((paper) => (
            <li key={paper.id}>
              <button
                type="button"
                class="own-scenario-tile"
                aria-pressed={chosen === OWN && isSame(paper.scenario, written?.sheet ?? null)}
                onClick={() => void bring(paper)}
              >
                <TableThumb
                  name={`${paper.id} ${paper.changed}`}
                  fetch={() => sceneOfPaper(paper)}
                  width={96}
                  height={80}
                />
                {paper.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FilePicker
        label={t("scenario-open")}
        accept={FILES}
        onFile={(typed, name) => void take(typed, name)}
      >
        {(picker) => (
          <div class="row">
            {picker}
            {chosen === OWN ? (
              <button type="button" class="button" onClick={() => void change()}>
                <Glyph sign="hand" />
                {t("scenario-change")}
              </button>
            ) : (
              <a class="button" href={`/scenarios/new?game=${game.key}&like=${chosen}`}>
                <Glyph sign="hand" />
                {t("scenario-like")}
              </a>
            )}
            {chosen !== OWN && <SaveButton game={game} scenario={chosen} />}
          </div>
        )}
      </FilePicker>
      <details>
        <summary>{t("scenario-paste")}</summary>
        <div class="stack tight">
          <textarea
            class="input"
            rows={8}
            aria-label={t("scenario-paste")}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <div>
            <button
              type="button"
              class="button"
              disabled={words.trim() === ""}
              onClick={() => void take(words, "")}
            >
              <Glyph sign="check" />
              {t("scenario-read")}
            </button>
          </div>
        </div>
      </details>
      {trouble !== "" && (
        <p class="notice harm" role="alert">
          {trouble}
        </p>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
      {written !== null && chosen === OWN && <Shown written={written} />}
    </section>
  );
}

function SaveButton({ game, scenario }: { game: Wire<"GameShown">; scenario: string }) {
  const save = async () => {
    try {
      const { text } = await api.scenarioSheet(game.key, scenario);
      const file = new Blob([text], { type: "application/yaml" });
      saveFile(file, `${scenario}.${game.key}.yaml`);
    } catch (error) {
      toastProblem(error);
    }
  };
  const found = game.scenarios.find(({ key }) => key === scenario);
  if (found === undefined) return null;
  return (
    <button type="button" class="button" onClick={() => void save()}>
      <Glyph sign="download" />
      {t("scenario-save", { title: found.title })}
    </button>
  );
}

/** What a scenario tells, and who wins it by what. */
function Shown({ written }: { written: Written }) {
  const { title, story, sides, goals, special, rounds } = written.shown;
  return (
    <div class="stack tight">
      <h3>{say(title)}</h3>
      {story !== undefined && story !== "" && <p>{say(story)}</p>}
      {(sides ?? []).length > 0 && (
        <p class="soft">{(sides ?? []).map((side) => say(side)).join(" · ")}</p>
      )}
      <Lines title={t("scenario-goals")} lines={goals ?? []} />
      <Lines title={t("scenario-special")} lines={special ?? []} />
      {(rounds ?? 0) > 0 && <p class="soft">{t("scenario-last-round", { rounds: rounds ?? 0 })}</p>}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: NonNullable<Written["shown"]["goals"]> }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={say(line)}>{say(line)}</li>
        ))}
      </ul>
    </div>
  );
}

function isSame(one: Record<string, unknown> | null, other: Record<string, unknown> | null) {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}
