/** The coach: how the battle stood, what the dice gave, and which decisions cost most. */
import { useEffect } from "preact/hooks";

import { Glyph, SideMark, Trouble } from "../look";
import { percent, say, t } from "../texts";
import type { SeatShown } from "../wire/types";
import { Curve, namesOf } from "./Curve";
import { type Consulting, consulting, type Decision, type Report } from "./consulting";
import "./coach.css";

interface Props {
  id: string;
  seats: readonly SeatShown[];
  /** The entry that the table shows; null where there is no table. */
  at?: number | null;
  /** The entry of the decision that is shown. */
  chosen?: number | null;
  onDecision(decision: Decision): void;
  onEntry?: (entry: number) => void;
}

export function CoachPart(props: Props) {
  const coach = consulting(props.id);
  useEffect(() => void coach.recall(), [coach]);
  const report = coach.report.value;
  return (
    <section class="coached" aria-label={t("coached-title")}>
      <h3>{t("coached-title")}</h3>
      {report === null ? <Asking coach={coach} /> : <Findings {...props} report={report} />}
    </section>
  );
}

/** Before he has said anything: the button, or how far he is. */
function Asking({ coach }: { coach: Consulting }) {
  const part = coach.part.value;
  if (part !== null) {
    const words = t("coached-at-work", { part: percent(Math.floor(100 * part) / 100) });
    return (
      <div class="coached-work" role="status">
        <progress max={1} value={part} aria-label={words} />
        <span class="small">{words}</span>
      </div>
    );
  }
  return (
    <>
      {coach.trouble.value !== "" && <Trouble words={coach.trouble.value} />}
      <p class="soft small">{t("coached-ask-help")}</p>
      <button type="button" class="button" onClick={() => void coach.ask()}>
        <Glyph sign="idea" />
        {t("coached-ask")}
      </button>
    </>
  );
}

function Findings({ report, seats, at, chosen, onDecision, onEntry }: Props & { report: Report }) {
  return (
    <>
      <Curve
        report={report}
        seats={seats}
        at={at ?? null}
        chosen={chosen ?? null}
        onDecision={onDecision}
        onEntry={onEntry}
      />
      <h4>{t("coached-luck")}</h4>
      {report.sides.map((side) => (
        <p key={side.side} class="coached-luck">
          <SideMark side={side.side} />
          <span>{say(side.text)}</span>
        </p>
      ))}
      <h4>{t("coached-decisions")}</h4>
      {report.decisions.length === 0 && <p>{t("coached-none")}</p>}
      <ol class="coached-cards">
        {report.decisions.map((decision) => (
          <Card
            key={decision.entry}
            decision={decision}
            report={report}
            seats={seats}
            isChosen={decision.entry === chosen}
            onPress={() => onDecision(decision)}
          />
        ))}
      </ol>
    </>
  );
}

interface CardProps {
  decision: Decision;
  report: Report;
  seats: readonly SeatShown[];
  isChosen: boolean;
  onPress(): void;
}

function Card({ decision, report, seats, isChosen, onPress }: CardProps) {
  return (
    <li>
      <button type="button" class="coached-card" aria-pressed={isChosen} onClick={onPress}>
        <span class="coached-head">
          <SideMark side={decision.side} />
          <b>{namesOf(seats, [decision.seat])}</b>
          <span class="soft">
            {t("play-round", { round: decision.round, called: report.called })}
          </span>
          <b class="coached-cost">
            {t("coached-cost", { points: Math.max(1, Math.round(100 * decision.cost)) })}
          </b>
        </span>
        <span>{say(decision.text)}</span>
      </button>
    </li>
  );
}
