/** One piece: its base at true size, and on it as much as can be read at the present zoom. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { say } from "../../texts";
import type { Figure, Piece, Pose } from "../../wire/types";
import type { Detail } from "../detail";
import { smallest } from "../geometry";
import { basePath } from "../outline";
import type { SideLook } from "../sides";
import { IconUse } from "./Icons";
import { Miniature } from "./Miniature";
import { Counts } from "./PieceCounts";
import { Done, Level, PieceName, Signs } from "./PieceSigns";
import { Stand } from "./Stand";

export interface PieceProps {
  id: string;
  piece: Piece;
  pose: Pose;
  side: SideLook;
  detail: Detail;
  /** The miniature that is shown; null: its icon stands for it. */
  figure: Figure | null;
  /** On which surface above the ground it stands, counted from below; 0 on the ground. */
  storey: number;
  /** Space-separated: selected, allowed, chosen, active, dim, arriving. */
  states: string;
  /** Words for a screen reader. */
  words: string;
  focusable: boolean;
  /** Whether a disc over it tells who it is, and whether it is done. */
  disced: boolean;
  /** Whether it stands in a block with a frame of its own. */
  framed: boolean;
  /** Whether a drawing for the icon is there; else the first letter of the name stands for it. */
  drawn: boolean;
}

export const PieceView = memo(function PieceView(props: PieceProps): JSX.Element {
  const { id, piece, pose, side, detail, figure, states, words, focusable } = props;
  const r = smallest(piece.base) / 2;
  const has = (state: string): boolean => states.split(" ").includes(state);
  return (
    <g
      data-piece={piece.id}
      data-size={2 * r}
      class={`piece ${states}`}
      transform={`translate(${pose.x} ${pose.y})`}
      style={{ "--side": side.colour, "--r": String(r) }}
      role="button"
      tabindex={focusable ? 0 : -1}
      aria-label={words}
      aria-pressed={has("allowed") || has("chosen") ? has("chosen") : undefined}
    >
      <g class="piece-lift">
        <Floor piece={piece} facing={pose.facing} high={pose.level > 0} />
        <g class="piece-turned" transform={`rotate(${pose.facing / 10})`}>
          <Stand
            piece={piece}
            side={side}
            detail={detail}
            painted={figure !== null}
            framed={props.framed}
            r={r}
          />
          {figure !== null && (
            <Miniature figure={figure} base={piece.base} side={side} detail={detail} />
          )}
        </g>
        {figure === null && detail > 0 && <Mark {...props} r={r} />}
        {detail > 0 && <Counts piece={piece} r={r} detail={detail} />}
        {detail > 1 && <Signs id={id} piece={piece} r={r} />}
        {has("dim") && detail > 0 && !props.framed && !props.disced && <Done r={r} />}
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

/** The sign that stands for a piece without a figure. */
function Mark({ id, piece, detail, drawn, r }: PieceProps & { r: number }): JSX.Element {
  const size = detail === 1 ? r * 1.36 : r * 0.96;
  return (
    <g class="piece-mark">
      {drawn ? (
        <IconUse id={id} name={piece.icon} size={size} />
      ) : (
        <text class="piece-letter" y={r * 0.26} font-size={r * 0.74}>
          {say(piece.name).slice(0, 1)}
        </text>
      )}
    </g>
  );
}
