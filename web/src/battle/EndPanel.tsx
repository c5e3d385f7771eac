/** The end of a battle: who won and why, how the dice fell, and where to go from here. */

import { CoachPart } from "../coach/CoachPart";
import { Dialog, Glyph } from "../look";
import type { Battle } from "../model/battle";
import { CampaignLink } from "../page/CampaignLink";
import { go } from "../page/router";
import { t } from "../texts";
import type { Sight } from "../wire/types";
import { DownloadButton } from "./DownloadButton";
import { Crest, EndSummary, endTitle, endTone } from "./EndSummary";
import { LuckReport } from "./LuckReport";
import { ProofView } from "./ProofView";
import { RematchButton } from "./RematchButton";

/** Shown once when the battle ends, and again whenever it is asked for. */
export function EndPanel({ battle, sight }: { battle: Battle; sight: Sight }) {
  const open = battle.ending;
  const { outcome } = sight;
  if (outcome === null) return null;
  const tone = endTone(sight, outcome);
  return (
    <Dialog
      open={open.value}
      title={endTitle(sight, outcome)}
      class={`wide end-panel is-${tone}`}
      onClose={() => (open.value = false)}
      foot={<EndButtons sight={sight} />}
    >
      <div class="stack">
        <Crest tone={tone} />
        <EndSummary
          sight={sight}
          outcome={outcome}
          story={battle.story.value}
          onRule={(rule) => (battle.rule.value = rule)}
        />
        <CoachPart
          id={battle.id}
          seats={sight.battle.seats}
          onDecision={({ at, entry }) => go(`/replay/${battle.id}?at=${at}&coach=${entry}`)}
        />
        <LuckReport sight={sight} />
        <ProofView sight={sight} />
      </div>
    </Dialog>
  );
}

function EndButtons({ sight }: { sight: Sight }) {
  return (
    <>
      <DownloadButton id={sight.battle.id} />
      {sight.seats.length > 0 && sight.battle.campaign === "" && <RematchButton sight={sight} />}
      <a
        class={`button ${sight.battle.campaign === "" ? "primary" : ""}`}
        href={`/replay/${sight.battle.id}`}
      >
        <Glyph sign="play" />
        {t("end-replay")}
      </a>
      {sight.battle.campaign !== "" && <CampaignLink id={sight.battle.campaign} />}
    </>
  );
}

/** What stands where the answers stood. */
export function EndBar({ battle, sight }: { battle: Battle; sight: Sight }) {
  return (
    <div class="end-bar">
      <button type="button" class="button" onClick={() => (battle.ending.value = true)}>
        {t("end-show")}
      </button>
      <EndButtons sight={sight} />
    </div>
  );
}
