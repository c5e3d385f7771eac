/** Several pieces that go as one: all together after the one that is dragged, or one alone. */
import { Segments } from "../../look";
import { t } from "../../texts";
import { isTogether, planOf, turnPlan } from "../pointing/plan";
import { TurnButtons } from "./PlaceWidgets";
import type { TableProps } from "./props";

export function FollowWidget({ asking, field }: TableProps<"placements">) {
  void asking.battle.sight.value;
  const together = isTogether(asking, field);
  const isUntold = planOf(asking, field).length === 0 || !together;
  return (
    <div class="ask-row" data-field="placements">
      {field.pieces.length > 1 && (
        <Segments
          label={t("answer-follow")}
          value={together ? "all" : "one"}
          choices={[
            { key: "all", title: t("answer-follow-all") },
            { key: "one", title: t("answer-follow-one") },
          ]}
          onChange={(key) => (asking.alone.value = key === "one")}
        />
      )}
      {field.facing && <TurnButtons onTurn={(by) => turnPlan(asking, field, by)} />}
      {isUntold && (
        <span class="help">{t(together ? "answer-follow-hint" : "answer-follow-one-hint")}</span>
      )}
    </div>
  );
}
