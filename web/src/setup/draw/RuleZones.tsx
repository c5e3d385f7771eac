/** Where the sides set up by the rules, as long as the scenario says nothing else. */
import { sideColour } from "../../look";
import { say } from "../../texts";
import type { Scene } from "../../wire/types";
import { extentOf } from "../board/geometry";

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
