/** A list of armies: what comes unless another is chosen, mine, ready-made. */
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { chanceOf, type Paper } from "./plan";

interface Props {
  id: string;
  /** What comes unless another is chosen. */
  usual: string;
  /** Armies of mine, all of this game. */
  mine: readonly Paper[];
  game: Wire<"GameShown">;
  value: string;
  onChange(army: string): void;
}

export function ArmySelect({ id, usual, mine, game, value, onChange }: Props) {
  const chance = chanceOf(value);
  return (
    <select
      id={id}
      class="input"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{usual}</option>
      {chance !== null && (
        <option value={value}>
          {t("make-random-of", { points: chance.points, seed: String(chance.seed) })}
        </option>
      )}
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
  );
}
