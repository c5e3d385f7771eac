/** The number of a rule; pressing it opens the rulebook there. */
import { t } from "../texts";
import { Glyph } from "./Glyph";

interface Props {
  rule: string;
  /** Where it opens; without, it only names the rule. */
  onOpen?: ((rule: string) => void) | undefined;
}

export function RuleChip({ rule, onOpen }: Props) {
  if (rule === "") return null;
  if (onOpen === undefined) return <span class="chip rule">{rule}</span>;
  return (
    <button
      type="button"
      class="chip rule"
      data-rule={rule}
      aria-label={t("web-rule-open", { rule })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(rule);
      }}
    >
      <Glyph sign="book" size={14} />
      <span class="chip-code">{rule}</span>
    </button>
  );
}
