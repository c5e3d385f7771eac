/** How likely each side is to win, as one bar in the colours of the sides. */
import { oddsBar } from "../browser/settings";
import { sideColour } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { listing, percent, t } from "../texts";
import type { Sight, Wire } from "../wire/types";

/** Shares narrower than this have no room for their number. */
const LEGIBLE = 0.2;

/** The bar, where the reader wants one and the battle goes on. */
export function OddsBar({ sight }: { sight: Sight }) {
  if (!oddsBar.value || sight.outcome !== null) return null;
  return <Fetched sight={sight} />;
}

function Fetched({ sight }: { sight: Sight }) {
  const { id } = sight.battle;
  const { value } = useResource(() => api.battles.outlook(id), [id, sight.number]);
  if (value === null || value.sides.length === 0) return null;
  return <Shares sides={value.sides} seats={sight.battle.seats} />;
}

interface Props {
  sides: readonly Wire<"SideOutlook">[];
  seats: readonly Wire<"SeatShown">[];
}

export function Shares({ sides, seats }: Props) {
  const whole = wholePercents(sides.map(({ chance }) => chance));
  const told = sides.map((one, n) => {
    const names = one.seats.map((seat) => seats.find(({ number }) => number === seat)?.name ?? "");
    return t("battle-odds-side", { who: listing(names), chance: percent((whole[n] ?? 0) / 100) });
  });
  const words = t("battle-odds", { sides: listing(told) });
  return (
    <span class="battle-odds" role="img" aria-label={words} title={words}>
      {sides.map((one, n) => (
        <span
          key={one.side}
          style={{ flexGrow: whole[n] ?? 0, background: sideColour(one.side) }}
          aria-hidden="true"
        >
          {one.chance >= LEGIBLE && percent((whole[n] ?? 0) / 100)}
        </span>
      ))}
    </span>
  );
}

/** Whole percents that add up to a hundred; the largest makes up for what rounding leaves. */
export function wholePercents(chances: readonly number[]): number[] {
  const rounded = chances.map((chance) => Math.round(chance * 100));
  const left = 100 - rounded.reduce((sum, one) => sum + one, 0);
  const largest = chances.indexOf(Math.max(...chances));
  return rounded.map((one, n) => (n === largest ? one + left : one));
}
