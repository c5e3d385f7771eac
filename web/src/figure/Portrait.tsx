/** A miniature as it stands on a shelf, for cards, rosters and the army builder. */
import type { JSX } from "preact";

import { patternDashes, sidePaint, sidePattern } from "../look/sides";
import type { Figure } from "../wire/types";
import { bust, fromFront } from "./front";
import { numberOf, once, type SidePaint } from "./kept";
import { INK, rankPaint } from "./palette";
import { address, type Box, drawnAs } from "./picture";
import "./figure.css";

interface Props {
  figure: Figure;
  /** Whose it is; nobody's is painted in grey. */
  side: number | undefined;
  /** Head and shoulders, for where there is little room. */
  small?: boolean;
}

const WHOLE: Box = { x: 0, y: -8, width: 200, height: 254 };
const NOBODY: SidePaint = { paint: "#8a8378", pattern: "ring" };
const kept = new Map<string, string>();

/** Its name stands beside it, so that it says nothing to who does not see it. */
export function Portrait({ figure, side, small = false }: Props): JSX.Element {
  const look: SidePaint =
    side === undefined ? NOBODY : { paint: sidePaint(side), pattern: sidePattern(side) };
  return (
    <img
      class="portrait"
      src={portraitOf(figure, look, small)}
      alt=""
      data-figure={numberOf(figure)}
      draggable={false}
    />
  );
}

/** The address of a portrait: of the whole miniature on its base, or of head and shoulders. */
export function portraitOf(figure: Figure, look: SidePaint, small: boolean): string {
  const words = `${numberOf(figure)} ${look.paint} ${look.pattern} ${small}`;
  return once(kept, words, () => {
    const shapes = fromFront(figure, look.pattern);
    const drawn = drawnAs(shapes, { care: 2, line: small ? 3 : 2.6, colour: look.paint });
    if (!small) return address(stand(look, rankPaint(figure)) + drawn, WHOLE);
    const { x, y, size } = bust(figure);
    return address(drawn, { x, y, width: size, height: size });
  });
}

function ring(rx: number, ry: number, y: number, look: string): string {
  return `<ellipse cx='100' cy='${y}' rx='${rx}' ry='${ry}' ${look}/>`;
}

/** The base under its feet, with the rim of its side. */
function stand({ paint, pattern }: SidePaint, rank: string | null): string {
  const dashes = patternDashes(pattern, 7);
  const ends = pattern === "dots" ? "round" : "butt";
  const dashed = dashes === undefined ? "" : `stroke-dasharray='${dashes}'`;
  return [
    ring(84, 17, 226, `fill='${INK}' opacity='.35'`),
    ring(82, 16, 222, "fill='#3a2d20'"),
    ring(
      77,
      14,
      221,
      `fill='none' stroke='${paint}' stroke-width='7' stroke-linecap='${ends}' ${dashed}`,
    ),
    pattern === "double" ? ring(77, 14, 221, "fill='none' stroke='#3a2d20' stroke-width='2'") : "",
    ring(
      71,
      11.5,
      219,
      `fill='#9a8a5c' ${rank === null ? "" : `stroke='${rank}' stroke-width='4'`}`,
    ),
    ring(56, 8, 217.5, "fill='#b3a270'"),
  ].join("");
}
