/** All pieces in the order they are drawn. */
import type { JSX } from "preact";
import { memo } from "preact/compat";

import { figureOf } from "../../figure";
import { iconMarkup } from "../../look/icons";
import type { Label, Piece, Scene } from "../../wire/types";
import { pieceWords } from "../describe";
import { detailAt } from "../detail";
import { smallest } from "../geometry";
import { drawn, storeyAt } from "../hit";
import { lookOf } from "../sides";
import { discsOf } from "../signs";
import { PieceView } from "./Piece";

export interface PiecesProps {
  id: string;
  scene: Scene;
  scale: number;
  selected: number | null;
  allowed: readonly number[];
  chosen: readonly number[];
  active: readonly number[];
  sides: readonly number[];
  owners: readonly Label[] | undefined;
  /** The piece that the tab key comes to. */
  focus: number | null;
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
  ]
    .filter((state) => state !== "")
    .join(" ");
}

export const Pieces = memo(function Pieces(props: PiecesProps): JSX.Element {
  const choosing = props.allowed.length > 0;
  const { groups } = props.scene;
  const discs = discsOf(props.scene, props.scale);
  const framed = new Set(groups.filter(({ outline }) => outline !== null).map(({ id }) => id));
  return (
    <g class="pieces">
      {drawn(props.scene.pieces).map(({ piece, pose }) => (
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
          figure={figureOf(piece)}
          disced={discs.has(piece.id)}
          framed={piece.group !== null && framed.has(piece.group)}
          drawn={iconMarkup(piece.icon) !== ""}
        />
      ))}
    </g>
  );
});
