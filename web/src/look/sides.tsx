/** Sides: a colour from a colour-blind safe set, and always a pattern as well. */

export type Pattern = "ring" | "double" | "dashes" | "dots";

export const PATTERNS: readonly Pattern[] = ["ring", "double", "dashes", "dots"];
const COLOURS = 6;
const HIDDEN = { "aria-hidden": true } as const;

/** The colour of a side, as a CSS value. */
export function sideColour(side: number): string {
  return `var(--side-${((side % COLOURS) + COLOURS) % COLOURS})`;
}

/** The pattern of a side's rings. */
export function sidePattern(side: number): Pattern {
  const count = PATTERNS.length;
  return PATTERNS[((side % count) + count) % count] ?? "ring";
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
