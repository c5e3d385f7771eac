/** Little Carnage on the page: battles at a moment, and a player who clicks his way. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";

import { expect, type Locator, type Page } from "@playwright/test";

import { confirm, isComplete, myTurn, offers, openForm, playing, takeUp, tried } from "./battle";
import { glowing, stepBack, type Deeds } from "./duellist";
import { nearest } from "./general";
import { INCH } from "./knight";
import { clickAt, distance, drag, pieces, towards, type Shown } from "./table";

export type Moment = "march" | "melee" | "shot" | "machine" | "clash";

/** Open the file of a battle that was brought to a moment by hand. */
export async function openMoment(page: Page, moment: Moment): Promise<void> {
  const file = join(process.env["SLAGVELD_DATA"] ?? "", `little-carnage-${moment}.json`);
  execFileSync("../.venv/bin/python", ["../tools/little_carnage_battles.py", moment, file]);
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page).toHaveURL(/\/battle\//);
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

/** Play the seat of the page by clicks until the battle is over; `me` is its player's name. */
export function fightToTheEnd(page: Page, me: string): Promise<Deeds> {
  return fightUntil(page, me, () => Promise.resolve(false));
}

/** The same, until something has come about or the battle is over. */
export async function fightUntil(
  page: Page,
  me: string,
  isEnough: () => Promise<boolean>,
): Promise<Deeds> {
  const deeds: Deeds = new Map();
  const idle = new Set<string>();
  for (let done = 0; done < 250; done += 1) {
    if ((await myTurn(page)) === "over" || (await isEnough())) return deeds;
    const form = await openForm(page);
    const deed = form === "" ? await act(page, me, await offers(page), idle) : form;
    if (form !== "") await answered(page);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    if (deed === "EndActivation" || deed === "Strike" || deed === "Shoot") idle.clear();
    else if (deed === "March") idle.add(deed);
  }
  throw new Error("The battle does not end.");
}

/** Shoot, strike, march on the nearest enemy; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  const ways: Record<string, () => Promise<boolean>> = {
    Strike: () => aimed(page, "Strike"),
    Shoot: () => aimed(page, "Shoot"),
    March: () => marched(page, me),
  };
  for (const [action, way] of Object.entries(ways)) {
    if (!open.includes(action) || idle.has(action)) continue;
    if (await way()) return action;
    idle.add(action);
    await stepBack(page);
  }
  const chosen = PASSES.find((action) => open.includes(action)) ?? open[0];
  if (chosen === undefined) throw new Error("Nothing is offered.");
  await takeUp(page, chosen);
  const armed = page.locator(`[data-action="${chosen}"][aria-pressed="true"]`);
  const form = page.locator(`.answer-head[data-form="${chosen}"]`);
  await expect(armed.or(form).first()).toBeVisible();
  if ((await form.count()) > 0) await answered(page);
  else await playing(page, () => armed.click());
  return chosen;
}

/** Choose whom, by a click on what glows. */
async function aimed(page: Page, action: string): Promise<boolean> {
  await takeUp(page, action);
  return ((await isComplete(page)) || (await chosenOnTable(page))) && tried(page);
}

/** Click a piece that glows and is not chosen yet; false where there is none. */
async function chosenOnTable(page: Page): Promise<boolean> {
  const [first] = (await glowing(page)).filter(({ states }) => !states.includes("chosen"));
  if (first !== undefined) await clickAt(page, first);
  return first !== undefined;
}

/** Drag the activated regiment towards the nearest enemy, up to him where he is near. */
async function marched(page: Page, me: string): Promise<boolean> {
  const all = (await pieces(page)).filter(({ words }) => words.includes(", "));
  const isMine = ({ words }: Shown): boolean => words.split(", ")[1] === me;
  const foes = all.filter((piece) => !isMine(piece));
  const pairs = all
    .filter((piece) => isMine(piece) && piece.states.includes("active") && foes.length > 0)
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
