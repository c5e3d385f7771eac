/** A phone held upright: who is asked and what, dice divided by thumb, the table in sight. */
import { expect, type Locator, type Page, test } from "@playwright/test";

import { choose, confirm, confirmButton, press, takeUp } from "./support/battle";
import { inches, odds, openField } from "./support/knight";
import { openMoment as openLittle } from "./support/little";
import { clickAt, onScreen, pieces } from "./support/table";
import { divide, openMoment as openWarband, takeScreen } from "./support/warband";

test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

const split = (page: Page): Locator => page.locator('[data-field="split"]');

/** The sentence of the page is there as a whole, within the window. */
async function expectSentence(page: Page, words: string): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText(words);
  await expect(title).toBeVisible();
  const box = await title.boundingBox();
  expect(box?.width).toBeGreaterThan(300);
  expect(await title.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
}

/** Everything that a thumb must meet in the division is large enough, whole, and not covered. */
async function expectForThumbs(page: Page): Promise<void> {
  const wrong = await split(page).evaluate((field) => {
    const sheet = field.closest(".answer-sheet");
    if (sheet === null) return ["there is no sheet"];
    const found: string[] = [];
    for (const one of sheet.querySelectorAll<HTMLElement>("button, input, output, th[scope=row]")) {
      one.scrollIntoView({ block: "nearest" });
      const named = one.getAttribute("aria-label") ?? one.textContent;
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      const room = sheet.getBoundingClientRect();
      if (left < room.left || right > room.right) found.push(`cut off: ${named}`);
      if (one.matches("output, th")) continue;
      if (width < 40 || height < 40) found.push(`${width}×${height}: ${named}`);
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (at === null || !(one.contains(at) || at.contains(one))) found.push(`covered: ${named}`);
    }
    return found;
  });
  expect(wrong).toEqual([]);
  const across = await split(page).evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(across).toBeLessThanOrEqual(0);
}

/** So many pieces lie in sight, beneath no card. */
async function expectTableInSight(page: Page, least: number): Promise<void> {
  let seen = 0;
  for (const piece of await pieces(page)) {
    const at = await onScreen(page, piece);
    const isFree = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest(".table-view") != null,
      at,
    );
    if (isFree) seen += 1;
  }
  expect(seen).toBeGreaterThanOrEqual(least);
}

test("Confrontation's dice are weighed with a slider as wide as the phone", async ({ page }) => {
  await openWarband(page, "fight");
  await press(page, "EndActivation");
  await expectSentence(page, "Bram: You lost the initiative.");
  await expectForThumbs(page);
  await divide(page, 2);
  await confirm(page);
  await expectSentence(page, "Anna: You have the initiative.");
  await divide(page, 0, 1);
  await expect(odds(page)).toContainText("Goblin warrior 1 after 3 attacks");
  await expectForThumbs(page);
  const names = split(page).locator("td > .ask-split-name");
  await expect(names).toHaveText(["Attack", "Defence", "Attack", "Defence"]);
  for (const name of await names.all()) await expect(name).toBeVisible();
  await expectTableInSight(page, 4);
});

test("Little Carnage's attacks are split by plus and minus", async ({ page }) => {
  await openLittle(page, "melee");
  await takeUp(page, "Fight");
  await expect(odds(page)).toContainText("Orc Warrior 1 (4 dice)");
  await expectSentence(page, "Human Spearmen");
  await expectForThumbs(page);
  await expectTableInSight(page, 2);
  const row = split(page).locator("tr").filter({ hasText: "Human Spearman 2" });
  const steps = row.getByRole("button");
  await steps.nth(0).tap();
  await row.getByRole("button", { name: /^More: .*Orc Warrior 2$/ }).tap();
  await expect(odds(page)).toContainText("Orc Warrior 1 (3 dice)");
  await confirm(page);
  await expectSentence(page, "Bram: ");
});

test("Mage Knight's damage is dealt out, and the sentence is whole", async ({ page }) => {
  await openField(page);
  await choose(page, inches(25, 29), "Shoot");
  await clickAt(page, inches(24, 24.5));
  await clickAt(page, inches(26.2, 24.5));
  await confirm(page);
  await expectForThumbs(page);
  await expectTableInSight(page, 10);
  await expectSentence(page, "The attack hits several targets.");
  await split(page).getByRole("button", { name: "The rest: Damage → Barrow Wight" }).tap();
  await expect(confirmButton(page)).toBeEnabled();
});

test("a long question is said whole beside the rule's sign", async ({ page }) => {
  await openWarband(page, "turn");
  await takeScreen(page, "Anna");
  await expectSentence(page, "Anna: You drew a card of your own");
  const sign = await page.locator(".turn-line .chip.rule").boundingBox();
  expect([sign?.width, sign?.height]).toEqual([40, 40]);
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual(412);
});

test("the coach is a strip that folds, and drawers are closed whenever the page is opened", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "First steps" }).first().tap();
  const coach = page.locator(".coach");
  await expect(coach).toBeVisible({ timeout: 30_000 });
  const [strip, table] = [
    await coach.boundingBox(),
    await page.locator(".battle-table").boundingBox(),
  ];
  expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((table?.y ?? 0) + 1);
  await page.getByRole("button", { name: "Fold the coach" }).tap();
  await expect(coach.locator("p").first()).toBeHidden();
  await expect(coach.locator("header")).toBeVisible();
  await page.getByRole("button", { name: "Unfold the coach" }).tap();
  await expect(coach.locator("p").first()).toBeVisible();

  await page.getByRole("button", { name: "Story", exact: true }).tap();
  await expect(page.locator(".side-panel.is-drawer")).toBeVisible();
  await page.reload();
  await expect(coach).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(".side-panel.is-drawer")).toHaveCount(0);
});
