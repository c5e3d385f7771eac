/** How the battle begins, as the server deployed it last: who stands where, and within which zones. */
import { memo } from "preact/compat";

import { sideColour } from "../../look";
import { say } from "../../texts";
import type { Scene } from "../../wire/types";
import { extentOf } from "../board/geometry";

/** Who stands where. */
export const Armies = memo(function Armies({ scene }: { scene: Scene }) {
  return (
    <g class="draw-armies">
      {scene.pieces.map(({ id, seat, base, pose }) => {
        if (pose === null) return null;
        const colour = seat === null ? "#d8cbb0" : sideColour(seat);
        return (
          <g key={id} transform={`translate(${pose.x} ${pose.y}) rotate(${pose.facing / 10})`}>
            {base.type === "round" ? (
              <circle r={base.diameter / 2} style={{ fill: colour }} />
            ) : (
              <rect
                x={-base.depth / 2}
                y={-base.width / 2}
                width={base.depth}
                height={base.width}
                style={{ fill: colour }}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Where the sides set up by the rules, as long as the scenario says nothing else. */
export function RuleZones({ zones, pixel }: { zones: Scene["zones"]; pixel: number }) {
  return (
    <g class="draw-rule-zones">
      {zones.map((zone, index) =>
        zone.region.outlines.map(({ points }, part) => {
          const { left, right, top } = extentOf(points);
          const colour = zone.seat === null ? "#f6ecd2" : sideColour(zone.seat);
          return (
            <g key={`${index} ${part}`} style={{ "--side": colour }}>
              <polygon
                points={points.map((point) => point.join(",")).join(" ")}
                stroke-width={2 * pixel}
                stroke-dasharray={`${6 * pixel} ${6 * pixel}`}
              />
              <text
                class="lay-size"
                x={(left + right) / 2}
                y={top + 18 * pixel}
                font-size={13 * pixel}
                stroke-width={3 * pixel}
              >
                {say(zone.name)}
              </text>
            </g>
          );
        }),
      )}
    </g>
  );
}
