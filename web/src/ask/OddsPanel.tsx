/** Odds before you commit, in full: each case with its chances, and where every number comes from. */
import { RuleChip } from "../look";
import { percent, say, t } from "../texts";
import { amountWords, type Item, itemWords } from "../texts/sums";
import { total } from "../wire/tally";
import type { Odds, Preview, Tally } from "../wire/types";

/** So many cases are open at once; of more, only the first. */
const OPEN_CASES = 2;
/** Of so many outcomes those below this chance are counted together. */
const MANY_OUTCOMES = 6;
const UNLIKELY = 0.01;

interface Props {
  preview: Preview | null;
  onRule(rule: string): void;
}

/** Whether a preview has anything to weigh before committing. */
export function hasOdds(preview: Preview | null): preview is Preview {
  if (preview === null) return false;
  const { odds, costs, tallies, notes } = preview;
  return odds.length + costs.length + tallies.length + notes.length > 0;
}

export function OddsPanel({ preview, onRule }: Props) {
  if (!hasOdds(preview)) return null;
  const told = new Set(preview.odds.map(({ need }) => JSON.stringify(need)));
  const rest = preview.tallies.filter((tally) => !told.has(JSON.stringify(tally)));
  return (
    <div class="odds">
      {preview.odds.map((odds, n) =>
        preview.odds.length > OPEN_CASES ? (
          <FoldedCase key={n} odds={odds} isOpen={n === 0} onRule={onRule} />
        ) : (
          <div key={n} class="odds-case">
            <h3>{say(odds.title)}</h3>
            <Outcomes odds={odds} />
            <Mean odds={odds} />
            <Need odds={odds} onRule={onRule} />
          </div>
        ),
      )}
      {rest.map((tally, n) => (
        <TallyView key={n} tally={tally} onRule={onRule} />
      ))}
      {preview.costs.map(({ words }, n) => (
        <p key={n} class="odds-cost">
          {say(words)}
        </p>
      ))}
      {preview.notes.map((note, n) => (
        <p key={n} class="odds-note">
          {say(note)}
        </p>
      ))}
    </div>
  );
}

interface CaseProps {
  odds: Odds;
  onRule(rule: string): void;
}

/** One of many cases: its average at a glance, its chances when it is opened. */
function FoldedCase({ odds, isOpen, onRule }: CaseProps & { isOpen: boolean }) {
  return (
    <details class="odds-case" open={isOpen}>
      <summary>
        <h3>{say(odds.title)}</h3>
        <Mean odds={odds} />
      </summary>
      <Outcomes odds={odds} />
      <Need odds={odds} onRule={onRule} />
    </details>
  );
}

function Outcomes({ odds }: { odds: Odds }) {
  const { listed, rest } = likely(odds.outcomes);
  return (
    <dl>
      {listed.map(([outcome, chance], n) => (
        <Outcome key={n} words={say(outcome)} chance={chance} />
      ))}
      {rest > 0 && <Outcome words={t("answer-rest")} chance={rest} />}
    </dl>
  );
}

function Outcome({ words, chance }: { words: string; chance: number }) {
  return (
    <div class="odds-outcome">
      <dt>{words}</dt>
      <dd>
        <span class="odds-bar" aria-hidden="true">
          <span style={{ width: `${Math.max(0, Math.min(1, chance)) * 100}%` }} />
        </span>
        <b>{percent(chance)}</b>
      </dd>
    </div>
  );
}

/** The outcomes worth a line of their own, and the chance of all the others together. */
export function likely(outcomes: Odds["outcomes"]): { listed: Odds["outcomes"]; rest: number } {
  const unlikely = outcomes.filter(([, chance]) => chance < UNLIKELY);
  if (outcomes.length <= MANY_OUTCOMES || unlikely.length < 2) return { listed: outcomes, rest: 0 };
  return {
    listed: outcomes.filter(([, chance]) => chance >= UNLIKELY),
    rest: unlikely.reduce((sum, [, chance]) => sum + chance, 0),
  };
}

function Mean({ odds }: { odds: Odds }) {
  if (odds.mean === null) return null;
  const mean = Math.round(odds.mean * 100) / 100;
  return <p class="odds-mean">{t("answer-mean", { mean })}</p>;
}

function Need({ odds, onRule }: CaseProps) {
  return odds.need === null ? null : <TallyView tally={odds.need} onRule={onRule} />;
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
