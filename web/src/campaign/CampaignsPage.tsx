/** Campaigns: those I fight in, and those that can be begun. */
import { useEffect } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Empty, Glyph, SideMark, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { person } from "../net/keys";
import { useResource } from "../page/resource";
import { standing } from "../setup/battles";
import { listing, moment, say, t } from "../texts";
import type { Wire } from "../wire/types";
import "./campaign.css";

type Line = Wire<"CampaignLine">;
type Offer = Wire<"CampaignOffer">;

export function CampaignsPage() {
  const all = useResource(() => api.campaigns.all(), [person.value]);
  useEffect(() => {
    pageTitle.value = t("web-campaigns");
  }, []);
  return (
    <main class="page stack campaigns">
      <header class="stack tight">
        <h1>{t("web-campaigns")}</h1>
        <p class="soft">{t("web-campaigns-lead")}</p>
      </header>
      {all.trouble !== "" && <Trouble words={all.trouble} onRetry={all.reload} />}
      {all.value === null && all.trouble === "" && <Waiting />}
      {all.value !== null && (
        <>
          <section class="stack" aria-labelledby="my-campaigns">
            <h2 id="my-campaigns">{t("web-campaigns-mine")}</h2>
            {all.value.mine.length === 0 ? (
              <Empty words={t("web-campaigns-none")} />
            ) : (
              <ul class="plain stack tight">
                {all.value.mine.map((line) => (
                  <CampaignRow key={line.id} line={line} />
                ))}
              </ul>
            )}
          </section>
          <section class="stack" aria-labelledby="ready-campaigns">
            <h2 id="ready-campaigns">{t("web-campaigns-ready")}</h2>
            <ul class="plain campaign-offers">
              {all.value.offers.map((offer) => (
                <OfferCard key={offer.key} offer={offer} />
              ))}
              <OwnCard />
            </ul>
          </section>
        </>
      )}
    </main>
  );
}

/** How a campaign stands, in a word or two. */
function stands(line: Line): string {
  if (line.end !== null) return t("web-campaign-over");
  if (line.battle === null) return t("web-campaign-waits");
  return standing(line.battle) === "yours" ? t("web-battle-yours") : t("web-campaign-fighting");
}

function comingWords({ coming: [first, ...others], battle }: Line): string {
  if (first === undefined) return "";
  if (others.length > 0) return t("web-campaign-choice");
  return battle === null ? t("campaign-next", { title: first }) : say(first);
}

function CampaignRow({ line }: { line: Line }) {
  const yours = line.battle !== null && standing(line.battle) === "yours";
  return (
    <li class={`campaign-row card ${line.end !== null ? "is-over" : ""}`}>
      <a class="campaign-row-link" href={`/campaigns/${line.id}`}>
        <span class="title campaign-row-title">{say(line.name)}</span>
        <span class="soft small">
          {listing(line.game_titles)} · {t("web-campaign-fought", { count: line.fought })} ·{" "}
          {moment(line.changed)}
        </span>
      </a>
      <ul class="plain campaign-row-sides">
        {line.sides.map((side, number) => (
          <li key={number} class="row">
            <SideMark side={number} />
            <span>
              {say(side)}
              {line.players[number] ? <span class="soft"> · {line.players[number]}</span> : null}
            </span>
            <strong>{say(line.won[number] ?? 0)}</strong>
          </li>
        ))}
      </ul>
      <span class="campaign-row-end">
        <span class={`chip ${yours ? "turn" : ""}`}>{stands(line)}</span>
        {line.end === null && line.coming.length > 0 && (
          <span class="soft small">{comingWords(line)}</span>
        )}
      </span>
    </li>
  );
}

function OfferCard({ offer }: { offer: Offer }) {
  const asked = new URLSearchParams({ campaign: offer.key });
  return (
    <li class="card campaign-offer">
      <div class="stack tight">
        <p class="soft small">
          {listing(offer.game_titles)} ·{" "}
          {t("web-campaign-scenarios", { count: offer.stations.length })}
        </p>
        <h3 class="title campaign-row-title">{say(offer.name)}</h3>
        <p>{say(offer.story)}</p>
      </div>
      <div class="row spread">
        <ul class="plain row campaign-seats">
          {offer.sides.map((side, number) => (
            <li key={side.key} class="row">
              <SideMark side={number} />
              {say(side.name)}
            </li>
          ))}
        </ul>
        <a
          class="button primary"
          data-begin={offer.key}
          href={`/campaigns/new?${asked.toString()}`}
        >
          <Glyph sign="flag" />
          {t("web-campaign-begin")}
        </a>
      </div>
    </li>
  );
}

function OwnCard() {
  return (
    <li class="card campaign-offer">
      <div class="stack tight">
        <h3 class="title campaign-row-title">{t("web-campaign-own")}</h3>
        <p>{t("web-campaign-own-lead")}</p>
      </div>
      <div class="row">
        <a class="button campaign-take" data-begin="own" href="/campaigns/new">
          <Glyph sign="upload" />
          {t("web-campaign-own-choose")}
        </a>
      </div>
    </li>
  );
}
