/** A scenario from a file: read, shown with its story and goals, or told what is wrong with it. */
import { useState } from "preact/hooks";

import { FilePicker } from "../../armies/FilePicker";
import { saveFile } from "../../browser/links";
import { Glyph, RuleChip, toastProblem } from "../../look";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import { say, t } from "../../texts";
import type { Scene, Wire } from "../../wire/types";
import { OWN, type Written } from "../plan";
import { ScenarioEditor } from "./ScenarioEditor";

type Refusal = Wire<"CardRefusal">;

const FILES = ".yaml,.yml,.json,application/json,application/yaml";
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

interface Editing {
  kind: Wire<"CardKind">;
  sheet: Record<string, unknown>;
}

/** A ready-made scenario under a key of its own. */
async function copyOf(game: string, scenario: string): Promise<Record<string, unknown>> {
  const { sheet } = await api.scenarioSheet(game, scenario);
  return { ...sheet, key: `my-${scenario}`.slice(0, 60) };
}

interface Props {
  game: Wire<"GameShown">;
  chosen: string;
  written: Written | null;
  onWritten(written: Written): void;
}

export function OwnScenario({ game, chosen, written, onWritten }: Props) {
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const [trouble, setTrouble] = useState("");
  const [words, setWords] = useState("");
  const [editing, setEditing] = useState<Editing | null>(null);
  const keep = (found: Written, scene: Scene | null) => {
    read += 1;
    picture = { scene };
    onWritten(found);
  };
  const change = async () => {
    try {
      const own = chosen === OWN ? written : null;
      const [kind, begun] = await Promise.all([
        api.scenarioKind(game.key),
        own === null ? copyOf(game.key, chosen) : own.sheet,
      ]);
      if (kind !== null) setEditing({ kind, sheet: begun });
    } catch (error) {
      toastProblem(error);
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
      <FilePicker
        label={t("scenario-open")}
        accept={FILES}
        onFile={(typed, name) => void take(typed, name)}
      >
        {(picker) => (
          <div class="row">
            {picker}
            <button type="button" class="button" onClick={() => void change()}>
              <Glyph sign="hand" />
              {chosen === OWN ? t("scenario-change") : t("scenario-like")}
            </button>
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
      {editing !== null && (
        <ScenarioEditor
          game={game.key}
          kind={editing.kind}
          sheet={editing.sheet}
          onSave={(found, scene) => {
            setEditing(null);
            setFaults([]);
            keep(found, scene);
          }}
          onClose={() => setEditing(null)}
        />
      )}
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

function Faults({ faults }: { faults: readonly Refusal[] }) {
  return (
    <ul class="notice harm faults" role="alert">
      {faults.map((one) => (
        <li key={`${one.field} ${one.text.key}`}>
          {one.line === null ? one.file : `${one.file}:${one.line}`}: {say(one.text)}{" "}
          <RuleChip rule={one.rule} />
        </li>
      ))}
    </ul>
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
