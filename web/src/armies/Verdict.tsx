/** What the army costs and whether it may fight. */
import { Glyph } from "../look";
import { say, t } from "../texts";
import { FaultLine } from "./Entries";
import { currency, type Report, type Roster, sortedFaults } from "./roster";

interface Props {
  roster: Roster;
  report: Report;
  onRule(rule: string): void;
}

export function Verdict({ roster, report, onRule }: Props) {
  const { whole } = sortedFaults(report.faults, roster.entries.length);
  const price = report.total / report.scale;
  const over = roster.total > 0 ? price - roster.total : 0;
  const name = currency(report.offers.map((offer) => offer.price));
  const figures = roster.entries.reduce((sum, entry) => sum + entry.count, 0);
  const good = report.faults.length === 0 && over <= 0;
  return (
    <div class="verdict" aria-live="polite">
      <p class="verdict-total">
        <span>{t("make-figures", { count: figures })}</span>
        <span>
          {t("make-total")}:{" "}
          <strong class={over > 0 ? "harm-text" : ""}>
            {roster.total > 0 ? t("make-total-of", { price, total: roster.total }) : say(price)}
          </strong>{" "}
          {name !== null && say(name)}
        </span>
      </p>
      {roster.total > 0 && (
        <div
          class={over > 0 ? "total-bar is-over" : "total-bar"}
          role="meter"
          aria-label={t("make-total")}
          aria-valuemin={0}
          aria-valuemax={roster.total}
          aria-valuenow={Math.min(price, roster.total)}
          aria-valuetext={t("make-total-of", { price, total: roster.total })}
        >
          <div style={{ width: `${Math.min(100, (100 * price) / roster.total)}%` }} />
        </div>
      )}
      {over > 0 && (
        <p class="fault">
          <Glyph sign="warning" size={16} />
          <span>{t("make-over", { over })}</span>
        </p>
      )}
      {good ? (
        <p class="good">
          <Glyph sign="check" size={16} /> {t("make-army-ok")}
        </p>
      ) : (
        report.faults.length > 0 && (
          <p class="harm-text">{t("make-faults", { count: report.faults.length })}</p>
        )
      )}
      {whole.map((fault, index) => (
        <FaultLine key={index} fault={fault} onRule={onRule} />
      ))}
    </div>
  );
}
