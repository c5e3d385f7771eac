/** For each side of a campaign that begins: who leads it, and with which army. */
import { Segments, SideMark } from "../look";
import { BotField, NameField } from "../setup/PlayerFields";
import { botsOf, namesOf } from "../setup/starting";
import { say, t } from "../texts";
import { ArmyChoice } from "./ArmyChoice";
import type { Known } from "./known";
import { type Plan, type SidePlan, usualName, withArmy, withLeader, withSide } from "./plan";

// texts: web-who-*

interface Props {
  plan: Plan;
  known: Known;
  onChange(plan: Plan): void;
}

export function SidePlanFields(props: Props) {
  return (
    <ul class="plain stack tight">
      {props.plan.sides.map((side, number) => (
        <li key={side.side} class="seat card">
          <SideFields {...props} side={side} number={number} />
        </li>
      ))}
    </ul>
  );
}

type SideProps = Props & { side: SidePlan; number: number };

function SideFields(props: SideProps) {
  const { plan, known, side, number, onChange } = props;
  const { house, offer, games, papers } = known;
  const bots = botsOf(house);
  const offered = offer.sides[number];
  if (offered === undefined) return null;
  return (
    <>
      <div class="seat-head">
        <SideMark side={number} />
        <span class="title campaign-side-name">{say(offered.name)}</span>
        {offered.final !== null && (
          <span class="soft small">{t("web-campaign-final", { title: offered.final })}</span>
        )}
        <Segments
          label={say(offered.name)}
          value={side.who}
          choices={(["me", "friend", "bot"] as const).map((key) => ({
            key,
            title: t(`web-who-${key}`),
          }))}
          onChange={(who) => onChange(withLeader(plan, number, who, bots))}
        />
      </div>
      <div class="seat-fields">
        <NameField
          id={`name-${side.side}`}
          value={side.name}
          usual={usualName(plan, number, namesOf(house))}
          mine={plan.sides.findIndex(({ who }) => who === "me") === number}
          onName={(name) => onChange(withSide(plan, number, { name }))}
        />
        {side.who === "bot" && (
          <BotField
            id={`bot-${side.side}`}
            house={house}
            value={side.bot}
            onBot={(bot) => onChange(withSide(plan, number, { bot }))}
          />
        )}
        {games
          .filter(({ armies }) => armies.length > 0 || papers.some(({ kind }) => kind === "army"))
          .map((game) => (
            <ArmyChoice
              key={game.key}
              id={`army-${side.side}-${game.key}`}
              label={
                games.length > 1
                  ? t("web-campaign-army-for", { game: game.title })
                  : t("web-new-army")
              }
              game={game}
              papers={papers}
              usual={offered.armies[game.key] ?? null}
              value={side.armies[game.key] ?? ""}
              onChange={(army) => onChange(withArmy(plan, number, game.key, army))}
            />
          ))}
      </div>
    </>
  );
}
