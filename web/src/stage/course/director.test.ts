import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { told } from "../../model/testing/fixtures";
import type { Piece, Sight } from "../../wire/types";
import { Director } from "./director";
import { AFTER, BEFORE, CHARGED, field, HandClock, LOST, RIDERS, SPEARS, STORY } from "./samples";
import { toldSoFar } from "./telling";

let clock: HandClock;
let pace: number;
let director: Director;

beforeEach(() => {
  clock = new HandClock();
  pace = 1;
  director = new Director(() => pace, clock);
  director.stand(BEFORE);
});

afterEach(() => director.stand(null));

const shown = (): Sight => director.sight.value as Sight;
const pieceOf = (id: number): Piece | undefined =>
  shown().scene.pieces.find((one) => one.id === id);
const strength = (id: number): number | undefined =>
  shown().scene.groups.find((one) => one.id === id)?.gauges[0]?.value;

/** What is shown, beat by beat, until all is over. */
function played(): string[] {
  const kinds: string[] = [];
  const stop = director.onCue((cue) => kinds.push(cue === null ? "over" : cue.beat.kind));
  director.tell(AFTER, STORY.slice(1));
  clock.turn(20_000);
  stop();
  return kinds;
}

describe("the stage manager", () => {
  it("shows the charge before its blows, the blows before the fallen, and then asks", () => {
    expect(shown().decision).not.toBeNull();
    const kinds: string[] = [];
    director.onCue((cue) => {
      kinds.push(cue === null ? "over" : cue.beat.kind);
      if (cue !== null) expect(shown().decision).toBeNull();
    });
    director.tell(AFTER, STORY.slice(1));
    expect([director.busy.value, shown().asked]).toEqual([true, []]);
    clock.turn(20_000);
    expect(kinds).toEqual(["move", "roll", "hurt", "slain", "over"]);
    expect(director.busy.value).toBe(false);
    expect(shown()).toBe(AFTER);
    expect(clock.isRunning).toBe(false);
  });

  it("takes the frame of a group along, and lets who will fall stand until it is told", () => {
    const frames: number[] = [];
    director.follow((frame) => frames.push(frame.groups.get(RIDERS)?.to.x ?? Number.NaN));
    director.tell(AFTER, STORY.slice(1));
    clock.turn(400);
    expect(frames.at(-1)).toBeGreaterThan(0);
    expect(frames.at(-1)).toBeLessThan(3000);
    expect([pieceOf(1)?.pose?.x, pieceOf(5)?.pose?.x, strength(SPEARS)]).toEqual([300, 6500, 3]);
    clock.turn(700); // the dice are rolling
    expect([pieceOf(1)?.pose?.x, pieceOf(5)?.pose?.x, strength(SPEARS)]).toEqual([3300, 6500, 3]);
    expect(shown().scene.groups[0]?.outline?.points[0]?.[0]).toBe(2850);
    clock.turn(20_000);
    expect([pieceOf(5), strength(SPEARS)]).toEqual([undefined, 2]);
    expect(director.fallen.value.map(({ spot }) => spot)).toEqual([[6500, 0, 0]]);
  });

  it("tells the story as far as it is shown; dice when they lie still", () => {
    const lines = (): number | undefined =>
      toldSoFar(STORY, director.reached.value).find(({ entry }) => entry === 1)?.happenings.length;
    director.tell(AFTER, STORY.slice(1));
    expect(lines()).toBe(2);
    clock.turn(1100);
    expect(lines()).toBe(2);
    clock.turn(700);
    expect(lines()).toBe(3);
    clock.turn(20_000);
    expect(lines()).toBe(5);
  });

  it("is where it will be at once when the reader has seen enough", () => {
    let skipped = 0;
    director.onSkip(() => {
      skipped += 1;
    });
    director.tell(AFTER, STORY.slice(1));
    clock.turn(100);
    director.skip();
    expect([shown(), director.busy.value, skipped]).toEqual([AFTER, false, 1]);
    expect(director.fallen.value).toHaveLength(1);
    expect(clock.isRunning).toBe(false);
  });

  it("goes faster and slower, and shows nothing where nothing may move", () => {
    director.tell(AFTER, STORY.slice(1));
    clock.turn(20_000);
    pace = 0;
    director.stand(BEFORE);
    expect(played()).toEqual([]);
    expect(shown()).toBe(AFTER);
    pace = 0.5;
    director.stand(BEFORE);
    director.tell(AFTER, [told(1, { happenings: [CHARGED] })]);
    clock.turn(560);
    expect(director.busy.value).toBe(true);
    clock.turn(300);
    expect(director.busy.value).toBe(false);
  });

  it("stops showing when the reader switches it off", () => {
    director.tell(AFTER, STORY.slice(1));
    clock.turn(100);
    pace = 0;
    clock.turn(40);
    expect([shown(), director.busy.value]).toEqual([AFTER, false]);
  });

  it("shows what comes meanwhile after it, each from where the one before ended", () => {
    const later: Sight = { ...AFTER, number: 3, at: 2, scene: field(4000, 2) };
    const on = { ...CHARGED, motion: { ...CHARGED.motion!, path: [], pose: null } };
    director.tell(AFTER, STORY.slice(1));
    director.tell(later, [told(2, { happenings: [on] })]);
    clock.turn(3600);
    expect(shown().decision).toBeNull();
    clock.turn(20_000);
    expect(shown()).toBe(later);
  });

  it("does at once what would keep the reader waiting for long", () => {
    for (let n = 2; n < 60; n += 1) {
      const sight = { ...AFTER, number: n + 1, at: n };
      director.tell(sight, [{ ...STORY[1]!, entry: n }]);
    }
    clock.turn(3000);
    expect([director.busy.value, shown().at]).toEqual([true, expect.any(Number)]);
    expect(shown().at).toBeGreaterThan(50);
    clock.turn(12_000);
    expect([director.busy.value, shown().at]).toEqual([false, 59]);
  });

  it("hurries through an act in which very much happens", () => {
    const runs = Array.from({ length: 60 }, (_, n) => {
      const manner = n % 2 === 0 ? "charge" : "pursue";
      return { ...CHARGED, motion: { ...CHARGED.motion!, manner } };
    });
    director.tell(AFTER, [told(1, { happenings: runs })]);
    clock.turn(15_000);
    expect(director.busy.value).toBe(true);
    clock.turn(6000);
    expect(director.busy.value).toBe(false);
  });

  it("does not replay a take-back, nor what others' eyes see", () => {
    const back = { ...LOST, kind: "TakenBack" };
    director.tell(AFTER, [told(1, { happenings: [CHARGED, back] })]);
    expect([shown(), director.busy.value]).toEqual([AFTER, false]);
    director.stand(BEFORE);
    director.tell({ ...AFTER, seat: 1 }, STORY.slice(1));
    expect(director.busy.value).toBe(false);
  });

  it("takes a newer sight of the same moment without a word", () => {
    director.tell(AFTER, STORY.slice(1));
    const same = { ...AFTER, proposals: [] };
    director.tell(same, []);
    expect(director.busy.value).toBe(true);
    clock.turn(20_000);
    expect(shown()).toBe(same);
  });
});
