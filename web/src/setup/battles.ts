/** How a battle stands, in words, for the lists of battles. */
import { signal } from "@preact/signals";

import { recallData, rememberData } from "../browser/memory";
import { listing, t } from "../texts";
import type { BattleShown, SeatShown } from "../wire/types";

const removed = signal<readonly string[]>(keptIds());

function keptIds(): string[] {
  const found = recallData("removed");
  return Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
}

/** Take a battle out of one's list, in this browser. It goes on; its address brings it back. */
export function removeBattle(id: string): void {
  removed.value = [id, ...removed.value].slice(0, 500);
  rememberData("removed", removed.value);
}

/** A battle that is opened is in the list again. */
export function bringBack(id: string): void {
  if (!removed.value.includes(id)) return;
  removed.value = removed.value.filter((each) => each !== id);
  rememberData("removed", removed.value);
}

export function listed(battles: readonly BattleShown[]): BattleShown[] {
  return battles.filter(({ id }) => !removed.value.includes(id));
}

export type Standing = "yours" | "waiting" | "over";

/** A battle begins once everybody has come. */
function awaitsPeople(battle: BattleShown): boolean {
  return battle.round === 0 && emptySeats(battle).length > 0;
}

/** Whether the battle waits for its viewer, for others, or for nobody. */
export function standing(battle: BattleShown): Standing {
  if (battle.over) return "over";
  if (awaitsPeople(battle)) return "waiting";
  return battle.waiting_for.some((seat) => battle.yours.includes(seat)) ? "yours" : "waiting";
}

function names(battle: BattleShown, seats: readonly number[]): string {
  return listing(seats.map((seat) => battle.seats[seat]?.name ?? "?"));
}

/** Whose turn it is, or who won. */
export function standingWords(battle: BattleShown): string {
  if (battle.over) {
    if (battle.winners.length === 0) return t("web-battle-drawn");
    return t("web-battle-won", { winners: names(battle, battle.winners) });
  }
  if (awaitsPeople(battle)) {
    const missing = emptySeats(battle).map((seat) => seat.name);
    return t("web-battle-empty-seat", { names: listing(missing) });
  }
  if (standing(battle) === "yours") return t("web-battle-yours");
  if (battle.waiting_for.length === 0) return t("web-battle-going");
  return t("web-battle-waiting", { names: names(battle, battle.waiting_for) });
}

/** Battles that wait for me first, then the newest; those that are over last. */
export function sorted(battles: readonly BattleShown[]): BattleShown[] {
  const order: Record<Standing, number> = { yours: 0, waiting: 1, over: 2 };
  return [...battles].sort(
    (one, other) => order[standing(one)] - order[standing(other)] || other.changed - one.changed,
  );
}

/** Seats of friends who have not come yet. */
export function emptySeats(battle: BattleShown): SeatShown[] {
  return battle.seats.filter((seat) => seat.kind === "person" && !seat.taken);
}
