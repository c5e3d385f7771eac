/** A simple general of Carnage: blocks on the table, and a battle played by clicks. */
import { expect, type Locator, type Page } from "@playwright/test";

import {
  choose,
  confirm,
  confirmButton,
  moment,
  myTurn,
  OFTEN,
  openForm,
  takeUp,
  tried,
} from "./battle";
import { type Deeds, glowing, stepBack } from "./duellist";
import { fight, firstOf, isOf, isSoonComplete, openBattleAt, type Ways } from "./fighter";
import {
  clickAt,
  distance,
  drag,
  onScreen,
  type Point,
  pieces,
  type Shown,
  towards,
} from "./table";

/** Units of the table: 1 cm. */
export const CM = 100;

/** Open the file of a battle that was brought to a moment by hand. */
export async function openMoment(page: Page, moment: "charge" | "wrap" | "open"): Promise<void> {
  await openBattleAt(page, "carnage", moment);
  expect(await myTurn(page)).toBe("asked");
}

/** The figures of a unit, in the order in which they are drawn. */
export async function figures(page: Page, unit: string): Promise<Shown[]> {
  return (await pieces(page)).filter(({ words }) => words.startsWith(`${unit},`));
}

/** Anna's riders are about to charge. */
export async function aboutToCharge(page: Page): Promise<void> {
  await openMoment(page, "charge");
  expect(await myTurn(page)).toBe("asked");
  await takeUp(page, "MoveWagon");
  await clickAt(page, { x: 6000, y: 4500 });
  await confirm(page);
  expect(await myTurn(page)).toBe("asked");
  const [, rider] = await figures(page, "Green bull riders");
  const foes = await figures(page, "Green alligator infantry");
  if (rider === undefined || foes[7] === undefined) throw new Error("Not enough figures.");
  await choose(page, rider, "Charge");
  await clickAt(page, foes[7]);
  await expect(confirmButton(page)).toBeEnabled();
}

/** The middle of some figures. */
export function amid(some: readonly Point[]): Point {
  const sum = some.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / some.length, y: sum.y / some.length };
}

/** How far every figure went, where all of a block went the same way without a turn. */
export function shift(before: readonly Shown[], after: readonly Shown[]): Point[] {
  return before.map(({ id, x, y }) => {
    const now = after.find((each) => each.id === id);
    if (now === undefined) throw new Error(`Figure ${id} is gone.`);
    return { x: now.x - x, y: now.y - y };
  });
}

/** Blocks that may be chosen for what is being filled in: a figure of each. */
export async function glowingBlocks(page: Page): Promise<Shown[]> {
  const glows = await page.locator(".group-glow.allowed .glow-line").evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = (one as SVGPathElement).getBBox();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const all = await pieces(page);
  return glows.map((glow) => nearest(all, glow));
}

export function nearest<Kind extends Point>(all: readonly Kind[], to: Point): Kind {
  const [found] = [...all].sort((one, other) => distance(one, to) - distance(other, to));
  if (found === undefined) throw new Error("There is nothing near.");
  return found;
}

/** Choose a number of the field that is being filled in. */
export async function chooseNumber(page: Page, step: string, number: number): Promise<void> {
  await page.locator(`[data-step="${step}"]`).click();
  const numbers = page.locator('[data-field="number"]');
  await numbers.getByRole("radio", { name: String(number), exact: true }).click();
  await expect(page.locator(`[data-step="${step}"]`)).toContainText(String(number));
}

