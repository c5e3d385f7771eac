import { describe, expect, it, vi } from "vitest";
import { happening, sight, text, told } from "../model/testing/fixtures";
import { atOf, pause, roundAt, rounds, stepped, within } from "./replay";
import { SightCache } from "./sights";

const round = (number: number) =>
  happening({
    kind: "RoundBegan",
    tone: "phase",
    text: text("event-round-began", { round: number, called: "turn" }),
  });

describe("stepping", () => {
  const story = [
    told(0, { happenings: [round(1)] }),
    told(1),
    told(2, { happenings: [] }),
    told(3, { happenings: [round(2)], holds: false }),
    told(4),
    told(5, { happenings: [round(2)] }),
  ];

  it("passes entries in which nothing is told, both ways", () => {
    expect(stepped(story, 1, 1, 5)).toBe(3);
    expect(stepped(story, 3, -1, 5)).toBe(1);
    expect(stepped(story, 5, 1, 5)).toBe(5);
    expect(stepped(story, 0, -1, 5)).toBe(0);
    expect(stepped(story, 5, 1, 7)).toBe(7);
  });

  it("knows where rounds begin, as they were played at last", () => {
    expect(rounds(story)).toEqual([
      { round: 1, called: "turn", entry: 0 },
      { round: 2, called: "turn", entry: 5 },
    ]);
    expect(roundAt(rounds(story), 4)).toBe(1);
    expect(roundAt(rounds(story), 5)).toBe(2);
    expect(roundAt([], 5)).toBe(null);
  });

  it("keeps within the battle", () => {
    expect([within(-3, 5), within(9, 5), within(2.7, 5), within(3, -1)]).toEqual([0, 5, 2, 0]);
  });

  it("rests longer where something is seen, and shorter at speed", () => {
    expect(pause(told(1), 1)).toBe(1200);
    expect(pause(told(1), 4)).toBe(300);
    expect(pause(told(1, { happenings: [] }), 1)).toBeLessThan(pause(told(1), 1));
  });
});

describe("links", () => {
  it("name a moment, or none", () => {
    expect(atOf("?at=7")).toBe(7);
    expect(atOf("?at=-7")).toBe(null);
    expect(atOf("?at=x")).toBe(null);
    expect(atOf("")).toBe(null);
  });
});

describe("the cache", () => {
  const asking = () => vi.fn((at: number) => Promise.resolve(sight({ at })));

  it("asks once for each look back, also when asked twice at the same time", async () => {
    const fetch = asking();
    const cache = new SightCache(fetch);
    const [one, other] = await Promise.all([cache.get(3), cache.get(3)]);
    expect(one).toBe(other);
    await cache.get(3);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(cache.peek(3)?.at).toBe(3);
    expect(cache.peek(4)).toBe(null);
  });

  it("fetches ahead in the direction of travel and never outside the battle", async () => {
    const fetch = asking();
    const cache = new SightCache(fetch);
    cache.prefetch(1, 3);
    await vi.waitFor(() => expect(cache.peek(3)).not.toBe(null));
    expect(fetch.mock.calls.map(([at]) => at).sort()).toEqual([0, 2, 3]);
    cache.prefetch(1, 3, false);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("forgets what was used longest ago", async () => {
    const cache = new SightCache(asking(), 2);
    await cache.get(1);
    await cache.get(2);
    await cache.get(1);
    await cache.get(3);
    expect([cache.peek(1)?.at, cache.peek(2), cache.peek(3)?.at]).toEqual([1, null, 3]);
  });

  it("asks again after a failure", async () => {
    const fetch = vi
      .fn<(at: number) => Promise<ReturnType<typeof sight>>>()
      .mockRejectedValueOnce(new Error("gone"))
      .mockResolvedValueOnce(sight({ at: 1 }));
    const cache = new SightCache(fetch);
    await expect(cache.get(1)).rejects.toThrow("gone");
    expect((await cache.get(1)).at).toBe(1);
  });
});
