/** The frame around every page: head, foot, and what may lie over it. */
import { useEffect } from "preact/hooks";

import { confirm, Glyph } from "../look";
import { Confirmations } from "../look/confirm";
import { Toasts } from "../look/toasts";
import { host, setPerson } from "../net/keys";
import { otherPerson, type Route, route, seatKey } from "../page/router";
import { SettingsButton, SettingsDialog } from "../page/SettingsDialog";
import { BattleDoor } from "../setup/BattleDoor";
import { t } from "../texts";
import { PageOf } from "./pages";
import "./shell.css";

/** Pages that fill the whole window and bring their own head. */
function fillsWindow(shown: Route): boolean {
  return (shown.page === "battle" || shown.page === "replay") && seatKey.value === null;
}

export function Shell() {
  const shown = route.value;
  const full = fillsWindow(shown);
  useOtherPerson();
  return (
    <>
      {!full && <Head shown={shown} />}
      {!full && <div id="content" />}
      {shown.page === "battle" || shown.page === "replay" ? (
        <BattleDoor key={`${shown.page} ${shown.id}`} id={shown.id}>
          <PageOf route={shown} />
        </BattleDoor>
      ) : (
        <PageOf route={shown} />
      )}
      {!full && <Foot />}
      <SettingsDialog />
      <Confirmations />
      <Toasts />
    </>
  );
}

/** A personal link of somebody else: only taken after asking, as the own key would be lost. */
function useOtherPerson(): void {
  const key = otherPerson.value;
  useEffect(() => {
    if (key === null) return;
    void confirm({
      title: t("web-person-other"),
      text: t("web-person-other-text"),
      yes: t("web-person-take"),
    }).then((yes) => {
      otherPerson.value = null;
      if (!yes) return;
      setPerson(key);
      location.reload();
    });
  }, [key]);
}

function Head({ shown }: { shown: Route }) {
  const here = (...pages: Route["page"][]) => (pages.includes(shown.page) ? "page" : undefined);
  return (
    <header class="head">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page; `skip` only brings the focus along */}
      <a class="skip" href="#content" onClick={skip}>
        {t("web-skip")}
      </a>
      <a class="head-name title" href="/">
        <Emblem />
        Slagveld
      </a>
      <nav class="head-links" aria-label={t("web-pages")}>
        <a href="/" aria-current={here("home", "new", "puzzles")}>
          {t("web-battles")}
        </a>
        <a href="/campaigns" aria-current={here("campaigns", "campaign", "muster", "report")}>
          {t("web-campaigns")}
        </a>
        <a href="/armies" aria-current={here("armies", "army")}>
          {t("web-armies")}
        </a>
        <a href="/lay" aria-current={here("lay")}>
          {t("web-tables")}
        </a>
        <a href="/scenarios" aria-current={here("scenarios")}>
          {t("desk-scenarios")}
        </a>
        <a href="/rules" aria-current={here("rules")}>
          {t("web-rulebook")}
        </a>
        {host.value !== null && (
          <a href="/club" aria-current={here("club")}>
            {t("web-club")}
          </a>
        )}
      </nav>
      <SettingsButton />
    </header>
  );
}

function skip(event: MouseEvent): void {
  event.preventDefault();
  const main = document.querySelector("main");
  if (main === null) return;
  main.tabIndex = -1;
  main.focus();
}

/** Two bases facing each other, as on the table. */
function Emblem() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="11" cy="16" r="8" fill="none" stroke="var(--side-0)" stroke-width="3" />
      <circle
        cx="21"
        cy="16"
        r="8"
        fill="none"
        stroke="var(--side-1)"
        stroke-width="3"
        stroke-dasharray="5 3"
      />
      <path d="M14 16h4" stroke="var(--ink)" stroke-width="2" />
    </svg>
  );
}

function Foot() {
  return (
    <footer class="foot">
      <a href="/credits">{t("web-credits")}</a>
      <span class="soft row">
        <Glyph sign="dice" size={16} />
        {t("web-foot")}
      </span>
    </footer>
  );
}
