/** Little Carnage on the page: battles at a moment, and a player who clicks his way. */
import { expect, type Locator, type Page } from "@playwright/test";

import { confirm, isComplete, myTurn, openForm, takeUp, tried } from "./battle";
import type { Deeds } from "./duellist";
import {
  bestOf,
  chosenOnTable,
  type Enough,
  type Fighter,
  fight,
  firstOf,
  isOf,
  openBattleAt,
  takeAnyhow,
  type Ways,
} from "./fighter";
import { nearest } from "./general";
import { INCH } from "./knight";
import { distance, drag, pieces, type Shown, towards } from "./table";

export type Moment = "march" | "melee" | "shot" | "machine" | "clash";

/** Open the file of a battle that was brought to a moment by hand. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  await openBattleAt(page, "little_carnage", moment);
  expect(await myTurn(page)).toBe("asked");
}

/** The models of a regiment, in their order. */
export async function regiment(page: Page, name: string): Promise<Shown[]> {
  const all = (await pieces(page)).filter(({ words }) => words.startsWith(`${name} `));
  return all.sort((one, other) => one.id - other.id);
}

/** Where pieces would stand, as the page shows it. */
export const ghosts = (page: Page): Locator => page.locator(".table-over .ghost");

/** All together, or one alone. */
export async function move(page: Page, who: "All together" | "One alone"): Promise<void> {
  const choice = page.locator('[data-field="placements"]').getByRole("radio", { name: who });
  await choice.click();
  await expect(choice).toHaveAttribute("aria-checked", "true");
}

// A player who answers whatever is asked

/** What needs nothing or lets the battle go on, the best first. */
const PASSES = ["DefendNormally", "RepeatTest", "EndActivation"];

/** How the player of this name answers. */
const fighter = (page: Page, me: string): Fighter => ({
  most: 250,
  act: (open, idle) => act(page, me, open, idle),
  answered: () => answered(page),
  after: (deed, idle) => {
    if (deed === "EndActivation" || deed === "Strike" || deed === "Shoot") idle.clear();
    else if (deed === "March") idle.add(deed);
  },
});

/** Play the seat of the page by clicks until the battle is over; `me` is its player's name. */
export const fightToTheEnd = (page: Page, me: string): Promise<Deeds> =>
  fight(page, fighter(page, me));

/** The same, until something has come about or the battle is over. */
export const fightUntil = (page: Page, me: string, isEnough: Enough): Promise<Deeds> =>
  fight(page, fighter(page, me), isEnough);

/** Shoot, strike, march on the nearest enemy; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  const ways: Ways = {
    Strike: () => aimed(page, "Strike"),
    Shoot: () => aimed(page, "Shoot"),
    March: () => marched(page, me),
  };
  const done = await firstOf(page, ways, open, idle);
  if (done !== undefined) return done;
  const chosen = bestOf(PASSES, open);
  await takeAnyhow(page, chosen, () => answered(page));
  return chosen;
}

/** Choose whom, by a click on what glows. */
async function aimed(page: Page, action: string): Promise<boolean> {
  await takeUp(page, action);
  return ((await isComplete(page)) || (await chosenOnTable(page))) && tried(page);
}

/** Drag the activated regiment towards the nearest enemy, up to him where he is near. */
async function marched(page: Page, me: string): Promise<boolean> {
  const all = (await pieces(page)).filter(({ words }) => words.includes(", "));
  const foes = all.filter((piece) => !isOf(piece, me));
  const pairs = all
    .filter((piece) => isOf(piece, me) && piece.states.includes("active") && foes.length > 0)
    .map((one) => ({ one, foe: nearest(foes, one) }))
    .sort((a, b) => distance(a.one, a.foe) - distance(b.one, b.foe));
  const [pair] = pairs;
  if (pair === undefined || distance(pair.one, pair.foe) < 1.5 * INCH) return false;
  const { one, foe } = pair;
  await drag(page, one, distance(one, foe) < 6 * INCH ? foe : towards(one, foe, 4 * INCH));
  return (await openForm(page)) === "March" && (await isComplete(page)) && tried(page);
}

/** Fill in a question that must be answered, and answer it. */
async function answered(page: Page): Promise<void> {
  for (let choice = 0; choice < 10 && !(await isComplete(page)); choice += 1) {
    const listed = page.locator('.answer-bar [data-choice]:not([aria-checked="true"])');
    const number = page.locator('[data-field="number"]').getByRole("radio");
    if ((await listed.count()) > 0) await listed.first().click();
    else if ((await number.count()) > 0) await number.last().click();
    else if (!(await chosenOnTable(page))) throw new Error("There is nothing to choose.");
  }
  await confirm(page);
}
