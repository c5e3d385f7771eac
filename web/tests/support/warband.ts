/** Confrontation on the page: battles at a moment, and a player who clicks his way. */
import { expect, type Locator, type Page } from "@playwright/test";

import {
  confirm,
  confirmButton,
  isComplete,
  myTurn,
  offers,
  openForm,
  press,
  takeUp,
  tried,
} from "./battle";
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
import { CM, nearest } from "./general";
import { clickAt, distance, drag, type Point, pieces, type Shown, towards } from "./table";

/** A place in centimetres. */
export function cm(x: number, y: number): Point {
  return { x: x * CM, y: y * CM };
}

/** Open the file of a battle that was brought to a moment by hand. */
export async function openMoment(
  page: Page,
  moment: "turn" | "fire" | "fight" | "hero",
): Promise<void> {
  await openBattleAt(page, "confrontation", moment);
}

/** The screen is handed to whoever is asked in private, and taken. */
export async function takeScreen(page: Page, player: string): Promise<void> {
  const cover = page.getByRole("dialog", { name: `Hand the screen to ${player}` });
  await cover.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`${player}: `);
}

/** The sliders of the dice that are being divided, one for each warrior. */
export const sliders = (page: Page): Locator =>
  page.locator('[data-field="split"]').getByRole("slider");

/** Divide the dice of every warrior: so many of each on defence. */
export async function divide(page: Page, ...defence: number[]): Promise<void> {
  await expect(sliders(page)).toHaveCount(defence.length);
  for (const [place, dice] of defence.entries()) await sliders(page).nth(place).fill(String(dice));
}

/** Where the rules show that somebody could end. */
async function ghost(page: Page): Promise<Point> {
  const shown = page.locator(".table-over .ghost").first();
  await expect(shown).toBeVisible();
  const { x, y, width, height } = (await shown.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Go the way that is shown; the only one is chosen already. */
export async function goAsShown(page: Page): Promise<void> {
  const chosen = expect(confirmButton(page)).toBeEnabled({ timeout: 2000 });
  if (await chosen.then(() => true).catch(() => false)) return; // a click would answer with it
  const { x, y } = await ghost(page);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  await expect(confirmButton(page)).toBeEnabled();
}

// A player who answers whatever is asked

/** What needs nothing or lets the battle go on, the best first. */
const PASSES = [
  "DeployReady",
  "PlayDrawn",
  "Draw",
  "EndDraw",
  "BlockBest",
  "NoPursuit",
  "WaitTurn",
  "HoldFire",
  "EndActivation",
];

/** How the player of this name answers. */
const fighter = (page: Page, me: string): Fighter => ({
  most: 200,
  act: (open, idle) => act(page, me, open, idle),
  answered: () => answered(page),
  after: (deed, idle) => {
    if (deed === "EndActivation") idle.clear();
    else if (deed === "Walk") idle.add(deed);
  },
});

/** Play the seat of the page by clicks until the battle is over; `me` is its player's name. */
export const warToTheEnd = (page: Page, me: string): Promise<Deeds> =>
  fight(page, fighter(page, me));

/** The same, until something has come about or the battle is over. */
export const warUntil = (page: Page, me: string, isEnough: Enough): Promise<Deeds> =>
  fight(page, fighter(page, me), isEnough);

/** Answer as simply as can be until an action is offered. */
export async function passTo(page: Page, action: string): Promise<void> {
  for (let asked = 0; asked < 40; asked += 1) {
    expect(await myTurn(page)).toBe("asked");
    const open = await offers(page);
    if (open.includes(action)) return;
    const pass = PASSES.find((each) => open.includes(each));
    if (pass === undefined) await answered(page);
    else await press(page, pass);
  }
  throw new Error(`${action} is never offered.`);
}

/** Put the figures of a card down one by one, from a place to the right. */
export async function placeAll(page: Page, first: Point): Promise<void> {
  const placed = page.locator('[data-field="placements"] .ask-placed-chip');
  for (let count = 0; !(await isComplete(page)); count += 1) {
    await clickAt(page, { x: first.x + count * 6 * CM, y: first.y });
    await expect(placed).toHaveCount(count + 1);
  }
}

/** Shoot, charge who is near, walk with one of each card; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  const ways: Ways = {
    Shoot: () => aimed(page, "Shoot"),
    Charge: () => charged(page, me),
    Walk: () => walked(page, me),
  };
  const done = await firstOf(page, ways, open, idle);
  if (done !== undefined) return done;
  const chosen = bestOf(PASSES, open);
  await takeAnyhow(page, chosen, () => answered(page));
  return chosen;
}

/** Choose who acts and on whom, by clicks on what glows. */
async function aimed(page: Page, action: string): Promise<boolean> {
  await takeUp(page, action);
  for (let choice = 0; choice < 3 && !(await isComplete(page)); choice += 1) {
    if (!(await chosenOnTable(page))) return false;
  }
  return tried(page);
}

/** A figure that can still act, and the enemy that is nearest to it. */
async function pairOf(page: Page, me: string): Promise<{ one: Shown; foe: Shown } | undefined> {
  const all = (await pieces(page)).filter(({ words }) => words.includes(", "));
  const foes = all.filter((piece) => !isOf(piece, me));
  const own = all.filter((piece) => isOf(piece, me) && piece.states.includes("active"));
  const [found] = foes.length === 0 ? [] : own.map((one) => ({ one, foe: nearest(foes, one) }));
  return found;
}

/** Charge an enemy within 30 cm. */
async function charged(page: Page, me: string): Promise<boolean> {
  const pair = await pairOf(page, me);
  if (pair === undefined || distance(pair.one, pair.foe) > 30 * CM) return false;
  await clickAt(page, pair.one);
  if (!(await offers(page)).includes("Charge")) return false;
  await takeUp(page, "Charge");
  await clickAt(page, pair.foe);
  return (await isComplete(page)) && tried(page);
}

/** Drag a figure 8 cm towards the nearest enemy. */
async function walked(page: Page, me: string): Promise<boolean> {
  const pair = await pairOf(page, me);
  if (pair === undefined || distance(pair.one, pair.foe) < 15 * CM) return false;
  await drag(page, pair.one, towards(pair.one, pair.foe, 8 * CM));
  return (await openForm(page)) === "Walk" && (await isComplete(page)) && tried(page);
}

/** Fill in a question that must be answered, and answer it. */
async function answered(page: Page): Promise<void> {
  for (let choice = 0; choice < 20 && !(await isComplete(page)); choice += 1) await fillOne(page);
  await confirm(page);
}

async function fillOne(page: Page): Promise<void> {
  const bar = page.locator(".answer-bar, .answer-card");
  const listed = bar.locator('[data-choice]:not([aria-checked="true"])');
  const number = page.locator('[data-field="number"]').getByRole("radio");
  const rest = page.locator('[data-field="split"]').getByRole("button", { name: /^The rest/ });
  const open = rest.and(page.locator(":enabled"));
  const scales = await sliders(page).count();
  if (scales > 0) for (let n = 0; n < scales; n += 1) await sliders(page).nth(n).click();
  else if ((await open.count()) > 0) await open.first().click();
  else if ((await number.count()) > 0) await number.first().click();
  else if ((await listed.count()) > 0) await listed.first().click();
  else if ((await page.locator(".table-over .ghost").count()) > 0) await goAsShown(page);
  else if (!(await chosenOnTable(page))) throw new Error("There is nothing to choose.");
}
