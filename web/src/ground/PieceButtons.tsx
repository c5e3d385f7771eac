/** The pieces of the standing table for the keyboard and for screen readers: a button over each. */
import type { JSX, RefObject } from "preact";

import type { Overlay } from "../model/contract";
import { pieceWords } from "../table/describe";
import { t } from "../texts";
import type { Label, Piece, Scene } from "../wire/types";
import type { Marked, Standee } from "./standees";

interface Props {
  box: RefObject<HTMLDivElement | null>;
  scene: Scene;
  order: readonly Piece[];
  ghosts: readonly Standee[];
  /** Where whoever is led presses next. */
  pulses: Overlay["pulses"];
  marked: Marked;
  owners: readonly Label[] | undefined;
  /** The piece that Tab leads to. */
  focus: number | null;
}

export function PieceButtons(props: Props): JSX.Element {
  const { allowed, chosen, active } = props.marked;
  const words = (id: number): string =>
    [
      chosen.includes(id) && "chosen",
      allowed.includes(id) && "allowed",
      active.includes(id) && "active",
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <div ref={props.box} class="ground-pieces" role="group" aria-label={t("table-pieces")}>
      {props.order.map((piece) => (
        <button
          key={piece.id}
          type="button"
          data-piece={piece.id}
          class={words(piece.id)}
          tabIndex={piece.id === props.focus ? 0 : -1}
          aria-pressed={
            allowed.includes(piece.id) || chosen.includes(piece.id)
              ? chosen.includes(piece.id)
              : undefined
          }
        >
          <span class="unseen">{pieceWords(piece, props.scene, props.owners)}</span>
        </button>
      ))}
      {props.ghosts.map(({ id }) => (
        <i key={id} class="ghost" data-piece={id} />
      ))}
      {props.pulses.map((_, n) => (
        <i key={`pulse ${n}`} class="ground-pulse" data-piece={`pulse ${n}`} />
      ))}
    </div>
  );
}
