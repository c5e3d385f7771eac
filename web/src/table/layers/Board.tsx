/** The table top: frame, ground, grid, zones and terrain. Drawn once for each scene's terrain. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import type { Ground } from "../../wire/types";
import { familyOf } from "../looks";
import { pathOf } from "../paint/brush";
import { matPicture } from "../paint/matPicture";
import { TILE } from "../paint/mats";
import { PAINTERS } from "../paint/painters";
import { type GroundPaint, isPaved, matOf, paintOf } from "../paint/palette";
import { patches } from "../paint/texture";

/** Width of the wooden frame around the table, in units. */
export const FRAME = 180;

interface SurfaceProps {
  id: string;
  width: number;
  depth: number;
  ground: string;
  grid: number | null;
  /** Only what lies over the ground: frame and ground are painted elsewhere. */
  bare?: boolean;
}

/** Frame and ground. */
export const Surface = memo(function Surface(props: SurfaceProps): JSX.Element {
  const { id, width, depth, ground, grid, bare = false } = props;
  const paint = paintOf(ground);
  const edge = { x: 0, y: 0, width, height: depth };
  const squares = grid !== null && <rect {...edge} fill={`url(#${id}-grid)`} />;
  if (bare) {
    return (
      <g class="table-surface">
        <Textures id={id} grid={grid} />
        {squares}
      </g>
    );
  }
  return (
    <g class="table-surface">
      <Textures id={id} grid={grid} />
      <rect
        x={-FRAME}
        y={-FRAME}
        width={width + 2 * FRAME}
        height={depth + 2 * FRAME}
        rx={70}
        fill={`url(#${id}-frame)`}
      />
      <rect
        x={-FRAME + 26}
        y={-FRAME + 26}
        width={width + 2 * FRAME - 52}
        height={depth + 2 * FRAME - 52}
        rx={52}
        fill="none"
        stroke="#d9b98a"
        stroke-opacity={0.28}
        stroke-width={12}
      />
      <rect {...edge} fill={paint.base} />
      <Mat id={id} ground={ground} paint={paint} width={width} depth={depth} />
      {squares}
    </g>
  );
});

/** The lamp above the table, over everything that lies on it. */
export const Lamp = memo(function Lamp(props: { id: string; width: number; depth: number }) {
  const { id, width, depth } = props;
  return (
    <g pointer-events="none">
      <rect width={width} height={depth} fill={`url(#${id}-lamp)`} />
      <rect
        x={-6}
        y={-6}
        width={width + 12}
        height={depth + 12}
        fill="none"
        stroke="#1c1208"
        stroke-opacity={0.55}
        stroke-width={34}
      />
    </g>
  );
});

/** The mat on the table; brush strokes until it is painted. */
function Mat(props: PaintedProps): JSX.Element {
  const { id, ground, width, depth } = props;
  const picture = matPicture(matOf(ground)).value;
  if (picture === null) return <Painted {...props} />;
  return (
    <g class="mat" data-mat={matOf(ground)}>
      <pattern id={`${id}-mat`} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        {/* A little over its sides, so that no seam is seen between tiles. */}
        <image href={picture} width={TILE + 8} height={TILE + 8} preserveAspectRatio="none" />
      </pattern>
      <rect width={width} height={depth} fill={`url(#${id}-mat)`} />
      {!isPaved(ground) && <Growth {...props} />}
    </g>
  );
}

/** What grows or lies on a mat here and there, sharp however near one comes. */
function Growth({ id, ground, paint, width, depth }: PaintedProps): JSX.Element {
  const tufts = patches(ground, width, depth).map((patch) => patch.tufts);
  return (
    <g
      class="growth"
      clip-path={`url(#${id}-edge)`}
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <clipPath id={`${id}-edge`}>
        <rect width={width} height={depth} />
      </clipPath>
      {tufts.map((path, n) => (
        <g key={n}>
          <path d={path} stroke={paint.tuft} stroke-width={11} stroke-opacity={0.55} />
          <path
            d={path}
            stroke={paint.light}
            stroke-width={7}
            stroke-opacity={0.75}
            transform="translate(-7 -5)"
          />
        </g>
      ))}
    </g>
  );
}

interface PaintedProps {
  id: string;
  ground: string;
  paint: GroundPaint;
  width: number;
  depth: number;
}

/** Brush strokes over the ground, cut off at the edge of the table. */
function Painted(props: PaintedProps): JSX.Element {
  const { id, ground, paint, width, depth } = props;
  return (
    <>
      <clipPath id={`${id}-edge`}>
        <rect width={width} height={depth} />
      </clipPath>
      <g clip-path={`url(#${id}-edge)`}>
        {patches(ground, width, depth).map((patch, n) => (
          <g key={n}>
            <path d={patch.dark} fill={paint.dark} fill-opacity={0.32} />
            <path d={patch.light} fill={paint.light} fill-opacity={0.28} />
            <path
              d={patch.tufts}
              fill="none"
              stroke={paint.tuft}
              stroke-width={8}
              stroke-linecap="round"
              stroke-opacity={0.6}
            />
          </g>
        ))}
      </g>
    </>
  );
}

function Textures({ id, grid }: { id: string; grid: number | null }): JSX.Element {
  const units = { patternUnits: "userSpaceOnUse" } as const;
  return (
    <defs>
      {grid !== null && (
        <pattern id={`${id}-grid`} width={grid} height={grid} {...units}>
          <path
            d={`M0 0H${grid}M0 0V${grid}`}
            stroke="#2b2413"
            stroke-opacity={0.4}
            stroke-width={14}
          />
        </pattern>
      )}
      <linearGradient id={`${id}-frame`} x1="0" y1="0" x2="0.6" y2="1">
        <stop offset="0" stop-color="#7a5637" />
        <stop offset="0.5" stop-color="#5f4129" />
        <stop offset="1" stop-color="#442d1c" />
      </linearGradient>
      <radialGradient id={`${id}-lamp`} cx="0.42" cy="0.36" r="0.82">
        <stop offset="0" stop-color="#fff1c9" stop-opacity="0.24" />
        <stop offset="0.45" stop-color="#ffe9b8" stop-opacity="0.05" />
        <stop offset="1" stop-color="#1a1003" stop-opacity="0.34" />
      </radialGradient>
    </defs>
  );
}

interface TerrainProps {
  id: string;
  ground: Ground;
  paint: GroundPaint;
  opened: boolean;
}

/** One piece of terrain. */
export const Terrain = memo(function Terrain(props: TerrainProps): JSX.Element {
  const { id, ground, paint, opened } = props;
  const Painter = PAINTERS[familyOf(ground.look)];
  return (
    <g
      data-ground={ground.id}
      data-look={ground.look}
      class={opened ? "terrain is-open" : "terrain"}
    >
      <Painter ground={ground} path={pathOf(ground)} id={`${id}-g${ground.id}`} paint={paint} />
    </g>
  );
});
