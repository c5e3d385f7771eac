/** The battles fought so far, in short. */
import { Glyph, SideMark } from "../look";
import { language, say, t } from "../texts";
import type { Wire } from "../wire/types";
import { day, sideNumber } from "./course";

type Campaign = Wire<"CampaignShown">;

export function DiaryPanel({ campaign }: { campaign: Campaign }) {
  if (campaign.diary.length === 0) return null;
  return (
    <section class="stack tight" aria-labelledby="campaign-diary">
      <h2 id="campaign-diary">{t("web-campaign-diary")}</h2>
      <ol class="plain stack tight">
        {campaign.diary.map((one) => (
          <li key={one.chapter.number} class="card campaign-chapter">
            <div class="grow stack tight">
              <h3 class="title">
                {t("campaign-chapter", { number: one.chapter.number, title: one.chapter.title })}
              </h3>
              <p class="row">
                <SideMark side={sideNumber(campaign, one.winner)} />
                {say(one.chapter.result)}
                {one.rounds > 0 && (
                  <span class="soft small">{t("web-campaign-rounds", { count: one.rounds })}</span>
                )}
                <span class="soft small">{day(one.chapter.date, language.value)}</span>
              </p>
            </div>
            {one.battle !== "" && (
              <a class="button quiet" href={`/replay/${one.battle}`}>
                <Glyph sign="play" />
                {t("end-replay")}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
