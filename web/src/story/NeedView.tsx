/** What a die must show, and where the number comes from: "≤ 13: 14, −1 small target". */
import { RuleChip } from "../look";
import { say, t } from "../texts";
import { itemWords } from "../texts/sums";
import { sign, total } from "../wire/tally";
import type { Need, Tally } from "../wire/types";

interface Props {
  need: Need;
  onRule?: ((rule: string) => void) | undefined;
}

export function NeedView({ need, onRule }: Props) {
  const { target } = need;
  const wanted = t("battle-needed", { compare: sign(need.compare), target: total(target) });
  return (
    <span class="need">
      <strong>{wanted}</strong>
      <SumView sum={target} onRule={onRule} />
    </span>
  );
}

/** A sum with its items and their rules; nothing where it is a bare number. */
export function SumView({ sum, onRule }: { sum: Tally; onRule?: Props["onRule"] }) {
  if (sum.items.length === 0 && sum.name === null) return null;
  return (
    <span class="need-sum">
      <span>
        {sum.name === null ? "" : `${say(sum.name)} `}
        <b>{say(sum.start)}</b>
      </span>
      {sum.items.map((item, index) => (
        <span key={index}>
          <b>{itemWords(item)}</b> {say(item.reason)} <RuleChip rule={item.rule} onOpen={onRule} />
        </span>
      ))}
    </span>
  );
}
