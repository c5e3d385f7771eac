/** An itemised price: its total, and on demand what it is made of. */
import { RuleChip } from "../look";
import { say, signed } from "../texts";
import type { Tally } from "../wire/types";

interface Props {
  price: Tally;
  total: number;
  onRule(rule: string): void;
}

/** A price as a sum of named parts; one that has no parts is just its number. */
export function Price({ price, total, onRule }: Props) {
  if (price.items.length === 0) return <span class="price">{say(total)}</span>;
  return (
    <details class="price">
      <summary>{say(total)}</summary>
      <ul class="plain price-parts">
        <li>
          <b>{say(price.start)}</b> {price.name === null ? "" : say(price.name)}
        </li>
        {price.items.map((item, index) => (
          <li key={index}>
            <b>{operation(item)}</b> {say(item.reason)}{" "}
            <RuleChip rule={item.rule} onOpen={onRule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const SIGNS: Partial<Record<Tally["items"][number]["op"], string>> = {
  multiply: "×",
  divide: "÷",
  set: "=",
  "at-least": "≥",
  "at-most": "≤",
  clamp: "±",
};

function operation(item: Tally["items"][number]): string {
  const sign = SIGNS[item.op];
  return sign === undefined ? signed(item.value) : `${sign}${say(item.value)}`;
}
