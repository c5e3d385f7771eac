/** The name of a bot: a bot, and a temperament behind it where it makes a difference. */
import type { Wire } from "../wire/types";

type House = Wire<"House">;

interface Named {
  bot: Wire<"BotShown"> | undefined;
  temper: Wire<"TemperShown"> | undefined;
}

/** What a name like `captain-bold` stands for. */
export function botOf(house: House, name: string): Named {
  const whole = house.bots.find(({ key }) => key === name);
  if (whole !== undefined) return { bot: whole, temper: undefined };
  const [level = "", after = ""] = name.split(/-(.*)/s);
  return {
    bot: house.bots.find(({ key, kind }) => key === level && kind === "level"),
    temper: house.tempers.find(({ key }) => key === after),
  };
}

/** The name of a bot with a temperament; "" is none. */
export function botName(house: House, key: string, temper: string): string {
  const takes = house.bots.find((bot) => bot.key === key)?.tempers ?? false;
  return takes && temper !== "" ? `${key}-${temper}` : key;
}
