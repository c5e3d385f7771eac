/** The battles fought so far, in short. */
import { useState } from "preact/hooks";

import { confirm, Glyph, SideMark, toast, toastProblem } from "../look";
import { api } from "../net/api";
import { language, say, t } from "../texts";
import type { Wire } from "../wire/types";
import { day, sideNumber } from "./course";

type Campaign = Wire<"CampaignShown">;

interface Props {
  campaign: Campaign;
  onChange(campaign: Campaign): void;
}

export function DiaryPanel({ campaign, onChange }: Props) {
  if (campaign.diary.length === 0) return null;
  return (
    <section class="stack tight" aria-labelledby="campaign-diary">
      <h2 id="campaign-diary">{t("web-campaign-diary")}</h2>
      <ol class="plain stack tight">
        {campaign.diary.map((one, index) => (
          <li key={one.chapter.number} class="card campaign-chapter">
            <div class="grow stack tight">
              <h3 class="title">
                {t("campaign-chapter", { number: one.chapter.number, title: one.chapter.title })}
              </h3>
              <p class="row">
                <SideMark side={sideNumber(campaign, one.winner)} />
                {say(one.chapter.result)}
                {one.rounds > 0 && (
                  <span class="soft small">{t("web-campaign-rounds", { count: one.rounds })}</span>
                )}
                <span class="soft small">{day(one.chapter.date, language.value)}</span>
              </p>
              <Tales campaign={campaign} one={one} last={index === campaign.diary.length - 1} />
            </div>
            {one.battle !== "" && (
              <a class="button quiet" href={`/replay/${one.battle}`}>
                <Glyph sign="play" />
                {t("end-replay")}
              </a>
            )}
            {campaign.may_take_back && index === campaign.diary.length - 1 && (
              <TakeBack campaign={campaign} last={one} onChange={onChange} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type TalesProps = Pick<Props, "campaign"> & { one: Campaign["diary"][number]; last: boolean };

/** What became of armies that grow, side by side, and the dice that were rolled for it. */
function Tales({ campaign, one, last }: TalesProps) {
  const { tales, casts } = one.chapter;
  if (tales.length === 0) return null;
  return (
    <details class="campaign-tales" open={last}>
      <summary>{t("web-campaign-tales")}</summary>
      {campaign.sides.map((side, number) => (
        <div key={side.key} class="campaign-tale">
          <SideMark side={number} />
          <p>
            {tales
              .filter((tale) => tale.side === side.key)
              .map((tale) => say(tale.what))
              .join(" ")}
          </p>
        </div>
      ))}
      {casts.length > 0 && (
        <ul class="plain soft small campaign-casts">
          {casts.map((cast, index) => (
            <li key={index}>
              {say(cast.what)}: {cast.dice.join(", ")} (
              {t("web-campaign-die", { sides: cast.sides })})
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** A result that was entered by hand, and wrongly. */
function TakeBack({ campaign, last, onChange }: Props & { last: Campaign["diary"][number] }) {
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    const yes = await confirm({
      title: t("web-campaign-undo-title"),
      text: t("web-campaign-undo-text", { title: last.chapter.title }),
      yes: t("web-campaign-undo"),
    });
    if (!yes) return;
    setBusy(true);
    try {
      onChange(await api.campaigns.takeBack(campaign.id, campaign.version));
      toast(t("web-campaign-undone"));
    } catch (error) {
      toastProblem(error);
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      class="button quiet"
      data-go="undo"
      disabled={busy}
      onClick={() => void takeBack()}
    >
      <Glyph sign="undo" />
      {t("web-campaign-undo")}
    </button>
  );
}
