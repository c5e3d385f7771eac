/** Recruits bought from the purse of an army that grows. */
import { useEffect, useState } from "preact/hooks";

import { Portrait } from "../figure";
import { Dialog, Glyph, Trouble, Waiting } from "../look";
import { api } from "../net/api";
import { useResource } from "../page/resource";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import type { Company, Do } from "./camp";

type Campaign = Wire<"CampaignShown">;

interface Props {
  campaign: Campaign;
  side: string;
  company: Company;
  busy: boolean;
  act: Do;
}

export function Hiring({ campaign, side, company, busy, act }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button"
        data-camp-do="hire"
        disabled={busy}
        onClick={() => setOpen(true)}
      >
        <Glyph sign="plus" />
        {t("web-campaign-recruits")}
      </button>
      {open && (
        <Recruits
          campaign={campaign}
          side={side}
          company={company}
          busy={busy}
          act={act}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** As many as can be hired at a time. */
const MOST = 500;

function Recruits({ campaign, side, company, busy, act, onClose }: Props & { onClose(): void }) {
  const { game, purse } = company;
  const { value, trouble, reload } = useResource(
    () => api.campaigns.recruits(campaign.id, side, game),
    [campaign.id, side, game],
  );
  const [hired, setHired] = useState("");
  const [count, setCount] = useState(1);
  const number = campaign.sides.findIndex(({ key }) => key === side);
  useEffect(() => setHired(""), [purse]);
  return (
    <Dialog open title={t("web-campaign-recruits")} class="wide camp-hiring" onClose={onClose}>
      <div class="stack">
        <div class="row">
          <span class="chip camp-purse">{t("web-campaign-purse", { points: purse })}</span>
          <label class="row">
            {t("web-campaign-how-many")}
            <input
              class="input short"
              type="number"
              min={1}
              max={MOST}
              step={1}
              value={String(count)}
              onInput={(event) => {
                const typed = event.currentTarget.valueAsNumber;
                if (typed >= 1 && typed <= MOST) setCount(Math.round(typed));
              }}
            />
          </label>
        </div>
        {value === null ? (
          trouble === "" ? (
            <Waiting />
          ) : (
            <Trouble words={trouble} onRetry={reload} />
          )
        ) : (
          <ul class="plain camp-recruits">
            {value.recruits.map(({ key, name, price, figure }) => (
              <li key={key} class="camp-member" data-recruit={key}>
                {figure !== null && (
                  <span class="camp-portrait" aria-hidden="true">
                    <Portrait figure={figure} side={number} small />
                  </span>
                )}
                <span class="grow">{say(name)}</span>
                <button
                  type="button"
                  class="button small"
                  disabled={busy || hired === key || price * count > purse}
                  aria-label={t("web-campaign-hire-one", {
                    count,
                    unit: name,
                    price: price * count,
                  })}
                  onClick={() => {
                    setHired(key);
                    void act({ deed: "recruit", key, count }).then(() => setHired(""));
                  }}
                >
                  {t("web-campaign-hire", { price: price * count })}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
