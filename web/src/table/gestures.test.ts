import { describe, expect, it } from "vitest";
import type { At, Pointing } from "../model/contract";
import type { Camera } from "./camera";
import { Gestures, type Touch } from "./gestures";

function touch(x: number, y: number, more: Partial<Touch> = {}): Touch {
  return { id: 1, x, y, finger: false, shift: false, main: true, ...more };
}

function set(pointing: Pointing = {}) {
  const heard: string[] = [];
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  const at = ({ x, y, shift }: Touch): At => ({
    spot: [x, y, 0],
    piece: null,
    ground: null,
    screen: { x, y },
    shift,
  });
  const told: Pointing = {
    ...pointing,
    drag: (where) => heard.push(`drag ${where.spot[0]}`),
    drop: (where) => heard.push(`drop ${where.spot[0]}`),
  };
  const gestures = new Gestures({
    at,
    pointing: () => told,
    camera: () => camera,
    bounds: () => [0.1, 10],
    look: (wanted) => {
      camera = wanted;
    },
    dragged: () => undefined,
    clicked: (where) => heard.push(`click ${where.spot[0]}`),
    hovered: (where) => heard.push(where === null ? "away" : `hover ${where.spot[0]}`),
  });
  return { gestures, heard, camera: () => camera };
}

describe("one pointer", () => {
  it("clicks when it does not move, though a hand is never quite still", () => {
    const { gestures, heard, camera } = set();
    gestures.down(touch(100, 100));
    gestures.move(touch(102, 101));
    gestures.up(touch(102, 101));
    expect(heard).toEqual(["click 102"]);
    expect(camera()).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it("pans when nobody takes the drag, from the very first pixel, and clicks nothing", () => {
    const { gestures, heard, camera } = set({ grab: () => false });
    gestures.down(touch(100, 100));
    gestures.move(touch(130, 90));
    gestures.move(touch(150, 80));
    gestures.up(touch(150, 80));
    expect(camera()).toMatchObject({ x: 50, y: -20 });
    expect(heard).toEqual(["away"]);
  });

  it("drags and drops what is grabbed, where it was grabbed", () => {
    const grabbed: number[] = [];
    const { gestures, heard, camera } = set({
      grab: (where) => {
        grabbed.push(where.spot[0]);
        return true;
      },
    });
    gestures.down(touch(100, 100));
    gestures.move(touch(120, 100));
    gestures.move(touch(140, 100));
    gestures.up(touch(145, 100));
    expect(grabbed).toEqual([100]);
    expect(heard).toEqual(["drag 120", "drag 140", "drop 145"]);
    expect(camera().x).toBe(0);
  });

  it("always pans with another button", () => {
    const { gestures, camera } = set({ grab: () => true });
    gestures.down(touch(0, 0, { main: false }));
    gestures.move(touch(10, 0, { main: false }));
    expect(camera().x).toBe(10);
  });

  it("hovers with a mouse only, but a tap first shows what it would do", () => {
    const { gestures, heard } = set();
    gestures.move(touch(5, 5));
    gestures.move(touch(6, 6, { finger: true }));
    gestures.down(touch(7, 7, { finger: true }));
    gestures.move(touch(12, 7, { finger: true }));
    gestures.up(touch(12, 7, { finger: true }));
    expect(heard).toEqual(["hover 5", "hover 12", "click 12"]);
  });

  it("drops what it holds when the browser takes the pointer away", () => {
    const { gestures, heard } = set({ grab: () => true });
    gestures.down(touch(0, 0));
    gestures.move(touch(50, 0));
    gestures.cancel(touch(50, 0));
    expect(heard).toEqual(["drag 50", "drop 50"]);
    expect(gestures.doing).toBe("nothing");
  });
});

describe("two fingers", () => {
  const finger = (id: number, x: number, y: number): Touch => touch(x, y, { id, finger: true });

  it("zoom, and leave no click behind", () => {
    const { gestures, heard, camera } = set();
    gestures.down(finger(1, 100, 100));
    gestures.down(finger(2, 200, 100));
    gestures.move(finger(2, 300, 100));
    gestures.up(finger(2, 300, 100));
    gestures.up(finger(1, 100, 100));
    expect(camera().scale).toBeCloseTo(2);
    expect(heard).toEqual(["away"]);
  });

  it("turn what is being placed", () => {
    const turns: number[] = [];
    const { gestures, camera } = set({
      turn: (by) => {
        turns.push(by);
        return true;
      },
    });
    gestures.down(finger(1, 0, 0));
    gestures.down(finger(2, 100, 0));
    gestures.move(finger(2, 98, 20));
    gestures.move(finger(2, 92, 38));
    expect(turns.length).toBe(2);
    for (const by of turns) expect(by).toBeGreaterThan(0);
    expect(camera().scale).toBe(1);
  });

  it("turn a piece that one of them drags, without zooming", () => {
    const turns: number[] = [];
    const { gestures, camera } = set({ grab: () => true, turn: (by) => turns.push(by) > 0 });
    gestures.down(finger(1, 0, 0));
    gestures.move(finger(1, 30, 0));
    gestures.down(finger(2, 130, 0));
    gestures.move(finger(2, 130, 40));
    expect(turns).toHaveLength(1);
    expect(camera().scale).toBe(1);
    expect(gestures.doing).toBe("dragging");
  });
});
