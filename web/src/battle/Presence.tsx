/** Who is at the table: players here and away, bots, and how many watch. */
import { SideMark } from "../look";
import type { Battle } from "../model/battle";
import { sideMarks } from "../story/side";
import { t } from "../texts";
import type { SeatShown } from "../wire/types";

/** Where somebody is, as a word of the page. */
export function whereabouts(seat: SeatShown): string {
  if (seat.kind === "bot") return "presence-bot";
  if (!seat.taken) return "presence-empty";
  return seat.here ? "presence-here" : "presence-away";
}

export function Presence({ battle }: { battle: Battle }) {
  const sight = battle.sight.value;
  const seats = battle.present.value?.seats ?? sight?.battle.seats ?? [];
  const watchers = battle.present.value?.watchers ?? 0;
  const mine = sight?.seats ?? [];
  return (
    <section class="presence" aria-label={t("presence-title")}>
      <ul>
        {seats.map((seat) => (
          <li key={seat.number} {...sideMarks(seat.side)} class={`is-${whereabouts(seat)}`}>
            <SideMark side={seat.side} />
            <span class="presence-name">
              {seat.name}
              {mine.includes(seat.number) && <small> {t("presence-you")}</small>}
              {seat.leader && <small> {t("presence-leader")}</small>}
            </span>
            <span class="presence-state">{t(whereabouts(seat))}</span>
          </li>
        ))}
      </ul>
      {watchers > 0 && <p>{t("presence-watchers", { count: watchers })}</p>}
    </section>
  );
}
