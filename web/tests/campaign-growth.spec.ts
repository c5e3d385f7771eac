/** A campaign whose armies grow: rosters, advances, recruits and the diary, by real clicks. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

import { prefer } from "./support/places";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

const stage = (key: string, next: string) => `
  ${key}:
    game: carnage
    scenario: open
    seats: [red, blue]
    prize: 10
    next: {red: [${next}], blue: [${next}]}`;
const WAR = `name: {en: Long war, nl: Lange oorlog, de: Langer Krieg}
story: {en: Once, nl: Ooit, de: Einst}
sides:
  - {key: red, name: {en: Reds, nl: Roden, de: Rote}, armies: {carnage: herptars-veteran}}
  - {key: blue, name: {en: Blues, nl: Blauwen, de: Blaue}, armies: {carnage: brigandians-veteran}}
base: first
draw: red
scenarios:${stage("first", "second")}${stage("second", "third")}${stage("third", "")}
`;

async function look(page: Page, name: string, at: Locator): Promise<void> {
  const folder = process.env["SLAGVELD_SHOTS"];
  const shot = async (size: string) => {
    await at.scrollIntoViewIfNeeded();
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  };
  await shot("desk");
  await page.setViewportSize(PHONE);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(PHONE.width);
  await shot("phone");
  await page.setViewportSize(DESK);
}

/** Enter that the first side has won; of its entries so many lived. */
async function tell(page: Page, lived: readonly number[]): Promise<void> {
  await page.locator('[data-go="result"]').click();
  const dialog = page.locator("dialog.campaign-result");
  await dialog.getByRole("radio").first().click();
  const fields = dialog.locator(".campaign-told").first().locator("fieldset input");
  await expect(fields).toHaveCount(lived.length);
  for (const [index, count] of lived.entries()) await fields.nth(index).fill(String(count));
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toHaveCount(0);
}

test("an army grows, suffers, learns and hires", async ({ page }) => {
  test.slow();
  await prefer(page, { theme: "dark" });
  await page.goto("/campaigns");
  await page.locator('[data-begin="own"]').click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "war.yaml", mimeType: "text/yaml", buffer: Buffer.from(WAR) });
  await page.locator('[data-agree="growth"]').check();
  await page.locator('.begin-bar button[type="submit"]').click();
  await expect(page).toHaveURL(/\/campaigns\/(?!new)/);
  const camp = page.locator('[data-camp="red"]');
  await expect(camp.locator(".camp-member")).toHaveCount(3);
  await expect(camp.locator("img.portrait")).toHaveCount(3);
  await expect(page.locator('[data-might="red"]')).toContainText("795 points, 40 models");

  await tell(page, [10, 18, 12]);
  await tell(page, [0, 0, 12]);
  await expect(page.locator(".campaign-chapter")).toHaveCount(2);
  await expect(camp.locator(".camp-purse")).toHaveText("Purse: 416");
  const archers = camp.locator('[data-member="3"]');
  await expect(archers).toContainText("Experience 4");
  await look(page, "growth-camp", camp);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

  await archers.locator("select").selectOption("skilled");
  await expect(archers.getByRole("button", { name: /CAR-17-ws/ })).toBeVisible();
  await archers.locator('[data-camp-do="learn"]').click();
  await expect(archers.locator(".camp-advance")).toHaveText("practised blade");

  await camp.locator('[data-camp-do="hire"]').click();
  const hiring = page.locator("dialog.camp-hiring");
  await hiring.locator('[data-recruit="teron"] button').click();
  await expect(hiring.locator(".camp-purse")).toHaveText("Purse: 317");
  await look(page, "growth-hiring", hiring.locator(".camp-purse"));
  await page.keyboard.press("Escape");
  await expect(camp.locator(".camp-member")).toHaveCount(4);
  await expect(camp).toContainText("Teron");

  await camp.locator('[data-member="2"] [data-camp-do="refill"]').click();
  await expect(camp.locator(".camp-purse")).not.toHaveText("Purse: 317");

  const told = page.locator(".campaign-chapter").last().locator(".campaign-tales");
  await expect(told).toContainText("learn: practised blade");
  await expect(told).toContainText("Hired: 1 × Teron.");
  await look(page, "growth-diary", told);
  await page.reload();
  await expect(archers.locator(".camp-advance")).toHaveText("practised blade");
});
