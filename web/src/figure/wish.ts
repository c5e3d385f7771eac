/** Whose miniature is shown: everybody's, unless the reader prefers plain signs. */
import { plainSigns } from "../browser/settings";
import type { Figure } from "../wire/types";

export function figureOf(of: { figure: Figure | null }): Figure | null {
  return plainSigns.value ? null : of.figure;
}
