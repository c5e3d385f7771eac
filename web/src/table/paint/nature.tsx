/** What grew or lay there before anyone fought over it: wood, hill, water, swamp, rocks. */
import type { JSX } from "preact";

import { around } from "../around";
import { areaOf, boxOf } from "../geometry";
import { seeded } from "../seeded";
import { Clipped, type PaintProps, Relief, Shadow } from "./brush";
import { STONE, SWAMP, WATER, WOOD } from "./palette";
import { boulderPaths, crownPath, strew } from "./scatter";

/** Crowns over a dark floor; the floor's edge is the true edge of the wood. */
export function Wood({ ground, path }: PaintProps): JSX.Element {
  const large = strew(ground.outline, {
    seed: ground.id * 31 + 7,
    radius: [130, 215],
    apart: 1.16,
    inside: 0.72,
    most: 70,
  });
  const trees = strew(ground.outline, {
    seed: ground.id * 37 + 3,
    radius: [60, 105],
    apart: 1,
    inside: 0.62,
    most: large.length + 40,
    among: large,
  });
  return (
    <>
      <path d={path} fill={WOOD.floor} fill-rule="evenodd" opacity={0.62} />
      <path
        d={path}
        fill="none"
        stroke={WOOD.edge}
        stroke-width={14}
        stroke-dasharray="46 34"
        stroke-linecap="round"
        opacity={0.75}
      />
      <g class="opening">
        <path
          d={trees.map((tree) => crownPath({ ...tree, x: tree.x + 38, y: tree.y + 48 })).join("")}
          fill="#1d2410"
          opacity={0.3}
        />
        {trees.map((tree) => (
          <g key={`${tree.x} ${tree.y}`}>
            <path
              d={crownPath(tree, 9)}
              fill={around(WOOD.crowns, Math.floor(tree.turn * 3))}
              stroke={WOOD.rim}
              stroke-width={11}
            />
            <path
              d={crownPath(
                { ...tree, x: tree.x - tree.r * 0.2, y: tree.y - tree.r * 0.24, r: tree.r * 0.5 },
                6,
              )}
              fill={WOOD.light}
              opacity={0.55}
            />
          </g>
        ))}
      </g>
    </>
  );
}

/** Contour lines, each step a grade lighter: strokes along the edge, cut off at it, are insets. */
export function Hill({ ground, path, id, paint }: PaintProps): JSX.Element {
  const box = boxOf(ground.outline.points);
  const room = Math.min(box.right - box.left, box.bottom - box.top) / 2;
  const steps = ground.height > 0 ? Math.min(3, Math.max(1, Math.round(ground.height / 200))) : 2;
  const inset = Math.min(320, room / (steps + 0.9));
  const grades = paint.grades;
  const bands = Array.from({ length: steps }, (_, n) => steps - n);
  return (
    <>
      <Shadow ground={ground} height={Math.min(320, ground.height || 180)} />
      <linearGradient id={`${id}-slope`} x1="0.12" y1="0.05" x2="0.88" y2="0.95">
        <stop offset="0" stop-color="#fffbe0" stop-opacity="0.5" />
        <stop offset="0.45" stop-color="#fffbe0" stop-opacity="0" />
        <stop offset="0.58" stop-color="#241c08" stop-opacity="0" />
        <stop offset="1" stop-color="#241c08" stop-opacity="0.42" />
      </linearGradient>
      <Clipped id={id} path={path}>
        <path d={path} fill={around(grades, steps)} fill-rule="evenodd" />
        {bands.map((band) => (
          <g key={band} fill="none" stroke-linejoin="round">
            <path d={path} stroke={paint.contour} stroke-width={2 * band * inset + 18} />
            <path d={path} stroke={around(grades, band - 1)} stroke-width={2 * band * inset} />
          </g>
        ))}
        <path
          d={path}
          fill="none"
          stroke={paint.contour}
          stroke-width={inset * 1.1}
          stroke-dasharray="12 88 9 64 12 107"
          opacity={0.5}
        />
        <path d={path} fill={`url(#${id}-slope)`} fill-rule="evenodd" />
        <Relief path={path} size={60} />
      </Clipped>
      <path d={path} fill="none" stroke={paint.contour} stroke-width={16} stroke-linejoin="round" />
    </>
  );
}

/** Rows of small waves over a box, the same every time. */
export function waves(ground: PaintProps["ground"], apart: number): string {
  const box = boxOf(ground.outline.points);
  const chance = seeded(ground.id * 17 + 3);
  const strokes: string[] = [];
  for (let y = box.top + apart * 0.6; y < box.bottom; y += apart) {
    for (let x = box.left + chance() * apart * 2; x < box.right; x += apart * (1.9 + chance())) {
      const w = Math.round(apart * (0.28 + chance() * 0.12));
      const drift = Math.round(y + chance() * apart * 0.3);
      strokes.push(`M${Math.round(x)} ${drift}q${w / 2} ${-w / 2} ${w} 0t${w} 0`);
    }
  }
  return strokes.slice(0, 160).join("");
}

