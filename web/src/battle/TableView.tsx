/** The table with everything of the battle that it shows. */
import { useMemo } from "preact/hooks";

import { botPace, still } from "../browser/settings";
import type { Battle } from "../model/battle";
import { activePieces, sidesOf } from "../model/roster";
import Table from "../table/Table";
import { useBookMeasure } from "../texts/book";
import type { Sight } from "../wire/types";

/** How fast motions run, by the reader's settings. */
function motionSpeed(): number {
  return still.value || botPace.value === 0 ? Infinity : 1 / botPace.value;
}

/** Pixels by which the answer bar rises over the foot of the table while it is filled in. */
const RISES = 56;

export function TableView({ battle, sight }: { battle: Battle; sight: Sight }) {
  // The overlay changes with every move of the pointer; what does not change stays the same thing.
  const steady = useMemo(
    () => ({
      scene: sight.scene,
      active: activePieces(sight),
      sides: sidesOf(sight),
      owners: sight.battle.seats.map((seat) => seat.name),
    }),
    [sight],
  );
  useBookMeasure(sight.scene.table.inch, sight.scene.table.measure);
  const listening = useMemo(
    () => ({
      motions: battle.motions,
      centre: battle.centre,
      onSelect: (piece: number | null) => {
        battle.selected.value = piece;
      },
      onRule: (rule: string) => {
        battle.rule.value = rule;
      },
    }),
    [battle],
  );
  return (
    <Table
      foot={RISES}
      {...steady}
      {...listening}
      overlay={battle.overlay.value}
      pointing={battle.pointing.value}
      selected={battle.selected.value}
      speed={motionSpeed()}
    />
  );
}
