/** How much is drawn on a piece: as much as can be read at its size on the screen. */

/**
 * 0: a token with colour and figure or facing; 1: and its icon, or more of its figure, and what is
 * missing; 2: everything of its figure, pips and badges; 3: and its name, unless it stands in a
 * block whose banner tells it.
 */
export type Detail = 0 | 1 | 2 | 3;

const STEPS: readonly [number, number, number] = [13, 28, 64];

/** The detail for a base of so many pixels across. */
export function detailAt(pixels: number): Detail {
  if (pixels < STEPS[0]) return 0;
  if (pixels < STEPS[1]) return 1;
  return pixels < STEPS[2] ? 2 : 3;
}
