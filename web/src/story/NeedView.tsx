/** What a die must show, and where the number comes from: "≤ 13: 14, −1 small target". */
import { RuleChip } from "../look";
import { say, signed, t } from "../texts";
import { sign, total } from "../wire/tally";
import type { Need, Tally } from "../wire/types";

interface Props {
  need: Need;
  onRule?: ((rule: string) => void) | undefined;
}

type Item = Tally["items"][number];

/** One line of an itemised sum as people write it: +2, ×2, at least 1. */
export function itemWords(item: Item): string {
  switch (item.op) {
    case "add":
      return signed(item.value);
    case "multiply":
      return `×${say(item.value)}`;
    case "divide":
      return `÷${say(item.value)}`;
    case "set":
      return `=${say(item.value)}`;
    case "at-least":
      return `≥${say(item.value)}`;
    case "at-most":
      return `≤${say(item.value)}`;
    case "clamp":
      return `±${say(item.value)}`;
  }
}

export function NeedView({ need, onRule }: Props) {
  const { target } = need;
  const wanted = t("battle-needed", { compare: sign(need.compare), target: total(target) });
  return (
    <span class="need">
      <strong>{wanted}</strong>
      {(target.items.length > 0 || target.name !== null) && (
        <span class="need-sum">
          <span>
            {target.name === null ? "" : `${say(target.name)} `}
            <b>{say(target.start)}</b>
          </span>
          {target.items.map((item, index) => (
            <span key={index}>
              <b>{itemWords(item)}</b> {say(item.reason)}{" "}
              <RuleChip rule={item.rule} onOpen={onRule} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
