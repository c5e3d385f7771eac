/** What a player is called, and which bot it is where it is one. */
import { NAME_MOST, setMyName } from "../browser/me";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";

interface NameProps {
  id: string;
  value: string;
  /** What the player is called unless a name is typed. */
  usual: string;
  /** Whether this is my own name, to be kept for the next time. */
  mine: boolean;
  onName(name: string): void;
}

export function NameField({ id, value, usual, mine, onName }: NameProps) {
  return (
    <div class="field">
      <label for={id}>{t("web-new-name")}</label>
      <input
        id={id}
        class="input"
        value={value}
        placeholder={usual}
        maxLength={NAME_MOST}
        autocomplete="off"
        onInput={(event) => onName(event.currentTarget.value)}
        onChange={(event) => {
          if (mine) setMyName(event.currentTarget.value);
        }}
      />
    </div>
  );
}

interface BotProps {
  id: string;
  bots: readonly Wire<"BotShown">[];
  value: string;
  onBot(bot: string): void;
}

export function BotField({ id, bots, value, onBot }: BotProps) {
  const chosen = bots.find(({ key }) => key === value);
  return (
    <div class="field">
      <label for={id}>{t("web-new-bot")}</label>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => onBot(event.currentTarget.value)}
      >
        {bots.map((one) => (
          <option key={one.key} value={one.key}>
            {say(one.title)}
          </option>
        ))}
      </select>
      {chosen !== undefined && <span class="help">{say(chosen.help)}</span>}
    </div>
  );
}
