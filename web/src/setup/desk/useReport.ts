/** The game's word on a scenario that is being made: what it is, or everything wrong with it. */
import { useEffect, useMemo, useState } from "preact/hooks";

import type { Refusal, Sheet } from "../../armies/cards/sheet";
import { latest } from "../../armies/latest";
import { api } from "../../net/api";
import { sentence } from "../../net/problem";
import type { Scene, Wire } from "../../wire/types";
import { type Written, writtenIn } from "../plan";

type Report = Wire<"ScenarioReport">;

export interface Judged {
  /** The sheet that was judged; null before the first answer. */
  of: Sheet | null;
  refusals: readonly Refusal[];
  /** It as battles are set up with it; null while something is wrong. */
  written: Written | null;
  /** How its table looked when nothing was wrong the last time, and the sheet of it. */
  scene: Scene | null;
  drawn: Sheet | null;
  /** Where its sides set up then. */
  zones: Scene["zones"];
  /** Why there is no answer; empty while there is hope. */
  trouble: string;
}

const NOTHING: Judged = {
  of: null,
  refusals: [],
  written: null,
  scene: null,
  drawn: null,
  zones: [],
  trouble: "",
};

export function useReport(game: string, sheet: Sheet): Judged {
  const [judged, setJudged] = useState(NOTHING);
  const line = useMemo(
    () =>
      latest<Sheet, Report>((wanted, signal) => api.writtenScenario(game, wanted, signal), {
        answer: (report, of) =>
          setJudged((before) => ({
            of,
            refusals: report.reading.refusals ?? [],
            written: writtenIn(report, of),
            scene: report.scene ?? before.scene,
            drawn: report.scene ? of : before.drawn,
            zones: report.scene ? (report.zones ?? []) : before.zones,
            trouble: "",
          })),
        problem: (error) =>
          setJudged((before) => ({ ...before, of: null, trouble: sentence(error) })),
      }),
    [game],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => line.ask(sheet), [sheet, line]);
  return judged;
}
