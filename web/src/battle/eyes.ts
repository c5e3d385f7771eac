/** Hot-seat: whose eyes the screen shows, and when they must close again. */
import type { Sight } from "../wire/types";

/** The seat to whom the screen must be handed before anything private is shown. */
export function handTo(sight: Sight): number | null {
  return sight.outcome === null ? sight.hand_over : null;
}

/**
 * Whether the private eyes of a seat must close. They stay open for the question they were opened
 * for (`opened` is the log's length then), and for a further one that is private as well.
 */
export function mustLookAway(sight: Sight, opened: number | null): boolean {
  const { seat, decision } = sight;
  const shared = sight.seats.length > 1 && seat !== null;
  if (!shared || sight.hand_over !== null) return false;
  if (!sight.asked.includes(seat)) return true;
  return sight.number !== opened && decision?.private !== true && decision?.mode !== "all";
}
