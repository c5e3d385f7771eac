/** A piece in small, outside the table: its drawing (or its first letter) in a ring of its side. */
import { Icon, iconMarkup } from "../look";
import { say } from "../texts";
import type { Piece } from "../wire/types";
import { sideMarks } from "./side";

interface Props {
  piece: Pick<Piece, "icon" | "name">;
  side: number | undefined;
}

export function Token({ piece, side }: Props) {
  const drawn = iconMarkup(piece.icon) !== "";
  return (
    <span class="token" {...sideMarks(side)} aria-hidden="true">
      {drawn ? <Icon name={piece.icon} /> : initial(say(piece.name))}
    </span>
  );
}

function initial(name: string): string {
  return (Array.from(name.trim())[0] ?? "").toLocaleUpperCase();
}
