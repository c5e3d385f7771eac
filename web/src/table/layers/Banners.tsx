/** The banners of blocks: who they are, and how strong. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import type { Group } from "../../wire/types";
import { middleOf, type Point } from "../geometry";
import { lookOf } from "../sides";
import { type Banner, behind, LETTER, tabWidth } from "../signs";

/** Banners where they hide nobody: behind their blocks, or as near to that as there is room. */
export const Banners = memo(function Banners(props: {
  items: readonly Banner[];
  sides: readonly number[];
  scale: number;
}): JSX.Element {
  const { scale } = props;
  return (
    <g class="banners">
      {props.items.map((banner) => (
        <g key={banner.group.id} data-banner={banner.group.id}>
          <g
            transform={`translate(${Math.round(banner.at.x / scale)} ${Math.round(banner.at.y / scale)})`}
            class="banner"
            style={{ "--side": lookOf(banner.group.seat, props.sides).colour }}
          >
            <Cloth {...banner} />
          </g>
        </g>
      ))}
    </g>
  );
});

/** Where the pole of a banner stands: at the rear of a block that looks somewhere, else above it. */
export function bannerAt(group: Group): { x: number; y: number; away: Point } {
  const points = group.outline?.points ?? [];
  const middle = middleOf(points);
  const away = behind(group);
  const along = points.map(([x, y]) => (x - middle.x) * away.x + (y - middle.y) * away.y);
  const far = Math.max(...along);
  return { x: Math.round(middle.x + far * away.x), y: Math.round(middle.y + far * away.y), away };
}

/** The cloth is cut to its letters; who is done has an hourglass beside the strength. */
function Cloth({ name, told, isDone, width, size, at, from }: Banner): JSX.Element {
  const [half, high] = [width / 2, LETTER.high / 2];
  const tab = tabWidth(told, isDone);
  const split = half - tab;
  const middle = split + (isDone ? 15 : 0) + (tab - (isDone ? 15 : 0)) / 2;
  const off = { x: from.x - at.x, y: from.y - at.y };
  const far = Math.hypot(off.x, off.y) || 1;
  // The pole leads to the block, from the edge of the cloth.
  const [px, py] = [(off.x / far) * (high + 6), (off.y / far) * (high + 6)];
  return (
    <g class="px" transform-origin="0 0">
      <g transform={`scale(${size})`}>
        <path class="banner-pole" d={`M0 0L${px} ${py}`} />
        <path class="banner-cloth" d={`M${-half} ${-high}H${half}V${high}H${-half}Z`} />
        {tab > 0 && <path class="banner-tab" d={`M${split} ${-high}H${half}V${high}H${split}Z`} />}
        {name !== "" && (
          <text x={(split - half) / 2} y={5}>
            {name}
          </text>
        )}
        {isDone && <path class="banner-done" d={hourglass(split + 12)} />}
        {told !== "" && (
          <text class="banner-strength" x={middle} y={5}>
            {told}
          </text>
        )}
      </g>
    </g>
  );
}

function hourglass(x: number): string {
  return `M${x - 5} -7H${x + 5}L${x + 1} 0L${x + 5} 7H${x - 5}L${x - 1} 0Z`;
}
