/** All pieces in the order they are drawn. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { iconMarkup } from "../../look/icons";
import type { Label, Piece, Pose, Scene } from "../../wire/types";
import { pieceWords } from "../describe";
import { detailAt } from "../detail";
import { smallest } from "../geometry";
import { drawn, storeyAt } from "../hit";
import { lookOf } from "../sides";
import { PieceView } from "./Piece";

export interface PiecesProps {
  id: string;
  scene: Scene;
  pieces: readonly Piece[];
  poseOf(piece: Piece): Pose | null;
  arriving(piece: number): boolean;
  scale: number;
  selected: number | null;
  allowed: readonly number[];
  chosen: readonly number[];
  active: readonly number[];
  sides: readonly number[];
  owners: readonly Label[] | undefined;
  /** The piece that the tab key comes to. */
  focus: number | null;
  /** Changes when motions begin or end. */
  turn: unknown;
}

/** While some may be chosen, the others step back a little. */
function statesOf(piece: Piece, props: PiecesProps, choosing: boolean): string {
  const allowed = props.allowed.includes(piece.id);
  const chosen = props.chosen.includes(piece.id);
  return [
    piece.id === props.selected ? "selected" : "",
    allowed ? "allowed" : "",
    chosen ? "chosen" : "",
    props.active.includes(piece.id) && !choosing ? "active" : "",
    piece.spent && !allowed && !chosen ? "dim" : "",
    props.arriving(piece.id) ? "arriving" : "",
  ]
    .filter((state) => state !== "")
    .join(" ");
}

export const Pieces = memo(function Pieces(props: PiecesProps): JSX.Element {
  const choosing = props.allowed.length > 0;
  return (
    <g class="pieces">
      {drawn(props.pieces, props.poseOf).map(({ piece, pose }) => (
        <PieceView
          key={piece.id}
          id={props.id}
          piece={piece}
          pose={pose}
          side={lookOf(piece.seat, props.sides)}
          detail={detailAt(smallest(piece.base) * props.scale)}
          storey={storeyAt(props.scene.terrain, pose.level)}
          states={statesOf(piece, props, choosing)}
          words={pieceWords(piece, props.scene, props.owners)}
          focusable={piece.id === props.focus}
          drawn={iconMarkup(piece.icon) !== ""}
        />
      ))}
    </g>
  );
});
