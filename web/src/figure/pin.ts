/** Head and shoulders in a disc with the ring of a side: who stands there, where a base is too small. */
import { patternDashes } from "../look/sides";
import type { Figure } from "../wire/types";
import { bust, fromFront } from "./front";
import { numberOf, once, type SidePaint } from "./kept";
import { INK } from "./palette";
import { address, drawnAs } from "./picture";

const kept = new Map<string, string>();

/** The address of its picture: a disc of 100, with the sign of who is done where `isDone`. */
export function pinOf(figure: Figure, look: SidePaint, isDone: boolean): string {
  return once(kept, `${numberOf(figure)} ${look.paint} ${look.pattern} ${isDone}`, () => {
    const { x, y, size } = bust(figure);
    const shapes = fromFront(figure, look.pattern);
    const drawn = drawnAs(shapes, { care: 1, line: 4.4, colour: look.paint });
    const dashes = patternDashes(look.pattern, 11);
    const ring = `stroke='${look.paint}' stroke-width='11' ${
      dashes === undefined ? "" : `stroke-dasharray='${dashes}'`
    } stroke-linecap='${look.pattern === "dots" ? "round" : "butt"}'`;
    const inside = [
      "<clipPath id='c'><circle cx='50' cy='50' r='38'/></clipPath>",
      `<circle cx='50' cy='50' r='50' fill='${INK}'/>`,
      "<circle cx='50' cy='50' r='38' fill='#f1e6cb'/>",
      `<g clip-path='url(#c)'><svg x='12' y='12' width='76' height='76' viewBox='${x} ${y} ${size} ${size}'>${drawn}</svg></g>`,
      `<circle cx='50' cy='50' r='42.5' fill='none' ${ring}/>`,
      look.pattern === "double"
        ? `<circle cx='50' cy='50' r='42.5' fill='none' stroke='${INK}' stroke-width='3'/>`
        : "",
      isDone ? DONE : "",
    ].join("");
    return address(inside, { x: 0, y: 0, width: 100, height: 100 });
  });
}

/** An hourglass at the lower right. */
const DONE =
  `<g transform='translate(58 58) scale(.42)'><circle cx='50' cy='50' r='50' fill='${INK}'/>` +
  "<circle cx='50' cy='50' r='42' fill='#fff6dc'/><path d='M28 22H72L54 50L72 78H28L46 50Z' fill='#d99a1c' stroke='#241a12' stroke-width='7' stroke-linejoin='round'/></g>";
