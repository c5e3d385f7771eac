/** Hot-seat: covers the table until the right player holds the screen. */
import { useEffect, useRef } from "preact/hooks";
import type { Battle } from "../model/battle";
import { t } from "../texts";
import type { Sight } from "../wire/types";
import { handTo, mustLookAway } from "./eyes";
import { seatName } from "./turn";

export function HandOver({ battle, sight }: { battle: Battle; sight: Sight }) {
  const seat = handTo(sight);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<number | null>(null);
  // Whoever has just answered sees what comes of it with the same eyes.
  const isShowing = battle.telling.value !== null;
  const away = !isShowing && mustLookAway(sight, opened.current);
  useEffect(() => {
    if (away) battle.line.look(null);
  }, [away, sight.number, battle]);
  useEffect(() => button.current?.focus(), [seat]);
  if (seat === null) return null;
  const who = seatName(sight, seat);
  return (
    <div class="hand-over" role="dialog" aria-modal="true" aria-labelledby="hand-over-title">
      <div class="hand-over-sheet">
        <h2 id="hand-over-title">{t("handover-title", { who })}</h2>
        <p>{t("handover-help", { who })}</p>
        <button
          ref={button}
          type="button"
          class="button primary"
          onClick={() => {
            opened.current = sight.number;
            battle.line.look(seat);
          }}
        >
          {t("handover-ready", { who })}
        </button>
      </div>
    </div>
  );
}
