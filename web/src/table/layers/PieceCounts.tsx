/** What is counted on a piece, on the rim below it: wounds as pips, clicks of a dial, numbers. */
import type { JSX } from "preact";

import type { Piece } from "../../wire/types";
import type { Detail } from "../detail";
import { asPips, barOf, dialOf, lostOf } from "../gauges";

interface Props {
  piece: Piece;
  r: number;
  detail: Detail;
}

/** More pips than this become a number. */
const ROW = 6;

export function Counts({ piece, r, detail }: Props): JSX.Element {
  // On a square base it stays clear of whoever is in the next rank.
  const low = r * (piece.base.type === "round" ? 0.88 : 0.74);
  const clicks = detail > 1 ? dialOf(piece.card, r * 0.9) : [];
  const gauge = piece.gauges.find(({ kind }) => kind !== "number");
  return (
    <>
      {clicks.map((click, n) => (
        <path key={n} class={`t-click ${click.state}`} d={click.path} stroke-width={r * 0.1} />
      ))}
      {gauge ? (
        <Gauged gauge={gauge} r={r} low={low} detail={detail} />
      ) : (
        <Lost piece={piece} r={r} low={low} />
      )}
    </>
  );
}

type Gauge = Piece["gauges"][number];

interface Place {
  r: number;
  /** How far below the middle it stands. */
  low: number;
}

function Gauged({ gauge, r, low, detail }: Place & { gauge: Gauge; detail: Detail }) {
  const most = gauge.most ?? 0;
  // Whoever is unhurt needs no room for it, until there is plenty.
  if (gauge.value === most && detail < 3) return null;
  if (detail > 1 && asPips(gauge) && most <= ROW) {
    const apart = 0.3;
    return (
      <g class="piece-count" transform={`translate(0 ${low})`}>
        <g class="sized pips">
          <rect
            x={-r * (most * apart * 0.5 + 0.1)}
            y={-r * 0.2}
            width={r * (most * apart + 0.2)}
            height={r * 0.4}
            rx={r * 0.2}
          />
          {Array.from({ length: most }, (_, n) => (
            <circle
              key={n}
              class={n < gauge.value ? "t-pip full" : "t-pip"}
              cx={r * (n - (most - 1) / 2) * apart}
              r={r * 0.115}
              stroke-width={r * 0.045}
            />
          ))}
        </g>
      </g>
    );
  }
  if (asPips(gauge))
    return <Chip words={`${gauge.value}/${most}`} r={r} low={low} bad={gauge.value < most} />;
  const bar = barOf(gauge, r * 0.9);
  if (bar === null) return null;
  return (
    <g class="t-bar" stroke-width={r * 0.16}>
      <path class="bar-whole" d={bar.whole} />
      <path class="bar-left" d={bar.left} />
    </g>
  );
}

/** How many clicks a dial has turned, for whoever cannot count them. */
function Lost({ piece, ...place }: Place & { piece: Piece }): JSX.Element | null {
  const lost = lostOf(piece.card);
  return lost > 0 ? <Chip words={`−${lost}`} {...place} bad /> : null;
}

/** A number below a piece, never smaller than can be read. */
function Chip({ words, r, low, bad }: Place & { words: string; bad: boolean }): JSX.Element {
  const half = r * (0.13 + 0.09 * [...words].length);
  return (
    <g class={bad ? "piece-count bad" : "piece-count"} transform={`translate(0 ${low})`}>
      <g class="sized chip">
        <rect
          x={-half}
          y={-r * 0.18}
          width={2 * half}
          height={r * 0.36}
          rx={r * 0.14}
          stroke-width={r * 0.04}
        />
        <text y={r * 0.11} font-size={r * 0.3}>
          {words}
        </text>
      </g>
    </g>
  );
}
