/** Whose turn it is and what is asked, as one sentence. */
import type { Happening, Sight, Text, Value } from "../wire/types";

export interface Turn {
  kind: "ask" | "wait" | "dice" | "paused" | "over";
  /** The viewer is asked. */
  mine: boolean;
  /** The sentence, as a message of the page with its values. */
  sentence: Text;
  /** Seats that are waited for. */
  waiting: number[];
}

function sentence(key: string, values: Record<string, Value> = {}): Text {
  return { type: "text", key, values };
}

/** The name of a seat, for values of messages. */
export function seatName(sight: Sight, seat: number): string {
  return sight.battle.seats.find((shown) => shown.number === seat)?.name ?? "";
}

/** Several seats by name: "Anna, Bram and Carla". */
export function seatNames(sight: Sight, seats: readonly number[]): Value {
  return { type: "listing", items: seats.map((seat) => seatName(sight, seat)), kind: "and" };
}

/** What to say at the head of the page. */
export function turnOf(sight: Sight): Turn {
  if (sight.outcome !== null) return overTurn(sight, sight.outcome.winners);
  const { decision } = sight;
  const answered = decision?.answered ?? [];
  const waiting = (decision?.seats ?? []).filter((seat) => !answered.includes(seat));
  if (decision === null) {
    return { kind: "wait", mine: false, sentence: sentence("battle-turn-none"), waiting };
  }
  if (decision.prompt.key === "ask-paused") {
    const mine = sight.asked.length > 0;
    return { kind: "paused", mine, sentence: decision.prompt, waiting };
  }
  if (decision.prompt.key === "ask-mix") {
    // The page gives these numbers by itself, so nobody needs to read about them.
    const who = seatNames(sight, waiting);
    const others = waiting.some((seat) => !sight.seats.includes(seat));
    const told = others ? sentence("battle-turn-mix", { who }) : sentence("battle-turn-mixing");
    return { kind: "dice", mine: false, sentence: told, waiting };
  }
  const asked = sight.hand_over === null ? sight.asked : [sight.hand_over];
  const first = asked[0];
  if (first !== undefined) return askedTurn(sight, decision.prompt, first, waiting);
  return { kind: "wait", mine: false, sentence: waitSentence(sight, waiting), waiting };
}

function askedTurn(sight: Sight, prompt: Text, seat: number, waiting: number[]): Turn {
  // Whoever plays several seats must know for which one they answer.
  const several = sight.seats.length > 1;
  const told = several
    ? sentence("battle-turn-seat", { who: seatName(sight, seat), prompt })
    : sentence("battle-turn-you", { prompt });
  return { kind: "ask", mine: true, sentence: told, waiting };
}

function waitSentence(sight: Sight, waiting: readonly number[]): Text {
  if (waiting.length === 0) return sentence("battle-turn-none");
  const who = seatNames(sight, waiting);
  const shown = sight.battle.seats.filter((seat) => waiting.includes(seat.number));
  if (shown.every((seat) => seat.kind === "bot")) return sentence("battle-turn-bot", { who });
  if (shown.some((seat) => !seat.taken)) return sentence("battle-turn-empty", { who });
  return sentence("battle-turn-wait", { who });
}

function overTurn(sight: Sight, winners: readonly number[]): Turn {
  const won = winners.length > 0;
  const told = won
    ? sentence("battle-turn-won", { who: seatNames(sight, winners) })
    : sentence("battle-turn-draw");
  return { kind: "over", mine: false, sentence: told, waiting: [] };
}

/** Round and phase as they stand, for the head of the page. */
export function phaseOf(
  sight: Sight,
  heading: Happening | null,
): { round: Text | null; phase: Value | null } {
  const { round, round_limit: limit, round_called: called, tracks } = sight.scene;
  const steps = tracks.map((track) => (track.now === null ? undefined : track.steps[track.now]));
  // A track of rounds says no more than the round itself.
  const step = steps.find((found) => found !== undefined && found !== String(round));
  return {
    round:
      round <= 0
        ? null
        : limit === null
          ? sentence("play-round", { round, called })
          : sentence("play-round-of", { round, limit, called }),
    phase: step ?? heading?.text ?? null,
  };
}
