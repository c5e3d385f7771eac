import { describe, expect, it } from "vitest";

import type { Motion, Spot } from "../wire/types";
import { along, eased, runOf, wayOf } from "./motion";
import { piece, pose } from "./samples";
import { Stage } from "./stage";

function motion(piece: number, kind: Motion["kind"], more: Partial<Motion> = {}): Motion {
  return { piece, kind, path: [], pose: null, amount: 0, ...more };
}

describe("a motion", () => {
  it("lasts from 300 to 600 ms, longer for longer ways", () => {
    const far = (x: number) => runOf(motion(1, "move"), pose(0, 0), pose(x, 0))!.lasts;
    expect(far(10)).toBe(300);
    expect(far(1500)).toBe(500);
    expect(far(9000)).toBe(600);
  });

  it("runs faster at speed, and at once when nothing is to move", () => {
    expect(runOf(motion(1, "move"), pose(0, 0), pose(9000, 0), 2)!.lasts).toBe(300);
    const still = runOf(motion(1, "move"), pose(0, 0), pose(9000, 0), Infinity)!;
    expect(still.lasts).toBe(0);
    expect(still.at(0).pose.x).toBe(9000);
  });

  it("follows its path around the corner and turns the short way", () => {
    const path: Spot[] = [
      [0, 0, 0],
      [1000, 0, 0],
      [1000, 1000, 0],
    ];
    const run = runOf(motion(1, "move", { path }), pose(0, 0, 3500), pose(1000, 1000, 100))!;
    expect(run.at(0).pose).toMatchObject({ x: 0, y: 0, facing: 3500 });
    expect(run.at(run.lasts / 2).pose).toMatchObject({ x: 1000, y: 0, facing: 0 });
    expect(run.at(run.lasts).pose).toMatchObject({ x: 1000, y: 1000, facing: 100 });
    expect(run.at(run.lasts / 2).lift).toBeCloseTo(1);
    expect(run.at(run.lasts).lift).toBeCloseTo(0);
  });

  it("starts where the piece is shown and ends where it stands", () => {
    const way = wayOf(motion(1, "move", { path: [[500, 0, 0]] }), pose(0, 0), pose(900, 0));
    expect(way).toEqual([
      [0, 0, 0],
      [500, 0, 0],
      [900, 0, 0],
    ]);
    expect(along(way, 0.5)).toEqual([450, 0, 0]);
    expect(along(way, 1)).toEqual([900, 0, 0]);
  });

  it("fades the slain and lets the new appear", () => {
    const slain = runOf(motion(1, "slain"), pose(5, 5), null)!;
    expect([slain.at(0).presence, slain.at(slain.lasts).presence]).toEqual([1, 0]);
    expect(slain.end).toBeNull();
    const placed = runOf(motion(1, "place"), null, pose(5, 5))!;
    expect([placed.at(0).presence, placed.at(placed.lasts).presence]).toEqual([0, 1]);
  });

  it("shakes the hurt, who end where they stood", () => {
    const hurt = runOf(motion(1, "hurt", { amount: 2 }), pose(5, 5), pose(5, 5))!;
    expect(Math.abs(hurt.at(hurt.lasts * 0.25).shake)).toBeGreaterThan(0.02);
    expect(hurt.at(hurt.lasts).shake).toBeCloseTo(0);
    expect(hurt.at(hurt.lasts * 0.25).pose).toEqual(pose(5, 5));
  });

  it("is nothing for a piece that is nowhere", () => {
    expect(runOf(motion(1, "turn"), null, null)).toBeNull();
  });

  it("is slow at both ends", () => {
    expect([eased(-1), eased(0), eased(0.5), eased(1), eased(2)]).toEqual([0, 0, 0.5, 1, 1]);
    expect(eased(0.1)).toBeLessThan(0.05);
  });
});

