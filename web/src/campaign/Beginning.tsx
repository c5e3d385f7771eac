/** The form that begins a campaign: who leads which side with what, and what is agreed on. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Segments } from "../look";
import { api } from "../net/api";
import { go } from "../page/router";
import { BeginForm } from "../setup/BeginForm";
import { DiceField } from "../setup/DiceField";
import { OptionFields } from "../setup/OptionFields";
import { firstPlan as battlePlan } from "../setup/plan";
import { botsOf, namesOf } from "../setup/starting";
import { listing, say, t } from "../texts";
import { CampaignMap } from "./CampaignMap";
import type { Known } from "./known";
import { PlaceScenarios, withAsked } from "./PlaceScenarios";
import { firstPlan, hasFriends, isHotSeat, newCampaign, obstacle, type Plan } from "./plan";
import { SidePlanFields } from "./SidePlanFields";

export function Beginning({ known, tools }: { known: Known; tools?: ComponentChildren }) {
  const { house, offer, games, papers, file } = known;
  const [plan, setPlan] = useState(() => withAsked(firstPlan(offer, botsOf(house)), known));
  const title = say(offer.name);
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  const begin = async () => {
    const made = await api.campaigns.begin(newCampaign(plan, games, papers, namesOf(house), file));
    go(`/campaigns/${made.id}`);
  };
  return (
    <BeginForm hindrance={obstacle(plan)} sign="flag" label={t("web-new-begin")} begin={begin}>
      <header class="stack tight">
        <p class="soft">
          {t("web-campaign-begin")} · {listing(offer.game_titles)}
        </p>
        <h1>{title}</h1>
        <p class="campaign-story">{say(offer.story)}</p>
        {tools}
      </header>
      <section class="panel stack" aria-labelledby="begin-map">
        <h2 id="begin-map">{t("campaign-map")}</h2>
        <CampaignMap stations={offer.stations} sides={offer.sides} />
      </section>
      <PlaceScenarios plan={plan} known={known} onChange={setPlan} />
      <section class="panel stack" aria-labelledby="begin-sides">
        <h2 id="begin-sides">{t("web-campaign-sides")}</h2>
        <SidePlanFields plan={plan} known={known} onChange={setPlan} />
        {isHotSeat(plan) && <p class="notice">{t("web-new-hot-seat")}</p>}
        {hasFriends(plan) && <p class="notice">{t("web-campaign-friends")}</p>}
      </section>
      <Agreed plan={plan} known={known} onChange={setPlan} />
      {games.length === 1 && games[0] !== undefined && (
        <OptionFields
          plan={{ ...battlePlan(games[0], botsOf(house)), options: plan.options }}
          game={games[0]}
          onChange={({ options }) => setPlan({ ...plan, options })}
        />
      )}
    </BeginForm>
  );
}

interface AgreedProps {
  plan: Plan;
  known: Known;
  onChange(plan: Plan): void;
}

/** What the players agree on before it begins. */
function Agreed({ plan, known: { offer, house }, onChange }: AgreedProps) {
  const armies = house.games.some(({ key, armies }) => armies && offer.games.includes(key));
  return (
    <section class="panel stack" aria-labelledby="begin-agreed">
      <h2 id="begin-agreed">{t("web-campaign-agreed")}</h2>
      <div class="terms">
        <div class="field">
          <span class="label">{t("web-campaign-decides")}</span>
          <Segments
            label={t("web-campaign-decides")}
            value={plan.byPoints ? "points" : "final"}
            choices={[
              { key: "final", title: t("web-campaign-by-final") },
              { key: "points", title: t("web-campaign-by-points") },
            ]}
            onChange={(key) => onChange({ ...plan, byPoints: key === "points" })}
          />
          <span class="help">
            {t(plan.byPoints ? "web-campaign-by-points-help" : "web-campaign-by-final-help")}
          </span>
        </div>
        <DiceField dice={plan.dice} onDice={(dice) => onChange({ ...plan, dice })} />
        {armies && (
          <div class="field">
            <label for="begin-points">{t("web-campaign-total")}</label>
            <input
              id="begin-points"
              class="input short"
              type="number"
              min={0}
              max={1_000_000}
              step={1}
              value={String(plan.points)}
              onChange={(event) => {
                const typed = event.currentTarget.valueAsNumber;
                const points = Number.isNaN(typed)
                  ? 0
                  : Math.min(1_000_000, Math.max(0, Math.round(typed)));
                event.currentTarget.value = String(points);
                onChange({ ...plan, points });
              }}
            />
            <span class="help">{t("web-campaign-total-help")}</span>
          </div>
        )}
      </div>
      {offer.knows_growth && (
        <label class="check">
          <input
            type="checkbox"
            data-agree="growth"
            checked={plan.growth}
            onChange={(event) => onChange({ ...plan, growth: event.currentTarget.checked })}
          />
          <span>
            {t("web-campaign-growth")}
            <span class="help">{t("web-campaign-growth-help")}</span>
          </span>
        </label>
      )}
      {offer.knows_veterans && (
        <label class="check">
          <input
            type="checkbox"
            checked={plan.veterans}
            onChange={(event) => onChange({ ...plan, veterans: event.currentTarget.checked })}
          />
          <span>
            {t("web-campaign-veterans")}
            <span class="help">{t("web-campaign-veterans-help")}</span>
          </span>
        </label>
      )}
    </section>
  );
}
