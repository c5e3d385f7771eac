/** What lies flat on the mat and changes: zones, blocks, ranges, ways, and what is chosen. */
import type { Fallen, Overlay } from "../model/contract";
import { markerSize } from "../table/hit";
import { linePath, outlinePath, regionPath, sectorPath } from "../table/outline";
import { lookOf } from "../table/sides";
import type { Region, Scene } from "../wire/types";
import { isFlat, type Marked } from "./standees";
import { ACCENT, CREAM, HARM, toneOf } from "./tones";

const DARK = "#3b2c00";
const INK = "#241a10";
const REFUSED = "#ff8a75";
const STAIN = "#3a140c";
const SEEN = "#a8e6c9";

type Pen = CanvasRenderingContext2D;

export interface Flat {
  scene: Scene;
  arcs: Scene["arcs"];
  overlay: Overlay;
  sides: readonly number[];
  marked: Marked;
  fallen: readonly Fallen[];
  /** Groups that are on their way: their trays go with them. */
  away: ReadonlySet<number>;
}

/** Draws it all; the pen's units are those of the table, and `hair` of them are a fine line. */
export function drawFlat(pen: Pen, flat: Flat, hair: number): void {
  const { scene, overlay, sides } = flat;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const zone of scene.zones) {
    const { paint } = lookOf(zone.seat, sides);
    area(pen, regionPath(zone.region), paint, 0.14);
    line(pen, regionPath(zone.region), paint, hair * 1.6, [hair * 8, hair * 5]);
  }
  for (const region of overlay.regions) if (region.level === 0) regionOn(pen, region, hair);
  const far = Math.hypot(scene.table.width, scene.table.depth);
  for (const arc of [...scene.arcs, ...flat.arcs]) {
    const path = sectorPath(arc.spot, arc.facing, arc.width, arc.radius ?? far, arc.inner);
    const colour = arc.tone === "harm" ? HARM : arc.tone === "plain" ? "#fff8e6" : ACCENT;
    area(pen, path, colour, 0.16);
    line(pen, path, colour, hair);
  }
  for (const stroke of scene.strokes) {
    const { paint } = lookOf(stroke.seat, sides);
    const path = linePath(stroke.points);
    const own = stroke.kind === "link" || stroke.kind === "border";
    const colour = own ? paint : stroke.kind === "blocked" ? REFUSED : CREAM;
    const dotted = stroke.kind === "path" || stroke.kind === "announced";
    line(pen, path, INK, hair * 3);
    line(pen, path, colour, hair * 1.6, dotted ? [hair, hair * 5] : []);
  }
  for (const one of flat.fallen) grave(pen, one, sides);
  blocks(pen, flat, hair);
  for (const marker of scene.markers) {
    const { paint } = lookOf(marker.seat, sides);
    const { spot, seat } = marker;
    const [x, y] = spot;
    if (isFlat(marker, flat.marked)) {
      grave(pen, { spot, seat, size: markerSize(marker) }, sides);
    }
    if (marker.radius >= markerSize(marker)) {
      area(pen, sectorPath([x, y, 0], 0, 3600, marker.radius), paint, 0.16);
    }
  }
  for (const path of overlay.paths) way(pen, linePath(path.points), path.tone, hair);
  for (const one of overlay.lines) {
    const path = linePath([one.from, one.to]);
    line(pen, path, INK, hair * 3.4);
    const colour = { ruler: CREAM, seen: SEEN, blocked: REFUSED }[one.tone];
    line(pen, path, colour, hair * 1.6, one.tone === "blocked" ? [hair * 6, hair * 4] : []);
  }
  for (const { spot, chosen } of overlay.spots) {
    if (spot[2] !== 0) continue;
    const [disc, halo] = [7 * hair, 13 * hair];
    area(pen, sectorPath(spot, 0, 3600, halo), ACCENT, 0.35);
    area(pen, sectorPath(spot, 0, 3600, disc), chosen ? DARK : ACCENT, 1);
    line(pen, sectorPath(spot, 0, 3600, disc), chosen ? ACCENT : DARK, hair);
  }
}

function regionOn(pen: Pen, region: Region, hair: number): void {
  const path = regionPath(region);
  const { hex, strong, edge } = toneOf(region.meaning);
  area(pen, path, hex, strong);
  line(pen, path, DARK, hair * 3, [], 0.5);
  line(pen, path, edge, hair * 1.5, region.meaning === "range" ? [hair * 6, hair * 4] : []);
}

/** Trays of blocks, with their fronts, and the glow of those that may be chosen. */
function blocks(pen: Pen, { scene, sides, marked, away }: Flat, hair: number): void {
  const choosing = marked.allowed.length > 0 || marked.chosen.length > 0;
  for (const group of scene.groups) {
    if (!group.outline || away.has(group.id)) continue;
    const path = outlinePath(group.outline);
    const { paint } = lookOf(group.seat, sides);
    const chosen = marked.chosen.includes(group.id);
    const active = marked.active.includes(group.id) && !choosing;
    if (chosen || active || marked.allowed.includes(group.id)) {
      line(pen, path, ACCENT, hair * 12, [], 0.45);
      line(pen, path, DARK, hair * 6.5);
      line(pen, path, chosen ? "#fff3b0" : ACCENT, hair * 5);
    }
    area(pen, path, paint, 0.34);
    line(pen, path, INK, hair * 3);
    line(pen, path, paint, hair * 1.8);
    if (group.front) line(pen, linePath(group.front), CREAM, hair * 2.4);
  }
}

/** Where somebody fell: a stain, and a cross in the colour of the side. */
function grave(
  pen: Pen,
  { spot: [x, y], size, seat }: Omit<Fallen, "key">,
  sides: readonly number[],
): void {
  const r = size * 0.3;
  pen.save();
  pen.translate(x, y);
  pen.rotate(0.31);
  pen.globalAlpha = 0.4;
  pen.fillStyle = STAIN;
  pen.beginPath();
  pen.ellipse(0, 0, r * 1.25, r * 0.8, 0, 0, 2 * Math.PI);
  pen.fill();
  const cross = `M${-r} ${-r * 0.55}L${r} ${r * 0.55}M${-r} ${r * 0.55}L${r} ${-r * 0.55}`;
  line(pen, cross, INK, r * 0.42, [], 0.75);
  line(pen, cross, lookOf(seat, sides).paint, r * 0.24, [], 0.9);
  pen.restore();
}

function way(pen: Pen, path: string, tone: "allowed" | "refused", hair: number): void {
  line(pen, path, INK, hair * 4.5, [0.1, hair * 7], 0.85);
  line(pen, path, tone === "refused" ? REFUSED : ACCENT, hair * 3, [0.1, hair * 7]);
}

function area(pen: Pen, path: string, colour: string, strong: number): void {
  pen.globalAlpha = strong;
  pen.fillStyle = colour;
  pen.fill(new Path2D(path), "evenodd");
  pen.globalAlpha = 1;
}

function line(
  pen: Pen,
  path: string,
  colour: string,
  width: number,
  dashes: number[] = [],
  strong = 1,
): void {
  pen.globalAlpha = strong;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dashes);
  pen.stroke(new Path2D(path));
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}
