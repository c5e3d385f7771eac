/** What a player is called, and which bot it is where it is one. */
import { NAME_MOST, setMyName } from "../browser/me";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { botName, botOf } from "./bots";

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
  house: Wire<"House">;
  /** A bot's name, with its temperament where it has one: `captain-bold`. */
  value: string;
  onBot(bot: string): void;
}

/** Which bot, and beside it the temperament of those to whom it makes a difference. */
export function BotField({ id, house, value, onBot }: BotProps) {
  const { bot, temper } = botOf(house, value);
  return (
    <>
      <Select
        id={id}
        label={t("web-new-bot")}
        value={bot?.key ?? value}
        choices={house.bots}
        onChange={(key) => onBot(botName(house, key, temper?.key ?? ""))}
      />
      {bot?.tempers && (
        <Select
          id={`${id}-temper`}
          label={t("web-new-temper")}
          value={temper?.key ?? ""}
          none={{ title: t("web-new-temper-none"), help: t("web-new-temper-none-help") }}
          choices={house.tempers}
          onChange={(key) => onBot(botName(house, bot.key, key))}
        />
      )}
    </>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  /** The first choice, which is nothing. */
  none?: { title: string; help: string };
  choices: readonly { key: string; title: Wire<"Text">; help: Wire<"Text"> }[];
  onChange(key: string): void;
}

/** One of several, with a sentence about the one that is chosen. */
function Select({ id, label, value, none, choices, onChange }: SelectProps) {
  const chosen = choices.find(({ key }) => key === value);
  const help = chosen === undefined ? none?.help : say(chosen.help);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="input"
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {none !== undefined && <option value="">{none.title}</option>}
        {choices.map((one) => (
          <option key={one.key} value={one.key}>
            {say(one.title)}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <span class="help" id={`${id}-help`}>
          {help}
        </span>
      )}
    </div>
  );
}
