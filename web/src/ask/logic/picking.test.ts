import { describe, expect, it } from "vitest";

import { foundPlaces, withPicked } from "./picking";

const PLACES = [
  { path: "/round", value: 3, piece: null },
  { path: "/creatures/0/wounds", value: 5, piece: 7 },
  { path: "/creatures/1/wounds", value: 2, piece: 8 },
  { path: "/creatures/1/race", value: "ork", piece: 8 },
];
const paths = (piece: number | null, words: string) =>
  foundPlaces(PLACES, piece, words).map(({ path }) => path);

describe("places for the referee's hand", () => {
  it("are found by piece and by every word, in paths and values", () => {
    expect(paths(null, "")).toHaveLength(4);
    expect(paths(8, "")).toEqual(["/creatures/1/wounds", "/creatures/1/race"]);
    expect(paths(null, "ORK creatures")).toEqual(["/creatures/1/race"]);
    expect(paths(7, "ork")).toEqual([]);
  });

  it("begin a change with what stands there, once for each place", () => {
    const once = withPicked([{ path: "", old: null, new: null, op: "set" }], PLACES[1]!);
    expect(once).toEqual([{ path: "/creatures/0/wounds", old: 5, new: 5, op: "set" }]);
    expect(withPicked(once, PLACES[1]!)).toHaveLength(1);
    expect(withPicked(once, PLACES[0]!).map(({ path }) => path)).toEqual([
      "/creatures/0/wounds",
      "/round",
    ]);
  });
});
