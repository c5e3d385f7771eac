/** How the dice fell for each seat, against what was to be expected. */

import { SideMark, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { sideMarks } from "../story/side";
import { percent, say, t } from "../texts";
import type { Sight } from "../wire/types";
import { bar, chanceOf, fortune, type LuckLine } from "./luck";

/** "One in three" says no more than the percentage does. */
const WORTH_SAYING = 4;

export function LuckReport({ sight }: { sight: Sight }) {
  const { id } = sight.battle;
  const { value: luck, trouble, reload } = useResource(() => api.battles.luck(id), [id]);
  return (
    <section class="luck" aria-label={t("luck-title")}>
      <h3>{t("luck-title")}</h3>
      {trouble !== "" && <Trouble words={trouble} onRetry={reload} />}
      {luck === null && trouble === "" && <Waiting />}
      {luck?.lines.map((line) => (
        <LuckView key={line.seat} line={line} sight={sight} />
      ))}
      {luck !== null && (
        <p class="soft small">{t(luck.lines.length === 0 ? "luck-none" : "luck-help")}</p>
      )}
    </section>
  );
}

/** A number with one decimal at most, in the reader's language. */
function decimal(value: number): string {
  return say({ type: "text", key: "luck-number", values: { number: Math.round(value * 10) / 10 } });
}

// texts: luck-*
export function LuckView({ line, sight }: { line: LuckLine; sight: Sight }) {
  const seat = sight.battle.seats.find((one) => one.number === line.seat);
  const word = fortune(line);
  const { expected, actual } = bar(line);
  const values = { actual: line.actual, expected: decimal(line.expected), dice: line.dice };
  return (
    <div class={`luck-line is-${word}`} {...sideMarks(seat?.side)}>
      <p class="luck-head">
        <SideMark side={seat?.side ?? 0} />
        <b>{seat?.name ?? ""}</b>
        <span class="luck-word">{t(`luck-${word}`)}</span>
      </p>
      {line.dice > 0 && (
        <>
          <div class="luck-bar" role="img" aria-label={t("luck-counts", values)}>
            <i class="luck-actual" style={{ inlineSize: `${actual * 100}%` }} />
            <i class="luck-expected" style={{ insetInlineStart: `${expected * 100}%` }} />
          </div>
          <p>
            {t("luck-counts", values)} {chanceWords(line)}
          </p>
        </>
      )}
    </div>
  );
}

function chanceWords(line: LuckLine): string {
  const { way, chance, oneIn } = chanceOf(line);
  const key = way === "better" ? "luck-chance-better" : "luck-chance-worse";
  const told = t(key, { chance: percent(chance) });
  return oneIn < WORTH_SAYING ? told : `${told} ${t("luck-one-in", { many: oneIn })}`;
}
