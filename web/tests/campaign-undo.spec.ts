/** Campaigns that forgive: a mistyped result, and a battle that is finished at a real table. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

import { myTurn } from "./support/battle";
import { concede, prefer } from "./support/places";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

/** On a desk and on a phone; pictures are taken where somebody wants to look at them. */
async function look(page: Page, name: string, at?: Locator): Promise<void> {
  const folder = process.env["SLAGVELD_SHOTS"];
  const shot = async (size: string) => {
    await at?.scrollIntoViewIfNeeded();
    if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  };
  await shot("desk");
  await page.setViewportSize(PHONE);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(PHONE.width);
  await shot("phone");
  await page.setViewportSize(DESK);
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const next = (page: Page) => page.locator(".campaign-next");
const result = (page: Page) => page.locator("dialog.campaign-result");
const chapters = (page: Page) => page.locator(".campaign-chapter");

async function begin(page: Page, key: string): Promise<void> {
  await page.goto(`/campaigns/new?campaign=${key}`);
  await page.locator('.begin-bar button[type="submit"]').click();
  await expect(page).toHaveURL(/\/campaigns\/(?!new)/);
  await expect(next(page)).toBeVisible();
}

/** Close the notes that lie over the diary; they go by themselves too. */
async function closeNotes(page: Page): Promise<void> {
  const notes = page.locator(".toast button");
  await expect(async () => {
    if ((await notes.count()) > 0) await notes.first().click({ timeout: 1000 });
    expect(await notes.count()).toBe(0);
  }).toPass();
}

/** Enter that the first or second side has won, with everybody of the first alive. */
async function tell(page: Page, winner: number): Promise<void> {
  await next(page).locator('[data-go="result"]').click();
  await result(page).getByRole("radio").nth(winner).click();
  const lived = result(page).locator(".campaign-told").first().locator("fieldset input");
  for (const field of await lived.all()) await field.fill((await field.getAttribute("max")) ?? "");
  await result(page).locator('button[type="submit"]').click();
  await expect(result(page)).toHaveCount(0);
}

for (const [theme, language, words] of [
  ["dark", "en", ["Take back", "Take back this result?", "The result is taken back."]],
  ["light", "nl", ["Terugnemen", "Deze uitslag terugnemen?", "De uitslag is teruggenomen."]],
  [
    "light",
    "de",
    ["Zurücknehmen", "Dieses Ergebnis zurücknehmen?", "Das Ergebnis ist zurückgenommen."],
  ],
] as const) {
  test(`a mistyped result is taken back (${language})`, async ({ page }) => {
    await prefer(page, { theme, language });
    await begin(page, "little-carnage/humans-and-orcs");
    const before = await page.locator("main").innerText();
    await tell(page, 0);
    const army = page.locator('[data-army="humans"]');
    await army.locator(".campaign-survivor select").first().selectOption("attack");
    await army.locator(".campaign-veterans button.primary").click();
    await expect(army.locator(".campaign-army-lines")).toContainText(/veteran/i);
    await expect(chapters(page)).toHaveCount(1);

    const button = chapters(page).getByRole("button", { name: words[0] });
    await closeNotes(page);
    await look(page, `undo-${language}`, button);
    expect(await faults(page)).toEqual([]);
    await button.click();
    const question = page.getByRole("dialog", { name: words[1] });
    await expect(question).toBeVisible();
    await look(page, `undo-question-${language}`);
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(chapters(page)).toHaveCount(1);
    await button.click();
    await question.getByRole("button", { name: words[0] }).click();
    await expect(page.getByText(words[2])).toBeVisible();
    await expect(chapters(page)).toHaveCount(0);
    expect(await page.locator("main").innerText()).toBe(before);
    await page.reload();
    await expect(next(page)).toBeVisible();
    expect(await page.locator("main").innerText()).toBe(before);
  });
}

test("a battle begun here is finished at a real table, and its end counts no more", async ({
  page,
}) => {
  await prefer(page, { theme: "dark" });
  await begin(page, "confrontation/the-stolen-banner");
  const campaign = page.url();
  await next(page).getByRole("button", { name: "Fight this battle" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
  const battle = page.url();
  await page.goto(campaign);
  await expect(next(page)).toContainText("A battle is being fought");
  await look(page, "abandon-fighting");
  await next(page).getByRole("button", { name: "Enter a result" }).click();
  await expect(result(page)).toContainText("the one here no longer counts for the campaign");
  await look(page, "abandon-dialog");
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(next(page)).toContainText("A battle is being fought");

  await tell(page, 0);
  await expect(next(page)).toContainText("First skirmish: Won by Lions.");
  await expect(next(page).getByRole("button", { name: "Fight this battle" })).toBeVisible();
  await look(page, "abandon-entered");

  await page.goto(battle);
  expect(await myTurn(page)).toBe("asked");
  await expect(page.getByRole("link", { name: "Campaign", exact: true })).toHaveCount(0);
  await concede(page); // it would have been the goblins'
  const end = page.getByRole("dialog", { name: /Victory for/ });
  await expect(end).toBeVisible();
  await expect(end.getByRole("link", { name: "Back to the campaign" })).toHaveCount(0);
  await page.goto(campaign);
  await expect(chapters(page)).toHaveCount(1);
  await expect(chapters(page)).toContainText("Won by Lions.");
  await chapters(page).getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(chapters(page)).toHaveCount(0);
  await expect(next(page)).toContainText("First skirmish");
  await expect(next(page).getByRole("button", { name: "Fight this battle" })).toBeEnabled();
});
