/** How the battle stood, from its first entry to its last, with the decisions that cost most. */
import { useSignal } from "@preact/signals";

import { sideColour } from "../look";
import { listing, percent, t } from "../texts";
import type { SeatShown } from "../wire/types";
import type { Decision, Report } from "./consulting";
import { across, areaOf, heightOf, type Point, pointAt } from "./curve";

interface Props {
  report: Report;
  seats: readonly SeatShown[];
  /** The entry that the table shows; null where there is no table. */
  at: number | null;
  chosen: number | null;
  onDecision(decision: Decision): void;
  /** Somebody wants to see the table after an entry. */
  onEntry?: ((entry: number) => void) | undefined;
}

export function namesOf(seats: readonly SeatShown[], numbers: readonly number[]): string {
  return listing(numbers.map((seat) => seats.find(({ number }) => number === seat)?.name ?? ""));
}

export function Curve({ report, seats, at, chosen, onDecision, onEntry }: Props) {
  const { points, sides } = report;
  const looked = useSignal<number | null>(null);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const told = sides.map((side, place) =>
    t("coached-curve-side", {
      who: namesOf(seats, side.seats),
      first: percent(first.chances[place] ?? 0),
      last: percent(last.chances[place] ?? 0),
    }),
  );
  const now = pointAt(points, at ?? looked.value ?? last.entry) ?? last;
  const words = standing(report, seats, now);
  return (
    <div class="coached-curve">
      <div class="coached-field">
        <svg
          role="img"
          aria-label={t("coached-curve", { sides: listing(told) })}
          viewBox="0 0 1000 1000"
          preserveAspectRatio="none"
        >
          {sides.map((side, place) => (
            <path key={side.side} d={areaOf(points, place)} fill={sideColour(side.side)} />
          ))}
          <path class="coached-half" d="M0 500H1000" />
        </svg>
        <i
          class="coached-now"
          style={{ insetInlineStart: `${100 * across(points, now.entry)}%` }}
        />
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={points.indexOf(now)}
          aria-label={t("coached-along")}
          aria-valuetext={words}
          onInput={(event) => {
            const entry = points[Number(event.currentTarget.value)]?.entry ?? 0;
            looked.value = entry;
            onEntry?.(entry);
          }}
        />
        {report.decisions.map((decision) => (
          <Mark
            key={decision.entry}
            decision={decision}
            report={report}
            seats={seats}
            isChosen={decision.entry === chosen}
            onPress={() => onDecision(decision)}
          />
        ))}
      </div>
      <p class="coached-legend small">
        {sides.map((side, place) => (
          <span key={side.side}>
            <i style={{ background: sideColour(side.side) }} />
            {namesOf(seats, side.seats)} <b>{percent(whole(now.chances[place]))}</b>
          </span>
        ))}
        <span class="soft">{t("play-round", { round: now.round, called: report.called })}</span>
      </p>
    </div>
  );
}

/** In whole percents. */
function whole(chance = 0): number {
  return Math.round(100 * chance) / 100;
}

/** How it stood after an entry, in words. */
function standing(report: Report, seats: readonly SeatShown[], point: Point): string {
  const told = report.sides.map((side, place) =>
    t("battle-odds-side", {
      who: namesOf(seats, side.seats),
      chance: percent(whole(point.chances[place])),
    }),
  );
  const round = t("play-round", { round: point.round, called: report.called });
  return t("coached-standing", { round, entry: point.entry + 1, sides: listing(told) });
}

interface MarkProps {
  decision: Decision;
  report: Report;
  seats: readonly SeatShown[];
  isChosen: boolean;
  onPress(): void;
}

/** A decision as a point on the curve: reached by the keyboard like any button. */
function Mark({ decision, report, seats, isChosen, onPress }: MarkProps) {
  const point = pointAt(report.points, decision.entry);
  const words = t("coached-mark", {
    who: namesOf(seats, [decision.seat]),
    round: t("play-round", { round: decision.round, called: report.called }),
    points: Math.round(100 * decision.cost),
  });
  const height = point === undefined ? 0.5 : heightOf(point, 0);
  return (
    <button
      type="button"
      class="coached-point"
      aria-label={words}
      aria-pressed={isChosen}
      title={words}
      style={{
        insetInlineStart: `${100 * across(report.points, decision.entry)}%`,
        insetBlockStart: `${100 * (1 - height)}%`,
        background: sideColour(decision.side),
      }}
      onClick={onPress}
    />
  );
}
