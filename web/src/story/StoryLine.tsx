/** One line of the story: its sentence, its dice, its rule. */
import { RuleChip } from "../look";
import { say, t } from "../texts";
import type { Happening } from "../wire/types";
import { RollView } from "./RollView";

/** A sentence without its last word, and that word: the sign of the rule stays beside it. */
export function lastWord(sentence: string): [before: string, last: string] {
  const gap = sentence.trimEnd().lastIndexOf(" ") + 1;
  return [sentence.slice(0, gap), sentence.slice(gap)];
}

interface Props {
  happening: Happening;
  /** How often it is told in a row. */
  count?: number;
  fresh?: boolean;
  onRule?: ((rule: string) => void) | undefined;
}

export function StoryLine({ happening, count = 1, fresh = false, onRule }: Props) {
  const { roll, tone } = happening;
  // The dice tell the rest of the sentence themselves.
  const [before, last] = lastWord(say(roll === null ? happening.text : roll.purpose));
  return (
    <li class={`line line-${tone}${happening.private ? " is-private" : ""}`}>
      <p>
        {happening.private && <span class="line-private">{t("battle-line-private")}</span>}
        {before}
        <span class="line-tail">
          {last} {count > 1 && <b class="line-times">{t("battle-line-times", { count })}</b>}{" "}
          <RuleChip rule={happening.rule} onOpen={onRule} />
        </span>
      </p>
      {roll !== null && <RollView roll={roll} fresh={fresh} onRule={onRule} />}
    </li>
  );
}
