/** A decision that the coach speaks of, shown in a replay: the position, and the better answer. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { consulting, type Decision } from "../coach/consulting";
import { planOf } from "../coach/plan";
import { NOTHING } from "../model/contract";
import { setQuery } from "../page/router";
import type { Sight } from "../wire/types";
import type { Watching } from "./watching";

export interface Lesson {
  /** The entry of the decision that was chosen; null: none. */
  chosen: number | null;
  /** The decision, while the table stands where it was asked. */
  shown: Decision | null;
  choose(decision: Decision | null): void;
}

/** The decision that a link names (`?coach=12`). */
function named(search: string): number | null {
  const found = new URLSearchParams(search).get("coach");
  return found !== null && /^\d{1,9}$/.test(found) ? Number(found) : null;
}

export function useLesson(watch: Watching, sight: Sight): Lesson {
  const { battle } = watch;
  const chosen = useSignal<number | null>(named(location.search));
  const report = consulting(battle.id).report.value;
  const decision = report?.decisions.find(({ entry }) => entry === chosen.value) ?? null;
  const shown = decision !== null && decision.at === sight.at ? decision : null;
  useEffect(() => {
    battle.overlay.value = shown === null ? NOTHING : planOf(sight.scene, shown);
    return () => {
      battle.overlay.value = NOTHING;
    };
  }, [battle, shown, sight]);
  return {
    chosen: chosen.value,
    shown,
    choose: (wanted) => {
      chosen.value = wanted?.entry ?? null;
      setQuery({ coach: wanted === null ? null : String(wanted.entry) });
      if (wanted !== null) void watch.jump(wanted.at);
    },
  };
}
