/** In a battle of a campaign every side keeps the colour that it has on the campaign's pages. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { recallData, rememberData } from "../browser/memory";
import { looks } from "../look/sides";
import { api } from "../net/api";
import type { Sight, Wire } from "../wire/types";

/** So many battles are remembered: a campaign that goes on tells of its next battle alone. */
const MOST = 100;

type Kept = [battle: string, looks: number[]][];

function kept(): Kept {
  const found = recallData("looks");
  if (!Array.isArray(found)) return [];
  return found.filter(
    (pair): pair is Kept[number] => Array.isArray(pair) && Array.isArray(pair[1]),
  );
}

/** The look of each side of a battle, by the sides of the campaign who sit at its seats. */
export function looksIn(
  seats: readonly Pick<Wire<"SeatShown">, "number" | "side">[],
  sides: readonly { key: string }[],
  sitting: readonly string[],
): number[] {
  const found: number[] = [];
  for (const { number, side } of seats) {
    const at = sides.findIndex(({ key }) => key === sitting[number]);
    if (at >= 0) found[side] = at;
  }
  return Array.from(found, (look, side) => look ?? side);
}

/** Says how the sides look, as long as the battle is on the page; a word that changes with it. */
export function useCampaignLooks({ battle }: Sight): string {
  const { id, campaign, seats } = battle;
  const told = useSignal<readonly number[]>(kept().find(([known]) => known === id)?.[1] ?? []);
  looks.value = told.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the seats are those of the battle
  useEffect(() => {
    if (campaign !== "" && told.value.length === 0) {
      api.campaigns.get(campaign).then(
        ({ coming, sides }) => {
          const [next, ...others] = coming;
          if (next === undefined || others.length > 0) return;
          told.value = looksIn(seats, sides, next.seats);
          rememberData("looks", [[id, told.value], ...kept()].slice(0, MOST));
        },
        () => undefined,
      );
    }
    return () => {
      looks.value = [];
    };
  }, [id, campaign]);
  return told.value.join(" ");
}
