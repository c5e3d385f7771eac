/** What comes next in a campaign, and the one thing to do about it. */
import { useState } from "preact/hooks";
import { Dialog, Glyph, SideMark, toastProblem } from "../look";
import { api } from "../net/api";
import { keptLinks } from "../net/keys";
import { Invitations, InviteDialog } from "../page/InviteDialog";
import { go } from "../page/router";
import { emptySeats, standingWords } from "../setup/battles";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { sideNumber } from "./course";
import { ResultDialog } from "./ResultDialog";

type Campaign = Wire<"CampaignShown">;
type Coming = Wire<"ComingScenario">;

interface Props {
  campaign: Campaign;
  onChange(campaign: Campaign): void;
}

export function NextPanel({ campaign, onChange }: Props) {
  const { end, coming, battle } = campaign;
  const fighting = battle !== null && !battle.over;
  return (
    <section class="panel stack campaign-next" aria-labelledby="campaign-next">
      <LastWords campaign={campaign} />
      {end !== null ? (
        <Ended campaign={campaign} end={end} />
      ) : coming.length > 1 ? (
        <Choice campaign={campaign} onChange={onChange} />
      ) : (
        coming[0] !== undefined && <Coming campaign={campaign} coming={coming[0]} />
      )}
      {campaign.refusal !== null && (
        <p class="notice harm" role="alert">
          {say(campaign.refusal.text)}
        </p>
      )}
      {fighting && <Fighting campaign={campaign} battle={battle} onChange={onChange} />}
      {!fighting && end === null && coming.length === 1 && (
        <Start campaign={campaign} again={battle !== null} onChange={onChange} />
      )}
    </section>
  );
}

/** What the last victory brought. */
function LastWords({ campaign }: { campaign: Campaign }) {
  const last = campaign.diary.at(-1);
  if (last === undefined) return null;
  const { chapter } = last;
  return (
    <p class="campaign-last">
      <SideMark side={sideNumber(campaign, last.winner)} />
      <span>
        <strong>{say(chapter.title)}:</strong> {say(chapter.result)}{" "}
        {chapter.after !== null && say(chapter.after)}
      </span>
    </p>
  );
}

function Ended({ campaign, end }: { campaign: Campaign; end: NonNullable<Campaign["end"]> }) {
  return (
    <div class="row spread">
      <h2 id="campaign-next" class="campaign-next-title grow">
        {say(end)}
      </h2>
      <a class="button primary big" href={`/report/${campaign.id}`}>
        <Glyph sign="book" />
        {t("web-campaign-read")}
      </a>
    </div>
  );
}

