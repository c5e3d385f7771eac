/** Words on the table, in letters of the screen's size whatever the zoom. */
import type { JSX } from "preact";

export interface WordsProps {
  x: number;
  y: number;
  children: string;
  tone?: "plain" | "allowed" | "refused" | "blocked" | "heading";
  /** Lines above (negative) or below the place. */
  lines?: number;
}

export function Words({
  x,
  y,
  children,
  tone = "plain",
  lines = 0,
}: WordsProps): JSX.Element | null {
  if (children === "") return null;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <text class={`px-text t-words ${tone}`} y={`${lines * 1.25 + 0.35}em`}>
        {children}
      </text>
    </g>
  );
}
