/** Carnage with the mouse: blocks, charges, wraps and shots; the first steps; a large battle. */
import { expect, type Page, test } from "@playwright/test";

import { choose, confirm, confirmButton, myTurn, offers, press, takeUp } from "./support/battle";
import {
  amid,
  CM,
  chooseNumber,
  commandToTheEnd,
  figures,
  framesWhileDragging,
  openMoment,
  shift,
} from "./support/general";
import { clickAt, distance, drag, pieces } from "./support/table";

const story = ".story-scroll";

test("a block is led by any of its figures, charges, and is shot at", async ({ page }) => {
  await openMoment(page, "charge");
  const title = page.getByRole("heading", { level: 1 });

  await test.step("the pearl wagon is moved", async () => {
    await takeUp(page, "MoveWagon");
    await clickAt(page, { x: 6000, y: 4500 });
    await confirm(page);
    await expect(page.locator(story)).toContainText(/The pearl wagon rolls (14\.9|15|15\.1) cm\./);
  });

  await test.step("a block is picked by a figure of its rear rank", async () => {
    const rear = (await figures(page, "Green infantry")).at(0);
    if (rear === undefined) throw new Error("No infantry.");
    await clickAt(page, rear);
    await expect(page.locator(".ask-picked")).toHaveText("Green infantry");
    expect(await offers(page)).toEqual(expect.arrayContaining(["March", "Charge", "Rerank"]));
  });

  await test.step("it is dragged and goes as one, without turning", async () => {
    const before = await figures(page, "Green infantry");
    const [held] = before;
    if (held === undefined) throw new Error("No infantry.");
    await drag(page, held, { x: held.x - 4 * CM, y: held.y - 15 * CM });
    await expect(confirmButton(page)).toBeEnabled();
    await expect(page.locator('[data-step="path"]')).toContainText("15.5 cm");
    await confirm(page);
    await expect(page.locator(story)).toContainText("Green infantry march 15.5 cm.");
    for (const gone of shift(before, await figures(page, "Green infantry"))) {
      expect(Math.abs(gone.x + 4 * CM)).toBeLessThan(20);
      expect(Math.abs(gone.y + 15 * CM)).toBeLessThan(20);
    }
  });

  await test.step("taken back, it goes again round a bend, turned by the wheel", async () => {
    await page.locator("[data-take-back]").click();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.locator(".story-undone")).toBeVisible();
    const before = await figures(page, "Green infantry");
    const middle = amid(before);
    const [held] = before;
    if (held === undefined) throw new Error("No infantry.");
    await drag(page, held, { x: held.x, y: held.y - 8 * CM });
    await expect(page.locator('[data-step="path"]')).toContainText("8 cm");
    await clickAt(page, { x: middle.x + 6 * CM, y: middle.y - 14 * CM });
    await expect(page.locator('[data-step="path"]')).not.toContainText(/^Way8 cm/);
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, 120);
    await expect(page.locator('[data-step="facing"]')).toContainText("30°");
    await confirm(page);
    await expect(page.locator(story)).toContainText("Green infantry turn on the spot.");
    const after = await figures(page, "Green infantry");
    expect(distance(middle, amid(after))).toBeGreaterThan(8 * CM);
    const rank = after.map(({ y }) => Math.round(y / 10));
    expect(new Set(rank).size, "the ranks stand askew").toBeGreaterThan(2);
  });

  await test.step("a charge by clicks on both units: odds first, then the dice", async () => {
    const [, rider] = await figures(page, "Green bull riders");
    const foes = await figures(page, "Green alligator infantry");
    if (rider === undefined || foes[7] === undefined) throw new Error("Not enough figures.");
    await choose(page, rider, "Charge");
    await clickAt(page, foes[7]);
    const odds = page.getByRole("region", { name: "Chances" });
    await expect(odds).toContainText("Green bull riders, figures in contact: 5, dice: 10");
    await expect(odds.locator(".odds-outcome b").first()).toHaveText(/%$/);
    await expect(odds.locator(".odds-mean").first()).toContainText("On average");
    await confirm(page);
    const log = page.locator(story);
    await expect(log).toContainText("Green bull riders charge Green alligator infantry");
    await expect(log).toContainText("a charge reaches 50 cm");
    await expect(log).toContainText("Green bull riders charge into Green alligator infantry");
    const riders = await figures(page, "Green bull riders");
    const front = Math.min(...riders.map(({ y }) => y));
    expect(front, "they came up to the enemy").toBeLessThan(30 * CM);
  });

  await test.step("the archers of the enemy shoot back", async () => {
    while ((await title.innerText()).includes("Reorganise")) await press(page, "EndPart");
    await expect(title).toContainText("shoot");
    const [archer] = await figures(page, "Green chameleon archers");
    const [target] = await figures(page, "Green infantry");
    if (archer === undefined || target === undefined) throw new Error("Not enough figures.");
    await clickAt(page, archer);
    if ((await offers(page)).length > 0) await takeUp(page, "Announce");
    await clickAt(page, target);
    await expect(page.getByRole("region", { name: "Chances" })).toContainText("6 shooters");
    await confirm(page);
    const said = "Green chameleon archers will shoot at Green infantry.";
    await expect(page.locator(story)).toContainText(said);
    await expect(page.locator(story)).toContainText("indirect fire.");
    await expect(page.locator(story)).toContainText("Green chameleon archers shoot");
  });
});

