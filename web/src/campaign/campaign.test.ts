import { describe, expect, it } from "vitest";

import type { Wire } from "../wire/types";
import { courseOf, day, sideNumber } from "./course";
import { chart, layers, lines, type Station } from "./map";
import {
  firstPlan,
  hasFriends,
  isHotSeat,
  newCampaign,
  type Offer,
  obstacle,
  withArmy,
  withLeader,
  withSide,
} from "./plan";
import { armyOf, DRAW, halfTold, NOTHING, resultOf, withAlive } from "./result";
import { FULL, marksNow, sameMarks, takenAlong } from "./veterans";

const named = (words: string) => ({ type: "name" as const, en: words, nl: words, de: words });

function station(key: string, next: Station["next"], given: Partial<Station> = {}): Station {
  return {
    key,
    title: named(key),
    game: "g",
    game_title: named("G"),
    state: "open",
    numbers: [],
    winners: [],
    final_of: [],
    next,
    ...given,
  };
}

const SIDES = ["red", "blue"];
const WAR = [
  station("base", { red: ["left"], blue: ["right"] }),
  station("left", { red: ["end"], blue: ["right"] }),
  station("right", { red: ["left"], blue: ["end", "left"] }),
  station("end", { red: [], blue: [] }),
];

describe("the map", () => {
  it("stands in the order in which scenarios can be reached", () => {
    const keys = layers(WAR).map((layer) => layer.map(({ key }) => key));
    expect(keys).toEqual([["base"], ["left", "right"], ["end"]]);
    expect(layers([])).toEqual([]);
  });

  it("goes from left to right, or from top to bottom on small screens", () => {
    const wide = chart(WAR, SIDES, [], false);
    const x = (key: string) => wide.places.find((one) => one.station.key === key)?.x ?? -1;
    expect(x("base")).toBeLessThan(x("left"));
    expect(x("left")).toBe(x("right"));
    expect(wide.width).toBeGreaterThan(wide.height);
    const narrow = chart(WAR, SIDES, [], true);
    const y = (key: string) => narrow.places.find((one) => one.station.key === key)?.y ?? -1;
    expect(y("base")).toBeLessThan(y("left"));
    expect(y("left")).toBe(y("right"));
    expect(narrow.width).toBeLessThan(350);
    for (const { x: left, y: top } of narrow.places) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + narrow.box.width).toBeLessThanOrEqual(narrow.width);
      expect(top + narrow.box.height).toBeLessThanOrEqual(narrow.height);
    }
  });

  it("has a road for every way, and knows which were gone", () => {
    const course = [
      { scenario: "base", winner: "blue" },
      { scenario: "right", winner: "red" },
      { scenario: "left", winner: "red" },
    ];
    const { roads } = chart(WAR, SIDES, course, false);
    const told = (walked: boolean) =>
      roads
        .filter((road) => road.walked === walked)
        .map(({ from, to, side }) => `${from} ${to} ${side}`);
    expect(told(true)).toEqual(["base right 1", "right left 0"]);
    expect(told(false)).toEqual([
      "base left 0",
      "left end 0",
      "left right 1",
      "right end 1",
      "right left 1",
    ]);
    expect(roads.filter(({ spare }) => spare).map(({ to, from }) => from + to)).toEqual([
      "rightleft",
    ]);
    expect(roads.every(({ path }) => !path.includes("NaN") && !path.includes("Infinity"))).toBe(
      true,
    );
  });

  it("shows a way that was gone although no list has it", () => {
    const course = [
      { scenario: "left", winner: "blue" },
      { scenario: "end", winner: "blue" },
    ];
    const gone = chart(WAR, SIDES, course, false).roads.filter(({ walked }) => walked);
    expect(gone).toMatchObject([{ from: "left", to: "end", side: 1 }]);
  });

  it("keeps the roads of two sides to one place apart", () => {
    const two = [station("a", { red: ["b"], blue: ["b"] }), station("b", { red: ["b"], blue: [] })];
    const paths = chart(two, SIDES, [], false).roads.map(({ path }) => path);
    expect(new Set(paths).size).toBe(3);
  });

  it("breaks titles between words", () => {
    expect(lines("Siege of the Human Capital", 14)).toEqual(["Siege of the", "Human Capital"]);
    expect(lines("Menschenhauptstadt", 10)).toEqual(["Menschenhauptstadt"]);
    expect(lines("", 10)).toEqual([]);
  });
});

