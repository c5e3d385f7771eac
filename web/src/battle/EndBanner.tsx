/** The end of a battle that is looked at again: a banner over the table, which can be put away. */
import { useSignal } from "@preact/signals";

import { Glyph } from "../look";
import type { Battle } from "../model/battle";
import { t } from "../texts";
import type { Sight, Told } from "../wire/types";
import { DownloadButton } from "./DownloadButton";
import { Crest, EndSummary, endTitle, endTone } from "./EndSummary";
import { RematchButton } from "./RematchButton";

interface Props {
  battle: Battle;
  sight: Sight;
  story: readonly Told[];
  /** From the beginning once more. */
  onAgain(): void;
  /** What the coach says. */
  onCoach(): void;
}

export function EndBanner({ battle, sight, story, onAgain, onCoach }: Props) {
  const isAway = useSignal(false);
  const { outcome } = sight;
  if (outcome === null || isAway.value) return null;
  const tone = endTone(sight, outcome);
  return (
    <section class={`end-banner is-${tone}`} aria-labelledby="end-title">
      <header class="end-head">
        <Crest tone={tone} />
        <h2 id="end-title">{endTitle(sight, outcome)}</h2>
        <button
          type="button"
          class="button quiet square"
          aria-label={t("web-close")}
          onClick={() => (isAway.value = true)}
        >
          <Glyph sign="close" />
        </button>
      </header>
      <EndSummary
        sight={sight}
        outcome={outcome}
        story={story}
        onRule={(rule) => (battle.rule.value = rule)}
      />
      <footer>
        <button type="button" class="button primary" onClick={onAgain}>
          <Glyph sign="play" />
          {t("end-replay")}
        </button>
        <button type="button" class="button" onClick={onCoach}>
          {t("coached-title")}
        </button>
        <DownloadButton id={sight.battle.id} />
        {sight.seats.length > 0 && sight.battle.campaign === "" && <RematchButton sight={sight} />}
      </footer>
    </section>
  );
}
