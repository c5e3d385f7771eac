/** A scenario while it is written: its values, and beside them its table and what wins it. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { faultsAt, type Sheet } from "../../armies/cards/sheet";
import { Values } from "../../armies/cards/Values";
import { latest } from "../../armies/latest";
import { saveFile } from "../../browser/links";
import { Dialog, Glyph } from "../../look";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import { StillTable } from "../../table/StillTable";
import { say, t } from "../../texts";
import type { Scene, Wire } from "../../wire/types";
import type { Written } from "../plan";
import { ScenarioInput } from "./ScenarioInput";
import "../../armies/cards/cards.css";

type Report = Wire<"ScenarioReport">;

interface Props {
  game: string;
  kind: Wire<"CardKind">;
  /** The scenario as it was. */
  sheet: Sheet;
  onSave(written: Written, scene: Scene | null): void;
  onClose(): void;
}

export function ScenarioEditor({ game, kind, sheet: saved, onSave, onClose }: Props) {
  const [sheet, setSheet] = useState(saved);
  const { report, scene, trouble } = useReport(game, sheet);
  const refusals = report?.reading.refusals ?? [];
  const shown = report?.reading.scenario ?? null;
  const save = () => {
    if (shown !== null) onSave({ sheet: report?.reading.sheet ?? sheet, shown }, scene);
  };
  return (
    <Dialog
      open
      class="card-editor scenario-editor"
      title={t("scenario-own")}
      onClose={onClose}
      foot={
        <>
          <button type="button" class="button" onClick={() => saveSheet(game, sheet)}>
            <Glyph sign="download" />
            {t("make-file-out")}
          </button>
          <button type="button" class="button primary" disabled={shown === null} onClick={save}>
            <Glyph sign="check" />
            {t("scenario-take")}
          </button>
        </>
      }
    >
      <div class="card-editing">
        <div class="card-form">
          {kind.sections.map((section, index) => (
            <section key={index} class="stack tight">
              <h3>{say(section.title)}</h3>
              <Values
                Input={ScenarioInput}
                entries={section.entries}
                sheet={sheet}
                at=""
                refusals={refusals}
                onSheet={setSheet}
                onRule={() => undefined}
              />
            </section>
          ))}
        </div>
        <aside class="card-shown" aria-label={t("scenario-preview")} aria-live="polite">
          {trouble !== "" && <p class="notice harm">{trouble}</p>}
          {scene !== null && <StillTable scene={scene} width={300} height={260} />}
          {faultsAt(refusals, "").map((fault, index) => (
            <p key={index} class="fault" role="alert">
              <Glyph sign="warning" size={16} />
              <span>{say(fault.text)}</span>
            </p>
          ))}
          {refusals.length > 0 && (
            <p class="harm-text">{t("make-faults", { count: refusals.length })}</p>
          )}
          {shown !== null && (
            <ul>
              {(shown.goals ?? []).map((goal, index) => (
                <li key={index}>{say(goal)}</li>
              ))}
            </ul>
          )}
        </aside>
      </div>
    </Dialog>
  );
}

function saveSheet(game: string, sheet: Sheet): void {
  const key = String(sheet["key"] ?? "").replace(/[^a-z0-9-]/g, "") || "scenario";
  const words = `${JSON.stringify(sheet, null, 2)}\n`;
  saveFile(new Blob([words], { type: "application/json" }), `${key}.${game}.json`);
}

interface Judged {
  report: Report | null;
  /** How the table looks, or looked while nothing was wrong. */
  scene: Scene | null;
  trouble: string;
}

/** The game's word on a scenario that is being written. */
function useReport(game: string, sheet: Sheet): Judged {
  const [judged, setJudged] = useState<Judged>({ report: null, scene: null, trouble: "" });
  const line = useMemo(
    () =>
      latest<Sheet, Report>((wanted, signal) => api.writtenScenario(game, wanted, signal), {
        answer: (report) =>
          setJudged((before) => ({ report, scene: report.scene ?? before.scene, trouble: "" })),
        problem: (error) => setJudged((before) => ({ ...before, trouble: sentence(error) })),
      }),
    [game],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => line.ask(sheet), [sheet, line]);
  return judged;
}
