/** Cards in a row: a hand, a reserve, a stack. A face-up card opens when it is chosen. */
import { useSignal } from "@preact/signals";

import { say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { sideMarks } from "../side";
import { CardView } from "./CardView";
import "../story.css";

type FacedCard = Wire<"FacedCard">;

interface Props {
  row: Wire<"CardRow">;
  onRule?: ((rule: string) => void) | undefined;
  /** The side of each seat. */
  sides?: readonly number[];
}

/** How many cards of a row are not listed one by one. */
export function unlisted(row: Wire<"CardRow">): number {
  return Math.max(0, (row.count ?? 0) - row.cards.length);
}

export function CardRowView({ row, onRule, sides = [] }: Props) {
  const open = useSignal<string | null>(null);
  const shown = row.cards.find((card) => card.key === open.value)?.front ?? null;
  const more = unlisted(row);
  return (
    <section class="card-row" aria-label={say(row.title)}>
      <h3>
        {say(row.title)} <span class="count">{say(row.count ?? row.cards.length)}</span>
      </h3>
      <ul>
        {row.cards.map((card) => (
          <li key={card.key}>
            <Small
              card={card}
              side={card.seat === null ? undefined : sides[card.seat]}
              open={card.key === open.value}
              onOpen={() => {
                open.value = open.value === card.key ? null : card.key;
              }}
            />
          </li>
        ))}
        {more > 0 && (
          <li class="small-card is-back" aria-label={t("battle-cards-more", { count: more })}>
            +{say(more)}
          </li>
        )}
      </ul>
      {shown !== null && <CardView card={shown} onRule={onRule} />}
    </section>
  );
}

interface SmallProps {
  card: FacedCard;
  side: number | undefined;
  open: boolean;
  onOpen(): void;
}

// texts: battle-card-*
function Small({ card, side, open, onOpen }: SmallProps) {
  const state = card.state === "ready" ? "" : t(`battle-card-${card.state}`);
  if (card.front === null) {
    const words = [t("battle-card-hidden"), state].filter(Boolean).join(", ");
    return <span class={`small-card is-back is-${card.state}`} role="img" aria-label={words} />;
  }
  return (
    <button
      type="button"
      class={`small-card is-${card.state}`}
      {...sideMarks(side)}
      aria-expanded={open}
      title={state || undefined}
      onClick={onOpen}
    >
      <span>{say(card.front.title)}</span>
      {state !== "" && <small>{state}</small>}
    </button>
  );
}
