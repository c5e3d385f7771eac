/** A page on which a game is shown measures as that game's rulebook does. */
import { useEffect } from "preact/hooks";

import { bookMeasure, inch, type Measure, UNITS_PER_INCH } from "./reader";

export function useBookMeasure(perInch: number, ofBook: Measure): void {
  useEffect(() => {
    inch.value = perInch;
    bookMeasure.value = ofBook;
    return () => {
      inch.value = UNITS_PER_INCH;
      bookMeasure.value = "cm";
    };
  }, [perInch, ofBook]);
}
