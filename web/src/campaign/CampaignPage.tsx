/** One campaign: what comes next, how it stands, the map, the armies, the diary. */
import { useEffect, useState } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { saveFile } from "../browser/links";
import { confirm, Glyph, Trouble, toastProblem, Waiting } from "../look";
import { api } from "../net/api";
import { person } from "../net/keys";
import { useResource } from "../page/resource";
import { go } from "../page/router";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { ArmiesPanel } from "./ArmiesPanel";
import { BeginPage } from "./BeginPage";
import { CampaignMap } from "./CampaignMap";
import { CampPanel } from "./CampPanel";
import { courseOf } from "./course";
import { DiaryPanel } from "./DiaryPanel";
import { NextPanel } from "./NextPanel";
import { Standing } from "./Standing";
import "./campaign.css";

export type Campaign = Wire<"CampaignShown">;

/** How often a campaign whose battle others fight is read again. */
const REFRESH = 10_000;

export function CampaignPage({ id }: { id: string }) {
  return id === "new" ? <BeginPage /> : <Fought key={id} id={id} />;
}

function Fought({ id }: { id: string }) {
  const { value, trouble, reload } = useResource(() => api.campaigns.get(id), [id, person.value]);
  const [changed, setChanged] = useState<Campaign | null>(null);
  const campaign = changed !== null && changed.version > (value?.version ?? -1) ? changed : value;
  const title = campaign === null ? "" : say(campaign.name);
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  useEffect(() => {
    const timer = setInterval(reload, REFRESH);
    return () => clearInterval(timer);
  }, [reload]);
  if (campaign === null) {
    return (
      <main class="page">
        {trouble === "" ? <Waiting /> : <Trouble words={trouble} onRetry={reload} />}
      </main>
    );
  }
  return (
    <main class="page stack campaign">
      <header class="campaign-head">
        <div class="stack tight grow">
          <a class="small" href="/campaigns">
            {t("web-campaigns-all")}
          </a>
          <h1>{say(campaign.name)}</h1>
          <p class="campaign-story soft">{say(campaign.story)}</p>
        </div>
        <Tools campaign={campaign} />
      </header>
      {trouble !== "" && <p class="notice harm">{trouble}</p>}
      <NextPanel campaign={campaign} onChange={setChanged} />
      <Standing campaign={campaign} />
      <section class="panel stack" aria-labelledby="campaign-map">
        <h2 id="campaign-map">{t("campaign-map")}</h2>
        <CampaignMap
          stations={campaign.stations}
          sides={campaign.sides}
          course={courseOf(campaign)}
        />
      </section>
      {campaign.growth ? (
        <CampPanel campaign={campaign} onChange={setChanged} />
      ) : (
        <ArmiesPanel campaign={campaign} onChange={setChanged} />
      )}
      <DiaryPanel campaign={campaign} onChange={setChanged} />
    </main>
  );
}

function Tools({ campaign }: { campaign: Campaign }) {
  const download = () => {
    api.campaigns
      .file(campaign.id)
      .then((file) => saveFile(file, `slagveld-campaign-${campaign.id.slice(0, 8)}.json`))
      .catch(toastProblem);
  };
  const remove = async () => {
    const yes = await confirm({
      title: t("web-campaign-delete"),
      text: t("web-campaign-delete-text"),
      yes: t("web-campaign-delete"),
      harm: true,
    });
    if (!yes) return;
    try {
      await api.campaigns.remove(campaign.id);
      go("/campaigns");
    } catch (error) {
      toastProblem(error);
    }
  };
  return (
    <div class="row">
      <a class="button" href={`/report/${campaign.id}`}>
        <Glyph sign="book" />
        {t("web-campaign-report")}
      </a>
      <button type="button" class="button quiet" onClick={download}>
        <Glyph sign="download" />
        {t("web-campaign-file")}
      </button>
      {campaign.owner && (
        <button
          type="button"
          class="button quiet square"
          aria-label={t("web-campaign-delete")}
          title={t("web-campaign-delete")}
          onClick={() => void remove()}
        >
          <Glyph sign="trash" />
        </button>
      )}
    </div>
  );
}
