/** Take the last step back: at once where it is free, by asking where others must agree. */

import { confirm, Glyph, toast } from "../look";
import type { Battle } from "../model/battle";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";
import { sessionOf } from "./session";

export function TakeBackButton({ battle, sight }: { battle: Battle; sight: Sight }) {
  const { asking } = sessionOf(battle);
  const { entry, refusal, asks } = sight.back;
  const isOpen = entry !== null && refusal === null;
  const why = refusal === null ? t("answer-back-nothing") : say(refusal.text);
  const title = t(asks ? "answer-take-back-ask" : "answer-take-back");
  const press = async (): Promise<void> => {
    if (!isOpen) {
      toast(refusal === null || refusal.rule === "" ? why : `${why} (${refusal.rule})`);
      return;
    }
    const seat = sight.seat ?? sight.seats[0];
    if (seat === undefined) return;
    const isSure = await confirm({
      title,
      text: t(asks ? "answer-take-back-others" : "answer-take-back-sure"),
      yes: title,
    });
    if (!isSure) return;
    const refused = await asking.send(seat, { type: "TakeBack", to: entry });
    if (refused !== null) toast(say(refused.text), "harm");
  };
  return (
    <button
      type="button"
      class="button square"
      data-take-back
      aria-label={isOpen ? title : `${title}: ${why}`}
      aria-disabled={!isOpen}
      disabled={asking.busy.value}
      title={isOpen ? title : why}
      onClick={() => void press()}
    >
      <Glyph sign="undo" />
    </button>
  );
}
