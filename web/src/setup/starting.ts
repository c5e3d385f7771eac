/** Setting battles up and going to them. */
import { myName } from "../browser/me";
import { api } from "../net/api";
import { go } from "../page/router";
import { say, t } from "../texts";
import type { Wire } from "../wire/types";
import { rolledSeed } from "./battlefield";
import { botOf } from "./bots";
import { type Bots, firstPlan, type Names, newBattle } from "./plan";

type House = Wire<"House">;

export function botsOf(house: House): Bots {
  return { keys: house.bots.map(({ key }) => key), best: house.usual_bot };
}

/** What seats are called in the reader's language. */
export function namesOf(house: House): Names {
  return {
    me: myName.value || t("web-name-player", { number: 1 }),
    friend: (number) => t("web-name-player", { number }),
    bot: (name) => {
      const title = botOf(house, name).bot?.title;
      return title === undefined ? name : say(title);
    },
  };
}

/** One click: I against the usual bot, where all stand ready and near each other. */
export async function playNow(house: House, game: string): Promise<void> {
  const shown = await api.game(game);
  const quick = house.games.find(({ key }) => key === game)?.quick ?? null;
  const plan = {
    ...firstPlan(shown, botsOf(house), quick?.scenario),
    options: { ...quick?.options },
  };
  const created = await api.battles.add(newBattle(plan, shown, [], namesOf(house)));
  go(`/battle/${created.battle.id}`);
}

/** One click, too: on a battlefield made at random, in the first battle that can be fought on one. */
export async function playOnRandom(house: House, game: string): Promise<void> {
  const [shown, made] = await Promise.all([
    api.game(game),
    api.battlefield(game, { seed: rolledSeed() }),
  ]);
  const options = house.games.find(({ key }) => key === game)?.quick?.options;
  const plan = { ...firstPlan(shown, botsOf(house), made.scenario), options: { ...options } };
  const wanted = { ...newBattle(plan, shown, [], namesOf(house)), table: made.table };
  const created = await api.battles.add(wanted);
  go(`/battle/${created.battle.id}`);
}

/** The guided first battle. */
export async function playLesson(game: string): Promise<void> {
  const name = myName.value || t("web-name-player", { number: 1 });
  const created = await api.battles.add({ game, lesson: true, seats: [{ who: "me", name }] });
  go(`/battle/${created.battle.id}`);
}

/** Go on with a battle from its file. */
export async function openFile(file: File): Promise<void> {
  const created = await api.battles.bring(file);
  go(`/${created.battle.over ? "replay" : "battle"}/${created.battle.id}`);
}
