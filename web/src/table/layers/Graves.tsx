/** Where somebody fell a while ago: laid down, faded to a mark on the ground. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import type { Fallen } from "../../model/contract";
import { lookOf } from "../sides";

export const Graves = memo(function Graves(props: {
  items: readonly Fallen[];
  sides: readonly number[];
}): JSX.Element {
  return (
    <g class="graves">
      {props.items.map(({ key, spot: [x, y], size, seat }) => {
        const r = size * 0.3;
        return (
          <g
            key={key}
            class="grave"
            data-grave
            transform={`translate(${x} ${y}) rotate(18)`}
            style={{ "--side": lookOf(seat, props.sides).colour }}
          >
            <ellipse class="grave-stain" rx={r * 1.25} ry={r * 0.8} />
            <path
              class="grave-cross"
              d={`M${-r} ${-r * 0.55}L${r} ${r * 0.55}M${-r} ${r * 0.55}L${r} ${-r * 0.55}`}
              stroke-width={r * 0.3}
            />
          </g>
        );
      })}
    </g>
  );
});
