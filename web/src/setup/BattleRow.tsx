/** A battle in a list: what it is, who plays, how it stands. */
import type { ComponentChildren } from "preact";

import { SideMark } from "../look";
import { moment, say, t } from "../texts";
import type { BattleShown } from "../wire/types";
import { standing, standingWords } from "./battles";

interface Props {
  battle: BattleShown;
  href: string;
  /** Buttons at the end of the row. */
  children?: ComponentChildren;
}

export function BattleRow({ battle, href, children }: Props) {
  const stands = standing(battle);
  const title = battle.title || say(battle.scenario_title);
  return (
    <li class={`battle-row card ${stands}`}>
      <a class="battle-row-link" href={href}>
        <span class="battle-row-title title">{title}</span>
        <span class="soft small">
          {say(battle.game_title)}
          {battle.title !== "" && ` · ${say(battle.scenario_title)}`}
          {battle.round > 0 &&
            ` · ${t("web-round", { round: battle.round, called: battle.round_called })}`}
          {` · ${moment(battle.changed)}`}
        </span>
      </a>
      <ul class="plain battle-row-seats">
        {battle.seats.map((seat) => (
          <li key={seat.number} class="row">
            <SideMark side={seat.side} />
            <span>{seat.name}</span>
          </li>
        ))}
      </ul>
      <span class="battle-row-end">
        <span class={`chip ${stands === "yours" ? "turn" : ""}`}>{standingWords(battle)}</span>
        {children !== undefined && <span class="row">{children}</span>}
      </span>
    </li>
  );
}
