/** Who stands where when the battle begins: as the server deployed them last. */
import { memo } from "preact/compat";

import { sideColour } from "../../look";
import type { Scene } from "../../wire/types";

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
