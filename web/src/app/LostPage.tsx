/** An address that leads nowhere. */
import { Empty } from "../look";
import { t } from "../texts";

export function LostPage() {
  return (
    <main class="page stack">
      <h1>{t("web-lost")}</h1>
      <Empty words={t("web-lost-help")}>
        <a class="button primary" href="/">
          {t("web-home-go")}
        </a>
      </Empty>
    </main>
  );
}
