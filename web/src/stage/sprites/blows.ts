/** Blows: blades that sweep where the fight is; what misses glances off in sparks. */
import { seeded } from "../../table/seeded";
import { burst } from "./missiles";
import { type Pixel, painted, type Sprite, swell } from "./sprite";

export interface Blows {
  /** Pairs of those who fight, in units of the table. */
  pairs: readonly (readonly [Pixel, Pixel])[];
  hits: readonly boolean[];
  seed: number;
  from: number;
  lasts: number;
}

const MOST = 10;

export function blows({ pairs, hits, seed, from, lasts }: Blows): Sprite {
  const chance = seeded(seed);
  const all = hits.slice(0, MOST).flatMap((isHit, n) => {
    const pair = pairs[n % Math.max(1, pairs.length)];
    if (pair === undefined) return [];
    return [
      { pair, isHit, late: chance() * 0.4, lean: (chance() - 0.5) * 1.6, off: chance() - 0.5 },
    ];
  });
  return {
    from,
    until: from + lasts,
    paint({ canvas, project, scale }, part) {
      for (const { pair, isHit, late, lean, off } of all) {
        const t = (part - late) / 0.6;
        if (t <= 0 || t >= 1) continue;
        const [striker, struck] = pair;
        const away = Math.atan2(struck.y - striker.y, struck.x - striker.x);
        const at = project({
          x: striker.x + (struck.x - striker.x) * 0.62,
          y: striker.y + (struck.y - striker.y) * 0.62,
        });
        at.x += Math.cos(away + Math.PI / 2) * off * 18;
        at.y += Math.sin(away + Math.PI / 2) * off * 18;
        const size = Math.max(16, 300 * scale);
        if (isHit) sweep(canvas, at, away + lean, size, t);
        else glance(canvas, at, away + lean, size, t);
      }
    },
  };
}

/** The white of a blade on its way, thick in the middle. */
function sweep(
  canvas: CanvasRenderingContext2D,
  at: Pixel,
  angle: number,
  size: number,
  t: number,
): void {
  painted(canvas, () => {
    canvas.translate(at.x, at.y);
    canvas.rotate(angle - 1.2 + t * 1.6);
    canvas.globalAlpha = swell(t);
    canvas.fillStyle = "#fffdf2";
    canvas.strokeStyle = "rgb(70 40 20 / 70%)";
    canvas.lineWidth = 1.2;
    canvas.beginPath();
    canvas.arc(0, 0, size, -0.75, 0.75);
    canvas.arc(-size * 0.28, 0, size * 0.98, 0.62, -0.62, true);
    canvas.closePath();
    canvas.fill();
    canvas.stroke();
  });
  burst(canvas, at, t, size * 0.9, "179 38 30");
}

/** A blade that is turned aside: a short stroke and sparks that fly off to one side. */
function glance(
  canvas: CanvasRenderingContext2D,
  at: Pixel,
  angle: number,
  size: number,
  t: number,
): void {
  painted(canvas, () => {
    canvas.translate(at.x, at.y);
    canvas.rotate(angle + Math.PI / 2);
    canvas.lineCap = "round";
    canvas.globalAlpha = 1 - t;
    canvas.strokeStyle = "#d8d2c4";
    canvas.lineWidth = 3;
    canvas.beginPath();
    canvas.moveTo(-size * 0.4, 0);
    canvas.lineTo(size * (0.2 + t * 0.5), 0);
    canvas.stroke();
    canvas.strokeStyle = "#ffe27a";
    canvas.lineWidth = 2;
    for (let n = 0; n < 5; n += 1) {
      const fly = size * (0.3 + t * (0.7 + n * 0.12));
      const lean = -0.5 + n * 0.25;
      canvas.beginPath();
      canvas.moveTo(Math.cos(lean) * fly * 0.75, Math.sin(lean) * fly * 0.75);
      canvas.lineTo(Math.cos(lean) * fly, Math.sin(lean) * fly);
      canvas.stroke();
    }
  });
}
