import { beforeAll, describe, expect, it } from "vitest";

import { language, learn } from "../texts";
import vectors from "../wire/generated/vectors.json";
import type { BattleShown, SeatShown } from "../wire/types";
import { emptySeats, sorted, standing, standingWords } from "./battles";

function seat(number: number, name: string, more: Partial<SeatShown> = {}): SeatShown {
  return {
    ...{ number, name, side: number, leader: false, kind: "person", bot: "" },
    ...{ taken: true, here: false },
    ...more,
  };
}

function battle(more: Partial<BattleShown>): BattleShown {
  const seats = [seat(0, "Ann"), seat(1, "Bob")];
  return { seats, over: false, winners: [], waiting_for: [1], yours: [0], ...more } as BattleShown;
}

beforeAll(() => {
  learn("en", vectors.bundles.en);
  language.value = "en";
});

describe("a battle in a list", () => {
  it("says whose turn it is", () => {
    expect(standing(battle({ waiting_for: [0, 1] }))).toBe("yours");
    expect(standingWords(battle({}))).toContain("Bob");
    expect(standing(battle({}))).toBe("waiting");
  });

  it("says who won", () => {
    expect(standingWords(battle({ over: true, winners: [0] }))).toContain("Ann");
    expect(standingWords(battle({ over: true }))).not.toContain("Ann");
  });

  it("says whose seat is still empty, and a bot's never is", () => {
    const seats = [seat(0, "Ann"), seat(1, "Bob", { taken: false })];
    const open = battle({ seats, waiting_for: [0], round: 0 });
    expect(standingWords(open)).toContain("Bob");
    expect(standing(open)).toBe("waiting");
    expect(standing({ ...open, round: 1 })).toBe("yours");
    expect(emptySeats(open).map(({ number }) => number)).toEqual([1]);
    const bot = battle({ seats: [seat(0, "Ann"), seat(1, "Bot", { kind: "bot" })] });
    expect(emptySeats(bot)).toEqual([]);
  });

  it("comes first when it waits for me, last when it is over", () => {
    const all = [
      battle({ id: "over", over: true, changed: 9 }),
      battle({ id: "old", changed: 1 }),
      battle({ id: "new", changed: 5 }),
      battle({ id: "mine", changed: 0, waiting_for: [0] }),
    ];
    expect(sorted(all).map(({ id }) => id)).toEqual(["mine", "new", "old", "over"]);
  });
});
