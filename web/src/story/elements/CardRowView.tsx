/** Cards in a row: a hand, a reserve, a stack, a book of spells. */
import { Portrait } from "../../figure";
import { say, t } from "../../texts";
import type { Wire } from "../../wire/types";
import { sideMarks } from "../side";
import "../story.css";

export type FacedCard = Wire<"FacedCard">;

export interface Hands {
  /** Whether a card can be played just now, and whether it is chosen. */
  plays(card: FacedCard): boolean;
  chosen(card: FacedCard): boolean;
  onPlay(card: FacedCard): void;
}

interface Props {
  row: Wire<"CardRow">;
  /** The side of each seat. */
  sides?: readonly number[];
  /** The key of the card that is looked at. */
  looked?: string;
  onLook?: ((card: FacedCard) => void) | undefined;
  /** Who plays from it; none: it is only looked at. */
  hands?: Hands | undefined;
}

/** How many cards of a row are not listed one by one. */
export function unlisted(row: Wire<"CardRow">): number {
  return Math.max(0, (row.count ?? 0) - row.cards.length);
}

export function CardRowView({ row, sides = [], looked = "", onLook, hands }: Props) {
  const more = unlisted(row);
  const sideOf = (seat: number | null) => (seat === null ? undefined : sides[seat]);
  return (
    <div class="card-row" {...sideMarks(sideOf(row.seat))}>
      <h3>
        {say(row.title)} <span class="count">{say(row.count ?? row.cards.length)}</span>
      </h3>
      <ul>
        {more > 0 && (
          <li class="small-card is-back is-stack" title={t("battle-cards-more", { count: more })}>
            {say(more)}
          </li>
        )}
        {more === 0 && row.cards.length === 0 && <li class="small-card is-empty" />}
        {row.cards.map((card) => (
          <li key={card.key}>
            <Small
              card={card}
              side={sideOf(card.seat)}
              looked={card.key === looked}
              onLook={() => onLook?.(card)}
              hands={hands}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SmallProps {
  card: FacedCard;
  side: number | undefined;
  looked: boolean;
  onLook(): void;
  hands: Hands | undefined;
}

// texts: battle-card-*
function Small({ card, side, looked, onLook, hands }: SmallProps) {
  const state = card.state === "ready" ? "" : t(`battle-card-${card.state}`);
  if (card.front === null) {
    const words = [t("battle-card-hidden"), state].filter(Boolean).join(", ");
    return <span class={`small-card is-back is-${card.state}`} role="img" aria-label={words} />;
  }
  const name = say(card.front.title);
  const plays = hands?.plays(card) === true;
  const words = [name, state, plays ? t("battle-card-plays") : ""].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      class={`small-card is-${card.state}${plays ? " is-playable" : ""}`}
      {...sideMarks(side)}
      data-card={card.plays || card.key}
      aria-label={words}
      aria-pressed={hands?.chosen(card) === true}
      aria-expanded={looked}
      title={words}
      onClick={() => (plays ? hands?.onPlay(card) : onLook())}
      onContextMenu={(event) => {
        event.preventDefault();
        onLook();
      }}
    >
      {card.front.figure !== null && <Portrait figure={card.front.figure} side={side} small />}
      <span>{name}</span>
    </button>
  );
}
