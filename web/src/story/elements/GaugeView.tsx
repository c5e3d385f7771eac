/** Something counted: pips, a bar or a number, always with its words. */
import { say, t } from "../../texts";
import type { Gauge } from "../../wire/types";
import "../story.css";

/** More pips than this are not counted at a glance: a bar is. */
const MOST_PIPS = 12;

/** How a gauge is best shown. */
export function gaugeKind(gauge: Gauge): Gauge["kind"] {
  if (gauge.kind === "number" || gauge.most === null || gauge.most <= 0) return "number";
  if (gauge.kind === "pips" && Math.max(gauge.most, gauge.value) <= MOST_PIPS) return "pips";
  return "bar";
}

/** The gauge in words: "Wounds: 2 of 3". */
export function gaugeWords(gauge: Gauge): string {
  const { label, value, most } = gauge;
  return most === null || gauge.kind === "number"
    ? t("battle-gauge", { label, value })
    : t("battle-gauge-of", { label, value, most });
}

export function GaugeView({ gauge, compact = false }: { gauge: Gauge; compact?: boolean }) {
  const kind = gaugeKind(gauge);
  const words = gaugeWords(gauge);
  return (
    <span class={`gauge is-${kind}${isLow(gauge) ? " is-low" : ""}`} title={words}>
      {!compact && <span class="gauge-label">{say(gauge.label)}</span>}
      <span class="gauge-body" role="img" aria-label={words}>
        {kind === "pips" && <Pips value={gauge.value} most={gauge.most ?? 0} />}
        {kind === "bar" && <Bar value={gauge.value} most={gauge.most ?? 1} />}
        {kind !== "pips" && (
          <span class="gauge-number">{number(gauge, kind === "bar" && !compact)}</span>
        )}
      </span>
    </span>
  );
}

function number(gauge: Gauge, full: boolean): string {
  return full ? `${say(gauge.value)}/${say(gauge.most ?? 0)}` : say(gauge.value);
}

/** Little is left: worth the colour of harm. */
function isLow({ value, most, kind }: Gauge): boolean {
  return kind !== "number" && most !== null && most > 1 && value * 3 <= most;
}

function Pips({ value, most }: { value: number; most: number }) {
  const count = Math.max(value, most);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} class={index < value ? "pip is-full" : "pip"} />
      ))}
    </>
  );
}

function Bar({ value, most }: { value: number; most: number }) {
  const share = Math.min(1, Math.max(0, value / Math.max(1, most)));
  return (
    <span class="gauge-bar">
      <i style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
