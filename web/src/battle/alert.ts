/** Calls the player back to the table when they are asked. */
import { useEffect } from "preact/hooks";

import { callPlayer, clatter, endCall, pageTitle } from "../browser/attention";
import { since } from "../story/blocks";
import { say, t } from "../texts";
import type { Sight, Told } from "../wire/types";
import type { Turn } from "./turn";

/** What the page is about: the battle's own title, or its game. */
export function titleOf(sight: Sight): string {
  return sight.battle.title || say(sight.battle.game_title);
}

/** The tab's title, and a notification where the reader wants one. */
export function useCall(turn: Turn, sight: Sight): void {
  const title = titleOf(sight);
  const words = t("battle-call");
  useEffect(() => {
    pageTitle.value = title;
    return () => {
      pageTitle.value = "";
    };
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentence belongs to the sight, and that is known by its number
  useEffect(() => {
    if (turn.mine) callPlayer(words, say(turn.sentence));
    else endCall();
  }, [turn.mine, words, sight.number]);
  useEffect(() => endCall, []);
}

/** Dice that have just fallen are heard, for those who switched sounds on. */
export function useClatter(story: readonly Told[], from: number): void {
  const last = story.at(-1)?.entry ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard once for every last entry, however often the story is read
  useEffect(() => {
    if (last < from) return;
    const dice = since(story, last - 1).reduce((sum, one) => sum + (one.roll?.dice.length ?? 0), 0);
    if (dice > 0) clatter(dice);
  }, [last]);
}
