/** Mage Knight on the page: battles at a moment, warriors, and a player who clicks his way. */
import { expect, type Locator, type Page } from "@playwright/test";

import {
  confirm,
  confirmButton,
  myTurn,
  offer,
  offers,
  openForm,
  press,
  takeUp,
  tried,
} from "./battle";
import type { Deeds } from "./duellist";
import {
  chosenOnTable,
  type Enough,
  type Fighter,
  fight,
  firstOf,
  isOf,
  isSoonComplete,
  openBattleAt,
  type Ways,
} from "./fighter";
import { clickAt, distance, drag, type Point, pieces, type Shown, towards } from "./table";

/** Units of the table: 1 inch, as this game counts it. */
export const INCH = 250;

/** A place in inches. */
export function inches(x: number, y: number): Point {
  return { x: x * INCH, y: y * INCH };
}

/** Open the file of a battle that was brought to a moment by hand. */
export async function openField(page: Page, moment: "field" | "clash" = "field"): Promise<void> {
  await openBattleAt(page, "mage_knight", moment);
  expect(await myTurn(page)).toBe("asked");
}

/** The warrior whose base is nearest to a place in inches. */
export async function warriorAt(page: Page, x: number, y: number): Promise<Shown> {
  const place = inches(x, y);
  const all = (await pieces(page)).filter(({ words }) => words.split(", ").length > 1);
  const [found] = all.sort((one, other) => distance(one, place) - distance(other, place));
  if (found === undefined) throw new Error("Nobody is on the table.");
  return found;
}

/** A piece by its number, as it is now. */
export async function pieceOf(page: Page, { id }: Shown): Promise<Shown> {
  const found = (await pieces(page)).find((piece) => piece.id === id);
  if (found === undefined) throw new Error(`Piece ${id} is gone.`);
  return found;
}

/** Which way a piece looks, in degrees: 0 is east, 90 south. */
export function facingOf(page: Page, { id }: Shown): Promise<number> {
  const turned = page.locator(`.table-pieces [data-piece="${id}"] .piece-turned`).first();
  const words = (one: Element): string => one.getAttribute("transform") ?? "";
  return turned.evaluate(words).then((turn) => Number(/-?[\d.]+/.exec(turn)?.[0]));
}

export const story = (page: Page): Locator => page.locator(".story-scroll");
export const odds = (page: Page): Locator => page.getByRole("region", { name: "Chances" });
export const step = (page: Page, name: string): Locator => page.locator(`[data-step="${name}"]`);
export const card = (page: Page): Locator => page.locator(".piece-card");

/** Say yes or no in a field of the form that is open. */
export async function say(page: Page, field: string, word: "Yes" | "No"): Promise<void> {
  await step(page, field).click();
  await page.locator('[data-field="switch"]').getByRole("radio", { name: word }).click();
  await expect(step(page, field)).toContainText(word);
}

// A player who answers whatever is asked

/** What lets the battle go on without doing anything, the best first. */
const PASSES = [
  "Stay",
  "RestStays",
  "HoldFire",
  "HoldOverwatch",
  "LeaveLying",
  "NoPrice",
  "KeepFacing",
  "NoStrike",
  "DoneDeploying",
  "EndPhase",
];

/** How the player of this name answers. */
const fighter = (page: Page, me: string): Fighter => ({
  most: 150,
  act: (open, idle) => act(page, me, open, idle),
  answered: () => answered(page),
  after: (deed, idle) => {
    if (deed === "EndPhase") idle.clear();
  },
});

/** Play the seat of the page by clicks until the battle is over; `me` is its player's name. */
export const battleToTheEnd = (page: Page, me: string): Promise<Deeds> =>
  fight(page, fighter(page, me));

/** The same, until something has come about or the battle is over. */
export const battleUntil = (page: Page, me: string, isEnough: Enough): Promise<Deeds> =>
  fight(page, fighter(page, me), isEnough);

/** Let everything pass until an action is offered. */
export async function passTo(page: Page, action: string): Promise<void> {
  for (let asked = 0; asked < 20; asked += 1) {
    await myTurn(page);
    const open = await offers(page);
    if (open.includes(action)) return;
    const pass = PASSES.find((each) => open.includes(each));
    if (pass === undefined) await answered(page);
    else await press(page, pass);
  }
  throw new Error(`${action} is never offered.`);
}

/** Attack, turn to whoever has come, move; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  if (open.includes("SpinTo")) {
    await takeUp(page, "SpinTo");
    await confirm(page);
    return "SpinTo";
  }
  const ways: Ways = {
    FollowStrike: () => attacked(page, "FollowStrike"),
    Strike: () => attacked(page, "Strike"),
    Shoot: () => attacked(page, "Shoot"),
    Move: () => moved(page, me),
  };
  const done = await firstOf(page, ways, open, idle);
  if (done !== undefined) return done;
  const pass = PASSES.find((action) => open.includes(action));
  if (pass !== undefined) {
    await press(page, pass);
    return pass;
  }
  const [first] = open;
  if (first === undefined) throw new Error("Nothing is offered.");
  await takeUp(page, first);
  await answered(page);
  return first;
}

/** Choose who attacks and whom, by clicks on what glows. */
async function attacked(page: Page, action: string): Promise<boolean> {
  await offer(page, action).first().click();
  for (let choice = 0; choice < 3 && !(await isSoonComplete(page)); choice += 1) {
    if (!(await chosenOnTable(page))) return false;
  }
  return tried(page);
}

/** Drag the warrior that is nearest to an enemy up to it. */
async function moved(page: Page, me: string): Promise<boolean> {
  const all = (await pieces(page)).filter(({ words }) => words.split(", ").length > 1);
  const own = all.filter((piece) => isOf(piece, me) && piece.states.includes("active"));
  const foes = all.filter((piece) => !isOf(piece, me));
  const pairs = own
    .flatMap((one) => foes.map((foe) => ({ one, foe, far: distance(one, foe) })))
    .filter(({ far }) => far > 1.8 * INCH)
    .sort((a, b) => a.far - b.far);
  const [pair] = pairs;
  if (pair === undefined) return false;
  const { one, foe, far } = pair;
  await drag(page, one, far < 7 * INCH ? foe : towards(one, foe, 6 * INCH));
  if ((await openForm(page)) !== "Move") return false;
  return tried(page);
}

/** Fill in a question that must be answered, and answer it. */
export async function answered(page: Page): Promise<void> {
  for (let choice = 0; choice < 20; choice += 1) {
    if (await isSoonComplete(page)) break;
    const listed = page.locator('.answer-bar [data-choice]:not([aria-checked="true"])');
    const rest = page.locator('[data-field="split"]').getByRole("button", { name: /^The rest/ });
    if ((await listed.count()) > 0) await listed.first().click();
    else if ((await rest.count()) > 0) await rest.first().click();
    else if (!(await chosenOnTable(page))) throw new Error("There is nothing to choose.");
  }
  await confirm(page);
}

/** Lay the piece that is chosen where it may lie, trying one place after the other. */
export async function laid(page: Page): Promise<void> {
  const refused = page.locator(".answer-why:not(.is-soft)");
  for (const [x, y] of [
    [8, 18],
    [28, 18],
    [8, 10],
    [28, 10],
    [8, 27],
    [28, 27],
    [18, 12],
  ] as const) {
    await clickAt(page, inches(x, y));
    const enabled = confirmButton(page).and(page.locator(":enabled"));
    await expect(enabled.or(refused).first()).toBeVisible();
    if (!(await refused.isVisible()) && (await tried(page))) return;
  }
  throw new Error("There is no room left.");
}
