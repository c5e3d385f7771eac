/** The signs of what happened, each within a circle of twenty around its middle. */
import type { JSX } from "preact";

import type { Nature } from "../natures";

/** A star of so many points, alternating between two distances. */
function star(points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, n) => {
    const angle = (n * Math.PI) / points - Math.PI / 2;
    const r = n % 2 === 0 ? far : near;
    return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

const BURST = star(11, 19, 11);
const BLADE = "M-1.6 11V-11L0 -15L1.6 -11V11Z";

function Blade({ turn }: { turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${turn})`}>
      <path class="clash-blade" d={BLADE} />
      <path class="clash-hilt" d="M-5 8H5M0 8V15" />
    </g>
  );
}

/** Two who run into each other; with blades where blows fell. */
export function ClashSign({ isFought, isHit }: { isFought: boolean; isHit: boolean }): JSX.Element {
  return (
    <>
      <path class={`clash-burst${isFought && !isHit ? " is-vain" : ""}`} d={BURST} />
      {isFought && (
        <>
          <Blade turn={42} />
          <Blade turn={-42} />
        </>
      )}
    </>
  );
}

export const SKULL =
  "M0 -8C-5.4 -8 -8 -4.6 -8 -1C-8 1.6 -6.8 3.4 -4.8 4.4V7.6H-2.2V5.6H-.9V7.6H.9V5.6H2.2V7.6" +
  "H4.8V4.4C6.8 3.4 8 1.6 8 -1C8 -4.6 5.4 -8 0 -8ZM-3.2 -2.6A2.1 2.1 0 1 1 -3.2 1.6" +
  "A2.1 2.1 0 1 1 -3.2 -2.6ZM3.2 -2.6A2.1 2.1 0 1 1 3.2 1.6A2.1 2.1 0 1 1 3.2 -2.6Z";

/** The sign of what a spell does. */
const SPELLS: Record<Nature, JSX.Element> = {
  harm: (
    <path
      class="spell-full"
      d="M1 -11C2 -6 7.6 -4.4 7.6 2.4C7.6 7.4 4.2 10.4 0 10.4S-7.6 7.4 -7.6 2.4C-7.6 -.6 -5.6 -2.6 -4.6 -5.2C-3.2 -4 -2.4 -2.8 -2.2 -1C.4 -3.4 1.4 -6.6 1 -11Z"
    />
  ),
  heal: <path class="spell-full" d="M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z" />,
  bless: (
    <>
      <path class="spell-full" d="M0 -10.5L8.5 -2.5H3.6V3H-3.6V-2.5H-8.5Z" />
      <path class="spell-line" d="M-6.5 6.4H6.5M-4 10.2H4" />
    </>
  ),
  curse: (
    <>
      <path class="spell-full" d="M0 10.5L-8.5 2.5H-3.6V-3H3.6V2.5H8.5Z" />
      <path class="spell-line" d="M-6.5 -6.4H6.5M-4 -10.2H4" />
    </>
  ),
  move: (
    <>
      <path class="spell-line" d="M-8.6 2.6A9 9 0 0 1 5.6 -7M8.6 -2.6A9 9 0 0 1 -5.6 7" />
      <path class="spell-full" d="M10.4 -9.4V-2.4L3.8 -4.8ZM-10.4 9.4V2.4L-3.8 4.8Z" />
    </>
  ),
  summon: (
    <>
      <circle class="spell-line" r="10.4" />
      <path class="spell-line" d="M0 -10.4L6.1 8.4L-9.9 -3.2H9.9L-6.1 8.4Z" />
    </>
  ),
  spell: <path class="spell-full" d={star(4, 11, 3.4)} />,
};

export function SpellSign({ nature }: { nature: Nature }): JSX.Element {
  return (
    <>
      <circle class="spell-disc" r="16.5" />
      {SPELLS[nature]}
    </>
  );
}

/** Somebody who runs for his life. */
export function FledSign(): JSX.Element {
  return (
    <>
      <path class="fled-pole" d="M-6 14V-14" />
      <path class="fled-flag" d="M-6 -14C-1 -17 4 -10 10 -13V-2C4 1 -1 -6 -6 -3Z" />
    </>
  );
}
