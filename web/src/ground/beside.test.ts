// @vitest-environment node
import { describe, expect, it } from "vitest";

import type { Rect } from "../table/placing";
import { piece, pose } from "../table/samples";
import { beside, bodyOf, briefly } from "./beside";
import { eyeOf, type Orbit } from "./eye";
import type { Written } from "./labels";
import { Relief } from "./relief";
import { standees } from "./standees";

const ORBIT: Orbit = { x: 5000, y: 4000, z: 0, far: 5200, turn: -Math.PI / 2, tilt: 0.7 };
const LOOKING = { eye: eyeOf(ORBIT), view: { width: 1000, height: 600 } };
const NOBODY = { selected: null, allowed: [], chosen: [], active: [] };

/** Two blocks in a melee. */
const FIGHTERS = standees(
  [1, 2].flatMap((group) =>
    Array.from({ length: 8 }, (_, n) =>
      piece(
        group * 10 + n,
        pose(4400 + (n % 4) * 260, 3600 + group * 520 + Math.floor(n / 4) * 260),
        {
          group,
        },
      ),
    ),
  ),
  new Relief([], new Set()),
  [0, 1],
  NOBODY,
);

function banner(group: number): Written {
  return {
    key: `group ${group}`,
    words: `Veteran chameleon archers ${group}`,
    strength: "5",
    kind: "banner",
    colour: "#56b4e9",
    group,
    ...{ x: 4800, y: 3600 + group * 520, z: 620 },
  };
}

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

describe("words over the standing table", () => {
  it("hide none of those who fight", () => {
    const found = beside([banner(1), banner(2)], FIGHTERS, LOOKING);
    expect(found.size).toBe(2);
    for (const { x, y } of found.values()) {
      // The least that a banner takes: its strength.
      const tab = { left: x - 10, right: x + 10, top: y - 12, bottom: y + 12 };
      for (const one of FIGHTERS) {
        const body = bodyOf(one, LOOKING);
        expect(body).not.toBeNull();
        expect(shared(tab, body!)).toBe(0);
      }
    }
  });

  it("tell the strength alone where a name has no room", () => {
    const wall = FIGHTERS.flatMap((one) =>
      [-1, 0, 1].flatMap((row) =>
        [-2, -1, 0, 1, 2].map((file) => ({
          ...one,
          group: row === 0 && file === 0 ? one.group : null,
          x: one.x + file * 900,
          y: one.y + row * 900,
        })),
      ),
    );
    const found = beside([banner(1)], wall, LOOKING);
    expect([...found.keys()]).toEqual([briefly(banner(1))]);
  });
});
