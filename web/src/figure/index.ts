/** Miniatures, painted from their traits: from above for the table, and from the front. */
export { FigureImage } from "./FigureImage";
export { pictureFromAbove, type SidePaint } from "./kept";
export { Portrait, portraitOf } from "./Portrait";
export { rankPaint } from "./palette";
export type { Care } from "./picture";
export { address } from "./picture";
export { pinOf } from "./pin";
export { CARD, FEET, standeeOf } from "./standee";
export { figureOf } from "./wish";
