/** Dice that lie on the table: rolled, or set aside and still to roll. */
import { say } from "../../texts";
import { met } from "../../wire/tally";
import type { Wire } from "../../wire/types";
import { Die } from "../Die";
import { NeedView } from "../NeedView";
import { sideMarks } from "../side";
import "../story.css";

interface Props {
  pool: Wire<"DicePool">;
  onRule?: ((rule: string) => void) | undefined;
  side?: number | undefined;
}

export function DicePoolView({ pool, onRule, side }: Props) {
  const { need } = pool;
  return (
    <section class="dice-pool" {...sideMarks(side)} aria-label={say(pool.title)}>
      <h3>{say(pool.title)}</h3>
      <div class="dice">
        {pool.dice.map((value, index) => (
          <Die
            key={index}
            value={value}
            sides={pool.sides}
            faces={pool.faces}
            hit={value === null || need === null || !need.each ? null : met(need, value)}
          />
        ))}
      </div>
      {need !== null && <NeedView need={need} onRule={onRule} />}
    </section>
  );
}
