/** Cards at the edge of the table, always there: stack, reserve, order of play, books of spells. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";

import { isChosen, isPlayable, playCard } from "../ask/logic/cards";
import { sessionOf } from "../ask/session";
import { Glyph } from "../look";
import type { Battle } from "../model/battle";
import { sidesOf } from "../model/roster";
import { CardRowView, type Hands } from "../story/elements/CardRowView";
import { CardView } from "../story/elements/CardView";
import { sideMarks } from "../story/side";
import { say, t } from "../texts";
import type { Sight } from "../wire/types";

interface Props {
  battle: Battle;
  sight: Sight;
  onRule(rule: string): void;
}

/** A card that is looked at: in the row of this number, by its key. */
interface Looked {
  row: number;
  key: string;
}

export function CardStrip({ battle, sight, onRule }: Props) {
  const open = useSignal<Looked | null>(null);
  const strip = useRef<HTMLElement>(null);
  const hands = useMemo(() => handsOf(battle), [battle]);
  const { rows } = sight.scene;
  const looked = open.value;
  const card = rows[looked?.row ?? -1]?.cards.find(({ key }) => key === looked?.key);
  const side = sidesOf(sight)[card?.seat ?? -1];
  useEffect(() => closedElsewhere(strip, () => (open.value = null)), []);
  useEffect(() => intoView(strip.current), [rows]);
  if (rows.length === 0) return null;
  return (
    <section class="card-strip" aria-label={t("battle-strip")} ref={strip}>
      <div class="card-strip-rows">
        {rows.map((row, number) => (
          <CardRowView
            key={`row-${number}`}
            row={row}
            sides={sidesOf(sight)}
            looked={looked?.row === number ? looked.key : ""}
            onLook={({ key }) => {
              const isSame = open.value?.row === number && open.value.key === key;
              open.value = isSame ? null : { row: number, key };
            }}
            hands={hands}
          />
        ))}
      </div>
      {card?.front != null && (
        <aside class="card-strip-open" aria-label={say(card.front.title)} {...sideMarks(side)}>
          <button
            type="button"
            class="button quiet square"
            aria-label={t("battle-card-close")}
            onClick={() => (open.value = null)}
          >
            <Glyph sign="close" />
          </button>
          <CardView card={card.front} onRule={onRule} />
        </aside>
      )}
    </section>
  );
}

/** Who plays from the cards: whoever answers the battle here. */
function handsOf(battle: Battle): Hands {
  const { asking } = sessionOf(battle);
  return {
    plays: (card) => isPlayable(asking, card),
    chosen: (card) => isChosen(asking, card),
    onPlay: (card) => playCard(asking, card),
  };
}

/** Close what is open when somebody presses elsewhere or escapes; ends with the page. */
function closedElsewhere(strip: { current: HTMLElement | null }, close: () => void): () => void {
  const press = ({ target }: Event): void => {
    if (!(target instanceof Node) || strip.current?.contains(target) !== true) close();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") close();
  };
  window.addEventListener("pointerdown", press);
  window.addEventListener("keydown", key);
  return () => {
    window.removeEventListener("pointerdown", press);
    window.removeEventListener("keydown", key);
  };
}

/** The card that is being played is seen, however long the row is. */
function intoView(strip: HTMLElement | null): void {
  const now = strip?.querySelector<HTMLElement>(".small-card.is-now");
  const rows = strip?.querySelector<HTMLElement>(".card-strip-rows");
  if (now == null || rows == null) return;
  const gap = now.getBoundingClientRect().left - rows.getBoundingClientRect().left;
  rows.scrollLeft += gap - rows.clientWidth / 2;
}
