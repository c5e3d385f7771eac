/** What is open besides the decision: sorted into what people look for. */
import type { Form, Sight, Told, Wire } from "../../wire/types";

export interface SeatForm {
  seat: number;
  form: Form;
}

export interface Standing {
  /** Ends and pauses: one click and a word of confirmation. */
  plain: SeatForm[];
  /** Seats that can set stops and automatic answers, with the kernel's form. */
  policies: SeatForm[];
  /** The referee's hand. */
  hand: SeatForm[];
  /** The game's own actions. */
  own: SeatForm[];
}

const PLAIN = new Set(["Pause", "Resume", "OfferEnd", "WithdrawOffer", "Concede"]);

export function standingOf(sight: Sight | null): Standing {
  const sorted: Standing = { plain: [], policies: [], hand: [], own: [] };
  for (const { seat, forms } of sight?.standing ?? []) {
    for (const form of forms) {
      if (PLAIN.has(form.action)) sorted.plain.push({ seat, form });
      else if (form.action === "SetPolicy") sorted.policies.push({ seat, form });
      else if (form.action === "Override") sorted.hand.push({ seat, form });
      else sorted.own.push({ seat, form });
    }
  }
  return sorted;
}

/** What a seat has set for a stop or automatic answer; the first choice by default. */
export function policyOf(sight: Sight, seat: number, policy: Wire<"PolicyForm">): string {
  const set = sight.policies.find((each) => each.seat === seat && each.key === policy.key);
  return set?.value ?? policy.choices[0]?.key ?? "";
}

/** A log entry whose dice the referee may set. */
export interface RolledEntry {
  entry: number;
  rolls: { purpose: Wire<"Text">; dice: number[]; sides: number }[];
}

/** Entries that hold and rolled dice, the newest first. */
export function rolledEntries(story: readonly Told[], most = 12): RolledEntry[] {
  return [...story]
    .filter((told) => told.holds)
    .map(({ entry, happenings }) => ({
      entry,
      rolls: happenings.flatMap(({ roll }) =>
        roll === null ? [] : [{ purpose: roll.purpose, dice: [...roll.dice], sides: roll.sides }],
      ),
    }))
    .filter(({ rolls }) => rolls.length > 0)
    .sort((one, other) => other.entry - one.entry)
    .slice(0, most);
}
