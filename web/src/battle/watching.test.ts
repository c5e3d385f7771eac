import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { happening, sight, told } from "../model/testing/fixtures";
import { Watching } from "./watching";

const motion = {
  piece: 1,
  kind: "move" as const,
  path: [],
  pose: null,
  amount: 0,
  manner: "walk",
};

const STORY = [
  told(0),
  told(1, { happenings: [happening({ motion })] }),
  told(2, { happenings: [] }),
  told(3),
];

function watching() {
  const at = vi.fn((entry: number) => Promise.resolve(sight({ at: entry, number: 4 })));
  const now = () => Promise.resolve(sight({ number: 4, story: STORY }));
  return { at, watch: new Watching("b1", { now, at }) };
}

describe("a replay", () => {
  it("opens at the beginning, or where the link says", async () => {
    const { watch } = watching();
    await watch.open(null);
    expect([watch.at.value, watch.last.value]).toEqual([0, 3]);
    await watch.open(99);
    expect(watch.at.value).toBe(3);
  });

  it("steps forward and back over silent entries, and asks once for each", async () => {
    const { watch, at } = watching();
    await watch.open(1);
    await watch.step(1);
    expect(watch.at.value).toBe(3);
    await watch.step(-1);
    expect([watch.at.value, watch.battle.sight.value?.at]).toEqual([1, 1]);
    const asked = at.mock.calls.map(([entry]) => entry);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it("shows a step as it happened, a step back as it stands", async () => {
    const { watch } = watching();
    await watch.open(0);
    await watch.step(1);
    expect(watch.director.busy.value).toBe(true);
    expect(watch.battle.sight.value?.at).toBe(0);
    watch.director.skip();
    expect([watch.director.busy.value, watch.battle.sight.value?.at]).toEqual([false, 1]);
    await watch.step(-1);
    expect([watch.director.busy.value, watch.battle.sight.value?.at]).toEqual([false, 0]);
    watch.close();
  });

  it("lets the last wish count when answers come late", async () => {
    const answers = new Map<number, (value: ReturnType<typeof sight>) => void>();
    const watch = new Watching("b1", {
      now: () => Promise.resolve(sight({ number: 4, story: STORY })),
      at: (entry) => new Promise((resolve) => answers.set(entry, resolve)),
    });
    const opening = watch.open(0);
    await vi.waitFor(() => expect(answers.has(0)).toBe(true));
    answers.get(0)?.(sight({ at: 0 }));
    await opening;
    const first = watch.go(1);
    const second = watch.go(3);
    answers.get(3)?.(sight({ at: 3 }));
    await second;
    answers.get(1)?.(sight({ at: 1 }));
    await first;
    expect(watch.at.value).toBe(3);
  });

  it("tells the story only as far as it has come", async () => {
    const { watch } = watching();
    await watch.open(1);
    expect(watch.past.value.map((one) => one.entry)).toEqual([0, 1]);
  });

  it("shows the present and says why, where the past cannot be shown", async () => {
    const error = new Error("older rules");
    const watch = new Watching("b1", {
      now: () => Promise.resolve(sight({ number: 4, story: STORY })),
      at: (entry) => (entry < 3 ? Promise.reject(error) : Promise.resolve(sight({ at: entry }))),
    });
    await watch.open(null);
    expect([watch.at.value, watch.battle.sight.value?.at]).toEqual([3, 3]);
    expect(watch.trouble.value).toBe(error);
  });

  it("keeps what went wrong until it goes right", async () => {
    const error = new Error("gone");
    const watch = new Watching("b1", {
      now: () => Promise.resolve(sight({ number: 4, story: STORY })),
      at: (entry) => (entry === 3 ? Promise.reject(error) : Promise.resolve(sight())),
    });
    await watch.open(0);
    await watch.go(3);
    expect([watch.at.value, watch.trouble.value]).toEqual([0, error]);
    await watch.go(1);
    expect([watch.at.value, watch.trouble.value]).toEqual([1, null]);
  });
});

describe("playing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes on by itself to the end, and from there begins anew", async () => {
    const { watch } = watching();
    await watch.open(0);
    watch.play();
    await vi.advanceTimersByTimeAsync(1300);
    expect(watch.at.value).toBe(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect([watch.at.value, watch.playing.value]).toEqual([3, false]);
    watch.play();
    await vi.advanceTimersByTimeAsync(10);
    expect([watch.at.value, watch.playing.value]).toEqual([0, true]);
    watch.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(watch.at.value).toBe(0);
  });

  it("stops when one steps by hand", async () => {
    const { watch } = watching();
    await watch.open(0);
    watch.play();
    await watch.step(1);
    expect(watch.playing.value).toBe(false);
  });
});
