/** How a battle came out, at a glance: who won and by what, scores, losses, rounds, luck. */
import type { JSX } from "preact";

import { RuleChip, SideMark } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { sideMarks } from "../story/side";
import { say, t } from "../texts";
import type { Sight, Told, Wire } from "../wire/types";
import { type Losses, looksBack, lossesOf } from "./losses";
import { fortune } from "./luck";
import { phaseOf, seatNames } from "./turn";

export type Outcome = Wire<"Outcome">;
/** For who watches: his victory, his defeat, nobody's, or somebody else's. */
export type EndTone = "won" | "lost" | "draw" | "seen";

export function endTone(sight: Sight, { winners }: Outcome): EndTone {
  if (winners.length === 0) return "draw";
  if (sight.seats.length === 0) return "seen";
  const mine = sight.seats.filter((seat) => winners.includes(seat));
  if (mine.length === sight.seats.length) return "won";
  return mine.length === 0 ? "lost" : "seen";
}

/** "You have won", "Defeat", "Victory for Anna", or a draw. */
export function endTitle(sight: Sight, outcome: Outcome): string {
  const who = seatNames(sight, outcome.winners);
  switch (endTone(sight, outcome)) {
    case "draw":
      return t("end-draw");
    case "won":
      return sight.seats.length === 1 ? t("end-you-won") : t("end-won", { who });
    case "lost":
      return t("end-you-lost", { who });
    case "seen":
      return t("end-won", { who });
  }
}

interface Props {
  sight: Sight;
  outcome: Outcome;
  story: readonly Told[];
  onRule(rule: string): void;
}

export function EndSummary({ sight, outcome, story, onRule }: Props): JSX.Element {
  const { id, seats } = sight.battle;
  const { round } = phaseOf(sight, null);
  const looks = looksBack(story);
  const playing = seats.filter(({ leader }) => !leader);
  const past = useResource(
    () => Promise.all(looks.map((at) => api.battles.sight(id, { at, since: at }))),
    [id, looks.join()],
  );
  const luck = useResource(() => api.battles.luck(id), [id]);
  const losses =
    past.value === null
      ? []
      : lossesOf(
          past.value.map(({ scene }) => scene),
          sight.scene,
          playing.map(({ number }) => number),
        );
  const most = Math.max(1, ...losses.map(({ lost, stand }) => lost + stand));
  return (
    <div class="end-summary">
      <p class="end-reason">
        {say({ type: "text", key: "event-ended", values: { reason: outcome.reason } })}{" "}
        <RuleChip rule={outcome.rule} onOpen={onRule} />
      </p>
      {round !== null && <p class="end-rounds">{say(round)}</p>}
      <ul class="end-sides" aria-label={t("end-sides")}>
        {playing.map((seat) => {
          const line = luck.value?.lines.find((one) => one.seat === seat.number);
          const score = outcome.scores[seat.number];
          const isWinner = outcome.winners.includes(seat.number);
          const lost = losses.find((one) => one.seat === seat.number);
          return (
            <li
              key={seat.number}
              class={`end-side${isWinner ? " is-winner" : ""}`}
              {...sideMarks(seat.side)}
            >
              <p class="end-who">
                <SideMark side={seat.side} />
                <b>{seat.name}</b>
                {isWinner && <Laurel />}
                {score !== undefined && (
                  <span class="end-score">{t("end-score", { score: say(score) })}</span>
                )}
              </p>
              {lost !== undefined && <LossBar losses={lost} most={most} />}
              {line !== undefined && line.dice > 0 && (
                <p class="end-luck">{t("end-luck", { luck: t(`luck-${fortune(line)}`) })}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Who still stands, and beside it who fell; as long as the largest army. */
function LossBar({ losses, most }: { losses: Losses; most: number }) {
  const { lost, stand } = losses;
  const part = (count: number): string => `${(count / most) * 100}%`;
  const words = t("end-losses", { lost, all: lost + stand });
  return (
    <div class="end-losses">
      <div class="loss-bar" role="img" aria-label={words}>
        <i class="loss-stand" style={{ inlineSize: part(stand) }} />
        <i class="loss-lost" style={{ inlineSize: part(lost) }} />
      </div>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

const LEAVES = [-64, -38, -12, 14, 40];

/** A small wreath. */
function Laurel() {
  return (
    <svg class="end-laurel" viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
      <Leaves />
    </svg>
  );
}

function Leaves() {
  return (
    <>
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          {LEAVES.map((turn) => (
            <path
              key={turn}
              d="M9 0C11 -2.6 11 -5 9.4 -7C7.6 -5 7.4 -2.6 9 0Z"
              transform={`rotate(${turn + 20})`}
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** What hangs over the end: a crowned sword, a broken one, scales, or a banner. */
export function Crest({ tone }: { tone: EndTone }): JSX.Element {
  return (
    <svg class="end-crest" viewBox="-20 -20 40 40" width="76" height="76" aria-hidden="true">
      <circle class="crest-disc" r="18.5" />
      {tone === "lost" ? (
        <path
          class="crest-sign"
          d="M-1.6 13V3L-3.4 .4L-.4 -1.2L1.6 1V13ZM-6 9.6H6V12H-6ZM2 -3.6L-1 -2.4L-2.6 -5.4L-.2 -14L2.6 -9Z"
        />
      ) : tone === "draw" ? (
        <path
          class="crest-sign"
          d="M-1 -12H1V-9H10L13 0A5 5 0 0 1 4 0L6.6 -7H1V10H5V12.4H-5V10H-1V-7H-6.6L-4 0A5 5 0 0 1 -13 0L-10 -9H-1Z"
        />
      ) : (
        <>
          <g class="crest-leaves" transform="scale(1.42)">
            <Leaves />
          </g>
          <path
            class="crest-sign"
            d="M0 -13L2 -9.6V4H6V6.4H1.4V11A1.6 1.6 0 0 1 -1.4 11V6.4H-6V4H-2V-9.6Z"
          />
        </>
      )}
    </svg>
  );
}
