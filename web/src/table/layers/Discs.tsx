/** Discs over pieces whose bases are too small to tell who stands there: a sign, not the base. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { figureOf, pinOf } from "../../figure";
import type { Scene } from "../../wire/types";
import { reachOf } from "../geometry";
import { lookOf } from "../sides";
import { DISC, type Places } from "../signs";

interface Props {
  pieces: Scene["pieces"];
  places: Places;
  scale: number;
  sides: readonly number[];
}

export const Discs = memo(function Discs({ pieces, places, scale, sides }: Props): JSX.Element {
  return (
    <g class="discs">
      {pieces.map((piece) => {
        const { id, pose, base, spent } = piece;
        const place = places.get(id);
        const figure = figureOf(piece);
        if (pose === null || place === undefined || figure === null) return null;
        const [x, y] = [place.x - pose.x * scale, place.y - pose.y * scale];
        const far = Math.hypot(x, y) || 1;
        const foot = (reachOf(base) * scale) / far;
        return (
          <g key={id} data-disc={id} transform={`translate(${pose.x} ${pose.y})`}>
            <g class="px">
              <path class="disc-stem" d={`M${x * foot} ${y * foot}L${x} ${y}`} />
              <path
                class="disc-nose"
                d={`M${DISC / 2 - 3} -5L${DISC / 2 + 5} 0L${DISC / 2 - 3} 5Z`}
                transform={`translate(${x} ${y}) rotate(${pose.facing / 10})`}
              />
              <image
                href={pinOf(figure, lookOf(piece.seat, sides), spent)}
                x={x - DISC / 2}
                y={y - DISC / 2}
                width={DISC}
                height={DISC}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});