const roster = (name: string, entries: [string, number, Record<string, unknown>?][]) =>
  ({
    game: "g",
    name,
    total: 0,
    choices: {},
    entries: entries.map(([key, count, choices = {}]) => ({ key, count, choices })),
  }) as Wire<"Roster">;

const OFFER = {
  key: "g/war",
  name: named("War"),
  story: named("Once"),
  sides: SIDES.map((key) => ({ key, name: named(key), final: null, armies: {} })),
  games: ["g"],
  game_titles: [named("G")],
  stations: WAR,
  by_points: false,
  veterans: true,
  knows_veterans: true,
} as Offer;
const BOTS = { keys: ["greedy", "random"], best: "greedy" };
const NAMES = {
  me: "Anna",
  friend: (n: number) => `Player ${n}`,
  bot: (key: string) => `Bot ${key}`,
};

describe("a campaign being prepared", () => {
  it("begins with me against the best bot, as its author meant it", () => {
    const plan = firstPlan(OFFER, BOTS);
    expect(newCampaign(plan, [], [], NAMES)).toEqual({
      campaign: "g/war",
      file: null,
      sides: [
        { side: "red", who: "me", name: "Anna", bot: "", armies: [] },
        { side: "blue", who: "bot", name: "Bot greedy", bot: "greedy", armies: [] },
      ],
      by_points: false,
      veterans: true,
      points: 0,
      options: {},
      dice: "committed",
      scenarios: {},
    });
  });

  it("takes scenarios of mine to its places", () => {
    const mine = { id: "s1", kind: "scenario", game: "g", scenario: { key: "hill" } };
    const papers = [mine] as unknown as Wire<"Paper">[];
    const plan = { ...firstPlan(OFFER, BOTS), scenarios: { ford: "s1", gate: "gone" } };
    expect(newCampaign(plan, [], papers, NAMES).scenarios).toEqual({ ford: { key: "hill" } });
  });

  it("knows friends, several people at one screen, and dice that nobody could roll", () => {
    const plan = firstPlan(OFFER, BOTS);
    expect(hasFriends(withLeader(plan, 1, "friend", BOTS))).toBe(true);
    const shared = withLeader(plan, 1, "me", BOTS);
    expect(isHotSeat(shared)).toBe(true);
    expect(newCampaign(shared, [], [], NAMES).sides[1]).toMatchObject({
      name: "Player 2",
      bot: "",
    });
    expect(obstacle({ ...plan, dice: "typed" })).toBeNull();
    expect(obstacle({ ...withLeader(plan, 0, "bot", BOTS), dice: "typed" })).toBe(
      "web-new-typed-bots",
    );
  });

  it("brings armies, ready-made and mine", () => {
    const game = { key: "g", armies: [roster("Ready", [["orc", 3]])] } as Wire<"GameShown">;
    const paper = {
      id: "p1",
      kind: "army",
      game: "g",
      army: roster("Mine", []),
    } as unknown as Wire<"Paper">;
    let plan = withArmy(firstPlan(OFFER, BOTS), 0, "g", "ready:0");
    plan = withSide(withArmy(plan, 1, "g", "paper:p1"), 1, { name: " Ben " });
    const { sides } = newCampaign(plan, [game], [paper], NAMES);
    expect(sides.map(({ armies }) => armies?.map(({ name }) => name))).toEqual([
      ["Ready"],
      ["Mine"],
    ]);
    expect(sides[1]?.name).toBe("Ben");
  });
});

describe("the course", () => {
  const chapter = (scenario: string) => ({ chapter: { scenario } });

  it("leaves out draws that are fought again, and ends with what comes next", () => {
    const campaign = {
      diary: [
        { ...chapter("base"), winner: "" },
        { ...chapter("base"), winner: "red" },
      ],
      coming: [{ key: "left" }],
    } as unknown as Wire<"CampaignShown">;
    expect(courseOf(campaign)).toEqual([
      { scenario: "base", winner: "red" },
      { scenario: "left", winner: "" },
    ]);
    expect(courseOf({ ...campaign, coming: [] })).toHaveLength(1);
  });

  it("tells days as the reader writes them, and sides by their number", () => {
    expect(day("2026-11-15", "en-GB")).toBe("15 November 2026");
    expect(day("2026-11-15", "de")).toBe("15. November 2026");
    expect(day("in autumn", "en")).toBe("in autumn");
    const sides = SIDES.map((key) => ({ key })) as Wire<"CampaignSide">[];
    expect(sideNumber({ sides }, "blue")).toBe(1);
    expect(sideNumber({ sides }, "")).toBe(0);
  });
});

