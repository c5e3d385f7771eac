/** One piece: its base at true size, and on it as much as can be read at the present zoom. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { say } from "../../texts";
import type { Piece, Pose } from "../../wire/types";
import type { Detail } from "../detail";
import { asPips, barOf, dialOf, pipsOf } from "../gauges";
import { smallest } from "../geometry";
import { basePath, extensionsPath, notchPath } from "../outline";
import { dashesOf, type SideLook } from "../sides";
import { IconUse } from "./Icons";
import { Level, PieceName, Signs } from "./PieceSigns";

export interface PieceProps {
  id: string;
  piece: Piece;
  pose: Pose;
  side: SideLook;
  detail: Detail;
  /** On which surface above the ground it stands, counted from below; 0 on the ground. */
  storey: number;
  /** Space-separated: selected, allowed, chosen, active, dim, arriving. */
  states: string;
  /** Words for a screen reader. */
  words: string;
  focusable: boolean;
  /** Whether a drawing for the icon is there; else the first letter of the name stands for it. */
  drawn: boolean;
}

export const PieceView = memo(function PieceView(props: PieceProps): JSX.Element {
  const { id, piece, pose, side, detail, states, words, focusable } = props;
  const r = smallest(piece.base) / 2;
  const has = (state: string): boolean => states.split(" ").includes(state);
  return (
    <g
      data-piece={piece.id}
      data-size={2 * r}
      class={`piece ${states}`}
      transform={`translate(${pose.x} ${pose.y})`}
      style={{ "--side": side.colour }}
      role="button"
      tabindex={focusable ? 0 : -1}
      aria-label={words}
      aria-pressed={has("allowed") || has("chosen") ? has("chosen") : undefined}
    >
      <g class="piece-lift">
        <Floor piece={piece} facing={pose.facing} high={pose.level > 0} />
        <g class="piece-turned" transform={`rotate(${pose.facing / 10})`}>
          <Stand piece={piece} side={side} detail={detail} r={r} />
        </g>
        {detail > 0 && <Face {...props} r={r} />}
        {has("dim") && (
          <path
            class="piece-veil piece-turned"
            d={basePath(piece.base)}
            transform={`rotate(${pose.facing / 10})`}
          />
        )}
        {detail > 1 && <Signs id={id} piece={piece} r={r} />}
        {props.storey > 0 && <Level storey={props.storey} r={r} />}
        {has("chosen") && <path class="piece-tick" d={tick(r)} />}
      </g>
      {detail > 2 && piece.group === null && <PieceName name={say(piece.name)} below={r} />}
    </g>
  );
});

function tick(r: number): string {
  return `M${-0.3 * r} ${-0.02 * r}l${0.22 * r} ${0.24 * r}l${0.42 * r} ${-0.5 * r}`;
}

/** What lies under the base: the shadow, the glow, and the ring of the keyboard's focus. */
function Floor(props: { piece: Piece; facing: number; high: boolean }): JSX.Element {
  const base = basePath(props.piece.base);
  const turn = `rotate(${props.facing / 10})`;
  const far = props.high ? 2.4 : 1;
  const size = smallest(props.piece.base) * 0.07 * far;
  return (
    <>
      <path class="piece-shadow" d={base} transform={`translate(${size} ${size * 1.2}) ${turn}`} />
      <g class="piece-glow piece-turned" transform={turn}>
        <path class="glow-wide" d={base} />
        <path class="glow-edge" d={base} />
        <path class="glow-line" d={base} />
      </g>
    </>
  );
}

function Stand(props: { piece: Piece; side: SideLook; detail: Detail; r: number }): JSX.Element {
  const { piece, side, detail, r } = props;
  const base = piece.base;
  const around = (inset: number): number =>
    base.type === "round"
      ? Math.PI * (base.diameter - 2 * inset)
      : 2 * (base.width + base.depth - 4 * inset);
  // A small piece has a narrower rim: its icon needs the room.
  const rim = r * (detail === 1 ? 0.28 : 0.33);
  const ring = (inset: number, width: number): JSX.Element => (
    <path
      class="piece-ring"
      d={basePath(base, inset)}
      stroke-width={width}
      stroke-dasharray={dashesOf(side.pattern, around(inset), width)}
      stroke-linecap={side.pattern === "dots" ? "round" : "butt"}
    />
  );
  return (
    <>
      <path class="piece-base" d={basePath(base)} />
      {detail === 0 ? (
        <path class="piece-token" d={basePath(base, r * 0.16)} />
      ) : (
        <>
          {side.pattern === "double" ? (
            <>
              {ring(rim * 0.3, rim * 0.3)}
              {ring(rim * 0.8, rim * 0.3)}
            </>
          ) : (
            ring(rim * 0.56, rim * 0.76)
          )}
          <path class={detail === 1 ? "piece-face small" : "piece-face"} d={basePath(base, rim)} />
        </>
      )}
      {piece.arc > 0 && detail > 0 && (
        <path class="piece-arc" d={extensionsPath(base, piece.arc)} stroke-width={r * 0.07} />
      )}
      <path class="piece-notch" d={notchPath(base, detail < 2 ? 1.5 : 1)} stroke-width={r * 0.08} />
    </>
  );
}

function Face(props: PieceProps & { r: number }): JSX.Element {
  const { id, piece, detail, drawn, r } = props;
  const clicks = dialOf(piece.card, r * 0.56);
  const counted = piece.gauges.filter((gauge) => gauge.kind !== "number");
  const gauge = clicks.length > 0 ? undefined : counted[0];
  const room = gauge || clicks.length > 0;
  const size = detail === 1 ? r * 1.36 : r * 0.96;
  const lift = room && detail > 1 && clicks.length === 0 ? -r * 0.12 : room ? -r * 0.06 : 0;
  return (
    <g class="piece-mark">
      {drawn ? (
        <IconUse id={id} name={piece.icon} size={room ? size * 0.88 : size} y={lift} />
      ) : (
        <text class="piece-letter" y={lift + r * 0.26} font-size={r * 0.74}>
          {say(piece.name).slice(0, 1)}
        </text>
      )}
      {clicks.map((click, n) => (
        <path key={n} class={`t-click ${click.state}`} d={click.path} stroke-width={r * 0.12} />
      ))}
      {gauge && <Gauged gauge={gauge} r={r} detail={detail} />}
    </g>
  );
}

function Gauged(props: {
  gauge: Piece["gauges"][number];
  r: number;
  detail: Detail;
}): JSX.Element | null {
  const { gauge, r, detail } = props;
  if (detail > 1 && asPips(gauge)) {
    const size = Math.min(r * 0.085, (r * 0.9) / (gauge.most ?? 1));
    return (
      <g class="t-pips">
        {pipsOf(gauge, r * 0.54).map((pip) => (
          <circle
            key={`${pip.x} ${pip.y}`}
            class={pip.full ? "t-pip full" : "t-pip"}
            cx={pip.x}
            cy={pip.y}
            r={size}
            stroke-width={r * 0.03}
          />
        ))}
      </g>
    );
  }
  const bar = barOf(gauge, r * 0.55);
  if (bar === null || (detail === 1 && gauge.value === gauge.most)) return null;
  return (
    <g class="t-bar" stroke-width={detail === 1 ? r * 0.17 : r * 0.12}>
      <path class="bar-whole" d={bar.whole} />
      <path class="bar-left" d={bar.left} />
    </g>
  );
}
