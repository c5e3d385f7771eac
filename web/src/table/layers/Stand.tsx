/** What a piece stands on: its base with the rim of its side, and which way it looks. */
import type { JSX } from "preact";

import { rankPaint } from "../../figure";
import type { Piece } from "../../wire/types";
import type { Detail } from "../detail";
import { basePath, extensionsPath, notchPath } from "../outline";
import { dashesOf, type SideLook } from "../sides";

interface Props {
  piece: Piece;
  side: SideLook;
  detail: Detail;
  /** A miniature stands on it. */
  painted: boolean;
  /** In a block, whose frame has the colour of its side: soldiers stand in it rank by rank. */
  framed: boolean;
  r: number;
}

export function Stand(props: Props): JSX.Element {
  const { piece, detail, painted, r } = props;
  if (painted && props.framed) {
    const small = detail < 2 ? " small" : "";
    const d = basePath(piece.base, r * 0.015);
    return (
      <>
        <path class={`piece-ground framed${small}`} d={d} stroke-width={r * 0.03} />
        <RankRim piece={piece} inset={r * 0.08} r={r} />
      </>
    );
  }
  return (
    <>
      <path class="piece-base" d={basePath(piece.base)} />
      <Rimmed {...props} />
      {painted && <RankRim piece={piece} inset={r * (rimOf(detail, painted) + 0.02)} r={r} />}
      {piece.arc > 0 && detail > 0 && (
        <path class="piece-arc" d={extensionsPath(piece.base, piece.arc)} stroke-width={r * 0.07} />
      )}
      {!painted && (
        <path
          class="piece-notch"
          d={notchPath(piece.base, detail < 2 ? 1.5 : 1)}
          stroke-width={r * 0.08}
        />
      )}
    </>
  );
}

/** Within the rim of its side that of a hero, a leader or a champion. */
function RankRim(props: { piece: Piece; inset: number; r: number }): JSX.Element | null {
  const { piece, inset, r } = props;
  const colour = piece.figure === null ? null : rankPaint(piece.figure);
  if (colour === null) return null;
  const d = basePath(piece.base, inset);
  return <path class="piece-rank" d={d} stroke={colour} stroke-width={r * 0.08} />;
}

/** A small piece has a narrower rim: what stands on it needs the room. */
function rimOf(detail: Detail, painted: boolean): number {
  if (painted) return 0.22;
  return detail === 1 ? 0.28 : 0.33;
}

function Rimmed({ piece, side, detail, r, painted }: Props): JSX.Element {
  const base = piece.base;
  if (detail === 0 && !painted) return <path class="piece-token" d={basePath(base, r * 0.16)} />;
  const around = (inset: number): number =>
    base.type === "round"
      ? Math.PI * (base.diameter - 2 * inset)
      : 2 * (base.width + base.depth - 4 * inset);
  const rim = r * rimOf(detail, painted);
  const ring = (inset: number, width: number): JSX.Element => (
    <path
      class="piece-ring"
      d={basePath(base, inset)}
      stroke-width={width}
      stroke-dasharray={dashesOf(side.pattern, around(inset), width)}
      stroke-linecap={side.pattern === "dots" ? "round" : "butt"}
    />
  );
  const face = painted ? "piece-ground" : "piece-face";
  return (
    <>
      {side.pattern === "double" && detail > 0 ? (
        <>
          {ring(rim * 0.3, rim * 0.3)}
          {ring(rim * 0.8, rim * 0.3)}
        </>
      ) : (
        ring(rim * 0.56, rim * 0.76)
      )}
      <path class={detail < 2 ? `${face} small` : face} d={basePath(base, rim)} />
    </>
  );
}
