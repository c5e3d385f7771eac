/** Who wins by what, in sentences: as its author tells it, else as the rules say it. */
import type { Sheet } from "../../armies/cards/sheet";
import { Glyph } from "../../look";
import { say, t } from "../../texts";
import type { Desk } from "../draw/desk";
import { sideName, told } from "../draw/names";
import { rowsOf, sideOf } from "../draw/parts";

/** The goals as sentences, each with the side that it is for. */
export function goalsIn(desk: Desk): string[] {
  const field = desk.kind.sections
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.field.name === "goals")?.field;
  if (field?.kind !== "variants") return [];
  return rowsOf(desk.sheet, "goals").flatMap((row) => {
    const kind = field.kinds.find(({ key }) => key === row["kind"]);
    const words = told(row["words"]) || (kind === undefined ? "" : say(kind.help));
    if (words === "") return [];
    const side = sideOf(row);
    return [side > 0 ? t("desk-goal-of", { side: sideName(desk.sheet, side), words }) : words];
  });
}

export function WhoWins({ desk, onGoals }: { desk: Desk; onGoals(): void }) {
  const goals = goalsIn(desk);
  const rounds = roundsIn(desk.sheet);
  return (
    <section class="desk-wins" aria-labelledby="desk-wins">
      <h2 id="desk-wins">
        {t("scenario-goals")}
        <button type="button" class="button quiet small" onClick={onGoals}>
          <Glyph sign="settings" size={16} />
          {t("desk-goals-change")}
        </button>
      </h2>
      <ul>
        {goals.map((words, index) => (
          <li key={index}>{words}</li>
        ))}
        {rounds > 0 && <li>{t("scenario-last-round", { rounds })}</li>}
      </ul>
    </section>
  );
}

function roundsIn(sheet: Sheet): number {
  const rounds = sheet["rounds"];
  return typeof rounds === "number" ? rounds : 0;
}