test("a unit in contact is wrapped round the enemy", async ({ page }) => {
  await openMoment(page, "wrap");
  const before = await figures(page, "Green infantry");
  const foes = await figures(page, "Green alligator infantry");
  const touching = (all: typeof before): number =>
    all.filter((one) => foes.some((foe) => distance(one, foe) < 3 * CM)).length;
  const [own] = before;
  if (own === undefined) throw new Error("No infantry.");
  await choose(page, own, "Wrap");
  await chooseNumber(page, "left", 2);
  await chooseNumber(page, "right", 1);
  await expect(page.locator(".table-over .ghost")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Chances" })).toContainText("touch an enemy");
  await confirm(page);
  const said = "Green infantry wrap round Green alligator infantry with 3 figures.";
  await expect(page.locator(story)).toContainText(said);
  const after = await figures(page, "Green infantry");
  expect(shift(before, after).filter(({ x, y }) => x !== 0 || y !== 0)).toHaveLength(3);
  expect(touching(after)).toBeGreaterThanOrEqual(touching(before) + 3);
});

/** Two armies of veterans on a large table, to the end of the third round. */
async function beginLargeBattle(page: Page): Promise<void> {
  await page.goto("/new/carnage?scenario=open");
  await page.getByRole("radio", { name: /Open battle/ }).check();
  await page.getByLabel("Which bot").selectOption("greedy");
  await page.getByText("Options of the game").click();
  await page.getByLabel("Last round", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
  expect((await pieces(page)).length).toBeGreaterThan(80);
}

test("a block is dragged smoothly among so many", { tag: "@alone" }, async ({ page }) => {
  await openMoment(page, "open");
  expect(await offers(page)).toContain("March");
  const all = await pieces(page);
  expect(all.length).toBeGreaterThan(80);
  const own = all.filter(({ words }) => words.includes("Anna"));
  const frames = await framesWhileDragging(page, own[0] ?? { x: 0, y: 0 }, 1500);
  const description = `${Math.round(frames)} in each second`;
  test.info().annotations.push({ type: "frames while a block is dragged", description });
  expect(frames).toBeGreaterThanOrEqual(30);
});

test("two veteran armies fight to the last round @soak", async ({ page }) => {
  await beginLargeBattle(page);
  const deeds = await commandToTheEnd(page, "Player 1");
  const done = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (deeds.get(name) ?? 0), 0);
  expect(done("March", "Charge"), "moved").toBeGreaterThan(3);
  expect(done("Announce", "GiveUp", "ChooseOpponents"), "fought").toBeGreaterThan(0);

  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading").first()).toHaveText(/won|victory|draw/i);
  await expect(panel.locator(".end-reason")).not.toBeEmpty();
  const luck = panel.getByRole("region", { name: "How the dice fell" });
  await expect(luck.locator(".luck-line")).toHaveCount(2);
  await expect(luck).toContainText("%");
});
