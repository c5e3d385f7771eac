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
import { framing, gliding, opening } from "./framing";

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
    // The room beside it never takes most of the view.
    expect(toView(far, { x: 0, y: 0 }).x).toBeLessThan(view.width * 0.4);
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

  describe("looking along", () => {
    const bounds = limits(view, table);
    const near = { x: 0, y: 0, scale: 0.5 };

    it("stays where all is in view", () => {
      expect(framing(near, view, [{ x: 400, y: 400 }], bounds)).toBe(near);
      expect(framing(near, view, [], bounds)).toBe(near);
    });

    it("goes no further than needed", () => {
      const moved = framing(near, view, [{ x: 2400, y: 400 }], bounds);
      expect(moved.scale).toBe(near.scale);
      expect(toView(moved, { x: 2400, y: 400 }).x).toBeCloseTo(1000 - 72);
    });

    it("draws back until all is in view", () => {
      const spots = [
        { x: 400, y: 400 },
        { x: 9000, y: 6000 },
      ];
      const moved = framing(near, view, spots, bounds, 56);
      expect(moved.scale).toBeLessThan(near.scale);
      for (const spot of spots) {
        const { x, y } = toView(moved, spot);
        expect([x > 0, y > 0, x < 1000, y < 544]).toEqual([true, true, true, true]);
      }
    });

    it("glides from one to the other", () => {
      const to = { x: -100, y: 50, scale: 1 };
      expect(gliding(near, to, 0)).toEqual(near);
      expect(gliding(near, to, 1)).toEqual(to);
    });
  });

  describe("opening", () => {
    it("looks at the armies where they are far smaller than the table", () => {
      const armies = [
        { x: 1500, y: 1500 },
        { x: 3500, y: 2500 },
      ];
      const camera = opening(view, table, armies);
      expect(camera.scale).toBeGreaterThan(laid(view, table).scale * 1.3);
      expect(toView(camera, { x: 2500, y: 2000 })).toEqual({ x: 500, y: 300 });
    });

    it("lets both armies fill the room, and shows little beside the table", () => {
      const apart = [
        { x: 4000, y: 600 },
        { x: 8000, y: 5400 },
      ];
      const camera = opening(view, table, apart, 56);
      const [high, low] = apart.map((spot) => toView(camera, spot));
      expect(low!.y - high!.y).toBeGreaterThan(0.78 * (view.height - 56));
      expect(high!.y).toBeGreaterThan(20);
      expect(low!.y).toBeLessThan(view.height - 56 - 20);
      expect(camera.y).toBeLessThanOrEqual(24);
    });

    it("keeps them above the cards of a phone", () => {
      const armies = [
        { x: 5500, y: 3000 },
        { x: 6500, y: 4200 },
      ];
      const camera = opening({ width: 390, height: 660 }, table, armies, 56);
      expect(camera.scale).toBeGreaterThan(laid({ width: 390, height: 660 }, table, 56).scale);
      for (const spot of armies) {
        const { y } = toView(camera, spot);
        expect([y > 64, y < 64 + 264]).toEqual([true, true]);
      }
    });

    it("shows the whole table where they stand all over it, or not at all", () => {
      const apart = [
        { x: 100, y: 100 },
        { x: 11900, y: 7900 },
      ];
      expect(opening(view, table, apart, 56)).toEqual(laid(view, table, 56));
      expect(opening(view, table, [], 56)).toEqual(laid(view, table, 56));
    });
  });

  it("moves when something happens under the buttons at the side of a wide view", () => {
    const camera = { x: 0, y: 0, scale: 0.15 };
    const bounds = limits(view, table);
    const spot = (x: number) => framing(camera, view, [{ x: x / 0.15, y: 300 / 0.15 }], bounds);
    expect(spot(900)).toEqual(camera);
    expect(toView(spot(960), { x: 960 / 0.15, y: 0 }).x).toBeLessThan(940);
  });
});
