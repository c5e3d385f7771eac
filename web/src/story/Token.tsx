/** A piece in small, outside the table: its portrait, drawing or first letter in a ring of its side. */
import type { ComponentChildren } from "preact";

import { figureOf, Portrait } from "../figure";
import { Icon, iconMarkup } from "../look";
import { say } from "../texts";
import type { Piece } from "../wire/types";
import { sideMarks } from "./side";

interface Props {
  piece: Pick<Piece, "icon" | "name" | "figure">;
  side: number | undefined;
}

export function Token({ piece, side }: Props) {
  const figure = figureOf(piece);
  return (
    <span class="token" {...sideMarks(side)} aria-hidden="true">
      {figure === null ? <Sign piece={piece} /> : <Portrait figure={figure} side={side} small />}
    </span>
  );
}

function Sign({ piece }: Pick<Props, "piece">): ComponentChildren {
  if (iconMarkup(piece.icon) !== "") return <Icon name={piece.icon} />;
  return initial(say(piece.name));
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "").toLocaleUpperCase();
}
