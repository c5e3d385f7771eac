/** Who sits where, with which army. */
import { useState } from "preact/hooks";
import { chanceLinks, newSeed, usualPoints } from "../armies/byChance";
import { ChanceNumbers } from "../armies/Chance";
import { Glyph, Segments, SideMark } from "../look";
import { t } from "../texts";
import type { Wire } from "../wire/types";
import { ArmySelect } from "./ArmySelect";
import { BotField, NameField } from "./PlayerFields";
import {
  chanceOf,
  type Paper,
  type Plan,
  players,
  type SeatPlan,
  type Who,
  withLeader,
  withSeat,
  withWho,
} from "./plan";
import { botsOf, namesOf } from "./starting";

// texts: web-who-*

interface Props {
  plan: Plan;
  game: Wire<"GameShown">;
  house: Wire<"House">;
  papers: readonly Paper[];
  myName: string;
  onChange(plan: Plan): void;
}

export function SeatFields(props: Props) {
  const { plan, onChange } = props;
  const led = plan.seats.some(({ leader }) => leader);
  return (
    <>
      <ul class="plain stack tight">
        {plan.seats.map((seat, number) => (
          <li key={number} class="seat card">
            <Seat {...props} seat={seat} number={number} />
          </li>
        ))}
      </ul>
      {props.game.armies.length > 0 && <Together game={props.game} />}
      <label class="check">
        <input
          type="checkbox"
          checked={led}
          onChange={(event) =>
            onChange(withLeader(plan, event.currentTarget.checked ? "me" : null))
          }
        />
        <span>
          {t("web-new-leader")}
          <span class="help">{t("web-new-leader-help")}</span>
        </span>
      </label>
    </>
  );
}

/** Armies that both sides come to together. */
function Together({ game }: { game: Wire<"GameShown"> }) {
  const [seed] = useState(newSeed);
  const links = chanceLinks(game.key, usualPoints(game), seed);
  return (
    <p class="row small">
      {t("make-chance")}:
      <a href={links.sealed} title={t("make-sealed-help")}>
        {t("make-sealed")}
      </a>
      <a href={links.draft} title={t("make-pick-help")}>
        {t("make-pick")}
      </a>
    </p>
  );
}

type SeatProps = Props & { seat: SeatPlan; number: number };

function Seat(props: SeatProps) {
  const { plan, seat, number, house, onChange } = props;
  const bots = botsOf(house);
  const whos: Who[] = seat.leader ? ["me", "friend"] : ["me", "friend", "bot"];
  const label = seat.leader ? t("web-new-leader-seat") : t("web-new-seat", { number: number + 1 });
  return (
    <>
      <div class="seat-head">
        <SideMark side={seat.side ?? number} />
        <span class="label">{label}</span>
        <Segments
          label={label}
          value={seat.who}
          choices={whos.map((key) => ({ key, title: t(`web-who-${key}`) }))}
          onChange={(who) => onChange(withWho(plan, number, who, bots.best))}
        />
      </div>
      <div class="seat-fields">
        <SeatName {...props} />
        {seat.who === "bot" && house.bots.length > 0 && (
          <BotField
            id={`bot-${number}`}
            house={house}
            value={seat.bot}
            onBot={(bot) => onChange(withSeat(plan, number, { bot }))}
          />
        )}
        {!seat.leader && <ArmyField {...props} />}
        {!seat.leader && players(plan).length > 2 && <SideField {...props} />}
      </div>
    </>
  );
}

function SeatName({ plan, seat, number, house, onChange }: SeatProps) {
  const names = namesOf(house);
  const firstOfMine = plan.seats.findIndex(({ who }) => who === "me") === number;
  const usual =
    seat.who === "bot" ? names.bot(seat.bot) : firstOfMine ? names.me : names.friend(number + 1);
  return (
    <NameField
      id={`name-${number}`}
      value={seat.name}
      usual={usual}
      mine={firstOfMine && seat.who === "me"}
      onName={(name) => onChange(withSeat(plan, number, { name }))}
    />
  );
}

function ArmyField({ plan, seat, number, game, papers, onChange }: SeatProps) {
  const mine = papers.filter(({ kind }) => kind === "army");
  if (game.armies.length === 0 && mine.length === 0) return null;
  const chance = chanceOf(seat.army);
  const draw = (points: number, seed: number) =>
    onChange(withSeat(plan, number, { army: `chance:${points}:${seed}` }));
  return (
    <div class="field">
      <label for={`army-${number}`}>{t("web-new-army")}</label>
      <ArmySelect
        id={`army-${number}`}
        usual={t("web-new-army-scenario")}
        mine={mine}
        game={game}
        value={seat.army}
        onChange={(army) => onChange(withSeat(plan, number, { army }))}
      />
      {chance !== null && (
        <ChanceNumbers
          points={chance.points}
          seed={chance.seed}
          onPoints={(points) => draw(points, chance.seed)}
          onSeed={(seed) => draw(chance.points, seed)}
        />
      )}
      <span class="row tight help">
        <button
          type="button"
          class="button small"
          onClick={() => draw(chance?.points ?? usualPoints(game), newSeed())}
        >
          <Glyph sign="dice" size={14} />
          {t("make-random")}
        </button>
        <a href="/armies">
          <Glyph sign="plus" size={14} /> {t("web-new-army-build")}
        </a>
      </span>
    </div>
  );
}

function SideField({ plan, seat, number, onChange }: SeatProps) {
  const count = players(plan).length;
  return (
    <div class="field">
      <label for={`side-${number}`}>{t("web-new-side")}</label>
      <select
        id={`side-${number}`}
        class="input"
        value={seat.side === null ? "" : String(seat.side)}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange(withSeat(plan, number, { side: chosen === "" ? null : Number(chosen) }));
        }}
      >
        <option value="">{t("web-new-side-own")}</option>
        {Array.from({ length: count }, (_, side) => (
          <option key={side} value={side}>
            {t("web-new-side-number", { number: side + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}
