/** The whole story of a campaign, to be read and printed. */
import { useEffect } from "preact/hooks";

import { pageTitle } from "../browser/attention";
import { Glyph, SideMark, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { person } from "../net/keys";
import { useResource } from "../page/resource";
import { language, say, t } from "../texts";
import type { Wire } from "../wire/types";
import { CampaignMap } from "./CampaignMap";
import { courseOf, day, sideNumber } from "./course";
import "./campaign.css";

type Campaign = Wire<"CampaignShown">;

export function ReportPage({ id }: { id: string }) {
  const { value, trouble, reload } = useResource(() => api.campaigns.get(id), [id, person.value]);
  const title = value === null ? "" : say(value.name);
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  return (
    <main class="page campaign-report">
      {value !== null ? (
        <Story campaign={value} />
      ) : trouble === "" ? (
        <Waiting />
      ) : (
        <Trouble words={trouble} onRetry={reload} />
      )}
    </main>
  );
}

function Story({ campaign }: { campaign: Campaign }) {
  return (
    <article class="stack">
      <div class="row spread campaign-report-tools">
        <a class="button quiet" href={`/campaigns/${campaign.id}`}>
          <Glyph sign="back" />
          {t("web-campaign-to")}
        </a>
        <button type="button" class="button" onClick={() => window.print()}>
          {t("make-print")}
        </button>
      </div>
      <header class="stack tight">
        <h1>{say(campaign.name)}</h1>
        <p class="campaign-story">{say(campaign.story)}</p>
        <p>
          <strong>{outlook(campaign)}</strong>
        </p>
        <ul class="plain stack tight">
          {campaign.sides.map((side, number) => (
            <li key={side.key} class="row">
              <SideMark side={number} />
              {t("campaign-rank", { side: side.name, won: side.won, points: side.points })}
              {side.player !== "" && <span class="soft">({side.player})</span>}
            </li>
          ))}
        </ul>
      </header>
      {campaign.diary.map((one) => (
        <Chapter key={one.chapter.number} campaign={campaign} told={one} />
      ))}
      <section class="stack tight campaign-report-map">
        <h2>{t("campaign-map")}</h2>
        <CampaignMap
          stations={campaign.stations}
          sides={campaign.sides}
          course={courseOf(campaign)}
        />
      </section>
    </article>
  );
}

/** How it ended, or what comes next. */
function outlook({ end, coming }: Campaign): string {
  if (end !== null) return say(end);
  if (coming.length === 1) return t("campaign-next", { title: coming[0]?.title ?? "" });
  return t("web-campaign-choice");
}

interface ChapterProps {
  campaign: Campaign;
  told: Campaign["diary"][number];
}

function Chapter({ campaign, told: { chapter, game_title, rounds } }: ChapterProps) {
  const result = [say(chapter.result), ...chapter.notes.map(say)].join(" ");
  return (
    <section class="stack tight campaign-report-chapter">
      <header>
        <h2>{t("campaign-chapter", { number: chapter.number, title: chapter.title })}</h2>
        <p class="soft small">
          {say(game_title)}
          {rounds > 0 && ` · ${t("web-campaign-rounds", { count: rounds })}`}
          {chapter.date !== "" && ` · ${day(chapter.date, language.value)}`}
        </p>
      </header>
      {chapter.before !== null && <p class="campaign-story">{say(chapter.before)}</p>}
      <p>
        <strong>{result}</strong>
      </p>
      <ul class="plain campaign-tolls">
        {chapter.tolls.map((toll) => (
          <li key={toll.side} class="stack tight">
            <p class="row">
              <SideMark side={sideNumber(campaign, toll.side)} />
              <strong>{say(toll.name)}</strong>
              {toll.army !== null && <span>{say(toll.army)}</span>}
              <span class="soft">{t("campaign-points", { points: toll.points })}</span>
            </p>
            <ul class="plain small campaign-army-lines">
              {toll.lines.map((line, index) => (
                <li key={index}>{say(line)}</li>
              ))}
            </ul>
            {chapter.tales.some(({ side }) => side === toll.side) && (
              <p class="small">
                {chapter.tales
                  .filter(({ side }) => side === toll.side)
                  .map(({ what }) => say(what))
                  .join(" ")}
              </p>
            )}
          </li>
        ))}
      </ul>
      {chapter.after !== null && <p class="campaign-story">{say(chapter.after)}</p>}
    </section>
  );
}
