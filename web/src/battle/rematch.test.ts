import { describe, expect, it } from "vitest";

import { battleShown, seat } from "../model/testing/fixtures";
import { rematch } from "./rematch";

describe("a rematch", () => {
  const battle = battleShown({
    seats: [seat(0), seat(1, { kind: "bot", bot: "greedy", name: "Bot" }), seat(2)],
  });

  it("sits everybody down again, with armies and options from the file", () => {
    const army = { game: "wizard-duel", name: "Mine", total: 0, entries: [], choices: {} };
    const file = { setup: { armies: [army, null], options: { rounds: 8, odd: {} }, table: null } };
    const { battle: wanted, otherTable } = rematch(battle, file);
    expect(wanted.seats.map((one) => [one.who, one.bot])).toEqual([
      ["me", ""],
      ["bot", "greedy"],
      ["friend", ""],
    ]);
    expect(wanted.seats.map((one) => one.army)).toEqual([army, null, null]);
    expect(wanted.options).toEqual({ rounds: 8 });
    expect(otherTable).toBe(false);
  });

  it("says when the table was laid by hand, and does without a file", () => {
    expect(rematch(battle, { setup: { table: { size: 3 } } }).otherTable).toBe(true);
    expect(rematch(battle, null).battle.options).toEqual({});
  });
});
