import { describe, expect, it } from "vitest";

import type { Wire } from "../wire/types";
import {
  chanceOf,
  firstPlan,
  hasFriends,
  isHotSeat,
  newBattle,
  obstacle,
  optionValue,
  type Paper,
  playerCounts,
  players,
  withLeader,
  withOption,
  withPlayers,
  withScenario,
  withSeat,
  withWho,
} from "./plan";

const BOTS = { keys: ["random", "greedy"], best: "greedy" };
const NAMES = {
  me: "Ann",
  friend: (number: number) => `Player ${number}`,
  bot: (key: string) => `Bot ${key}`,
};
const ROUNDS = { key: "rounds", default: 15 } as Wire<"Option">;
const ORCS = { game: "g", name: "Orcs", entries: [] } as unknown as Wire<"Roster">;
const GAME = {
  key: "g",
  scenarios: [
    { key: "duel", players: [2] },
    { key: "four", players: [4, 5, 6] },
  ],
  options: [ROUNDS],
  armies: [{ ...ORCS, name: "Ready" }],
} as unknown as Wire<"GameShown">;
const PAPERS = [
  { id: "a1", kind: "army", army: ORCS },
  { id: "t1", kind: "table", table: { width: 6000, depth: 6000 } },
] as unknown as Paper[];

describe("a plan", () => {
  const plan = firstPlan(GAME, BOTS);

  it("begins with me against the best bot on the first scenario", () => {
    expect(plan.scenario).toBe("duel");
    expect(plan.seats.map(({ who, bot }) => [who, bot])).toEqual([
      ["me", ""],
      ["bot", "greedy"],
    ]);
    expect(firstPlan(GAME, BOTS, "four").seats).toHaveLength(4);
    expect(firstPlan(GAME, BOTS, "nowhere").scenario).toBe("duel");
  });

  it("keeps as many players as a scenario can have", () => {
    const four = withScenario(plan, "four", GAME, BOTS);
    expect(players(four)).toHaveLength(4);
    const six = withPlayers(four, 6, BOTS);
    expect(players(withScenario(six, "four", GAME, BOTS))).toHaveLength(6);
    expect(players(withScenario(six, "duel", GAME, BOTS))).toHaveLength(2);
    expect(playerCounts(GAME, six)).toEqual([4, 5, 6]);
  });

  it("keeps the leader beside the players, without an army", () => {
    const led = withLeader(withScenario(plan, "four", GAME, BOTS), "friend");
    expect(led.seats).toHaveLength(5);
    expect(players(withPlayers(led, 5, BOTS))).toHaveLength(5);
    expect(newBattle(led, GAME, [], NAMES).seats?.at(-1)).toMatchObject({
      leader: true,
      army: null,
      who: "friend",
    });
    expect(withLeader(led, null).seats).toHaveLength(4);
  });

  it("sends only options that differ from the default", () => {
    const longer = withOption(plan, ROUNDS, 20);
    expect(longer.options).toEqual({ rounds: 20 });
    expect(optionValue(longer, ROUNDS)).toBe(20);
    expect(withOption(longer, ROUNDS, 15).options).toEqual({});
    expect(optionValue(plan, ROUNDS)).toBe(15);
  });

  it("knows who is at the table", () => {
    expect(hasFriends(plan)).toBe(false);
    expect(isHotSeat(plan)).toBe(false);
    expect(hasFriends(withWho(plan, 1, "friend", ""))).toBe(true);
    expect(isHotSeat(withWho(plan, 1, "me", ""))).toBe(true);
  });

  it("forgets a bot where a person sits, and a typed name where the sitter changes", () => {
    const named = withSeat(plan, 1, { name: "Orc king" });
    expect(withWho(named, 1, "friend", "").seats[1]).toMatchObject({ bot: "", name: "" });
    expect(withWho(named, 1, "bot", "random").seats[1]?.bot).toBe("random");
  });

  it("refuses real dice without a person, and a battle of one side", () => {
    expect(obstacle(plan)).toBeNull();
    const bots = withWho(plan, 0, "bot", "greedy");
    expect(obstacle({ ...bots, dice: "typed" })).toBe("web-new-typed-bots");
    expect(obstacle(withSeat(withSeat(plan, 0, { side: 1 }), 1, { side: 1 }))).toBe(
      "web-new-one-side",
    );
  });

  it("drops a side that is gone with its seat", () => {
    const four = withSeat(withScenario(plan, "four", GAME, BOTS), 0, { side: 3 });
    expect(withScenario(four, "duel", GAME, BOTS).seats[0]?.side).toBeNull();
  });
});

describe("what the server is asked for", () => {
  it("names everybody in the reader's words unless they typed a name", () => {
    let plan = withScenario(firstPlan(GAME, BOTS), "four", GAME, BOTS);
    plan = withWho(plan, 1, "me", "");
    plan = withWho(plan, 2, "friend", "");
    plan = withSeat(plan, 3, { name: " Gobbo " });
    const asked = newBattle(plan, GAME, [], NAMES);
    expect(asked.seats?.map(({ name }) => name)).toEqual(["Ann", "Player 2", "Player 3", "Gobbo"]);
  });

  it("gives armies and tables in full", () => {
    let plan = withSeat(firstPlan(GAME, BOTS), 0, { army: "paper:a1" });
    plan = withSeat({ ...plan, table: "t1" }, 1, { army: "ready:0" });
    const asked = newBattle(plan, GAME, PAPERS, NAMES);
    expect(asked.seats?.map(({ army }) => army?.name)).toEqual(["Orcs", "Ready"]);
    expect(asked.table).toEqual({ width: 6000, depth: 6000 });
    expect(newBattle({ ...plan, table: "gone" }, GAME, PAPERS, NAMES).table).toBeNull();
  });

  it("leaves take-backs to the server unless they were chosen", () => {
    const plan = firstPlan(GAME, BOTS);
    expect(newBattle(plan, GAME, [], NAMES).take_back).toBeNull();
    expect(newBattle({ ...plan, takeBack: "off" }, GAME, [], NAMES).take_back).toBe("off");
  });
});

it("an army by chance is asked for by points and number", () => {
  expect(chanceOf("chance:200:7")).toEqual({ points: 200, seed: 7 });
  for (const army of ["", "ready:1", "paper:x"]) expect(chanceOf(army)).toBeNull();
});
