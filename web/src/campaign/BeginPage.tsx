/** Beginning a campaign: a ready one, or a file of one's own. */

import { api } from "../net/api";
import { Loaded } from "../page/Loaded";
import { useResource } from "../page/resource";
import { query } from "../page/router";
import { t } from "../texts";
import { Beginning } from "./Beginning";
import { fetchKnown, type Known } from "./known";
import { OwnCampaign } from "./OwnCampaign";
import "../setup/setup.css";
import "./campaign.css";

export function BeginPage() {
  const key = query.value.get("campaign") ?? "";
  return (
    <main class="page stack campaign-begin">
      {key === "" ? <OwnCampaign /> : <ReadyCampaign key={key} of={key} />}
    </main>
  );
}

function ReadyCampaign({ of }: { of: string }) {
  const known = useResource(() => fetchReady(of), [of]);
  return <Loaded of={known}>{(value) => <Beginning known={value} />}</Loaded>;
}

async function fetchReady(key: string): Promise<Known> {
  const all = await api.campaigns.all();
  const offer = all.offers.find((one) => one.key === key || one.key.endsWith(`/${key}`));
  if (offer === undefined) throw new Error(t("web-campaign-none"));
  return fetchKnown(offer, null);
}
