import { describe, expect, it } from "vitest";

import type { Region } from "../wire/types";
import { allowedPlaces } from "./useRegions";

const region = (meaning: Region["meaning"], ...points: [number, number][]): Region => ({
  outlines: [{ points, holes: [] }],
  level: 0,
  meaning,
});

describe("places that are asked for", () => {
  it("are all that is allowed, and nothing else", () => {
    const regions = [
      region("allowed", [100, 200], [300, 50]),
      region("allowed", [700, 400]),
      region("reach", [9000, 9000]),
    ];
    expect(allowedPlaces(regions)).toEqual([
      { x: 100, y: 50 },
      { x: 700, y: 400 },
    ]);
    expect(allowedPlaces([region("forbidden", [1, 1])])).toEqual([]);
  });
});
