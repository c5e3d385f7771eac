/** Calls the player back to the table when they are asked. */
import { useEffect } from "preact/hooks";

import { callPlayer, endCall, pageTitle } from "../browser/attention";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import type { Turn } from "./turn";

/** What the page is about: the battle's own title, or its game. */
export function titleOf(sight: Sight): string {
  return sight.battle.title || say(sight.battle.game_title);
}

/**
 * The tab's title, the horn, and a notification where the reader wants one.
 *
 * @param isOwn the reader is shown what came of his own answer: his turn goes on.
 */
export function useCall(turn: Turn, sight: Sight, isOwn: boolean): void {
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
    else if (!isOwn) endCall();
  }, [turn.mine, words, sight.number, isOwn]);
  useEffect(() => endCall, []);
}
