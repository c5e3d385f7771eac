/** What a picture of a table shows, in words. */
import type { Part } from "../table/StillTable";
import { say } from "../texts";
import type { Scene } from "../wire/types";

/** The pieces in a part of a table, each name with how many there are, then the terrain. */
export function onTable(scene: Scene, part: Part): string {
  const blocks = new Map(scene.groups.map((group) => [group.id, say(group.name)]));
  const names = scene.pieces
    .filter(({ pose }) => pose !== null && within(part, pose.x, pose.y))
    .map(
      (piece) => (piece.group === null ? undefined : blocks.get(piece.group)) ?? say(piece.name),
    );
  const terrain = scene.terrain
    .filter(({ outline }) => outline.points.some(([x, y]) => within(part, x, y)))
    .map(({ name }) => say(name));
  return [...counted(names), ...counted(terrain)].join(", ");
}

function within(part: Part, x: number, y: number): boolean {
  return x >= part.x && y >= part.y && x <= part.x + part.width && y <= part.y + part.depth;
}

function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count > 1 ? `${count} × ${name}` : name;
  });
}
