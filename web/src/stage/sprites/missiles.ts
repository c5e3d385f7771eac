/** What flies: arrows in a shower, stones of engines. Hits strike, misses land beside. */
import { seeded } from "../../table/seeded";
import { type Easel, type Pixel, painted, type Sprite } from "./sprite";

export interface Flight {
  /** Where each shot comes from and whom it is meant for, in units of the table. */
  sources: readonly Pixel[];
  targets: readonly Pixel[];
  /** Shot by shot whether it hits. */
  hits: readonly boolean[];
  kind: "arrow" | "stone";
  seed: number;
  from: number;
  lasts: number;
}

/** More shots than this are not shown one by one. */
const MOST = 16;

/** One sprite for all shots of a throw. */
export function flight(given: Flight): Sprite {
  const { sources, targets, hits, kind, seed, from, lasts } = given;
  const chance = seeded(seed);
  const shots = hits.slice(0, MOST).map((isHit, n) => {
    const source = sources[n % sources.length] ?? { x: 0, y: 0 };
    const target = targets[n % targets.length] ?? source;
    const wide = isHit ? 60 : 520;
    const angle = chance() * Math.PI * 2;
    const far = wide * (isHit ? chance() : 0.7 + chance() * 0.5);
    const goal = { x: target.x + Math.cos(angle) * far, y: target.y + Math.sin(angle) * far };
    return { source, goal, isHit, late: chance() * 0.22 };
  });
  return {
    from,
    until: from + lasts * 1.7,
    paint(easel, part) {
      for (const shot of shots) {
        const t = (part * 1.7 - shot.late) / 0.78;
        if (t <= 0) continue;
        const start = easel.project(shot.source);
        const end = easel.project(shot.goal);
        const rise = Math.min(120, Math.hypot(end.x - start.x, end.y - start.y) * 0.22);
        if (kind === "stone") stone(easel, start, end, rise * 1.7, t, shot.isHit);
        else arrow(easel, start, end, rise, t, shot.isHit);
      }
    },
  };
}

function flying(start: Pixel, end: Pixel, rise: number, t: number): Pixel {
  const part = Math.min(1, t);
  return {
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part - Math.sin(Math.PI * part) * rise,
  };
}

function arrow(
  { canvas }: Easel,
  start: Pixel,
  end: Pixel,
  rise: number,
  t: number,
  isHit: boolean,
): void {
  const at = flying(start, end, rise, t);
  const before = flying(start, end, rise, Math.min(1, t) - 0.04);
  const angle = Math.atan2(at.y - before.y, at.x - before.x);
  const fade = t <= 1 ? 1 : Math.max(0, 1 - (t - 1) * (isHit ? 1.6 : 1.1));
  painted(canvas, () => {
    canvas.globalAlpha = fade;
    canvas.translate(at.x, at.y);
    canvas.rotate(angle);
    canvas.scale(1.35, 1.35);
    canvas.lineCap = "round";
    for (const [colour, width] of [
      ["rgb(255 248 230 / 85%)", 4.5],
      ["#3b2a17", 2],
    ] as const) {
      canvas.strokeStyle = colour;
      canvas.lineWidth = width;
      canvas.beginPath();
      canvas.moveTo(-20, 0);
      canvas.lineTo(0, 0);
      canvas.moveTo(-5, -3.5);
      canvas.lineTo(0, 0);
      canvas.lineTo(-5, 3.5);
      canvas.moveTo(-20, -3);
      canvas.lineTo(-16, 0);
      canvas.lineTo(-20, 3);
      canvas.stroke();
    }
  });
  if (t > 1 && isHit) burst(canvas, at, (t - 1) / 0.45, 13, "179 38 30");
}

function stone(
  { canvas }: Easel,
  start: Pixel,
  end: Pixel,
  rise: number,
  t: number,
  isHit: boolean,
): void {
  const at = flying(start, end, rise, t);
  if (t > 1) {
    burst(canvas, at, (t - 1) / 0.5, 30, isHit ? "179 38 30" : "96 78 52");
    return;
  }
  painted(canvas, () => {
    canvas.fillStyle = "#6f675c";
    canvas.strokeStyle = "#2b241b";
    canvas.lineWidth = 2;
    canvas.beginPath();
    canvas.arc(at.x, at.y, 8, 0, Math.PI * 2);
    canvas.fill();
    canvas.stroke();
  });
}

/** A ring of splinters that spreads and is gone. */
export function burst(
  canvas: Easel["canvas"],
  at: Pixel,
  part: number,
  far: number,
  colour: string,
): void {
  if (part >= 1 || part < 0) return;
  painted(canvas, () => {
    canvas.strokeStyle = `rgb(${colour} / ${1 - part})`;
    canvas.lineWidth = 2.5;
    canvas.lineCap = "round";
    for (let n = 0; n < 8; n += 1) {
      const angle = (n * Math.PI) / 4 + 0.3;
      const [inner, outer] = [far * part * 0.6, far * (0.35 + part * 0.65)];
      canvas.beginPath();
      canvas.moveTo(at.x + Math.cos(angle) * inner, at.y + Math.sin(angle) * inner);
      canvas.lineTo(at.x + Math.cos(angle) * outer, at.y + Math.sin(angle) * outer);
      canvas.stroke();
    }
  });
}
