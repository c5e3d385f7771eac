/** Ruler and sight line, shown with the reason where nothing may be measured. */

import { Glyph, RuleChip, toast } from "../look";
import type { Battle } from "../model/battle";
import { t } from "../texts";
import { HintButton } from "./Hinting";
import { sessionOf } from "./session";

const TOOLS = [
  { tool: "ruler", sign: "ruler", key: "M", title: "answer-ruler" },
  { tool: "sight", sign: "eye", key: "S", title: "answer-sight" },
] as const;

export function ToolButtons({ battle }: { battle: Battle }) {
  const { asking, tools } = sessionOf(battle);
  const measuring = asking.measuring.value;
  const isForbidden = measuring.ruler === "none";
  return (
    <div class="ask-tools" role="group" aria-label={t("answer-tools")}>
      <HintButton asking={asking} />
      {TOOLS.map(({ tool, sign, key, title }) => (
        <button
          key={tool}
          type="button"
          class="button square"
          data-tool={tool}
          aria-label={t(title)}
          aria-pressed={battle.tool.value === tool}
          aria-disabled={isForbidden}
          title={isForbidden ? t("answer-no-measuring") : `${t(title)} (${key})`}
          onClick={() => {
            if (!isForbidden) tools.toggle(tool);
            else toast(whyNot(measuring.rule));
          }}
        >
          <Glyph sign={sign} />
        </button>
      ))}
    </div>
  );
}

/** What the ruler says, on a card above the bar. */
export function MeasuredCard({ battle }: { battle: Battle }) {
  const { asking, tools } = sessionOf(battle);
  if (!tools.isOn.value) return null;
  const rule = tools.refusal.value?.rule ?? asking.measuring.value.rule;
  return (
    <output class={`answer-sheet answer-measure ${tools.refusal.value ? "answer-why" : ""}`}>
      <span>{tools.words.value === "" ? t("answer-measure-hint") : tools.words.value}</span>
      <RuleChip
        rule={rule}
        onOpen={(opened) => {
          battle.rule.value = opened;
        }}
      />
    </output>
  );
}

function whyNot(rule: string): string {
  const reason = t("answer-no-measuring");
  return rule === "" ? reason : `${reason} (${rule})`;
}
