/** What others propose: agree or decline; and one's own, to be dropped again. */

import { Glyph, toast } from "../look";
import type { Battle } from "../model/battle";
import { listing, say, t } from "../texts";
import type { Sight, Wire } from "../wire/types";
import "./ask.css";
import { sessionOf } from "./session";

export function Proposals({ battle }: { battle: Battle }) {
  const sight = battle.sight.value;
  if (sight === null || sight.hand_over !== null || sight.proposals.length === 0) return null;
  return (
    <div class="ask-proposals" role="region" aria-label={t("answer-proposals")}>
      {sight.proposals.map((proposal) => (
        <ProposalLine key={proposal.entry} battle={battle} sight={sight} proposal={proposal} />
      ))}
    </div>
  );
}

interface Props {
  battle: Battle;
  sight: Sight;
  proposal: Wire<"Proposal">;
}

function ProposalLine({ battle, sight, proposal }: Props) {
  const { asking } = sessionOf(battle);
  const nameOf = (seat: number | null): string =>
    sight.battle.seats.find(({ number }) => number === seat)?.name ?? "";
  const answer = async (seat: number, type: "Agree" | "Decline"): Promise<void> => {
    const refusal = await asking.send(seat, { type, entry: proposal.entry });
    if (refusal !== null) toast(say(refusal.text), "harm");
  };
  const isOwn = proposal.seat !== null && sight.seats.includes(proposal.seat);
  const waiting = sight.battle.seats
    .filter(({ number, leader }) => !leader && !proposal.agreed.includes(number))
    .map(({ name }) => name);
  return (
    <div class="ask-proposal notice" role="alert" data-proposal={proposal.action}>
      <Glyph sign="hand" />
      <div class="ask-grow">
        <p>
          <b>{nameOf(proposal.seat)}</b> {say(proposal.text)}
        </p>
        {isOwn && waiting.length > 0 && (
          <p class="help">{t("answer-wait-for", { names: listing(waiting) })}</p>
        )}
      </div>
      {proposal.yours.map((seat) => (
        <span key={seat} class="ask-row">
          {proposal.yours.length > 1 && <span class="help">{nameOf(seat)}</span>}
          <button
            type="button"
            class="button primary"
            disabled={asking.busy.value}
            onClick={() => void answer(seat, "Agree")}
          >
            {t("answer-agree")}
          </button>
          <button
            type="button"
            class="button"
            disabled={asking.busy.value}
            onClick={() => void answer(seat, "Decline")}
          >
            {t("answer-decline")}
          </button>
        </span>
      ))}
      {isOwn && proposal.seat !== null && (
        <button
          type="button"
          class="button"
          disabled={asking.busy.value}
          onClick={() => void answer(proposal.seat as number, "Decline")}
        >
          {t("answer-drop-proposal")}
        </button>
      )}
    </div>
  );
}
