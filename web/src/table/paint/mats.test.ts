import { describe, expect, it } from "vitest";
import { matPicture } from "./matPicture";
import { MATS, matPixels } from "./mats";
import { matOf } from "./palette";

const SIDE = 48;

/** The mean colour of a mat. */
function mean(name: string): number[] {
  const pixels = matPixels(name, SIDE) ?? new Uint8ClampedArray();
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    for (let part = 0; part < 3; part += 1)
      sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0);
  }
  return sums.map((sum) => sum / (SIDE * SIDE));
}

describe("mats", () => {
  it("are the same on every screen, and each looks like none of the others", () => {
    expect(matPixels("meadow", SIDE)).toEqual(matPixels("meadow", SIDE));
    const means = MATS.map(mean);
    for (const [n, one] of means.entries()) {
      for (const other of means.slice(n + 1)) {
        expect(Math.hypot(...one.map((part, k) => part - (other[k] ?? 0)))).toBeGreaterThan(8);
      }
    }
  });

  it.each(MATS)("join at their sides: %s", (name) => {
    const pixels = matPixels(name, SIDE);
    if (pixels === null) throw new Error("no mat");
    const gap = (x: number, next: number): number => {
      let sum = 0;
      for (let y = 0; y < SIDE; y += 1) {
        const [a, b] = [(y * SIDE + x) * 4, (y * SIDE + next) * 4];
        sum += Math.abs((pixels[a] ?? 0) - (pixels[b] ?? 0));
      }
      return sum / SIDE;
    };
    const inside = Array.from({ length: SIDE - 1 }, (_, x) => gap(x, x + 1));
    expect(gap(SIDE - 1, 0)).toBeLessThanOrEqual(Math.max(...inside) * 1.3);
  });

  it("are opaque, and unknown ones are none", () => {
    const pixels = matPixels("dungeon", 8);
    expect(pixels?.filter((_, at) => at % 4 === 3).every((part) => part === 255)).toBe(true);
    expect(matPixels("lava", 8)).toBe(null);
    expect(matPixels("toString", 8)).toBe(null);
    expect([matOf("grass"), matOf("lava"), matOf("snow")]).toEqual(["meadow", "meadow", "snow"]);
  });

  it("are shown when they are painted, and nothing is waited for where nobody paints", () => {
    expect(matPicture("meadow").value).toBe(null);
    expect(matPicture("meadow")).toBe(matPicture("meadow"));
  });
});
