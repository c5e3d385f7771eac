/** A way into a campaign: at which place of which campaign the scenario shall be fought. */
import { Dialog, Glyph, Trouble, Waiting } from "../../look";
import { api } from "../../net/api";
import { useResource } from "../../page/resource";
import { say, t } from "../../texts";

interface Props {
  game: string;
  /** The scenario as it is kept. */
  paper: string;
  onClose(): void;
}

export function CampaignDialog({ game, paper, onClose }: Props) {
  const { value, trouble, reload } = useResource(() => api.campaigns.all(), []);
  const offers = value?.offers.filter(({ games }) => games.includes(game)) ?? [];
  return (
    <Dialog open class="desk-campaign" title={t("desk-campaign")} onClose={onClose}>
      <p>{t("desk-campaign-help")}</p>
      {trouble !== "" ? (
        <Trouble words={trouble} onRetry={reload} />
      ) : value === null ? (
        <Waiting />
      ) : offers.length === 0 ? (
        <p class="soft">{t("desk-campaign-none")}</p>
      ) : (
        <ul class="plain stack tight">
          {offers.map((offer) => (
            <li key={offer.key} class="card">
              <h3 class="title">{say(offer.name)}</h3>
              <ul class="plain row wrap">
                {offer.stations
                  .filter((station) => station.game === game)
                  .map((station) => (
                    <li key={station.key}>
                      <a
                        class="button"
                        href={`/campaigns/new?${new URLSearchParams({
                          campaign: offer.key,
                          scenario: paper,
                          place: station.key,
                        }).toString()}`}
                      >
                        <Glyph sign="flag" />
                        {t("desk-campaign-at", { place: station.title })}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <p class="small soft">{t("desk-campaign-file")}</p>
    </Dialog>
  );
}
