/** The same battle once more: what the set-up page would have to be told. */
import type { NewBattle } from "../net/api";
import type { BattleShown, Wire } from "../wire/types";

type Roster = Wire<"Roster">;

export interface Rematch {
  battle: NewBattle & Required<Pick<NewBattle, "seats" | "options">>;
  /** The battle was fought on a table laid by hand, which a battle file cannot give back. */
  otherTable: boolean;
}

/** What to ask the server for; `file` is the battle's file, where it could be read. */
export function rematch(battle: BattleShown, file: unknown): Rematch {
  const setup = objectAt(file, "setup");
  const armies = setup === null ? [] : listAt(setup, "armies");
  return {
    battle: {
      game: battle.game,
      scenario: battle.scenario,
      title: battle.title,
      seats: battle.seats.map((seat, index) => ({
        who: seat.kind === "bot" ? "bot" : battle.yours.includes(seat.number) ? "me" : "friend",
        name: seat.name,
        side: seat.side,
        leader: seat.leader,
        bot: seat.bot,
        army: rosterOf(armies[index]),
      })),
      options: optionsOf(setup),
      table: null,
      dice: battle.dice === "typed" ? "typed" : "committed",
      take_back: battle.take_back,
      watchers: true,
      lesson: false,
    },
    otherTable: setup !== null && setup["table"] != null,
  };
}

function objectAt(value: unknown, key: string): Record<string, unknown> | null {
  const found = isObject(value) ? value[key] : null;
  return isObject(found) ? found : null;
}

function listAt(value: Record<string, unknown>, key: string): readonly unknown[] {
  const found = value[key];
  return Array.isArray(found) ? found : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An army, where the game keeps it as its builder wrote it; else the ready-made one is taken. */
function rosterOf(value: unknown): Roster | null {
  if (!isObject(value) || typeof value["game"] !== "string") return null;
  return Array.isArray(value["entries"]) ? (value as unknown as Roster) : null;
}

function optionsOf(setup: Record<string, unknown> | null): Wire<"NewBattle">["options"] {
  const found = setup === null ? null : setup["options"];
  if (!isObject(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, boolean | number | string] =>
      ["boolean", "number", "string"].includes(typeof pair[1]),
    ),
  );
}
