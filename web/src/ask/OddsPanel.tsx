/** Odds before you commit: each case with its chances, and where every number comes from. */
import { RuleChip } from "../look";
import { percent, say, t } from "../texts";
import { amountWords, itemWords, type Item } from "../texts/sums";
import { total } from "../wire/tally";
import type { Odds, Preview, Tally } from "../wire/types";

interface Props {
  preview: Preview | null;
  onRule(rule: string): void;
}

/** Whether a preview has anything to weigh before committing. */
export function hasOdds(preview: Preview | null): preview is Preview {
  if (preview === null) return false;
  return preview.odds.length + preview.tallies.length + preview.notes.length > 0;
}

export function OddsPanel({ preview, onRule }: Props) {
  if (!hasOdds(preview)) return null;
  const told = new Set(preview.odds.map(({ need }) => JSON.stringify(need)));
  const rest = preview.tallies.filter((tally) => !told.has(JSON.stringify(tally)));
  return (
    <section class="odds" aria-label={t("answer-odds")} aria-live="polite">
      {preview.odds.map((odds, n) => (
        <OddsCase key={n} odds={odds} onRule={onRule} />
      ))}
      {rest.map((tally, n) => (
        <TallyView key={n} tally={tally} onRule={onRule} />
      ))}
      {preview.notes.map((note, n) => (
        <p key={n} class="odds-note">
          {say(note)}
        </p>
      ))}
    </section>
  );
}

function OddsCase({ odds, onRule }: { odds: Odds; onRule(rule: string): void }) {
  return (
    <div class="odds-case">
      <h3>{say(odds.title)}</h3>
      <dl>
        {odds.outcomes.map(([outcome, chance], n) => (
          <div key={n} class="odds-outcome">
            <dt>{say(outcome)}</dt>
            <dd>
              <span class="odds-bar" aria-hidden="true">
                <span style={{ width: `${Math.max(0, Math.min(1, chance)) * 100}%` }} />
              </span>
              <b>{percent(chance)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {odds.mean !== null && (
        <p class="odds-mean">{t("answer-mean", { mean: Math.round(odds.mean * 100) / 100 })}</p>
      )}
      {odds.need !== null && <TallyView tally={odds.need} onRule={onRule} />}
    </div>
  );
}

/** Whether a line helps or hinders: for the eye only, the sign says it as well. */
function toneOf(item: Item, plusIsGood: boolean): string {
  if (item.op !== "add" || item.value === 0) return "";
  return item.value > 0 === plusIsGood ? "good" : "bad";
}

export function TallyView({ tally, onRule }: { tally: Tally; onRule(rule: string): void }) {
  return (
    <table class="odds-tally">
      <tbody>
        <tr>
          <th scope="row">{tally.name === null ? t("answer-tally-start") : say(tally.name)}</th>
          <td>{amountWords(tally, tally.start)}</td>
          <td />
        </tr>
        {tally.items.map((item, n) => (
          <tr key={n}>
            <th scope="row">{say(item.reason)}</th>
            <td class={toneOf(item, tally.plus_is_good)}>{itemWords(item, 1, tally.length)}</td>
            <td>
              <RuleChip rule={item.rule} onOpen={onRule} />
            </td>
          </tr>
        ))}
      </tbody>
      {tally.items.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">{t("answer-tally-total")}</th>
            <td>{amountWords(tally, total(tally))}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}
