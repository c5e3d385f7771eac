/** The server's word on an army that is being changed. */
import { useEffect, useMemo, useState } from "preact/hooks";

import { api } from "../net/api";
import { sentence } from "../net/problem";
import type { Wire } from "../wire/types";
import { latest } from "./latest";
import type { Report, Roster } from "./roster";

interface Judged {
  /** Of the army as it is, or was a moment ago; null before the first answer. */
  report: Report | null;
  /** Why there is no new answer; empty while there is hope. */
  trouble: string;
}

type Judge = (roster: Wire<"Roster">, signal: AbortSignal) => Promise<Report>;

/** `judge` is asked instead of the game where an army is for something more: a campaign. */
export function useReport(
  roster: Roster | null,
  judge: Judge = (wanted, signal) => api.army(wanted.game, wanted, signal),
): Judged {
  const [judged, setJudged] = useState<Judged>({ report: null, trouble: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `judge` is made anew with every drawing; the first stays in office
  const line = useMemo(
    () =>
      latest<Roster, Report>((wanted, signal) => judge(wanted as Wire<"Roster">, signal), {
        answer: (report) => setJudged({ report, trouble: "" }),
        problem: (error) =>
          setJudged((before) => ({ report: before.report, trouble: sentence(error) })),
      }),
    [],
  );
  useEffect(() => () => line.stop(), [line]);
  useEffect(() => {
    if (roster !== null) line.ask(roster);
  }, [roster, line]);
  return judged;
}
