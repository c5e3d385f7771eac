import { describe, expect, it } from "vitest";

import { type Area, freerSide, hidden, mirrored } from "./dodging";

const room: Area = { left: 100, top: 0, right: 1000, bottom: 600 };
const card: Area = { left: 700, top: 200, right: 1000, bottom: 600 };

function spot(x: number, y: number): Area {
  return { left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 };
}

describe("a card above the table", () => {
  it("lies as far from one side as from the other when it is turned over", () => {
    expect(mirrored(card, room)).toEqual({ left: 100, top: 200, right: 400, bottom: 600 });
    expect(mirrored(mirrored(card, room), room)).toEqual(card);
  });

  it("hides what it touches, and nothing beside or above it", () => {
    expect(hidden(card, [spot(800, 300), spot(696, 300), spot(694, 300), spot(800, 194)])).toBe(2);
    expect(hidden(card, [spot(695, 300), spot(800, 195)])).toBe(0);
  });

  it("goes to the other side only where it hides less", () => {
    expect(freerSide(card, room, "right", [spot(800, 300)])).toBe("left");
    expect(freerSide(card, room, "right", [spot(200, 300)])).toBe("right");
    expect(freerSide(card, room, "right", [spot(800, 300), spot(200, 300)])).toBe("right");
    expect(freerSide(mirrored(card, room), room, "left", [])).toBe("left");
    expect(freerSide(mirrored(card, room), room, "left", [spot(200, 300)])).toBe("right");
  });
});
