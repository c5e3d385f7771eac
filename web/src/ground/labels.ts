/** Words over the standing table: banners of blocks, names of places, lengths, reasons. */
import type { Overlay } from "../model/contract";
import { levelWords } from "../table/describe";
import { middleOf, wordsAt } from "../table/geometry";
import { bannerAt } from "../table/layers/Banners";
import { lookOf } from "../table/sides";
import { say } from "../texts";
import type { Scene, Spot } from "../wire/types";
import type { Place } from "./eye";
import type { Relief } from "./relief";
import { cardTop, plaqueTop } from "./standees";

export interface Written extends Place {
  key: string;
  words: string;
  /** Of a block: how strong it is. */
  strength: string;
  kind: "banner" | "place" | "length" | "refused" | "plain" | "zone";
  colour: string;
  /** Whose banner it is. */
  group: number | null;
}

function near({ x, y }: { x: number; y: number }, [tx, ty]: Spot): boolean {
  return Math.hypot(x - tx, y - ty) < 50;
}

/** Banners fly so high over the table. */
const POLE = 620;
const NONE = "transparent";

export function written(
  scene: Scene,
  overlay: Overlay,
  relief: Relief,
  sides: readonly number[],
): Written[] {
  const found: Written[] = [];
  const put = (
    key: string,
    kind: Written["kind"],
    words: string,
    [x, y, z]: readonly [number, number, number],
  ): void => {
    if (words === "") return;
    found.push({ key, kind, words, x, y, z, strength: "", colour: NONE, group: null });
  };
  const land = (x: number, y: number): number => relief.standAt({ x, y, z: 0, level: 0 });
  for (const group of scene.groups) {
    if (!group.outline) continue;
    const middle = middleOf(group.outline.points);
    const pole = bannerAt(group);
    const [x, y] = [(middle.x + 2 * pole.x) / 3, (middle.y + 2 * pole.y) / 3];
    const gauge = group.gauges[0];
    const strength = gauge ? `${gauge.value}${gauge.most === null ? "" : `/${gauge.most}`}` : "";
    found.push({
      key: `group ${group.id}`,
      kind: "banner",
      words: say(group.name),
      strength,
      x,
      y,
      z: land(x, y) + POLE,
      colour: lookOf(group.seat, sides).colour,
      group: group.id,
    });
  }
  scene.zones.forEach((zone, n) => {
    const first = zone.region.outlines[0];
    if (!first) return;
    const { x, y } = wordsAt(first);
    put(`zone ${n}`, "zone", say(zone.name), [x, y, land(x, y)]);
  });
  for (const marker of scene.markers) {
    if (marker.quiet) continue;
    const [x, y] = marker.spot;
    put(`marker ${marker.id}`, "plain", say(marker.name), [x, y, land(x, y) + plaqueTop(marker)]);
  }
  for (const { key, spot, label } of overlay.spots) {
    const [x, y, level] = spot;
    put(`spot ${key}`, "place", say(label), [x, y, relief.standAt({ x, y, z: 0, level }) + 30]);
  }
  for (const { key, label, pose } of overlay.ghosts) {
    put(`ghost ${key}`, "plain", label, [pose.x, pose.y, relief.standAt(pose) - 60]);
  }
  overlay.regions.forEach((region, n) => {
    const outline = region.outlines[0];
    if (region.level === 0 || !outline) return;
    const { x, y } = wordsAt(outline);
    const z = relief.standAt({ x, y, z: 0, level: region.level });
    put(`region ${n}`, "plain", `▲ ${levelWords(scene, region.level)}`, [x, y, z]);
  });
  overlay.paths.forEach((path, n) => {
    const tip = path.points.at(-1);
    if (!tip) return;
    const z = relief.standAt({ x: tip[0], y: tip[1], z: 0, level: tip[2] });
    const kind = path.tone === "refused" ? "refused" : "length";
    const there = overlay.ghosts.filter(({ pose }) => near(pose, tip));
    const room = Math.max(60, ...there.map(({ base }) => cardTop(base)));
    put(`path ${n}`, kind, path.label, [tip[0], tip[1], z + room]);
  });
  overlay.lines.forEach(({ from, to, label, tone }, n) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    put(`line ${n}`, tone === "blocked" ? "refused" : "length", label, [x, y, land(x, y) + 90]);
  });
  return found;
}
