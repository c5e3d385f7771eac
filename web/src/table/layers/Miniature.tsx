/** A miniature on its base, as carefully painted as its size on the screen asks for. */
import type { JSX } from "preact";

import { type Care, FigureImage } from "../../figure";
import type { Base, Figure } from "../../wire/types";
import type { Detail } from "../detail";
import type { SideLook } from "../sides";

interface Props {
  figure: Figure;
  base: Base;
  side: SideLook;
  detail: Detail;
}

function careOf(detail: Detail): Care {
  return detail === 3 ? 2 : detail;
}

export function Miniature({ figure, base, side, detail }: Props): JSX.Element {
  const [deep, wide] =
    base.type === "round" ? [base.diameter, base.diameter] : [base.depth, base.width];
  return (
    <FigureImage
      figure={figure}
      side={side}
      care={careOf(detail)}
      long={deep / 2}
      wide={wide / 2}
    />
  );
}
