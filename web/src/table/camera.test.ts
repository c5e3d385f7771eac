import { describe, expect, it } from "vitest";

import {
  fitted,
  kept,
  laid,
  limits,
  panned,
  pinched,
  showing,
  toTable,
  toView,
  twist,
  zoomed,
} from "./camera";

const view = { width: 1000, height: 600 };
const table = { width: 12000, height: 8000 };

describe("the camera", () => {
  it("fits the whole table in the middle of the view", () => {
    const camera = fitted(view, table, 20);
    expect(toView(camera, { x: 6000, y: 4000 })).toEqual({ x: 500, y: 300 });
    expect(toView(camera, { x: 0, y: 0 }).y).toBeCloseTo(20);
    expect(toView(camera, { x: 0, y: 0 }).x).toBeGreaterThan(20);
  });

  it("lies above what rises at the foot of the view", () => {
    expect(laid(view, table, 56)).toEqual(fitted({ width: 1000, height: 544 }, table));
    expect(laid(view, table, 500)).toEqual(fitted({ width: 1000, height: 300 }, table));
  });

  it("lies at the top of a phone held upright, beneath its strip", () => {
    const phone = { width: 412, height: 650 };
    const broad = laid(phone, table, 56);
    expect(toView(broad, { x: 0, y: 0 })).toEqual({ x: 12, y: 64 });
    expect(toView(broad, { x: 12000, y: 8000 }).x).toBeCloseTo(400);
    const deep = laid(phone, { width: 8000, height: 16000 }, 56);
    expect(toView(deep, { x: 0, y: 0 }).y).toBe(64);
    expect(toView(deep, { x: 0, y: 16000 }).y).toBeCloseTo(650 - 56 - 12);
    expect(laid({ width: 590, height: 300 }, table)).toEqual(
      fitted({ width: 590, height: 300 }, table),
    );
  });

  it("fits even where there is hardly any room", () => {
    expect(fitted({ width: 10, height: 10 }, table).scale).toBeGreaterThan(0);
  });

  it("goes from pixels to spots and back", () => {
    const camera = { x: -130, y: 47, scale: 0.21 };
    const spot = toTable(camera, { x: 321, y: 123 });
    const pixel = toView(camera, spot);
    expect(pixel.x).toBeCloseTo(321);
    expect(pixel.y).toBeCloseTo(123);
  });

  it("keeps what is under the pointer when it zooms", () => {
    const camera = fitted(view, table);
    const pixel = { x: 700, y: 200 };
    const before = toTable(camera, pixel);
    const after = toTable(zoomed(camera, pixel, 2.5, limits(view, table)), pixel);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("zooms no further than its limits", () => {
    const camera = fitted(view, table);
    const [least, most] = limits(view, table);
    expect(zoomed(camera, { x: 0, y: 0 }, 1e9, [least, most]).scale).toBe(most);
    expect(zoomed(camera, { x: 0, y: 0 }, 1e-9, [least, most]).scale).toBe(least);
  });

  it("keeps what lies under two fingers", () => {
    const camera = fitted(view, table);
    const before = [
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ] as const;
    const after = [
      { x: 260, y: 340 },
      { x: 560, y: 340 },
    ] as const;
    const moved = pinched(camera, before, after, [0.0001, 10]);
    expect(moved.scale).toBeCloseTo(camera.scale * 1.5);
    before.forEach((finger, n) => {
      const spot = toTable(camera, finger);
      expect(toView(moved, spot).x).toBeCloseTo(after[n]!.x);
      expect(toView(moved, spot).y).toBeCloseTo(after[n]!.y);
    });
  });

  it("never loses the table out of sight", () => {
    const far = kept(panned(fitted(view, table), 99999, -99999), view, table);
    expect(toView(far, { x: 0, y: 0 }).x).toBeLessThanOrEqual(view.width);
    expect(toView(far, { x: 0, y: table.height }).y).toBeGreaterThanOrEqual(0);
    const near = fitted(view, table);
    expect(kept(near, view, table)).toEqual(near);
  });

  it("measures how far two fingers turned, over the seam of the circle too", () => {
    const at = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
    };
    const middle = { x: 0, y: 0 };
    expect(twist([middle, at(0)], [middle, at(30)])).toBeCloseTo(300);
    expect(twist([middle, at(170)], [middle, at(-170)])).toBeCloseTo(200);
    expect(twist([middle, at(-170)], [middle, at(170)])).toBeCloseTo(-200);
  });

  it("moves only as far as needed to show a spot", () => {
    const camera = { x: 0, y: 0, scale: 0.1 };
    expect(showing(camera, view, { x: 5000, y: 3000 })).toEqual(camera);
    const moved = showing(camera, view, { x: 11000, y: 3000 }, 50);
    expect(toView(moved, { x: 11000, y: 3000 })).toEqual({ x: 950, y: 300 });
  });
});