/** The sand round water. */
export function Shore({ path }: { path: string }): JSX.Element {
  return (
    <path
      d={path}
      fill="none"
      stroke={WATER.shore}
      stroke-width={90}
      stroke-linejoin="round"
      opacity={0.75}
    />
  );
}

export function Water({ ground, path, id }: PaintProps): JSX.Element {
  return (
    <>
      <Shore path={path} />
      <Clipped id={id} path={path}>
        <path d={path} fill={WATER.deep} fill-rule="evenodd" />
        <g fill="none" stroke-linejoin="round">
          <path d={path} stroke={WATER.body} stroke-width={420} />
          <path d={path} stroke={WATER.shallow} stroke-width={170} />
          <path
            d={waves(ground, 190)}
            stroke={WATER.wave}
            stroke-width={13}
            stroke-linecap="round"
            opacity={0.8}
          />
          <path
            d={path}
            stroke={WATER.edge}
            stroke-width={36}
            opacity={0.7}
            transform="translate(8 10)"
          />
        </g>
      </Clipped>
    </>
  );
}

export function Swamp({ ground, path, id }: PaintProps): JSX.Element {
  const reeds = strew(ground.outline, {
    seed: ground.id * 13 + 5,
    radius: [60, 95],
    apart: 2,
    inside: 0.6,
    most: 44,
  });
  const pools = strew(ground.outline, {
    seed: ground.id * 29 + 11,
    radius: [130, 260],
    apart: 1.7,
    inside: 0.75,
    most: 12,
  });
  return (
    <>
      <Clipped id={id} path={path}>
        <path d={path} fill={SWAMP.mud} fill-rule="evenodd" />
        {pools.map((pool) => (
          <g key={`${pool.x} ${pool.y}`}>
            <ellipse cx={pool.x} cy={pool.y} rx={pool.r} ry={pool.r * 0.62} fill={SWAMP.pool} />
            <ellipse
              cx={pool.x}
              cy={pool.y}
              rx={pool.r * 0.6}
              ry={pool.r * 0.34}
              fill="none"
              stroke={SWAMP.ripple}
              stroke-width={11}
            />
          </g>
        ))}
      </Clipped>
      <path d={path} fill="none" stroke={SWAMP.edge} stroke-width={16} stroke-dasharray="70 30" />
      <path
        d={reeds.map(reed).join("")}
        fill="none"
        stroke={SWAMP.reed}
        stroke-width={13}
        stroke-linecap="round"
      />
      <path
        d={reeds.map(({ x, y, r }) => `M${x} ${y - r}l0 ${-Math.round(r * 0.5)}`).join("")}
        fill="none"
        stroke={SWAMP.head}
        stroke-width={26}
        stroke-linecap="round"
      />
    </>
  );
}

function reed({ x, y, r }: { x: number; y: number; r: number }): string {
  const blade = (side: 1 | -1): string =>
    `M${x + side * r * 0.35} ${y}q${side * r * 0.1} ${-r * 0.6} ${side * r * 0.4} ${-r}`;
  return `M${x} ${y}V${y - r * 1.3}${blade(-1)}${blade(1)}`;
}

export function Rocks({ ground, path, id }: PaintProps): JSX.Element {
  const large = Math.min(280, Math.sqrt(areaOf(ground.outline.points)) * 0.3);
  const stones = strew(ground.outline, {
    seed: ground.id * 41 + 13,
    radius: [large * 0.45, large],
    apart: 1.12,
    inside: 0.82,
    most: 26,
  });
  return (
    <>
      <Shadow ground={ground} height={Math.max(90, ground.height * 0.6)} />
      <Clipped id={id} path={path}>
        <path d={path} fill={STONE.base} fill-rule="evenodd" />
        {stones.map((stone) => {
          const { body, facet } = boulderPaths(stone);
          const tone = around(STONE.body, Math.floor(stone.turn * 3));
          return (
            <g key={`${stone.x} ${stone.y}`} stroke-linejoin="round">
              <path d={body} fill="#2b261f" opacity={0.35} transform="translate(22 28)" />
              <path d={body} fill={tone} stroke={STONE.edge} stroke-width={12} />
              <path d={facet} fill={STONE.light} opacity={0.7} />
            </g>
          );
        })}
      </Clipped>
      <path d={path} fill="none" stroke={STONE.edge} stroke-width={18} stroke-linejoin="round" />
    </>
  );
}
