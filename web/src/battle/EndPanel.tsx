/** The end of a battle: who won and why, how the dice fell, and where to go from here. */

import { CoachPart } from "../coach/CoachPart";
import { Dialog, Glyph, RuleChip, SideMark } from "../look";
import type { Battle } from "../model/battle";
import { CampaignLink } from "../page/CampaignLink";
import { go } from "../page/router";
import { say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import { DownloadButton } from "./DownloadButton";
import { LuckReport } from "./LuckReport";
import { ProofView } from "./ProofView";
import { RematchButton } from "./RematchButton";
import { seatNames } from "./turn";

type Outcome = Wire<"Outcome">;

/** Shown once when the battle ends, and again whenever it is asked for. */
export function EndPanel({ battle, sight }: { battle: Battle; sight: Sight }) {
  const open = battle.ending;
  const { outcome } = sight;
  if (outcome === null) return null;
  return (
    <Dialog
      open={open.value}
      title={endTitle(sight, outcome)}
      class="wide end-panel"
      onClose={() => (open.value = false)}
      foot={<EndButtons sight={sight} />}
    >
      <div class="stack">
        <p class="end-reason">
          {say({ type: "text", key: "event-ended", values: { reason: outcome.reason } })}{" "}
          <RuleChip rule={outcome.rule} onOpen={(rule) => (battle.rule.value = rule)} />
        </p>
        {outcome.scores.length > 0 && <Scores sight={sight} outcome={outcome} />}
        <CoachPart
          id={battle.id}
          seats={sight.battle.seats}
          onDecision={({ at, entry }) => go(`/replay/${battle.id}?at=${at}&coach=${entry}`)}
        />
        <LuckReport sight={sight} />
        <ProofView sight={sight} />
      </div>
    </Dialog>
  );
}

/** "You have won", "Victory for Anna", or a draw. */
export function endTitle(sight: Sight, { winners }: Outcome): string {
  if (winners.length === 0) return t("end-draw");
  const mine = sight.seats.length > 0 && sight.seats.every((seat) => winners.includes(seat));
  if (mine && sight.seats.length === 1) return t("end-you-won");
  return t("end-won", { who: seatNames(sight, winners) });
}

function Scores({ sight, outcome }: { sight: Sight; outcome: Outcome }) {
  return (
    <table class="scores">
      <caption>{t("end-scores")}</caption>
      <tbody>
        {sight.battle.seats
          .filter((seat) => outcome.scores[seat.number] !== undefined)
          .map((seat) => (
            <tr key={seat.number} class={outcome.winners.includes(seat.number) ? "is-winner" : ""}>
              <th scope="row">
                <SideMark side={seat.side} /> {seat.name}
              </th>
              <td>{say(outcome.scores[seat.number] ?? 0)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function EndButtons({ sight }: { sight: Sight }) {
  return (
    <>
      <DownloadButton id={sight.battle.id} />
      {sight.seats.length > 0 && sight.battle.campaign === "" && <RematchButton sight={sight} />}
      <a
        class={`button ${sight.battle.campaign === "" ? "primary" : ""}`}
        href={`/replay/${sight.battle.id}`}
      >
        <Glyph sign="play" />
        {t("end-replay")}
      </a>
      {sight.battle.campaign !== "" && <CampaignLink id={sight.battle.campaign} />}
    </>
  );
}

/** What stands where the answers stood. */
export function EndBar({ battle, sight }: { battle: Battle; sight: Sight }) {
  return (
    <div class="end-bar">
      <button type="button" class="button" onClick={() => (battle.ending.value = true)}>
        {t("end-show")}
      </button>
      <EndButtons sight={sight} />
    </div>
  );
}
