/** The table with everything of the battle that it shows. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import { still, tableView } from "../browser/settings";
import type { Battle } from "../model/battle";
import type { Eyes } from "../model/contract";
import { activePieces, sidesOf } from "../model/roster";
import { ResultCard } from "../stage/card/ResultCard";
import type { Director } from "../stage/course/director";
import { Spectacle } from "../stage/Spectacle";
import { TracesView } from "../stage/traces/TracesView";
import { tracesOf } from "../stage/traces/told";
import { spotsOf } from "../table/spots";
import Table from "../table/Table";
import { useBookMeasure } from "../texts/book";
import type { Sight, Told } from "../wire/types";
import { useCampaignLooks } from "./campaignLooks";
import { useSeating } from "./useSeating";
import { otherView, useGround } from "./view";

/** Pixels by which the answer bar rises over the foot of the table while it is filled in; what is told anew has none. */
const RISES = 72;

interface Props {
  battle: Battle;
  sight: Sight;
  /** Who shows what happens; none: nothing ever moves. */
  director?: Director | undefined;
  /** The story as far as it is told; none: the battle's own. */
  story?: readonly Told[];
  /** Rolls of entries before this leave no card. */
  since: number;
}

export function TableView({ battle, sight, director, story, since }: Props) {
  const { turn, onTurn, seeing, show, ...seated } = useSeating(battle, sight, director);
  const told = story ?? battle.story.value;
  const before = director?.before.value ?? null;
  const { scene } = sight;
  const traces = useMemo(() => tracesOf(told, scene, before), [told, scene, before]);
  // The overlay changes with every move of the pointer; what does not change stays the same thing.
  const steady = useMemo(
    () => ({
      active: activePieces(sight),
      sides: sidesOf(sight),
      owners: sight.battle.seats.map((seat) => seat.name),
    }),
    [sight],
  );
  useLookAtAsked(seeing, sight);
  useBookMeasure(sight.scene.table.inch, sight.scene.table.measure);
  const listening = useMemo(
    () => ({
      centre: battle.centre,
      covered: battle.covered,
      onSelect: (piece: number | null) => {
        battle.selected.value = piece;
      },
      onView: otherView,
      onRule: (rule: string) => {
        battle.rule.value = rule;
      },
    }),
    [battle],
  );
  const painted = useCampaignLooks(sight);
  const Shown = useGround(tableView.value === "ground") ?? Table;
  return (
    <>
      <Shown
        key={painted}
        foot={story === undefined ? RISES : 0}
        whole={sight.battle.lesson}
        {...steady}
        {...listening}
        {...seated}
        north={turn}
        onTurn={onTurn}
        selected={battle.selected.value}
        {...(show === undefined ? {} : { show })}
      >
        <TracesView traces={traces} eyes={seeing} sides={steady.sides} />
        {director !== undefined && (
          <Spectacle director={director} eyes={seeing} sides={steady.sides} />
        )}
      </Shown>
      {director !== undefined && (
        <ResultCard
          story={told}
          scene={scene}
          director={director}
          eyes={seeing}
          sides={steady.sides}
          since={since}
          onRule={listening.onRule}
        />
      )}
    </>
  );
}

/** Where nobody who is asked for is in view, the eye goes to the first of them. */
function useLookAtAsked(eyes: ReadonlySignal<Eyes | null>, sight: Sight): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question, and that is known by the sight's number
  useEffect(() => {
    const looking = eyes.peek();
    const spots = spotsOf(sight.scene, activePieces(sight));
    const [first] = spots;
    if (looking === null || first === undefined || spots.some(looking.sees)) return;
    looking.frame([first], still.peek());
  }, [eyes, sight.number, sight.decision === null]);
}
