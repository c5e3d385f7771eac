/** What has just happened, drawn over the table until the story goes on. */
import type { ReadonlySignal } from "@preact/signals";
import { type JSX, memo } from "preact/compat";
import { useId } from "preact/hooks";

import type { Eyes } from "../../model/contract";
import { CastDrawn, ClashDrawn, CountDrawn, FlightDrawn, MarkedDrawn, WayDrawn } from "./Drawn";
import { apart, type Traces } from "./told";
import { useView } from "./useView";
import "./traces.css";

/** Units around a spell's sign in which nothing else fits above. */
const SIGN = 600;

interface Props {
  traces: Traces;
  eyes: ReadonlySignal<Eyes | null>;
  /** Seat by seat: the side. */
  sides: readonly number[];
}

export const TracesView = memo(function TracesView({
  traces,
  eyes,
  sides,
}: Props): JSX.Element | null {
  const id = useId();
  const isAny = Object.values(traces).some((all) => all.length > 0);
  useView(eyes, isAny);
  const looking = eyes.value;
  if (!isAny || looking === null) return null;
  const sheet = { eyes: looking, sides };
  return (
    <svg class="traces" aria-hidden="true">
      {traces.ways.map((way, n) => (
        <WayDrawn key={n} way={way} sheet={sheet} id={`${id}-${n}`} />
      ))}
      {traces.marked.map((marked) => (
        <MarkedDrawn key={marked.id} marked={marked} sheet={sheet} />
      ))}
      {traces.flights.map((flight, n) => (
        <FlightDrawn key={n} flight={flight} sheet={sheet} />
      ))}
      {traces.casts.map((cast, n) => (
        <CastDrawn key={n} cast={cast} sheet={sheet} />
      ))}
      {traces.clashes.map((clash, n) => (
        <ClashDrawn key={n} clash={clash} sheet={sheet} />
      ))}
      {traces.counts.map((count, n) => (
        <CountDrawn
          key={n}
          count={count}
          sheet={sheet}
          // The sign of a spell stands above: what it did stands below.
          isCharmed={traces.casts.some(({ to }) => apart(to, count.at) < SIGN)}
        />
      ))}
    </svg>
  );
});