function Coming({ campaign, coming }: { campaign: Campaign; coming: Coming }) {
  const number = campaign.diary.length + 1;
  return (
    <div class="stack tight">
      <p class="soft small">
        {t("web-campaign-battle", { number })} · {say(coming.game_title)}
      </p>
      <h2 id="campaign-next" class="campaign-next-title">
        {say(coming.title)}
      </h2>
      {coming.before !== null && <p class="campaign-story">{say(coming.before)}</p>}
      <p class="soft">{say(coming.summary)}</p>
      <ul class="plain row campaign-seats">
        {coming.seats.map((key, seat) => {
          const side = campaign.sides[sideNumber(campaign, key)];
          if (side === undefined) return null;
          return (
            <li key={seat} class="row">
              <SideMark side={sideNumber(campaign, key)} />
              <span>
                {t("web-campaign-seat", { number: seat + 1, side: side.name })}
                {side.player !== "" && <span class="soft"> · {side.player}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <Might campaign={campaign} />
    </div>
  );
}

/** How strong the sides are, with what is wrong and can be done. */
function Might({ campaign }: { campaign: Campaign }) {
  const strengths = campaign.sides.flatMap(({ might }) => (might === null ? [] : [might]));
  if (strengths.length === 0) return null;
  return (
    <ul class="plain stack tight campaign-might" aria-label={t("web-campaign-might")}>
      {strengths.map((might) => (
        <li key={might.side} data-might={might.side}>
          <p class="row">
            <SideMark side={sideNumber(campaign, might.side)} />
            <span>{t("campaign-might-of", { side: might.name, might: might.line })}</span>
          </p>
          <ul class="plain">
            {might.warnings.map((warning, index) => (
              <li key={index} class="campaign-warning">
                <Glyph sign="warning" />
                {say(warning)}
              </li>
            ))}
            {campaign.growth &&
              might.helps.map((help, index) => (
                <li key={index} class="soft small">
                  {say(help)}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The winner picks among several. */
function Choice({ campaign, onChange }: Props) {
  const [busy, setBusy] = useState(false);
  const choose = (key: string) => {
    setBusy(true);
    api.campaigns
      .choose(campaign.id, campaign.version, key)
      .then(onChange)
      .catch(toastProblem)
      .finally(() => setBusy(false));
  };
  return (
    <div class="stack tight">
      <h2 id="campaign-next" class="campaign-next-title">
        {t("web-campaign-choice")}
      </h2>
      <ul class="plain campaign-choices">
        {campaign.coming.map((coming) => (
          <li key={coming.key} class="card stack tight">
            <h3 class="title">{say(coming.title)}</h3>
            <p class="soft">{say(coming.before ?? coming.summary)}</p>
            <button
              type="button"
              class="button"
              disabled={busy || !campaign.may_choose}
              onClick={() => choose(coming.key)}
            >
              {t("web-campaign-choose")}
            </button>
          </li>
        ))}
      </ul>
      {!campaign.may_choose && <p class="soft">{t("web-campaign-choice-wait")}</p>}
    </div>
  );
}

function Fighting({ campaign, battle, onChange }: Props & { battle: Wire<"BattleShown"> }) {
  const [inviting, setInviting] = useState(false);
  const missing = emptySeats(battle).length > 0 && keptLinks(battle.id).length > 0;
  return (
    <div class="row spread">
      <p class="soft grow">
        {t("web-campaign-fighting")}: {standingWords(battle)}
      </p>
      {missing && (
        <button type="button" class="button" onClick={() => setInviting(true)}>
          <Glyph sign="link" />
          {t("web-invite")}
        </button>
      )}
      <Tell campaign={campaign} onChange={onChange} />
      <a class="button primary big" href={`/battle/${battle.id}`} data-go="battle">
        <Glyph sign="play" />
        {t("web-campaign-continue")}
      </a>
      {inviting && <InviteDialog battle={battle} open onClose={() => setInviting(false)} />}
    </div>
  );
}

/** It was fought, or is finished, at a real table. */
function Tell({ campaign, disabled = false, onChange }: Props & { disabled?: boolean }) {
  const [telling, setTelling] = useState(false);
  const coming = campaign.coming[0];
  if (!campaign.may_enter || coming === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="button big"
        data-go="result"
        disabled={disabled}
        onClick={() => setTelling(true)}
      >
        <Glyph sign="hand" />
        {t("web-campaign-result")}
      </button>
      {telling && (
        <ResultDialog
          campaign={campaign}
          coming={coming}
          onChange={onChange}
          onClose={() => setTelling(false)}
        />
      )}
    </>
  );
}

function Start({ campaign, again, onChange }: Props & { again: boolean }) {
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Wire<"Created"> | null>(null);
  const start = async () => {
    setBusy(true);
    try {
      const created = await api.campaigns.start(campaign.id, campaign.version);
      if (created.links.length > 0) setMade(created);
      else go(`/battle/${created.battle.id}`);
    } catch (error) {
      toastProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div class="row spread">
      {campaign.may_start ? (
        <span class="campaign-push" />
      ) : (
        <p class="soft grow">{t("web-campaign-owner-starts")}</p>
      )}
      <Tell
        campaign={campaign}
        disabled={campaign.refusal !== null && !again}
        onChange={onChange}
      />
      <button
        type="button"
        class="button primary big"
        data-go="start"
        disabled={busy || !campaign.may_start || (campaign.refusal !== null && !again)}
        onClick={() => void start()}
      >
        <Glyph sign="play" />
        {t(again ? "web-campaign-again" : "web-campaign-start")}
      </button>
      {made !== null && <Ready battle={made.battle} />}
    </div>
  );
}

/** The battle stands; friends need their links before one goes there. */
function Ready({ battle }: { battle: Wire<"BattleShown"> }) {
  const leave = () => go(`/battle/${battle.id}`);
  return (
    <Dialog
      open
      title={t("web-ready")}
      class="wide"
      onClose={leave}
      foot={
        <button type="button" class="button primary" onClick={leave}>
          <Glyph sign="play" />
          {t("web-ready-go")}
        </button>
      }
    >
      <div class="stack">
        <p>{t("web-ready-text")}</p>
        <Invitations battle={battle} />
      </div>
    </Dialog>
  );
}
