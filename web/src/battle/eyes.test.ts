import { describe, expect, it } from "vitest";
import { decision, seat, sight } from "../model/testing/fixtures";
import { handTo, mustLookAway } from "./eyes";
import { whereabouts } from "./Presence";

const shared = { seats: [0, 1] };

describe("handing the screen over", () => {
  it("asks for the seat that must look, and never after the end", () => {
    expect(handTo(sight({ ...shared, seat: null, asked: [], hand_over: 1 }))).toBe(1);
    const reason = { type: "text" as const, key: "end-agreed", values: {} };
    const outcome = { winners: [], reason, rule: "", scores: [], survivors: [] };
    expect(handTo(sight({ ...shared, hand_over: 1, outcome }))).toBe(null);
  });

  it("keeps the eyes open for the question they were opened for", () => {
    expect(mustLookAway(sight({ ...shared, seat: 0, number: 5 }), 5)).toBe(false);
    expect(mustLookAway(sight({ ...shared, seat: 0, number: 6 }), 5)).toBe(true);
    expect(mustLookAway(sight({ ...shared, seat: 0, number: 5, asked: [1] }), 5)).toBe(true);
  });

  it("keeps them open for a further question only if that is secret too", () => {
    const next = { ...shared, seat: 0, number: 6 };
    const open = (given: Parameters<typeof decision>[0]) =>
      !mustLookAway(sight({ ...next, decision: decision(given) }), 5);
    expect(open({ private: true })).toBe(true);
    expect(open({ mode: "all" })).toBe(true);
    expect(open({})).toBe(false);
  });

  it("has nothing to close when everybody looks", () => {
    expect(mustLookAway(sight({ ...shared, seat: null }), null)).toBe(false);
  });

  it("never closes the eyes of somebody who plays one seat alone", () => {
    expect(mustLookAway(sight({ seats: [0], seat: 0, asked: [] }), null)).toBe(false);
  });
});

describe("presence", () => {
  it("tells bots, empty seats, here and away apart", () => {
    expect(whereabouts(seat(0))).toBe("presence-here");
    expect(whereabouts(seat(0, { here: false }))).toBe("presence-away");
    expect(whereabouts(seat(0, { taken: false, here: false }))).toBe("presence-empty");
    expect(whereabouts(seat(0, { kind: "bot", here: false }))).toBe("presence-bot");
  });
});
