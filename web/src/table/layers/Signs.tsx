/** The keyboard's crosshair. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";

import type { Point } from "../geometry";

export function Crosshair({ at }: { at: ReadonlySignal<Point | null> }): JSX.Element | null {
  const spot = at.value;
  if (spot === null) return null;
  const lines = "M-26 0H-7M7 0H26M0 -26V-7M0 7V26";
  return (
    <g transform={`translate(${spot.x} ${spot.y})`} class="crosshair">
      <g class="px">
        <path class="under" d={lines} />
        <path class="over" d={lines} />
        <circle class="over" r={2} />
      </g>
    </g>
  );
}
