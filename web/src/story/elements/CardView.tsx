/** A card, sheet or record: rows of fields, gauges, words, and the rules behind it. */
import type { ComponentChildren } from "preact";

import { RuleChip } from "../../look";
import { say, t } from "../../texts";
import type { Card } from "../../wire/types";
import { sideMarks } from "../side";
import { DialView } from "./DialView";
import { GaugeView } from "./GaugeView";
import "../story.css";

interface Props {
  card: Card;
  onRule?: ((rule: string) => void) | undefined;
  /** Colour and pattern of the card's side, by number. */
  side?: number | undefined;
  /** Leave the title out, where it already stands above. */
  bare?: boolean;
  children?: ComponentChildren;
}

export function CardView({ card, onRule, side, bare = false, children }: Props) {
  const house = card.lines.some((line) => line.house);
  return (
    <article class="card-view" {...sideMarks(side)}>
      {!bare && <h3 class="card-title">{say(card.title)}</h3>}
      {children}
      {card.gauges.length > 0 && (
        <div class="card-gauges">
          {card.gauges.map((gauge, index) => (
            <GaugeView key={index} gauge={gauge} />
          ))}
        </div>
      )}
      {card.dial !== null && <DialView dial={card.dial} />}
      {card.lines.length > 0 && (
        <dl class="card-lines">
          {card.lines.map((line, index) => (
            <div key={index} class={line.changed ? "is-changed" : undefined}>
              <dt>{say(line.label)}</dt>
              <dd>
                {say(line.value)}
                {line.house && <abbr title={t("battle-house-line")}>*</abbr>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.notes.length > 0 && (
        <ul class="card-notes">
          {card.notes.map((note, index) => (
            <li key={index}>{say(note)}</li>
          ))}
        </ul>
      )}
      {house && <p class="card-house">* {t("battle-house-line")}</p>}
      {card.rules.length > 0 && (
        <p class="card-rules">
          {card.rules.map((rule) => (
            <RuleChip key={rule} rule={rule} onOpen={onRule} />
          ))}
        </p>
      )}
    </article>
  );
}
