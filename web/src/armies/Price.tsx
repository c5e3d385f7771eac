/** An itemised price: its total, and on demand what it is made of. */
import { RuleChip } from "../look";
import { say } from "../texts";
import { itemWords } from "../texts/sums";
import type { Tally } from "../wire/types";

interface Props {
  price: Tally;
  total: number;
  /** Both are in so many parts of a point. */
  scale: number;
  onRule(rule: string): void;
}

/** A price as a sum of named parts; one that has no parts is just its number. */
export function Price({ price, total, scale, onRule }: Props) {
  if (price.items.length === 0) return <span class="price">{say(total / scale)}</span>;
  return (
    <details class="price">
      <summary>{say(total / scale)}</summary>
      <ul class="plain price-parts">
        {price.start !== 0 && (
          <li>
            <b>{say(price.start / scale)}</b> {price.name === null ? "" : say(price.name)}
          </li>
        )}
        {price.items.map((item, index) => (
          <li key={index}>
            <b>{itemWords(item, scale)}</b> {say(item.reason)}{" "}
            <RuleChip rule={item.rule} onOpen={onRule} />
          </li>
        ))}
      </ul>
    </details>
  );
}
