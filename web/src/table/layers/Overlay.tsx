/** What is drawn over the scene while somebody chooses: the layer that changes at each move. */
import type { JSX } from "preact";
import { figureOf } from "../../figure";
import type { GhostShown, Overlay, PathShown } from "../../model/contract";
import { say } from "../../texts";
import type { Region, Scene } from "../../wire/types";
import { levelWords } from "../describe";
import { detailAt } from "../detail";
import { reachOf, smallest, wordsAt } from "../geometry";
import { basePath, linePath, notchPath, regionPath } from "../outline";
import { lookOf } from "../sides";
import { IconUse } from "./Icons";
import { Miniature } from "./Miniature";
import { Words } from "./Words";

export function Regions(props: {
  regions: readonly Region[];
  id: string;
  scene: Scene;
}): JSX.Element | null {
  const { regions, id, scene } = props;
  if (regions.length === 0) return null;
  return (
    <g clip-path={`url(#${id}-regions)`}>
      <clipPath id={`${id}-regions`}>
        <rect width={scene.table.width} height={scene.table.depth} />
      </clipPath>
      {regions.map((region, n) => {
        const d = regionPath(region);
        const at = region.level > 0 && region.outlines[0] && wordsAt(region.outlines[0]);
        return (
          <g key={n} class={`region ${region.meaning}`} data-region={region.meaning}>
            <path class="region-fill" d={d} />
            {region.meaning === "forbidden" && (
              <path class="region-hatch" d={d} style={{ fill: `url(#${id}-forbidden)` }} />
            )}
            <path class="region-under" d={d} />
            <path class="region-edge" d={d} />
            {at && <Words x={at.x} y={at.y}>{`▲ ${levelWords(scene, region.level)}`}</Words>}
          </g>
        );
      })}
    </g>
  );
}

interface GhostProps {
  ghost: GhostShown;
  sides: readonly number[];
  id: string;
  scale: number;
}

function Ghost({ ghost, sides, id, scale }: GhostProps) {
  const { base, pose } = ghost;
  const figure = figureOf(ghost);
  const r = smallest(base) / 2;
  const side = lookOf(ghost.seat, sides);
  return (
    <g
      class={`ghost ${ghost.tone}`}
      data-ghost={ghost.key}
      transform={`translate(${pose.x} ${pose.y})`}
      style={{ "--side": side.colour }}
    >
      <g transform={`rotate(${pose.facing / 10})`}>
        <path class="ghost-base" d={basePath(base)} />
        <path class="ghost-face" d={basePath(base, r * 0.3)} />
        {figure === null ? (
          <path class="ghost-notch" d={notchPath(base)} />
        ) : (
          <Miniature figure={figure} base={base} side={side} detail={detailAt(2 * r * scale)} />
        )}
      </g>
      {figure === null && (
        <g class="piece-mark">
          <IconUse id={id} name={ghost.icon} size={r * 0.95} />
        </g>
      )}
      <g class="ghost-edge" transform={`rotate(${pose.facing / 10})`}>
        <path class="under" d={basePath(base)} />
        <path class="over" d={basePath(base)} />
      </g>
      {ghost.label !== "" && (
        <g transform={`translate(0 ${r})`}>
          <text class="px-text piece-name" y="1.25em">
            {ghost.label}
          </text>
        </g>
      )}
    </g>
  );
}

function Path({ path }: { path: PathShown }): JSX.Element | null {
  const tip = path.points.at(-1);
  if (!tip) return null;
  return (
    <g class={`way ${path.tone}`}>
      <path class="under" d={linePath(path.points)} />
      <path class="over" d={linePath(path.points)} />
      {path.points.slice(1, -1).map(([x, y], n) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <circle class="px bend" r={4} />
        </g>
      ))}
      <g transform={`translate(${tip[0]} ${tip[1]})`}>
        <circle class="px tip" r={5} />
      </g>
    </g>
  );
}

/** The length at the tip of a way, clear of whatever would stand there. */
function TipWords({ path, ghosts }: { path: PathShown; ghosts: readonly GhostShown[] }) {
  const tip = path.points.at(-1);
  if (!tip) return null;
  const there = ghosts.filter(({ pose }) => Math.hypot(pose.x - tip[0], pose.y - tip[1]) < 50);
  const room = Math.max(0, ...there.map(({ base }) => reachOf(base)));
  return (
    <Words x={tip[0]} y={tip[1] - room} lines={room > 0 ? -0.75 : -1.2} tone={path.tone}>
      {path.label}
    </Words>
  );
}

export interface OverlayProps {
  overlay: Overlay;
  sides: readonly number[];
  id: string;
  /** Pixels per unit. */
  scale: number;
  /** Depth of the table: words of a place stand on the side towards its middle. */
  depth: number;
}

/** Everything of the overlay that lies over the pieces; regions lie under them. */
export function Drawn({ overlay, sides, id, scale, depth }: OverlayProps): JSX.Element {
  return (
    <>
      {overlay.paths.map((path, n) => (
        <Path key={n} path={path} />
      ))}
      {overlay.ghosts.map((ghost) => (
        <Ghost key={ghost.key} ghost={ghost} sides={sides} id={id} scale={scale} />
      ))}
      {overlay.paths.map((path, n) => (
        <TipWords key={n} path={path} ghosts={overlay.ghosts} />
      ))}
      {overlay.lines.map((line, n) => (
        <g key={n} class={`rule-line ${line.tone}`}>
          <path class="under" d={linePath([line.from, line.to])} />
          <path class="over" d={linePath([line.from, line.to])} />
          {[line.from, line.to].map(([x, y], end) => (
            <g key={end} transform={`translate(${x} ${y})`}>
              <circle class="px end" r={4} />
            </g>
          ))}
          <Words
            x={(line.from[0] + line.to[0]) / 2}
            y={(line.from[1] + line.to[1]) / 2}
            lines={-0.8}
            tone={line.tone === "blocked" ? "blocked" : "plain"}
          >
            {line.label}
          </Words>
        </g>
      ))}
      {overlay.pulses.map(({ spot, radius }) => (
        <g key={spot.join()} class="led-pulse" transform={`translate(${spot[0]} ${spot[1]})`}>
          <circle class="led-core" r={radius} />
          <circle class="led-ring" r={radius} />
        </g>
      ))}
      {overlay.spots.map(({ key, spot, label, chosen }) => (
        <g
          key={key}
          class={chosen ? "place chosen" : "place"}
          data-spot={key}
          transform={`translate(${spot[0]} ${spot[1]})`}
        >
          <circle class="px place-halo" r={18} />
          <circle class="px place-disc" r={10} />
          <Words x={0} y={0} lines={spot[1] * 2 > depth ? -1.7 : 1.6}>
            {say(label)}
          </Words>
        </g>
      ))}
    </>
  );
}
