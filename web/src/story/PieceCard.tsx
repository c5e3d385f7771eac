/** Everything about the selected piece: its card, and the states it is in. */
import { figureOf, Portrait } from "../figure";
import { Glyph } from "../look";
import { say, t } from "../texts";
import type { Card, Piece, Scene } from "../wire/types";
import { BadgeView } from "./elements/BadgeView";
import { CardView } from "./elements/CardView";
import { sideMarks } from "./side";
import { Token } from "./Token";
import { terrainAt } from "./words";
import "./story.css";

interface Props {
  scene: Scene;
  piece: Piece;
  owner: string;
  side: number | undefined;
  onRule?: ((rule: string) => void) | undefined;
  onClose(): void;
}

/** The card of a piece; one that has none is told by what is seen of it. */
export function cardOf(scene: Scene, piece: Piece): Card {
  const group = scene.groups.find((one) => one.id === piece.group);
  const card = piece.card ?? group?.card;
  if (card != null) return card;
  return {
    title: piece.name,
    lines: [],
    gauges: piece.gauges,
    notes: [],
    rules: [],
    dial: null,
    seat: piece.seat,
    figure: piece.figure,
  };
}

export function PieceCard({ scene, piece, owner, side, onRule, onClose }: Props) {
  const figure = figureOf(piece);
  const stands = piece.pose === null ? [] : terrainAt(scene, piece.pose);
  return (
    <aside
      class="piece-card"
      {...sideMarks(side)}
      aria-label={t("battle-card-of", { name: piece.name })}
    >
      <header>
        {figure === null ? (
          <Token piece={piece} side={side} />
        ) : (
          <Portrait figure={figure} side={side} />
        )}
        <span class="piece-title">
          <h3>{say(piece.name)}</h3>
          <small>{owner}</small>
        </span>
        <button
          type="button"
          class="button quiet square"
          aria-label={t("battle-close")}
          onClick={onClose}
        >
          <Glyph sign="close" />
        </button>
      </header>
      <div class="piece-body">
        <CardView card={cardOf(scene, piece)} onRule={onRule} side={side} bare>
          {(piece.badges.length > 0 || piece.spent) && (
            <div class="piece-badges">
              {piece.badges.map((badge, index) => (
                <BadgeView key={index} badge={badge} words />
              ))}
              {piece.spent && <span class="badge badge-plain">{t("battle-spent")}</span>}
            </div>
          )}
          {stands.length > 0 && (
            <p class="piece-place">
              {t("battle-stands-in", {
                place: { type: "listing", items: stands.map((ground) => ground.name), kind: "and" },
              })}
            </p>
          )}
        </CardView>
      </div>
    </aside>
  );
}
