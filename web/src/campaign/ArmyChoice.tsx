/** One army among those of a game: what the campaign gives, mine, ready-made. */
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

export function ArmyChoice({ id, label, game, papers, usual, value, onChange }: Props) {
  const mine = papers.filter((paper) => paper.kind === "army" && paper.game === game.key);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{usual === null ? t("web-campaign-army-scenario") : say(usual)}</option>
        {mine.length > 0 && (
          <optgroup label={t("web-new-army-mine")}>
            {mine.map((paper) => (
              <option key={paper.id} value={`paper:${paper.id}`}>
                {paper.name}
              </option>
            ))}
          </optgroup>
        )}
        {game.armies.length > 0 && (
          <optgroup label={t("web-new-army-ready")}>
            {game.armies.map((army, index) => (
              <option key={index} value={`ready:${index}`}>
                {say(army.name)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
