/** The armies of a campaign that grows: who they are, what they learned, what can be bought. */
import { useState } from "preact/hooks";

import { Portrait } from "../figure";
import { Glyph, RuleChip, SideMark, toastProblem } from "../look";
import { api } from "../net/api";
import { RuleDrawer } from "../rulebook/RuleDrawer";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import type { Company, Do } from "./camp";
import { Hiring } from "./Hiring";

type Campaign = Wire<"CampaignShown">;
type Member = Company["members"][number];

interface Props {
  campaign: Campaign;
  onChange(campaign: Campaign): void;
}

export function CampPanel({ campaign, onChange }: Props) {
  const [rule, setRule] = useState("");
  if (!campaign.growth) return null;
  const idle = (campaign.battle === null || campaign.battle.over) && campaign.end === null;
  const next = campaign.coming[0]?.game;
  const game = next ?? campaign.sides[0]?.companies[0]?.game ?? "";
  return (
    <section class="stack tight" aria-labelledby="campaign-camp">
      <h2 id="campaign-camp">{t("web-campaign-camp")}</h2>
      <ul class="plain campaign-sides camp-sides">
        {campaign.sides.flatMap((side, number) =>
          side.companies.map((company) => (
            <Camp
              key={`${side.key} ${company.game}`}
              campaign={campaign}
              side={side}
              number={number}
              company={company}
              open={side.yours && idle}
              onChange={onChange}
              onRule={setRule}
            />
          )),
        )}
      </ul>
      <RuleDrawer game={game} rule={rule} onClose={() => setRule("")} onRule={setRule} />
    </section>
  );
}

interface CampProps extends Props {
  side: Campaign["sides"][number];
  number: number;
  company: Company;
  open: boolean;
  onRule(rule: string): void;
}

function Camp({ campaign, side, number, company, open, onChange, onRule }: CampProps) {
  const [busy, setBusy] = useState(false);
  const act: Do = async (deed) => {
    setBusy(true);
    try {
      const { version } = campaign;
      const wish = { version, side: side.key, game: company.game, ...deed };
      onChange(await api.campaigns.camp(campaign.id, wish));
    } catch (error) {
      toastProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const army = side.armies.find(({ game }) => game === company.game);
  return (
    <li class="card stack camp" data-camp={side.key}>
      <div class="campaign-army-head">
        <SideMark side={number} />
        <div class="grow">
          <strong class="title campaign-side-name">
            {army === undefined ? say(side.name) : say(army.roster.name)}
          </strong>
          <p class="soft small">{say(side.name)}</p>
        </div>
        <span class="chip camp-purse">{t("web-campaign-purse", { points: company.purse })}</span>
      </div>
      <ul class="plain camp-members">
        {company.members.map((member) => (
          <MemberRow
            key={member.serial}
            member={member}
            number={number}
            purse={company.purse}
            open={open}
            busy={busy}
            act={act}
            onRule={onRule}
          />
        ))}
      </ul>
      {company.dead.length > 0 && (
        <p class="soft small camp-dead">
          {t("web-campaign-dead")}: {company.dead.map((one) => say(one)).join(" · ")}
        </p>
      )}
      {open && (
        <div class="row camp-deeds">
          <Hiring campaign={campaign} side={side.key} company={company} busy={busy} act={act} />
          <button
            type="button"
            class="button quiet"
            data-camp-do="auto"
            disabled={busy}
            onClick={() => void act({ deed: "auto" })}
          >
            {t("web-campaign-auto")}
          </button>
          {company.may_levy && (
            <button
              type="button"
              class="button"
              data-camp-do="levy"
              disabled={busy}
              onClick={() => void act({ deed: "levy" })}
            >
              <Glyph sign="flag" />
              {t("web-campaign-levy")}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

interface RowProps {
  member: Member;
  number: number;
  purse: number;
  open: boolean;
  busy: boolean;
  act: Do;
  onRule(rule: string): void;
}

function MemberRow({ member, number, purse, open, busy, act, onRule }: RowProps) {
  const lacking = member.full - member.models;
  return (
    <li class="camp-member" data-member={member.serial} data-where={member.where}>
      {member.figure !== null && (
        <span class="camp-portrait" aria-hidden="true">
          <Portrait figure={member.figure} side={number} small />
        </span>
      )}
      <div class="stack tight grow">
        <p class="camp-name">
          <strong>{say(member.name)}</strong>{" "}
          <span class="soft small">
            {member.full > 1 &&
              t("web-campaign-lived", { models: member.models, count: member.full })}
          </span>
          {member.where !== "" && (
            <span class="chip harm">
              {t(
                member.where === "rests"
                  ? "web-campaign-where-rests"
                  : "web-campaign-where-captured",
              )}
            </span>
          )}
        </p>
        <Experience member={member} />
        <ul class="plain row camp-marks">
          {member.advances.map((one, index) => (
            <li key={index} class="camp-advance">
              <Glyph sign="plus" size={14} />
              {say(one.name)}
            </li>
          ))}
          {member.wounds.map((one, index) => (
            <li key={index} class="camp-wound">
              <Glyph sign="minus" size={14} />
              {say(one.name)}
            </li>
          ))}
        </ul>
        {open && member.due > 0 && (
          <Choosing member={member} busy={busy} act={act} onRule={onRule} />
        )}
        {open && lacking > 0 && member.where === "" && (
          <p class="row">
            <button
              type="button"
              class="button small"
              data-camp-do="refill"
              disabled={busy || purse < member.price}
              onClick={() =>
                void act({
                  deed: "refill",
                  member: member.serial,
                  count: Math.min(lacking, Math.floor(purse / member.price)),
                })
              }
            >
              {t("web-campaign-refill", {
                count: Math.max(1, Math.min(lacking, Math.floor(purse / member.price))),
                price: member.price,
              })}
            </button>
          </p>
        )}
        {open && member.where === "captured" && (
          <p class="row">
            <button
              type="button"
              class="button small"
              data-camp-do="ransom"
              disabled={busy || purse < member.ransom}
              onClick={() => void act({ deed: "ransom", member: member.serial })}
            >
              {t("web-campaign-ransom", { price: member.ransom })}
            </button>
          </p>
        )}
      </div>
    </li>
  );
}

/** How much has been learned, and how far it is to the next grade. */
function Experience({ member }: { member: Member }) {
  const { experience, next, grade } = member;
  return (
    <p class="row camp-experience soft small">
      <span>
        {t("web-campaign-experience", { experience })}
        {grade !== null && ` · ${say(grade)}`}
      </span>
      {next !== null && (
        <progress
          max={next}
          value={experience}
          aria-label={t("web-campaign-experience-next", { next })}
          title={t("web-campaign-experience-next", { next })}
        />
      )}
    </p>
  );
}

type ChoosingProps = Pick<RowProps, "member" | "busy" | "act" | "onRule">;

function Choosing({ member, busy, act, onRule }: ChoosingProps) {
  const [chosen, setChosen] = useState("");
  const picked = member.choices.find(({ key }) => key === chosen);
  return (
    <div class="row camp-choosing">
      <select
        class="input"
        aria-label={t("web-campaign-advance-for", { unit: member.name })}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{t("web-campaign-advance")}</option>
        {member.choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </select>
      {picked !== undefined && <RuleChip rule={picked.rule} onOpen={onRule} />}
      <button
        type="button"
        class="button small primary"
        data-camp-do="learn"
        disabled={busy || chosen === ""}
        onClick={() => void act({ deed: "learn", member: member.serial, key: chosen })}
      >
        {t("web-campaign-learn")}
      </button>
    </div>
  );
}
