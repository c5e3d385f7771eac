/** The sign of a piece that has done what it could this turn. */
import { address, CARD } from "../figure";

/** An hourglass that has run out, as a picture of the sheet. */
export const HOURGLASS = address(
  "<circle cx='100' cy='107' r='96' fill='#1a120b'/><circle cx='100' cy='107' r='84' fill='#fff6dc'/>" +
    "<path d='M58 50H142V62C142 88 116 96 116 107S142 126 142 152V164H58V152C58 126 84 118 84 107S58 88 58 62Z' fill='#d9efff' stroke='#1a120b' stroke-width='9'/>" +
    "<path d='M66 152C66 138 88 134 100 126C112 134 134 138 134 152V158H66Z' fill='#d99a1c'/>" +
    "<path d='M50 48H150M50 166H150' stroke='#5f4129' stroke-width='15' stroke-linecap='round'/>",
  CARD,
);
