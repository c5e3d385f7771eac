/** One army among those of a game: what the campaign gives, mine, ready-made. */
import { ArmySelect } from "../setup/ArmySelect";
import type { Paper } from "../setup/plan";
import { say, t } from "../texts";
import type { Label, Wire } from "../wire/types";

interface Props {
  id: string;
  label: string;
  game: Wire<"GameShown">;
  papers: readonly Paper[];
  /** What it is called unless another is chosen; null: the scenario's own. */
  usual: Label | null;
  value: string;
  onChange(army: string): void;
}

export function ArmyChoice({ id, label, papers, usual, ...rest }: Props) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <ArmySelect
        {...rest}
        id={id}
        mine={papers.filter(({ kind, game }) => kind === "army" && game === rest.game.key)}
        usual={usual === null ? t("web-campaign-army-scenario") : say(usual)}
      />
    </div>
  );
}
