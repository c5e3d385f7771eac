/** The banners of blocks: who they are, and how strong. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { say } from "../../texts";
import type { Group } from "../../wire/types";
import { middleOf, type Point, radians } from "../geometry";
import { lookOf } from "../sides";

/** How much wider than its block a banner may be before it tells the strength alone. */
const OVERHANG = 1.35;
/** So few blocks are not in each other's way: their banners always tell the name. */
const FEW = 3;
/** Pixels per unit under which banners are small: 2.5 cm take less than 20 pixels. */
const FAR = 0.08;

/** Banners of blocks, behind their pieces: the name where there is room, and the strength. */
export const Banners = memo(function Banners(props: {
  items: readonly Group[];
  sides: readonly number[];
  scale: number;
}): JSX.Element {
  return (
    <g class="banners">
      {props.items.map((group) => {
        if (!group.outline) return null;
        const { x, y, away } = bannerAt(group);
        const isSmall = props.scale < FAR;
        const room = props.items.length <= FEW ? Infinity : widthOf(group) * props.scale * OVERHANG;
        return (
          <g
            key={group.id}
            transform={`translate(${x} ${y})`}
            class={`banner ${isSmall ? "small" : ""}`}
            style={{ "--side": lookOf(group.seat, props.sides).colour }}
          >
            <Banner group={group} room={room} isSmall={isSmall} away={away} />
          </g>
        );
      })}
    </g>
  );
});

/**
 * Where the pole of a banner stands, and which way it leans: at the rear of a block that looks
 * somewhere, so that it hides nobody who fights; else at the upper edge.
 */
export function bannerAt(group: Group): { x: number; y: number; away: Point } {
  const points = group.outline?.points ?? [];
  const middle = middleOf(points);
  const angle = radians(group.pose?.facing ?? UPPER_EDGE);
  const away = { x: -Math.cos(angle), y: -Math.sin(angle) };
  const along = points.map(([x, y]) => (x - middle.x) * away.x + (y - middle.y) * away.y);
  const far = Math.max(...along);
  return { x: Math.round(middle.x + far * away.x), y: Math.round(middle.y + far * away.y), away };
}

/** A block that looks nowhere carries its banner as if it looked down. */
const UPPER_EDGE = 900;

function widthOf(group: Group): number {
  const xs = (group.outline?.points ?? []).map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

interface BannerProps {
  group: Group;
  /** How wide it may be, in pixels. */
  room: number;
  isSmall: boolean;
  away: Point;
}

/** Letters are about half as wide as they are high; the cloth is cut to that. */
function Banner({ group, room, isSmall, away }: BannerProps): JSX.Element | null {
  const full = say(group.name);
  const name = isSmall || [...full].length * 6.4 + 40 > room ? "" : full;
  const strength = group.gauges[0];
  const told = strength
    ? strength.most === null
      ? `${strength.value}`
      : `${strength.value}/${strength.most}`
    : "";
  if (!name && !told) return null;
  const tab = told ? [...told].length * (isSmall ? 6 : 7) + (isSmall ? 8 : 14) : 0;
  const half = (name ? [...name].length * 6.4 + tab + 20 : tab) / 2;
  const split = !name ? -half : told ? half - [...told].length * 7 - 12 : half;
  const [high, pole] = isSmall ? [8, 3] : [11, 10];
  const far = pole + half * Math.abs(away.x) + high * Math.abs(away.y);
  const [x, y] = [away.x * far, away.y * far];
  const base = isSmall ? 4 : 5;
  return (
    <g class="px" transform-origin="0 0">
      <path class="banner-pole" d={`M0 0L${x} ${y}`} />
      <g transform={`translate(${x} ${y})`}>
        <path class="banner-cloth" d={`M${-half} ${-high}H${half}V${high}H${-half}Z`} />
        {told && <path class="banner-tab" d={`M${split} ${-high}H${half}V${high}H${split}Z`} />}
        <text x={(split - half) / 2} y={base}>
          {name}
        </text>
        {told && (
          <text class="banner-strength" x={(split + half) / 2} y={base}>
            {told}
          </text>
        )}
      </g>
    </g>
  );
}
