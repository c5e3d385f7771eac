import { signal } from "@preact/signals";
import { expect, it } from "vitest";

import type { At, Frame } from "../model/contract";
import { NOTHING } from "../model/contract";
import type { Pose } from "../wire/types";
import { type Turn, Turning } from "./turning";

const SIZE = { width: 12_000, depth: 8000 };
const TURNS: Turn[] = [0, 1, 2, 3];
const POSE: Pose = { x: 1000, y: 500, facing: 0, z: 0, level: 0 };

it("a corner goes round the table, and the table lies along", () => {
  const places = TURNS.map((turn) => new Turning(turn, SIZE).point(1000, 500));
  expect(places).toEqual([
    [1000, 500],
    [7500, 1000],
    [11_000, 7500],
    [500, 11_000],
  ]);
  expect(new Turning(1, SIZE).table).toEqual({ width: 8000, depth: 12_000 });
});

it("who looks along the edge still does", () => {
  const poses = TURNS.map((turn) => new Turning(turn, SIZE).pose(POSE).facing);
  expect(poses).toEqual([0, 900, 1800, 2700]);
});

it("what the pointer means is where it lies when nothing is turned", () => {
  for (const turn of TURNS) {
    const turning = new Turning(turn, SIZE);
    const heard: At[] = [];
    const at = { spot: turning.spot([1000, 500, 2]), piece: null } as unknown as At;
    turning.pointing({ click: (one) => heard.push(one) }).click?.(at);
    expect(heard[0]?.spot).toEqual([1000, 500, 2]);
  }
});

it("what is drawn over the table goes along", () => {
  const region = { outlines: [{ points: [[0, 0]], holes: [] }], level: 0, meaning: "reach" };
  const overlay = { ...NOTHING, regions: [region] } as unknown as typeof NOTHING;
  const turned = new Turning(2, SIZE).overlay(overlay);
  expect(turned.regions[0]?.outlines[0]?.points).toEqual([[12_000, 8000]]);
});

it("what happens is seen on the turned board, and looked at there", () => {
  const turning = new Turning(2, SIZE);
  const look = { pose: POSE, presence: 1, lift: 0, shake: 0, laid: 0 };
  const frame: Frame = {
    pieces: new Map([[3, look]]),
    groups: new Map([[4, { from: POSE, to: POSE }]]),
  };
  const show = turning.show({
    follow: (listener) => {
      listener(frame);
      return () => undefined;
    },
    now: () => frame,
    skip: () => undefined,
    fallen: signal([{ key: "one", spot: [1000, 500, 0], size: 10, seat: 0 }]),
  });
  const there = { ...POSE, x: 11_000, y: 7500, facing: 1800 };
  expect(show.now()?.pieces.get(3)?.pose).toEqual(there);
  const followed: Frame[] = [];
  show.follow((one) => followed.push(one));
  expect(followed[0]?.groups.get(4)).toEqual({ from: there, to: there });
  expect(show.fallen.value[0]?.spot).toEqual([11_000, 7500, 0]);
  const eyes = turning.eyes({
    project: (spot) => spot,
    scale: () => 1,
    sees: ({ x }) => x > 10_000,
    frame: () => undefined,
    back: () => undefined,
  });
  expect(eyes.project({ x: 1000, y: 500 })).toEqual({ x: 11_000, y: 7500 });
  expect(eyes.sees({ x: 1000, y: 500 })).toBe(true);
});
