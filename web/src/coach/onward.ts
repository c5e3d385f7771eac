/** Another way: a battle of one's own from a decision of a battle that was. */
import { wish } from "../ask/logic/wish";
import { api } from "../net/api";
import { go } from "../page/router";
import type { Decision } from "./consulting";

/** Go on from where a decision was asked, at its seat, with the better answer filled in. */
export async function playOn(id: string, decision: Decision): Promise<void> {
  const file = await api.battles.file(id);
  const made = await api.battles.bring(file, { at: decision.at, seat: decision.seat });
  wish.value = {
    battle: made.battle.id,
    hint: {
      number: decision.at + 1,
      seat: decision.seat,
      action: decision.action,
      text: decision.text,
      chance: decision.chance + decision.cost,
      gain: decision.cost,
    },
  };
  go(`/battle/${made.battle.id}`);
}
