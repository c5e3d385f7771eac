/** Terrain that is no piece of the box: in detail, or as a rule of the scenario lays it. */
import { isRecord, type Sheet } from "../../armies/cards/sheet";
import type { Ground, Scene } from "../../wire/types";
import { cornersOf, groundAt, shiftBetween } from "../draw/details";
import { told } from "../draw/names";
import { PIECES, rowsOf, TERRAIN } from "../draw/parts";

/** All of it, as the server drew it last, where it has come to since. */
export function groundsBeside(sheet: Sheet, drawn: Sheet | null, scene: Scene | null): Ground[] {
  const before = new Map(
    (drawn === null ? [] : rowsOf(drawn, TERRAIN)).map((row) => [Number(row["id"]), row]),
  );
  const known = new Map((scene?.terrain ?? []).map((ground) => [ground.id, ground]));
  const detailed = rowsOf(sheet, TERRAIN).map((row) => {
    const id = Number(row["id"]);
    const [old, ground] = [before.get(id), known.get(id)];
    if (old === undefined || ground === undefined) return plain(row, id);
    return groundAt(ground, shiftBetween(cornersOf(old), cornersOf(row)));
  });
  return [...detailed, ...byRule(drawn, scene)];
}

/** What the scenario lays by its rules: neither in detail nor a piece of the box. */
function byRule(drawn: Sheet | null, scene: Scene | null): Ground[] {
  if (drawn === null || scene === null) return [];
  const ids = rowsOf(drawn, TERRAIN).map((row) => Number(row["id"]));
  const first = Math.max(0, ...ids) + 1;
  const boxed = rowsOf(drawn, PIECES).length;
  return scene.terrain.filter(({ id }) => !ids.includes(id) && (id < first || id >= first + boxed));
}

/** A piece that the server has not drawn yet. */
function plain(row: Sheet, id: number): Ground {
  const corners = cornersOf(row).map(([x, y]): [number, number] => [x, y]);
  const name = isRecord(row["name"]) ? told(row["name"]) : String(row["name"] ?? row["kind"] ?? "");
  return {
    id,
    name,
    look: String(row["kind"] ?? ""),
    outline: { points: corners, holes: [] },
    help: { type: "text", key: "yes", values: {} },
    height: 0,
    level: 0,
    openings: [],
    points: [],
    storeys: [],
    badges: [],
  };
}
