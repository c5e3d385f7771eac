/** What the rules say to the table, and where the chosen piece lies. */
import { Glyph, RuleChip } from "../../look";
import { length, say, t } from "../../texts";
import type { Plan } from "./usePlan";
import type { Verdict } from "./useVerdict";

export function VerdictLine(props: {
  verdict: Verdict;
  /** Whether it is about the table as it is now. */
  isFresh: boolean;
  onRule(rule: string): void;
}) {
  const { verdict, isFresh, onRule } = props;
  const { refusal, trouble } = verdict;
  const wrong = refusal !== null || trouble !== "";
  return (
    <p class={wrong ? "lay-verdict is-wrong" : "lay-verdict"} role="status">
      {trouble !== "" ? (
        trouble
      ) : refusal !== null ? (
        <>
          <Glyph sign="warning" size={16} />
          <span>
            {say(refusal.text)} <RuleChip rule={refusal.rule} onOpen={onRule} />
          </span>
        </>
      ) : verdict.of === null ? (
        t("make-table-asking")
      ) : (
        <>
          <Glyph sign="check" size={16} />
          <span class={isFresh ? "" : "soft"}>
            {verdict.option === null
              ? t("make-table-ok")
              : t("make-table-option", { option: verdict.option })}
          </span>
        </>
      )}
    </p>
  );
}

/** Where the chosen piece lies, for whoever hears the page. */
export function Told({ plan, name }: { plan: Plan; name(key: string): string }) {
  const piece = plan.chosen === null ? undefined : plan.now.table.pieces[plan.chosen];
  return (
    <p class="unseen" aria-live="polite">
      {piece &&
        t("make-moved", {
          name: piece.name || name(piece.key),
          x: length(piece.x),
          y: length(piece.y),
        })}
    </p>
  );
}
