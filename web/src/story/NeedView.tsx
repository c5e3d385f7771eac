/** What a die must show, and where the number comes from: "≤ 13: 14, −1 small target". */
import { RuleChip } from "../look";
import { say, t } from "../texts";
import { itemWords } from "../texts/sums";
import { sign, total } from "../wire/tally";
import type { Need } from "../wire/types";

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