/** Frames in each second while a block is dragged about, for so many milliseconds. */
export async function framesWhileDragging(page: Page, from: Point, time: number): Promise<number> {
  const start = await onScreen(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y - 12, { steps: 3 });
  await page.evaluate(() => {
    const tally = { frames: 0, since: performance.now() };
    Object.assign(window, { tally });
    const count = (): void => {
      tally.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (const end = Date.now() + time; Date.now() < end; ) {
    const turn = (Date.now() % 1000) / 1000;
    const angle = turn * 2 * Math.PI;
    await page.mouse.move(start.x + 40 * Math.cos(angle), start.y + 40 * Math.sin(angle));
  }
  const frames = await page.evaluate(() => {
    const { tally } = window as unknown as { tally: { frames: number; since: number } };
    return (1000 * tally.frames) / (performance.now() - tally.since);
  });
  await page.mouse.up();
  return frames;
}

/** Play the seat of the page by clicks until the battle is over; `me` is its player's name. */
export function commandToTheEnd(page: Page, me: string): Promise<Deeds> {
  return fight(page, {
    most: 150,
    act: (open, idle) => act(page, me, open, idle),
    answered: (form) => answered(page, form),
    after: (deed, idle, deeds) => {
      if (PASSES.includes(deed)) idle.clear();
      else if ((deeds.get(deed) ?? 0) >= MOST) idle.add(deed);
    },
  });
}

/** So often something is done in a battle, so that it does not last for ever. */
const MOST = 5;

/** What needs nothing and lets the battle go on, the best first. */
const PASSES = [
  "EndPart",
  "LeaveWagon",
  "LetMagicBe",
  "ShootAtCharger",
  "FightOn",
  "HurryNobody",
  "AcceptWords",
];

/** Charge, march, shoot, wrap as long as something comes of it; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  const ways: Ways = {
    Charge: () => aimed(page, me, "Charge"),
    March: () => marched(page, me),
    Announce: () => aimed(page, me, "Announce"),
    Wrap: () => wrapped(page),
  };
  const done = await firstOf(page, ways, open, idle);
  if (done !== undefined) return done;
  const pass = PASSES.find((action) => open.includes(action));
  if (pass !== undefined) {
    if (await passed(page, pass)) return pass;
    await fled(page);
    return "BreakOff";
  }
  const [first] = open;
  if (first === undefined) throw new Error("Nothing is offered.");
  await takeUp(page, first);
  return answered(page, first);
}

/** Choose who does it and to whom, by clicks on blocks that glow: the foe that is nearest. */
async function aimed(page: Page, me: string, action: string): Promise<boolean> {
  await takeUp(page, action);
  const target = page.locator('[data-step="target"]');
  await expect(page.locator('[data-step][aria-current="step"]')).toBeVisible();
  let own: Shown | undefined;
  // Where only one can do it, nobody need be chosen.
  if ((await target.getAttribute("aria-current")) === null) {
    own = await firstGlowing(page, (block) => isOf(block, me));
    await clickAt(page, own);
    await expect(target).toHaveAttribute("aria-current", "step");
  }
  await clickAt(page, await firstGlowing(page, (block) => !isOf(block, me), own));
  return tried(page);
}

/** A block that glows and is wanted: the nearest to a place, if there is one. */
async function firstGlowing(
  page: Page,
  isWanted: (block: Shown) => boolean,
  to?: Point,
): Promise<Shown> {
  const found = async (): Promise<Shown[]> => (await glowingBlocks(page)).filter(isWanted);
  await expect.poll(async () => (await found()).length, OFTEN).toBeGreaterThan(0);
  const all = await found();
  return nearest(all, to ?? all[0] ?? { x: 0, y: 0 });
}

/** Drag a block that has not moved towards the nearest enemy. */
async function marched(page: Page, me: string): Promise<boolean> {
  const all = await pieces(page);
  const own = all.filter((piece) => isOf(piece, me) && !piece.states.includes("dim"));
  const foes = all.filter((piece) => !isOf(piece, me) && piece.words.includes(", "));
  const [one] = own;
  if (one === undefined || foes.length === 0) return false;
  await drag(page, one, towards(one, nearest(foes, one), 12 * CM));
  if ((await openForm(page)) !== "March") return false;
  return tried(page);
}

/** Lead two figures round the enemy, one on each side. */
async function wrapped(page: Page): Promise<boolean> {
  await takeUp(page, "Wrap");
  for (const step of ["unit", "enemy"]) {
    const chips = page.locator('[data-field="piece"] [data-chip]');
    if ((await page.locator(`[data-step="${step}"].ask-open`).count()) === 0) continue;
    await page.locator(`[data-step="${step}"]`).click();
    await chips.first().click();
  }
  await chooseNumber(page, "left", 1);
  await chooseNumber(page, "right", 0);
  return tried(page);
}

/** What the rules say against what is filled in. */
const refused = (page: Page): Locator => page.locator(".answer-why:not(.is-soft)");

/** Pass, unless the rules want something else first. */
async function passed(page: Page, action: string): Promise<boolean> {
  const before = await moment(page);
  await takeUp(page, action);
  const armed = page.locator(`[data-action="${action}"][aria-pressed="true"]`);
  const isPlayed = async () => (await moment(page)) !== before;
  const isDue = async () => (await armed.count()) > 0 || (await isPlayed());
  await expect.poll(isDue, { ...OFTEN, timeout: 20_000 }).toBe(true);
  return (await isPlayed()) || tried(page);
}

/** A neutralised unit must leave its fight: drag it one way after the other until one is open. */
async function fled(page: Page): Promise<void> {
  const unit = (await refused(page).innerText()).split(/ (?:is|are) neutralised/)[0] ?? "";
  await stepBack(page);
  const [one] = await figures(page, unit);
  if (one === undefined) throw new Error(`Nobody of ${unit} is on the table.`);
  await takeUp(page, "BreakOff");
  if ((await page.locator('[data-step="unit"].ask-open').count()) > 0) await clickAt(page, one);
  for (let tries = 0; tries < 32; tries += 1) {
    const far = (tries < 16 ? 20 : 8) * CM;
    const angle = (tries * Math.PI) / 8;
    await drag(page, one, { x: one.x + far * Math.cos(angle), y: one.y + far * Math.sin(angle) });
    await expect(confirmButton(page).and(page.locator(":enabled")).or(refused(page))).toBeVisible();
    if (!(await refused(page).isVisible()) && (await tried(page))) return;
  }
  throw new Error(`${unit} finds no way out.`);
}

/** Answer a question that must be answered: who falls, who strikes at whom, which way. */
async function answered(page: Page, form: string): Promise<string> {
  for (let choice = 0; choice < 30; choice += 1) {
    if (await isSoonComplete(page)) break;
    const card = page.locator('.answer-bar [data-choice]:not([aria-checked="true"])');
    if ((await card.count()) > 0) await card.first().click();
    else await chooseOnTable(page);
  }
  await confirm(page);
  return form;
}

/** Click a figure or a block that glows and is not chosen yet. */
async function chooseOnTable(page: Page): Promise<void> {
  const found = async (): Promise<Shown[]> => [
    ...(await glowing(page)).filter(({ states }) => !states.includes("chosen")),
    ...(await glowingBlocks(page)),
  ];
  await expect.poll(async () => (await found()).length, OFTEN).toBeGreaterThan(0);
  const [first] = await found();
  if (first !== undefined) await clickAt(page, first);
}
