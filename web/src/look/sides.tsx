/** Sides: a colour from a colour-blind safe set, and always a pattern as well. */

import { signal } from "@preact/signals";

export type Pattern = "ring" | "double" | "dashes" | "dots";

export const PATTERNS: readonly Pattern[] = ["ring", "double", "dashes", "dots"];
/** The colours of `tokens.css`, for pictures, which know no style sheet. */
const PAINTS = ["#56b4e9", "#e69f00", "#cc79a7", "#009e73", "#0072b2", "#a7a7a7"] as const;
const COLOURS = PAINTS.length;
const HIDDEN = { "aria-hidden": true } as const;

/**
 * Which look each side of the battle on the page has: in a campaign that which it has on the
 * campaign's own pages, whichever seat it sits at. Empty: each its own.
 */
export const looks = signal<readonly number[]>([]);

function lookOf(side: number): number {
  return looks.value[side] ?? side;
}

/** The colour of a side, as a CSS value. */
export function sideColour(side: number): string {
  return `var(--side-${((lookOf(side) % COLOURS) + COLOURS) % COLOURS})`;
}

/** The colour of a side as such. */
export function sidePaint(side: number): string {
  return PAINTS[((lookOf(side) % COLOURS) + COLOURS) % COLOURS] ?? PAINTS[0];
}

/** The pattern of a side's rings. */
export function sidePattern(side: number): Pattern {
  const count = PATTERNS.length;
  return PATTERNS[((lookOf(side) % count) + count) % count] ?? "ring";
}

/** The dashes of a ring's stroke of this width, for `stroke-dasharray`. */
export function patternDashes(pattern: Pattern, width: number): string | undefined {
  if (pattern === "dashes") return `${width * 2} ${width * 1.2}`;
  return pattern === "dots" ? `0 ${width * 1.8}` : undefined;
}

/** A small mark of a side for rosters, logs and lists. */
export function SideMark({ side, title }: { side: number; title?: string }) {
  const pattern = sidePattern(side);
  const colour = sideColour(side);
  const label = title === undefined ? HIDDEN : ({ role: "img", "aria-label": title } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a name or is hidden, as `label` has it
    <svg class="side-mark" viewBox="0 0 16 16" {...label}>
      <circle
        cx="8"
        cy="8"
        r="6"
        fill="none"
        stroke={colour}
        stroke-width="2.5"
        stroke-linecap={pattern === "dots" ? "round" : "butt"}
        stroke-dasharray={patternDashes(pattern, 2.5)}
      />
      <circle cx="8" cy="8" r={pattern === "double" ? 3 : 2.5} fill={colour} />
    </svg>
  );
}