describe("the stage", () => {
  const before = [piece(1, pose(0, 0)), piece(2, pose(500, 0))];
  const after = [piece(1, pose(900, 0)), piece(2, pose(500, 500))];

  it("shows no motions of before it was opened", () => {
    const stage = new Stage();
    stage.tell(before, [motion(1, "move")]);
    expect(stage.running).toBe(false);
    expect(stage.poseOf(before[0]!)).toEqual(pose(0, 0));
  });

  it("lags only for pieces that still have to move, one after the other", () => {
    const stage = new Stage();
    stage.tell(before, []);
    stage.tell(after, [motion(1, "move"), motion(2, "move")]);
    expect(stage.poseOf(after[0]!)).toEqual(pose(0, 0));
    expect(stage.poseOf(after[1]!)).toEqual(pose(500, 0));
    expect(stage.tick(1000, 1).map(({ piece }) => piece)).toEqual([1]);
    const next = stage.tick(1301, 1);
    expect(next.map(({ piece, over }) => [piece, over])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(stage.poseOf(after[0]!)).toEqual(pose(900, 0));
    expect(stage.poseOf(after[1]!)).toEqual(pose(500, 0));
    stage.tick(1700, 1);
    expect(stage.running).toBe(false);
    expect(stage.poseOf(after[1]!)).toEqual(pose(500, 500));
  });

  it("takes motions that come before their scene", () => {
    const stage = new Stage();
    stage.tell(before, []);
    stage.tell(before, [motion(1, "move")]);
    stage.tell(after, []);
    expect(stage.poseOf(after[0]!)).toEqual(pose(0, 0));
    expect(stage.poseOf(after[1]!)).toEqual(pose(500, 500));
    expect(stage.tick(0, 1)[0]!.look.pose.x).toBe(0);
    stage.tick(10_000, 1);
    expect(stage.poseOf(after[0]!)).toEqual(pose(900, 0));
  });

  it("keeps the slain until they have faded", () => {
    const stage = new Stage();
    stage.tell(before, []);
    stage.tell([before[0]!], [motion(2, "hurt", { amount: 3 }), motion(2, "slain")]);
    expect(stage.pieces().map(({ id }) => id)).toEqual([1, 2]);
    stage.tick(0, 1);
    stage.tick(430, 1);
    expect(stage.pieces().map(({ id }) => id)).toEqual([1, 2]);
    stage.tick(960, 1);
    expect(stage.running).toBe(false);
    expect(stage.pieces().map(({ id }) => id)).toEqual([1]);
  });

  it("hides the new until they appear", () => {
    const stage = new Stage();
    stage.tell(before, []);
    const fresh = piece(3, pose(50, 50));
    stage.tell([...before, fresh], [motion(1, "turn"), motion(3, "place")]);
    stage.tick(0, 1);
    expect(stage.poseOf(fresh)).toBeNull();
    stage.tick(300, 1);
    expect(stage.poseOf(fresh)).toEqual(pose(50, 50));
    expect(stage.arriving(3)).toBe(true);
    stage.tick(700, 1);
    expect(stage.arriving(3)).toBe(false);
  });

  it("moves a whole unit at once", () => {
    const unit = [piece(1, pose(0, 0), { group: 7 }), piece(2, pose(500, 0), { group: 7 })];
    const stage = new Stage();
    stage.tell(unit, []);
    stage.tell(unit, [
      motion(1, "move", { pose: pose(0, 900) }),
      motion(2, "move", { pose: pose(500, 900) }),
    ]);
    expect(stage.tick(0, 1)).toHaveLength(2);
  });

  it("finishes everything at a click", () => {
    const stage = new Stage();
    stage.tell(before, []);
    stage.tell([after[0]!], [motion(1, "move"), motion(2, "slain")]);
    stage.tick(0, 1);
    stage.finish();
    expect(stage.running).toBe(false);
    expect(stage.changed()).toBe(true);
    expect(stage.pieces().map(({ id }) => id)).toEqual([1]);
    expect(stage.poseOf(after[0]!)).toEqual(pose(900, 0));
  });

  it("does all at once when nothing is to move", () => {
    const stage = new Stage();
    stage.tell(before, []);
    stage.tell(after, [motion(1, "move"), motion(2, "move")]);
    expect(stage.tick(0, Infinity).every(({ over }) => over)).toBe(true);
    expect(stage.running).toBe(false);
  });

  it("does not make a reader wait for a long story", () => {
    const stage = new Stage();
    stage.tell(before, []);
    const story = Array.from({ length: 300 }, () => motion(1, "turn"));
    stage.tell(after, story);
    let frames = 0;
    for (let now = 0; stage.running; now += 100, frames += 1) stage.tick(now, 1);
    expect(frames).toBeLessThan(300);
  });
});
