/** The table to play on, the dice, take-backs, watchers. */
import { Glyph } from "../look";
import { t } from "../texts";
import type { Wire } from "../wire/types";
import { RANDOM } from "./battlefield";
import { DiceField } from "./DiceField";
import { hasFriends, type Paper, type Plan } from "./plan";

// texts: web-back-*

interface Props {
  plan: Plan;
  game: Wire<"GameShown">;
  papers: readonly Paper[];
  onChange(plan: Plan): void;
}

export function TermsFields({ plan, game, papers, onChange }: Props) {
  const tables = papers.filter(({ kind }) => kind === "table");
  const usual = hasFriends(plan) ? t("web-back-consent") : t("web-back-free");
  return (
    <section class="panel stack" aria-labelledby="new-terms">
      <h2 id="new-terms">{t("web-new-terms")}</h2>
      <div class="terms">
        {game.kit !== null && (
          <div class="field">
            <label for="new-table">{t("web-new-table")}</label>
            <select
              id="new-table"
              class="input"
              value={plan.table}
              onChange={(event) => onChange({ ...plan, table: event.currentTarget.value })}
            >
              <option value="">{t("web-new-table-scenario")}</option>
              {game.lands.length > 0 && <option value={RANDOM}>{t("land-random")}</option>}
              {tables.map((paper) => (
                <option key={paper.id} value={paper.id}>
                  {paper.name}
                </option>
              ))}
            </select>
            <span class="help">
              <a href={`/lay?game=${game.key}`}>
                <Glyph sign="plus" size={14} /> {t("web-new-table-lay")}
              </a>
            </span>
          </div>
        )}
        <div class="field">
          <label for="new-title">{t("web-new-title")}</label>
          <input
            id="new-title"
            class="input"
            maxLength={80}
            value={plan.title}
            placeholder={t("web-new-title-example")}
            onInput={(event) => onChange({ ...plan, title: event.currentTarget.value })}
          />
        </div>
        <DiceField dice={plan.dice} onDice={(dice) => onChange({ ...plan, dice })} />
        <div class="field">
          <label for="new-back">{t("web-back")}</label>
          <select
            id="new-back"
            class="input"
            value={plan.takeBack}
            onChange={(event) =>
              onChange({ ...plan, takeBack: event.currentTarget.value as Plan["takeBack"] })
            }
          >
            <option value="usual">{t("web-back-usual", { usual })}</option>
            <option value="free">{t("web-back-free")}</option>
            <option value="consent">{t("web-back-consent")}</option>
            <option value="off">{t("web-back-off")}</option>
          </select>
          <span class="help">{t("web-back-help")}</span>
        </div>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={plan.watchers}
          onChange={(event) => onChange({ ...plan, watchers: event.currentTarget.checked })}
        />
        <span>
          {t("web-watchers")}
          <span class="help">{t("web-watchers-help")}</span>
        </span>
      </label>
    </section>
  );
}
