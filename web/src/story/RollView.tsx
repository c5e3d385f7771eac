/** A roll as dice: hits bright, misses dim, what was needed and why beside them. */
import { say, t } from "../texts";
import type { Rolling } from "../wire/types";
import { Die } from "./Die";
import { judged, sumOf } from "./dice";
import { NeedView, SumView } from "./NeedView";

interface Props {
  roll: Rolling;
  /** It has just fallen: the dice tumble. */
  fresh?: boolean;
  onRule?: ((rule: string) => void) | undefined;
}

export function RollView({ roll, fresh = false, onRule }: Props) {
  const sum = sumOf(roll);
  return (
    <div class="roll">
      <div class="dice">
        {judged(roll).map((die, index) => (
          <Die
            key={index}
            value={die.value}
            sides={roll.sides}
            hit={die.hit}
            fresh={fresh}
            index={index}
          />
        ))}
        {sum !== null && <span class="roll-sum">= {say(sum)}</span>}
        {roll.result !== null && <span class="roll-hits">{say(roll.result)}</span>}
      </div>
      {roll.pool !== null && (
        <span class="need">
          <strong>{t("battle-dice", { count: roll.dice.length })}</strong>
          <SumView sum={roll.pool} onRule={onRule} />
        </span>
      )}
      {roll.need !== null && <NeedView need={roll.need} onRule={onRule} />}
      {roll.set_by_hand && <span class="roll-hand">{t("battle-roll-by-hand")}</span>}
    </div>
  );
}
