/** The armies that stand ready, and who is taken along into the next battle. */
import { useState } from "preact/hooks";

import { Glyph, SideMark, toast, toastProblem } from "../look";
import { api } from "../net/api";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { FULL, type Marks, marksNow, sameMarks, takenAlong } from "./veterans";

type Campaign = Wire<"CampaignShown">;
type Army = Wire<"CampaignArmy">;

interface Props {
  campaign: Campaign;
  onChange(campaign: Campaign): void;
}

export function ArmiesPanel({ campaign, onChange }: Props) {
  const sides = campaign.sides.filter(({ armies }) => armies.length > 0);
  if (sides.length === 0 || campaign.end !== null) return null;
  const idle = campaign.battle === null || campaign.battle.over;
  return (
    <section class="stack tight" aria-labelledby="campaign-armies">
      <h2 id="campaign-armies">{t("web-campaign-armies")}</h2>
      <ul class="plain campaign-sides">
        {campaign.sides.flatMap((side, number) =>
          side.armies.map((army) => (
            <li
              key={`${side.key} ${army.game}`}
              class="card stack campaign-army"
              data-army={side.key}
            >
              <div class="campaign-army-head">
                <SideMark side={number} />
                <div class="grow">
                  <strong class="title campaign-side-name">{say(army.roster.name)}</strong>
                  <p class="soft small">
                    {say(side.name)} · {say(army.game_title)}
                  </p>
                </div>
                {side.yours && idle && (
                  <a
                    class="button"
                    href={`/muster/${campaign.id}?${new URLSearchParams({ side: side.key, game: army.game }).toString()}`}
                  >
                    {t("web-campaign-army-change")}
                  </a>
                )}
              </div>
              <ul class="plain campaign-army-lines">
                {army.lines.map((line, index) => (
                  <li key={index}>{say(line)}</li>
                ))}
              </ul>
              {army.survivors.length > 0 && side.yours && idle && (
                <TakeAlong
                  key={campaign.version}
                  campaign={campaign}
                  side={side.key}
                  army={army}
                  onChange={onChange}
                />
              )}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

type TakeProps = Props & { side: string; army: Army };

/** Survivors of the battle before: each comes fresh, or as veterans with a marker. */
function TakeAlong({ campaign, side, army, onChange }: TakeProps) {
  const now = marksNow(army);
  const [marks, setMarks] = useState<Marks>(now);
  const [busy, setBusy] = useState(false);
  const { veterans } = army;
  if (veterans === null) return null;
  const mark = (entries: readonly number[], key: string) =>
    setMarks((before) => {
      const next = { ...before };
      for (const entry of entries) {
        if (key === "") delete next[entry];
        else next[entry] = key;
      }
      return next;
    });
  const save = async () => {
    const roster = takenAlong(army, marks);
    if (roster === null) return;
    setBusy(true);
    try {
      onChange(
        await api.campaigns.bring(campaign.id, { version: campaign.version, side, army: roster }),
      );
      toast(t("web-campaign-taken"));
    } catch (error) {
      toastProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const all = army.survivors.filter(({ models }) => models > 0).map(({ entry }) => entry);
  const short = army.survivors.some(({ of, full }) => full > of);
  return (
    <fieldset class="bare stack tight campaign-veterans">
      <legend>
        <h3>{t(all.length > 0 ? "web-campaign-survivors" : "web-campaign-short")}</h3>
      </legend>
      {all.length > 0 && <p class="soft small">{t("web-campaign-survivors-help")}</p>}
      {short && <p class="soft small">{t("web-campaign-short-help")}</p>}
      <ul class="plain">
        {army.survivors.map((one) => (
          <li key={one.entry} class="campaign-survivor">
            <span>
              {say(one.name)} <span class="soft small campaign-lived">{stateWords(one)}</span>
            </span>
            <select
              class="input"
              aria-label={t("web-campaign-marker", { unit: one.name })}
              value={marks[one.entry] ?? ""}
              onChange={(event) => mark([one.entry], event.currentTarget.value)}
            >
              {one.full > one.of ? (
                <>
                  <option value="">{t("web-campaign-fresh-same", { count: one.of })}</option>
                  <option value={FULL}>{t("web-campaign-fresh-full", { count: one.full })}</option>
                </>
              ) : (
                <option value="">{t("web-campaign-fresh")}</option>
              )}
              {one.models > 0 && <Markers marks={veterans.marks} />}
            </select>
          </li>
        ))}
        {all.length > 1 && (
          <li class="campaign-survivor">
            <span>{t("web-campaign-all")}</span>
            <select
              class="input"
              aria-label={t("web-campaign-all")}
              value={sameForAll(all, marks)}
              onChange={(event) => mark(all, event.currentTarget.value)}
            >
              <option value={MIXED} disabled>
                {t("web-campaign-mixed")}
              </option>
              <option value="">{t("web-campaign-fresh")}</option>
              <Markers marks={veterans.marks} />
            </select>
          </li>
        )}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button primary campaign-take"
          disabled={busy || sameMarks(now, marks)}
          onClick={() => void save()}
        >
          <Glyph sign="check" />
          {t(all.length > 0 ? "web-campaign-take" : "web-campaign-army-bring")}
        </button>
      </div>
    </fieldset>
  );
}

/** Where not everybody comes as the same. */
const MIXED = "*";

/** How many of an entry lived, and how many they once were. */
function stateWords({ models, of, full }: Army["survivors"][number]): string {
  const lived = models > 0 ? [t("web-campaign-lived", { models, count: of })] : [];
  const once = full > of ? [t("web-campaign-full", { count: full })] : [];
  return [...lived, ...once].join(" · ");
}

function sameForAll(entries: readonly number[], marks: Marks): string {
  const found = new Set(entries.map((entry) => marks[entry] ?? ""));
  const [only = ""] = found;
  return found.size === 1 && only !== FULL ? only : MIXED;
}

function Markers({ marks }: { marks: NonNullable<Army["veterans"]>["marks"] }) {
  return (
    <>
      {marks.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {t("web-campaign-veteran", { mark: choice.label })}
        </option>
      ))}
    </>
  );
}
