/** Which component shows which page. Pages are loaded when they are first needed. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Trouble, Waiting } from "../look";
import type { Route } from "../page/router";
import { t } from "../texts";

/** A page as its module exports it, whatever it needs to know. */
type Page = ComponentType<Record<string, string>>;
type Module = Record<string, unknown>;

const LOADERS: Record<Route["page"], [() => Promise<Module>, string]> = {
  home: [() => import("../setup/HomePage"), "HomePage"],
  new: [() => import("../setup/NewBattlePage"), "NewBattlePage"],
  battle: [() => import("../battle/BattlePage"), "BattlePage"],
  replay: [() => import("../battle/ReplayPage"), "ReplayPage"],
  armies: [() => import("../armies/ArmiesPage"), "ArmiesPage"],
  army: [() => import("../armies/ArmyPage"), "ArmyPage"],
  draft: [() => import("../armies/DraftPage"), "DraftPage"],
  lay: [() => import("../setup/lay/LayPage"), "LayPage"],
  scenarios: [() => import("../setup/desk/ScenariosPage"), "ScenariosPage"],
  rules: [() => import("../rulebook/RulesPage"), "RulesPage"],
  campaigns: [() => import("../campaign/CampaignsPage"), "CampaignsPage"],
  campaign: [() => import("../campaign/CampaignPage"), "CampaignPage"],
  muster: [() => import("../campaign/MusterPage"), "MusterPage"],
  report: [() => import("../campaign/ReportPage"), "ReportPage"],
  puzzles: [() => import("../puzzle/PuzzlesPage"), "PuzzlesPage"],
  club: [() => import("../setup/ClubPage"), "ClubPage"],
  demo: [() => import("../ask/DemoPage"), "DemoPage"],
  credits: [() => import("./CreditsPage"), "CreditsPage"],
  lost: [() => import("./LostPage"), "LostPage"],
};

const loaded = new Map<Route["page"], Page>();

async function loadPage(page: Route["page"]): Promise<void> {
  const [load, name] = LOADERS[page];
  const found = (await load())[name];
  if (typeof found !== "function") throw new Error(`${page}: no ${name}`);
  loaded.set(page, found as Page);
}

/** The page of a route, once it is there. */
export function PageOf({ route }: { route: Route }) {
  const { page, ...needs } = route;
  const [, setTurn] = useState(0);
  const [failed, setFailed] = useState(false);
  const Shown = loaded.get(page);
  const load = () => {
    setFailed(false);
    loadPage(page).then(
      () => setTurn((turn) => turn + 1),
      () => setFailed(true),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made anew with every drawing and always means this page
  useEffect(() => {
    if (!loaded.has(page)) load();
  }, [page]);
  if (Shown !== undefined) return <Shown {...(needs as Record<string, string>)} />;
  return (
    <main class="page">
      {failed ? <Trouble words={t("web-page-failed")} onRetry={load} /> : <Waiting />}
    </main>
  );
}
