/** Magic: each spell has a colour by what it does and a shape of its own, the same at each cast. */
import { seeded } from "../../table/seeded";
import type { Nature } from "../natures";
import { type Canvas, type Pixel, painted, type Sprite, swell } from "./sprite";

export interface Casting {
  /** Who casts, and upon whom; the same place where it is himself. In units of the table. */
  source: Pixel;
  targets: readonly Pixel[];
  /** Tells one spell from another. */
  seed: number;
  from: number;
  lasts: number;
}

type Shape = "star" | "ring" | "coil" | "petals";
const SHAPES: readonly Shape[] = ["star", "ring", "coil", "petals"];

export interface Manner {
  hue: number;
  shape: Shape;
}

/** Colours of magic by what it does, those of the signs that it leaves. */
const HUES: Record<Exclude<Nature, "spell">, number> = {
  harm: 15,
  heal: 145,
  bless: 48,
  curse: 271,
  move: 193,
  summon: 321,
};

/** The colour and the shape of a spell. */
export function mannerOf(seed: number, nature: Nature = "spell"): Manner {
  const chance = seeded(seed);
  // Not the red of harm, nor the yellow that asks for something.
  const own = 85 + Math.floor(chance() * 245);
  const hue = nature === "spell" ? own : HUES[nature];
  return { hue, shape: SHAPES[Math.floor(chance() * SHAPES.length)] ?? "star" };
}

export function casting(given: Casting & { nature: Nature }): Sprite {
  const { source, targets, seed, nature, from, lasts } = given;
  const { hue, shape } = mannerOf(seed, nature);
  return {
    from,
    until: from + lasts * 1.6,
    paint({ canvas, project }, part) {
      const t = part * 1.6;
      const start = project(source);
      if (t < 0.35) orb(canvas, start, 18 * swell(t / 0.35), hue);
      for (const target of targets) {
        const end = project(target);
        if (t >= 0.2 && t < 0.75) comet(canvas, start, end, (t - 0.2) / 0.55, hue);
        else if (t >= 0.75) sign(canvas, end, (t - 0.75) / 0.85, hue, shape);
      }
    },
  };
}

function orb(canvas: Canvas, at: Pixel, r: number, hue: number): void {
  if (r < 0.5) return;
  const glow = canvas.createRadialGradient(at.x, at.y, 0, at.x, at.y, r);
  glow.addColorStop(0, "rgb(255 255 255 / 95%)");
  glow.addColorStop(0.35, `hsl(${hue} 90% 68% / 90%)`);
  glow.addColorStop(1, `hsl(${hue} 90% 50% / 0%)`);
  canvas.fillStyle = glow;
  canvas.beginPath();
  canvas.arc(at.x, at.y, r, 0, Math.PI * 2);
  canvas.fill();
}

function comet(canvas: Canvas, start: Pixel, end: Pixel, t: number, hue: number): void {
  for (let n = 7; n >= 0; n -= 1) {
    const part = Math.max(0, Math.min(1, t) - n * 0.035);
    const wave = Math.sin(part * Math.PI * 3) * 9 * (1 - part);
    const away = Math.atan2(end.y - start.y, end.x - start.x) + Math.PI / 2;
    const at = {
      x: start.x + (end.x - start.x) * part + Math.cos(away) * wave,
      y: start.y + (end.y - start.y) * part + Math.sin(away) * wave,
    };
    orb(canvas, at, 14 - n * 1.4, hue);
  }
}

/** The sign of a spell opens over whom it meets. */
function sign(canvas: Canvas, at: Pixel, t: number, hue: number, shape: Shape): void {
  if (t >= 1) return;
  const r = 14 + 30 * Math.sqrt(t);
  orb(canvas, at, r * 0.9 * (1 - t), hue);
  painted(canvas, () => {
    canvas.translate(at.x, at.y);
    canvas.rotate(t * 1.4);
    canvas.lineJoin = "round";
    for (const [colour, width] of [
      [`hsl(${hue} 60% 22% / ${0.75 * (1 - t)})`, 6],
      [`hsl(${hue} 95% 74% / ${1 - t})`, 3],
    ] as const) {
      canvas.strokeStyle = colour;
      canvas.lineWidth = width;
      canvas.beginPath();
      traced(canvas, shape, r);
      canvas.stroke();
    }
  });
}

function traced(canvas: Canvas, shape: Shape, r: number): void {
  const at = (angle: number, far: number): [number, number] => [
    Math.cos(angle) * far,
    Math.sin(angle) * far,
  ];
  switch (shape) {
    case "ring":
      canvas.arc(0, 0, r, 0, Math.PI * 2);
      canvas.moveTo(r * 0.62, 0);
      canvas.arc(0, 0, r * 0.62, 0, Math.PI * 2);
      break;
    case "star":
      for (let n = 0; n <= 10; n += 1) {
        canvas.lineTo(...at((n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? r : r * 0.45));
      }
      break;
    case "coil":
      for (let n = 0; n <= 60; n += 1) canvas.lineTo(...at(n * 0.26, (r * n) / 60));
      break;
    case "petals":
      for (let n = 0; n < 6; n += 1) {
        const [x, y] = at((n * Math.PI) / 3, r * 0.55);
        canvas.moveTo(x + r * 0.42, y);
        canvas.arc(x, y, r * 0.42, 0, Math.PI * 2);
      }
      break;
  }
}

/** Fire that is breathed over somebody. */
export function breath({ source, targets, seed, from, lasts }: Casting): Sprite {
  const chance = seeded(seed);
  const tongues = Array.from({ length: 46 }, () => ({
    late: chance() * 0.55,
    lean: (chance() - 0.5) * 0.5,
    far: 0.75 + chance() * 0.4,
    warm: chance(),
  }));
  return {
    from,
    until: from + lasts * 1.4,
    paint({ canvas, project }, part) {
      const start = project(source);
      for (const target of targets) {
        const end = project(target);
        const away = Math.atan2(end.y - start.y, end.x - start.x);
        const length = Math.hypot(end.x - start.x, end.y - start.y);
        for (const { late, lean, far, warm } of tongues) {
          const t = (part - late) / 0.45;
          if (t <= 0 || t >= 1) continue;
          const angle = away + lean * t;
          const out = length * far * t;
          const at = { x: start.x + Math.cos(angle) * out, y: start.y + Math.sin(angle) * out };
          const r = 5 + 15 * t;
          canvas.fillStyle = `hsl(${18 + warm * 30} 100% ${62 - t * 22}% / ${0.7 * (1 - t)})`;
          canvas.beginPath();
          canvas.arc(at.x, at.y, r, 0, Math.PI * 2);
          canvas.fill();
        }
      }
    },
  };
}

/** A cold breath over those who must be brave. */
export function dread({ targets, from, lasts }: Omit<Casting, "source" | "seed">): Sprite {
  return {
    from,
    until: from + lasts * 1.3,
    paint({ canvas, project }, part) {
      for (const target of targets) {
        const at = project(target);
        for (const late of [0, 0.22, 0.44]) {
          const t = (part - late) / 0.56;
          if (t <= 0 || t >= 1) continue;
          canvas.strokeStyle = `rgb(86 52 128 / ${0.8 * (1 - t)})`;
          canvas.lineWidth = 4 * (1 - t) + 1;
          canvas.beginPath();
          canvas.arc(at.x, at.y, 10 + 34 * t, 0, Math.PI * 2);
          canvas.stroke();
        }
      }
    },
  };
}