describe("veterans", () => {
  const before = roster("Horde", [
    ["orc", 5, { veteran: "defence", arm: "axe" }],
    ["troll", 1],
    ["goblin", 4],
  ]);
  const army = {
    roster: roster("Horde", [
      ["orc", 5, { arm: "axe" }],
      ["troll", 1],
      ["goblin", 2, { veteran: "attack" }],
    ]),
    before,
    survivors: [
      { entry: 0, name: "Orcs", models: 3, of: 5, full: 6 },
      { entry: 2, name: "Goblins", models: 2, of: 4, full: 4 },
    ],
    veterans: { option: "veteran", marks: [] },
  } as unknown as Wire<"CampaignArmy">;

  it("are as many as lived, with their marker; the others come fresh", () => {
    const taken = takenAlong(army, { 0: "attack" });
    expect(taken?.entries).toEqual([
      { key: "orc", count: 3, choices: { arm: "axe", veteran: "attack" } },
      { key: "troll", count: 1, choices: {} },
      { key: "goblin", count: 4, choices: {} },
    ]);
    expect(takenAlong(army, { 1: "attack" })?.entries[1]).toEqual({
      key: "troll",
      count: 1,
      choices: {},
    });
    expect(takenAlong({ ...army, before: null }, {})).toBeNull();
  });

  it("come fresh and at full strength where their losses are mustered anew", () => {
    const filled = takenAlong(army, { 0: FULL, 2: "attack" });
    expect(filled?.entries.map(({ count, choices }) => [count, choices])).toEqual([
      [6, { arm: "axe" }],
      [1, {}],
      [2, { veteran: "attack" }],
    ]);
    expect(marksNow({ ...army, roster: filled as Wire<"Roster"> })).toEqual({
      0: FULL,
      2: "attack",
    });
  });

  it("are read off the army as it stands", () => {
    expect(marksNow(army)).toEqual({ 2: "attack" });
    expect(marksNow({ ...army, roster: roster("Other", [["orc", 5]]) })).toEqual({});
    expect(marksNow({ ...army, veterans: null })).toEqual({});
    expect(sameMarks({ 0: "a" }, { 0: "a" })).toBe(true);
    expect(sameMarks({ 0: "a" }, {})).toBe(false);
    expect(sameMarks({}, { 1: "b" })).toBe(false);
  });
});

describe("a battle at a real table", () => {
  const campaign = {
    version: 4,
    coming: [{ key: "left", game: "g" }],
    sides: [
      {
        key: "red",
        name: named("Reds"),
        armies: [
          {
            game: "g",
            roster: roster("A", [
              ["orc", 5],
              ["troll", 1],
            ]),
          },
        ],
      },
      {
        key: "blue",
        name: named("Blues"),
        armies: [{ game: "h", roster: roster("B", [["elf", 2]]) }],
      },
    ],
  } as unknown as Wire<"CampaignShown">;

  it("is told as far as anybody knows", () => {
    expect(resultOf(campaign, { ...NOTHING, winner: "red" })).toEqual({
      version: 4,
      winner: "red",
      points: {},
      alive: {},
      rounds: 0,
      note: "",
    });
    const told = {
      winner: DRAW,
      points: { red: "3", blue: " " },
      alive: { red: ["4", "0"], blue: ["", ""] },
      rounds: "6",
      note: " Rain. ",
    };
    expect(resultOf(campaign, told)).toEqual({
      version: 4,
      winner: "",
      points: { red: 3 },
      alive: { red: [4, 0] },
      rounds: 6,
      note: "Rain.",
    });
  });

  it("knows armies of the game that is played, and which are told by half", () => {
    expect(armyOf(campaign, "red")?.roster.entries).toHaveLength(2);
    expect(armyOf(campaign, "blue")).toBeNull();
    const some = withAlive(NOTHING, "red", 1, "1");
    expect(some.alive).toEqual({ red: ["", "1"] });
    expect(halfTold(campaign, some)?.key).toBe("red");
    expect(halfTold(campaign, withAlive(some, "red", 0, "0"))).toBeNull();
    expect(halfTold(campaign, withAlive(some, "red", 1, ""))).toBeNull();
    expect(halfTold(campaign, NOTHING)).toBeNull();
  });
});
