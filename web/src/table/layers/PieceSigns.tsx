/** Small signs on a piece: its label, numbers, badges, storey and name. */
import type { JSX } from "preact";

import type { Badge, Piece } from "../../wire/types";
import { IconUse } from "./Icons";

/** Label, numbers and badges: small discs on the rim, clear of the notch as far as may be. */
export function Signs({ id, piece, r }: { id: string; piece: Piece; r: number }): JSX.Element {
  const shown = piece.badges.slice(0, piece.badges.length > 4 ? 3 : 4);
  const more = piece.badges.length - shown.length;
  const numbers = piece.gauges.filter((gauge) => gauge.kind === "number");
  const place = (n: number): { x: number; y: number } => {
    const angle = -Math.PI * 0.44 + n * 0.66;
    return { x: r * 1.06 * Math.cos(angle), y: r * 1.06 * Math.sin(angle) };
  };
  return (
    <>
      {piece.label !== "" && (
        <g class="piece-label" transform={`translate(${-r * 0.94} ${r * 0.24})`}>
          <g class="sized">
            <rect
              x={-r * (0.15 + 0.11 * [...piece.label].length)}
              y={-r * 0.25}
              width={r * (0.3 + 0.22 * [...piece.label].length)}
              height={r * 0.5}
              rx={r * 0.25}
              stroke-width={r * 0.04}
            />
            <text y={r * 0.135} font-size={r * 0.38}>
              {piece.label}
            </text>
          </g>
        </g>
      )}
      {numbers.slice(0, 1).map((gauge, n) => (
        <g key={n} class="piece-number" transform={`translate(${r * 0.94} ${r * 0.24})`}>
          <g class="sized">
            <rect
              x={-r * 0.38}
              y={-r * 0.23}
              width={r * 0.76}
              height={r * 0.46}
              rx={r * 0.12}
              stroke-width={r * 0.04}
            />
            <text y={r * 0.125} font-size={r * 0.34}>
              {gauge.value}
            </text>
          </g>
        </g>
      ))}
      {shown.map((badge, n) => (
        <BadgeView key={n} id={id} badge={badge} r={r} {...place(n)} />
      ))}
      {more > 0 && (
        <g class="t-badge" transform={`translate(${place(3).x} ${place(3).y})`}>
          <g class="sized">
            <circle r={r * 0.25} stroke-width={r * 0.04} />
            <text y={r * 0.11} font-size={r * 0.28}>{`+${more}`}</text>
          </g>
        </g>
      )}
    </>
  );
}

export function BadgeView(props: {
  id: string;
  badge: Badge;
  r: number;
  x: number;
  y: number;
}): JSX.Element {
  const { id, badge, r, x, y } = props;
  return (
    <g class={`t-badge tone-${badge.tone}`} transform={`translate(${x} ${y})`}>
      <g class="sized">
        <circle r={r * 0.25} stroke-width={r * 0.04} />
        <IconUse id={id} name={badge.icon} size={r * 0.36} />
        {badge.count > 1 && (
          <text
            x={r * 0.2}
            y={r * 0.3}
            font-size={r * 0.26}
            class="t-badge-count"
            stroke-width={r * 0.1}
          >
            {badge.count}
          </text>
        )}
      </g>
    </g>
  );
}

/** An hourglass that has run out, on the rim: this piece has done what it could. */
export function Done({ r }: { r: number }): JSX.Element {
  return (
    <g class="piece-done" transform={`translate(${-r * 0.74} ${r * 0.74})`}>
      <g class="sized">
        <circle r={r * 0.27} stroke-width={r * 0.05} />
        <path
          d={`M${-r * 0.13} ${-r * 0.16}H${r * 0.13}L${r * 0.03} 0L${r * 0.13} ${r * 0.16}H${-r * 0.13}L${-r * 0.03} 0Z`}
        />
      </g>
    </g>
  );
}

/** On which surface above the ground a piece stands. */
export function Level({ storey, r }: { storey: number; r: number }): JSX.Element {
  return (
    <g class="piece-level" transform={`translate(${-r * 0.74} ${-r * 0.72})`}>
      <path d={`M0 ${-r * 0.34}L${r * 0.36} ${r * 0.24}H${-r * 0.36}Z`} stroke-width={r * 0.05} />
      <text y={r * 0.18} font-size={r * 0.34}>
        {storey}
      </text>
    </g>
  );
}

/** A name in letters of the screen's size, below a base. */
export function PieceName({ name, below }: { name: string; below: number }): JSX.Element {
  return (
    <g transform={`translate(0 ${below})`}>
      <text class="px-text piece-name" y="1.25em">
        {name}
      </text>
    </g>
  );
}
