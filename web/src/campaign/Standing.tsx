/** How the sides of a campaign stand. */
import { SideMark } from "../look";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";

type Campaign = Wire<"CampaignShown">;

export function Standing({ campaign }: { campaign: Campaign }) {
  return (
    <section aria-labelledby="campaign-standing" class="stack tight">
      <div class="row spread">
        <h2 id="campaign-standing">{t("web-campaign-standing")}</h2>
        <ul class="plain row campaign-terms" aria-label={t("web-campaign-agreed")}>
          <li class="chip">
            {t(campaign.by_points ? "campaign-setting-points" : "campaign-setting-final")}
          </li>
          {campaign.veterans && <li class="chip">{t("campaign-setting-veterans")}</li>}
          {campaign.growth && <li class="chip">{t("campaign-setting-growth")}</li>}
          {campaign.total > 0 && (
            <li class="chip">{t("campaign-setting-total", { total: campaign.total })}</li>
          )}
        </ul>
      </div>
      <ul class="plain campaign-sides">
        {campaign.sides.map((side, number) => (
          <li
            key={side.key}
            class={`card campaign-side ${side.key === campaign.winner ? "is-winner" : ""}`}
          >
            <div class="row">
              <SideMark side={number} />
              <strong class="title campaign-side-name">{say(side.name)}</strong>
              <span class="soft">
                {side.player}
                {!side.taken && ` (${t("web-campaign-awaited")})`}
              </span>
            </div>
            <dl class="campaign-numbers">
              <div>
                <dt>{t("web-campaign-won")}</dt>
                <dd>{say(side.won)}</dd>
              </div>
              <div>
                <dt>{t("web-campaign-points")}</dt>
                <dd>{say(side.points)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
