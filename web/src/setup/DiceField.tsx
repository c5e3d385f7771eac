/** Whose dice are rolled: the table's, or one's own that are typed in. */
import { Segments } from "../look";
import { t } from "../texts";

// texts: web-dice-*

type Dice = "committed" | "typed";

export function DiceField({ dice, onDice }: { dice: Dice; onDice(dice: Dice): void }) {
  return (
    <div class="field">
      <span class="label">{t("web-dice")}</span>
      <Segments
        label={t("web-dice")}
        value={dice}
        choices={(["committed", "typed"] as const).map((key) => ({
          key,
          title: t(`web-dice-${key}`),
        }))}
        onChange={onDice}
      />
      <span class="help">{t(`web-dice-${dice}-help`)}</span>
    </div>
  );
}
