import { describe, expect, it } from "vitest";

import { happening, rolling, text, told } from "../../model/testing/fixtures";
import type { Happening } from "../../wire/types";
import { beatsOf } from "./beats";
import { motion } from "./samples";

function roll(purpose: string, about: number[], seat = 0): Happening {
  return happening({ roll: rolling({ purpose: text(purpose), seat }), about, kind: "Rolled" });
}

const kindsOf = (happenings: Happening[]): [string, number][] =>
  beatsOf([told(1, { happenings })]).map(({ kind, happenings: all }) => [kind, all.length]);

describe("the script", () => {
  it("moves those at once who go in the same manner, and all who fall together", () => {
    const walks = [1, 2].map((n) => motion("move", n, { manner: "formation" }));
    const flight = motion("move", 3, { manner: "flee" });
    const fall = [4, 5].map((n) => motion("slain", n));
    expect(kindsOf([...walks, flight, ...fall])).toEqual([
      ["move", 2],
      ["move", 1],
      ["slain", 2],
    ]);
    expect(kindsOf([motion("move", 1), motion("move", 1)])).toHaveLength(2);
  });

  it("throws a pool at once, and the two dice of a contest; other rolls one by one", () => {
    expect(kindsOf([roll("hit", [1, 2]), roll("hit", [1, 2]), roll("wound", [1, 2])])).toEqual([
      ["roll", 2],
      ["roll", 1],
    ]);
    const contest = [roll("initiative", [1], 0), roll("initiative", [2], 1)];
    contest[1]!.roll!.purpose = text("initiative", { name: "Bram" });
    expect(kindsOf(contest)).toEqual([["roll", 2]]);
    expect(kindsOf([roll("hit", [1, 2]), roll("hit", [3, 4])])).toHaveLength(2);
  });

  it("turns who goes as he goes, and shows what is cast", () => {
    const spell = happening({ effect: "spell", about: [1, 2] });
    expect(kindsOf([motion("turn", 1), spell, motion("move", 1)])).toEqual([
      ["effect", 1],
      ["move", 1],
    ]);
    expect(kindsOf([motion("turn", 1)])).toEqual([["turn", 1]]);
  });

  it("leaves out what was taken back and what nobody sees", () => {
    expect(beatsOf([told(1, { holds: false, happenings: [motion("move", 1)] })])).toEqual([]);
    expect(kindsOf([happening()])).toEqual([]);
  });

  it("hurries where there is much to throw", () => {
    const one = beatsOf([told(1, { happenings: [roll("a", [1, 2])] })])[0]!;
    const many = beatsOf([
      told(1, { happenings: Array.from({ length: 12 }, (_, n) => roll(`a${n}`, [n, 99])) }),
    ]);
    expect(many).toHaveLength(12);
    expect(many[0]!.lasts).toBeCloseTo(one.lasts * (5 / 12));
    expect(many[0]!.strikes).toBeLessThan(many[0]!.lasts);
  });
});
