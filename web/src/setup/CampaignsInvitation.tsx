/** On the home page: battles can be linked to a campaign. */
import { Glyph } from "../look";
import { t } from "../texts";

export function CampaignsInvitation() {
  return (
    <section class="panel row spread home-campaigns" aria-labelledby="home-campaigns">
      <div class="stack tight grow">
        <h2 id="home-campaigns">{t("web-campaigns")}</h2>
        <p class="soft">{t("web-campaigns-lead")}</p>
      </div>
      <a class="button" href="/campaigns">
        <Glyph sign="flag" />
        {t("web-campaigns-go")}
      </a>
    </section>
  );
}
