/** Reach, ranges and the like on roofs and storeys: what the picture of the mat cannot show. */
import type { Region } from "../wire/types";
import { Mesh } from "./mesh";
import type { Relief } from "./relief";
import { toneOf } from "./tones";

/** It lies so high over the floor. */
const OVER = 8;

export function aloft(regions: readonly Region[], relief: Relief): Mesh {
  const mesh = new Mesh();
  for (const { level, outlines, meaning } of regions) {
    if (level === 0) continue;
    for (const outline of outlines) {
      const [x, y] = outline.points[0] ?? [0, 0];
      const from = mesh.positions.length;
      const { fill, strong } = toneOf(meaning);
      mesh.area(outline, relief.floorAt(level, x, y) + OVER, fill);
      const corners = (mesh.positions.length - from) / 3;
      for (let n = 0; n < corners; n += 1) mesh.alphas.push(Math.min(1, strong * 1.6));
    }
  }
  return mesh;
}
