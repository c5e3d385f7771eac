import { describe, expect, it } from "vitest";

import { happening, text, told } from "../../model/testing/fixtures";
import { BLOWS, CHARGED, FELL, LOST } from "../course/samples";
import { cardOf } from "./card";

const announced = happening({ kind: "Announced", text: text("announced") });
const STORY = [told(1, { happenings: [announced, CHARGED, BLOWS, LOST, FELL] }), told(2)];

describe("the card of a roll", () => {
  it("tells who and what for, the dice, and what followed", () => {
    const card = cardOf(STORY, 0);
    expect(card).toMatchObject({ entry: 1, title: { key: "announced" } });
    expect(card?.lines).toEqual([BLOWS, LOST, FELL]);
  });

  it("is of the newest entry with dice, and of none from before the page opened", () => {
    const more = [...STORY, told(3, { happenings: [BLOWS] })];
    expect(cardOf(more, 0)).toMatchObject({ entry: 3, title: null });
    expect(cardOf(STORY, 2)).toBeNull();
    expect(cardOf([told(1, { holds: false, happenings: [BLOWS] })], 0)).toBeNull();
  });

  it("is headed by the spell that was cast", () => {
    const spell = happening({ effect: "spell", text: text("spell") });
    expect(cardOf([told(1, { happenings: [spell, BLOWS] })], 0)?.title?.key).toBe("spell");
  });

  it("leaves the books to the story", () => {
    const kept = happening({ kind: "Changed" });
    expect(cardOf([told(1, { happenings: [BLOWS, kept] })], 0)?.lines).toEqual([BLOWS]);
  });

  it("tells one thing of an entry: what somebody did to somebody, headed by what it is of", () => {
    const shot = happening({ kind: "Announced", text: text("shot"), about: [1, 11] });
    const hit = { ...BLOWS, about: [1, 11], effect: "shot" as const };
    const phase = happening({ kind: "PhaseBegan", text: text("phase") });
    const tactics = { ...BLOWS, about: [], effect: null };
    const one = cardOf([told(1, { happenings: [shot, hit, LOST, phase, tactics] })], 0);
    expect(one?.title?.key).toBe("shot");
    expect(one?.lines).toEqual([hit, LOST]);
    const none = cardOf([told(1, { happenings: [phase, tactics] })], 0);
    expect(none?.lines).toEqual([tactics]);
  });

  it("bears no announcement of somebody else", () => {
    const other = happening({ kind: "Announced", text: text("other"), about: [2, 12] });
    const hit = { ...BLOWS, about: [1, 11] };
    expect(cardOf([told(1, { happenings: [other, hit] })], 0)?.title).toBe(null);
  });

  it("tells one deed of many, and turns to the others; harm goes to the deed that did it", () => {
    const first = { ...BLOWS, about: [10, 20] };
    const back = { ...BLOWS, about: [20, 10], roll: BLOWS.roll && { ...BLOWS.roll, seat: 1 } };
    const lost = { ...LOST, about: [20, 10], tone: "harm" as const };
    const story = [told(1, { happenings: [announced, first, back, lost] })];
    expect(cardOf(story, 0)).toMatchObject({ index: 1, count: 2, about: [20, 10], follows: [] });
    const telling = cardOf(story, 0, "telling");
    expect(telling).toMatchObject({ index: 0, title: { key: "announced" }, follows: [lost] });
    expect(cardOf(story, 0, 7)?.index).toBe(1);
  });

  it("shows dice that are one throw together, and of many throws the first and the last", () => {
    const again = { ...BLOWS, effect: null };
    const wound = (seat: number) => ({
      ...BLOWS,
      effect: null,
      roll: BLOWS.roll && { ...BLOWS.roll, purpose: text(`roll ${seat}`) },
    });
    const pool = cardOf([told(1, { happenings: [BLOWS, BLOWS] })], 0);
    expect(pool?.throws.map(({ dice }) => dice.length)).toEqual([4]);
    expect(pool?.throws[0]?.dice[0]).toEqual({ value: 5, hit: true });
    const many = [BLOWS, again, wound(1), wound(2), wound(3)];
    const thrown = cardOf([told(1, { happenings: many })], 0)?.throws ?? [];
    expect(thrown.map(({ first }) => first.purpose.key).slice(1)).toEqual(["roll 2", "roll 3"]);
  });
});
