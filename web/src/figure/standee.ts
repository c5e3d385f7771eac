/** A miniature cut out of card: the whole of it from the front, without a base. */
import type { Figure } from "../wire/types";
import { fromBack, fromFront, type View } from "./front";
import { GROUND } from "./front/frame";
import { numberOf, once, type SidePaint } from "./kept";
import { address, type Box, drawnAs } from "./picture";

/** What the picture of a standee shows; whoever stands in it has a base 164 wide. */
export const CARD: Box = { x: -20, y: -18, width: 240, height: 250 };
/** How far above its lower edge the feet are. */
export const FEET = CARD.y + CARD.height - GROUND;

const kept = new Map<string, string>();

/** The address of its picture. */
export function standeeOf(figure: Figure, look: SidePaint, view: View = "front"): string {
  return once(kept, `${numberOf(figure)} ${look.paint} ${look.pattern} ${view}`, () => {
    const shapes = (view === "front" ? fromFront : fromBack)(figure, look.pattern);
    return address(drawnAs(shapes, { care: 2, line: 2.8, colour: look.paint }), CARD);
  });
}
