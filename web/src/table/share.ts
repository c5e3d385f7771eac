/** Scenes are new objects with every word of the server; what did not change is kept as it was. */
import type { Scene } from "../wire/types";

function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function shared<Item extends { id: number }>(
  now: readonly Item[],
  before: readonly Item[],
): Item[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = now.map((item) => {
    const known = old.get(item.id);
    return known !== undefined && same(known, item) ? known : item;
  });
  const unchanged = kept.length === before.length && kept.every((item, n) => item === before[n]);
  return unchanged ? (before as Item[]) : kept;
}

/** The scene, made of the objects of the one before wherever they are equal. */
export function sharing(scene: Scene, before: Scene | null): Scene {
  if (before === null || scene === before) return scene;
  return {
    ...scene,
    table: same(scene.table, before.table) ? before.table : scene.table,
    terrain: shared(scene.terrain, before.terrain),
    pieces: shared(scene.pieces, before.pieces),
    groups: shared(scene.groups, before.groups),
    markers: shared(scene.markers, before.markers),
    zones: same(scene.zones, before.zones) ? before.zones : scene.zones,
    arcs: same(scene.arcs, before.arcs) ? before.arcs : scene.arcs,
    strokes: same(scene.strokes, before.strokes) ? before.strokes : scene.strokes,
  };
}
