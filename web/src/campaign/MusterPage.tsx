/** Another army for a side of a campaign, between two battles. */
import { useEffect, useState } from "preact/hooks";
import { Entries } from "../armies/Entries";
import { Offers } from "../armies/Offers";
import { copyOf, type Roster, withOffer, withoutOffer } from "../armies/roster";
import { useReport } from "../armies/useReport";
import { Verdict } from "../armies/Verdict";
import { pageTitle } from "../browser/attention";
import { Glyph, Waiting } from "../look";
import { api } from "../net/api";
import { sentence } from "../net/problem";
import { Loaded } from "../page/Loaded";
import { useResource } from "../page/resource";
import { go, query } from "../page/router";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { type Paper, rosterOf } from "../setup/plan";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { ArmyChoice } from "./ArmyChoice";
import "../armies/armies.css";
import "./campaign.css";

interface Known {
  campaign: Wire<"CampaignShown">;
  side: Wire<"CampaignSide">;
  army: Wire<"CampaignArmy">;
  game: Wire<"GameShown">;
  papers: Paper[];
}

async function fetchKnown(id: string, asked: URLSearchParams): Promise<Known> {
  const [campaign, mine] = await Promise.all([api.campaigns.get(id), api.me()]);
  const side = campaign.sides.find(({ key }) => key === asked.get("side"));
  const army = side?.armies.find(({ game }) => game === asked.get("game")) ?? side?.armies[0];
  if (side === undefined || army === undefined) throw new Error(t("web-campaign-no-army"));
  return { campaign, side, army, game: await api.game(army.game), papers: mine.papers };
}

export function MusterPage({ id }: { id: string }) {
  const wanted = query.value.toString();
  const known = useResource(() => fetchKnown(id, query.value), [id, wanted]);
  useEffect(() => {
    pageTitle.value = t("web-campaign-army-change");
  }, []);
  const { value } = known;
  if (value !== null) return <Mustering key={`${id} ${wanted}`} known={value} />;
  return (
    <main class="page">
      <Loaded of={known}>{() => null}</Loaded>
    </main>
  );
}

/** An army with what it may cost in this campaign, if that was agreed on. */
function agreed(roster: Wire<"Roster">, total: number): Roster {
  const copy = copyOf(roster, say(roster.name));
  return total > 0 ? { ...copy, total } : copy;
}

function Mustering({ known: { campaign, side, army, game, papers } }: { known: Known }) {
  const [chosen, setChosen] = useState("");
  const [roster, setRoster] = useState<Roster>(() => agreed(army.roster, army.total));
  const [rule, setRule] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const { report, trouble: unheard } = useReport(roster, (wanted, signal) =>
    api.campaigns.judge(campaign.id, { side: side.key, army: wanted }, signal),
  );
  const choose = (value: string) => {
    setChosen(value);
    setRoster(agreed(rosterOf(value, game, papers) ?? army.roster, army.total));
  };
  const bring = async () => {
    setBusy(true);
    setTrouble("");
    try {
      const wish = { version: campaign.version, side: side.key, army: roster as Wire<"Roster"> };
      await api.campaigns.bring(campaign.id, wish);
      go(`/campaigns/${campaign.id}`);
    } catch (error) {
      setTrouble(sentence(error));
      setBusy(false);
    }
  };
  return (
    <main class="page army campaign-muster">
      <header class="page-head">
        <div class="grow">
          <a class="small" href={`/campaigns/${campaign.id}`}>
            {say(campaign.name)}
          </a>
          <h1>{t("web-campaign-army-of", { side: side.name })}</h1>
        </div>
        <div class="row actions">
          <ArmyChoice
            id="muster-army"
            label={t("web-campaign-army-like")}
            game={game}
            papers={papers}
            usual={army.roster.name}
            value={chosen}
            onChange={choose}
          />
          <button
            type="button"
            class="button primary"
            disabled={busy || report === null || report.faults.length > 0}
            onClick={() => void bring()}
          >
            <Glyph sign="check" />
            {t("web-campaign-army-bring")}
          </button>
        </div>
      </header>
      {(trouble || unheard) !== "" && <p class="notice harm">{trouble || unheard}</p>}
      <div class="army-columns">
        {report === null ? (
          <section class="panel offers">
            <Waiting />
          </section>
        ) : (
          <Offers
            offers={report.offers}
            scale={report.scale}
            roster={roster}
            onMore={(offer) => setRoster((before) => withOffer(before, offer))}
            onLess={(offer) => setRoster((before) => withoutOffer(before, offer.key))}
            onRule={setRule}
          />
        )}
        <section class="panel chosen" aria-labelledby="your-army">
          <h2 id="your-army">{say(roster.name)}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it */}
          <div class="chosen-list" tabIndex={0} role="group" aria-labelledby="your-army">
            <Entries roster={roster} report={report} onRoster={setRoster} onRule={setRule} />
          </div>
          {report !== null && <Verdict roster={roster} report={report} onRule={setRule} />}
        </section>
      </div>
      <RuleDrawer game={game.key} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </main>
  );
}
