/** Passing signs over the pieces: the keyboard's crosshair, and numbers that rise from a blow. */
import type { ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";

import { signed } from "../../texts";
import type { Piece, Pose } from "../../wire/types";
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

export function Floats(props: {
  floats: { piece: number; amount: number }[];
  pieces: readonly Piece[];
  poseOf(piece: Piece): Pose | null;
}): JSX.Element {
  return (
    <>
      {props.floats.map(({ piece, amount }) => {
        const found = props.pieces.find(({ id }) => id === piece);
        const pose = found && props.poseOf(found);
        if (!pose || amount === 0) return null;
        return (
          <g key={piece} transform={`translate(${pose.x} ${pose.y})`}>
            <text class={`px-text float ${amount < 0 ? "hurt" : "heal"}`}>{signed(amount)}</text>
          </g>
        );
      })}
    </>
  );
}
