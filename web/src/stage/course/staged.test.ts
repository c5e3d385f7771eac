import { batch } from "@preact/signals";
import { afterEach, describe, expect, it, vi } from "vitest";

import { motion, speed } from "../../browser/settings";
import type { Line } from "../../model/battle";
import { type Battle, newBattle } from "../../model/battle";
import { refuse } from "../../net/problem";
import { AFTER, BEFORE, HandClock, STORY } from "./samples";
import { staged } from "./staged";

const line = { act: vi.fn(() => Promise.resolve(refuse("no"))) } as unknown as Line;

function opened(): { live: Battle; clock: HandClock; stage: ReturnType<typeof staged> } {
  motion.value = "full";
  speed.value = "normal";
  const live = newBattle("b1", line);
  const clock = new HandClock();
  live.story.value = STORY.slice(0, 1);
  live.sight.value = BEFORE;
  return { live, clock, stage: staged(live, clock) };
}

function goOn(live: Battle): void {
  batch(() => {
    live.story.value = STORY;
    live.sight.value = AFTER;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  motion.value = "system";
});

describe("a battle on its page", () => {
  it("lags behind the line until what happened is seen, and answers go straight to the line", () => {
    const { live, clock, stage } = opened();
    expect(stage.battle.sight.value).toBe(BEFORE);
    goOn(live);
    expect(live.sight.value).toBe(AFTER);
    expect(stage.battle.sight.value?.decision).toBeNull();
    expect(stage.battle.story.value.at(-1)?.happenings).toHaveLength(2);
    expect(stage.battle.telling.value?.key).toBe("move");
    void stage.battle.line.act(0, { type: "EndTurn" });
    expect(line.act).toHaveBeenCalledOnce();
    clock.turn(20_000);
    expect(stage.battle.sight.value).toBe(AFTER);
    expect(stage.battle.story.value).toBe(STORY);
    expect(stage.battle.telling.value).toBeNull();
    stage.stop();
  });

  it("is where it should be at once while nobody looks", () => {
    const { live, stage } = opened();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    goOn(live);
    expect(stage.battle.sight.value).toBe(AFTER);
    hidden.mockReturnValue(false);
    stage.stop();
  });

  it("catches up when the reader looks away", () => {
    const { live, stage } = opened();
    goOn(live);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(stage.battle.sight.value).toBe(AFTER);
    stage.stop();
  });

  it("obeys who wants nothing to move", () => {
    const { live, stage } = opened();
    motion.value = "reduced";
    goOn(live);
    expect(stage.battle.sight.value).toBe(AFTER);
    expect(stage.director.busy.value).toBe(false);
    stage.stop();
  });

  it("begins anew with the line", () => {
    const { live, stage } = opened();
    goOn(live);
    live.sight.value = null;
    expect(stage.battle.sight.value).toBeNull();
    live.sight.value = BEFORE;
    expect(stage.battle.sight.value).toBe(BEFORE);
    stage.stop();
  });
});
