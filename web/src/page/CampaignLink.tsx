/** From a battle back to the campaign it is fought for. */
import { Glyph } from "../look";
import { t } from "../texts";

export function CampaignLink({ id, quiet = false }: { id: string; quiet?: boolean }) {
  return (
    <a class={`button ${quiet ? "quiet" : "primary"}`} href={`/campaigns/${id}`}>
      <Glyph sign="flag" />
      {t(quiet ? "web-campaign-of-battle" : "web-campaign-back")}
    </a>
  );
}
