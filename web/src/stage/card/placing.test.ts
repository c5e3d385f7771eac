import { describe, expect, it } from "vitest";

import { covered, nearestOf, placed, type Rect, type Room } from "./placing";

const CARD = { width: 288, height: 140 };
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function room(more: Partial<Room> = {}): Room {
  const usual = { spoken: [], tools: [], others: [], goal: null, now: null };
  return { width: 1000, height: 600, card: CARD, mat: rect(200, 0, 600, 600), ...usual, ...more };
}

const cardAt = ({ x, y }: { x: number; y: number }): Rect => rect(x, y, CARD.width, CARD.height);

describe("the place of a card", () => {
  it("hides none of whom it speaks, and no button, wherever they stand", () => {
    for (let x = 0; x < 960; x += 80) {
      for (let y = 0; y < 560; y += 80) {
        const spoken = [rect(x, y, 40, 40), rect(x / 2, y / 2, 40, 40)];
        const tools = [rect(940, 400, 50, 180)];
        const at = cardAt(placed(room({ spoken, tools, goal: { x, y } })));
        expect([...spoken, ...tools].map((one) => covered(at, one))).toEqual([0, 0, 0]);
        expect(Math.min(at.left, at.top, 1000 - at.right, 600 - at.bottom)).toBeGreaterThanOrEqual(
          8,
        );
      }
    }
  });

  it("is near to whom it speaks of, in the rim where that is as near", () => {
    const spot = placed(room({ spoken: [rect(780, 200, 30, 30)], goal: { x: 795, y: 215 } }));
    expect(spot.x + CARD.width).toBeGreaterThan(800);
    const far = placed(room({ spoken: [rect(300, 500, 30, 30)], goal: { x: 315, y: 515 } }));
    expect(far.x).toBeLessThan(300);
  });

  it("stays where it is as long as it hides nothing there", () => {
    const now = { x: 600, y: 300 };
    const goal = { x: 580, y: 360 };
    expect(placed(room({ spoken: [rect(560, 340, 30, 30)], goal, now }))).toEqual(now);
    expect(placed(room({ spoken: [rect(700, 340, 30, 30)], goal, now }))).not.toEqual(now);
  });

  it("finds a place on a phone, where it is as wide as the table", () => {
    const phone = { width: 390, height: 500, card: { width: 374, height: 150 } };
    const spoken = [rect(180, 180, 30, 30), rect(200, 300, 30, 30)];
    const { y } = placed(room({ ...phone, spoken, goal: { x: 200, y: 250 } }));
    expect(y + 150 <= 180 || y >= 330).toBe(true);
  });
});

it("the nearest point of a rectangle lies on it", () => {
  expect(nearestOf(rect(10, 10, 20, 20), { x: 0, y: 15 })).toEqual({ x: 10, y: 15 });
  expect(nearestOf(rect(10, 10, 20, 20), { x: 90, y: 90 })).toEqual({ x: 30, y: 30 });
});
