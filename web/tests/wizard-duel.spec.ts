/** A whole duel against the greedy bot, from the set-up page to the replay. */
import { expect, type Page, test } from "@playwright/test";

import { playToTheEnd } from "./support/duellist";
import { pieces } from "./support/table";

test("a duel is set up, fought to its end, and looked at again", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[href="/new/wizard-duel"]').click();
  await page.getByRole("radio", { name: /A chance meeting/ }).check();
  await page.getByLabel("Which bot").selectOption("greedy");
  await page.getByText("Options of the game").click();
  await page.getByRole("spinbutton", { name: "Rounds" }).fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);

  const deeds = await playToTheEnd(page, "Player 1");
  expect(deeds.get("Walk") ?? 0, "walked").toBeGreaterThan(0);
  expect(deeds.get("Summon") ?? 0, "summoned").toBeGreaterThan(0);
  const blows = (deeds.get("Strike") ?? 0) + (deeds.get("Shoot") ?? 0);
  expect(blows, "struck or shot").toBeGreaterThan(0);

  const panel = page.getByRole("dialog");
  await test.step("the end: who won, why, and how the dice fell", async () => {
    await expect(panel.getByRole("heading").first()).toHaveText(/won|victory|draw/i);
    await expect(panel.locator(".end-reason")).not.toBeEmpty();
    const luck = panel.getByRole("region", { name: "How the dice fell" });
    await expect(luck.locator(".luck-line")).toHaveCount(2);
    await expect(luck.getByRole("img").first()).toHaveAttribute("aria-label", /\d/);
    await expect(luck).toContainText("%");
  });

  await test.step("the replay goes back and forth, and the log with it", async () => {
    await panel.getByRole("link", { name: "See it again" }).click();
    await expect(page).toHaveURL(/\/replay\//);
    await lookedAtAgain(page);
  });
});

/** Step through a replay by buttons, keys and slider. */
async function lookedAtAgain(page: Page): Promise<void> {
  const slider = page.getByRole("slider");
  const now = async () => Number(await slider.inputValue());
  const here = page.locator('.story [aria-current="true"]');
  const lines = page.locator(".story li");
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(20);

  await page.getByRole("button", { name: "To the end" }).click();
  await expect(slider).toHaveValue(String(last));
  const all = await lines.count();

  await page.getByRole("button", { name: "One step back" }).click();
  await expect(slider).not.toHaveValue(String(last));
  const before = await now();
  await expect(here).toHaveAttribute("data-entry", String(before));
  expect(await lines.count()).toBeLessThan(all);

  await page.keyboard.press("ArrowLeft");
  await expect.poll(now).toBeLessThan(before);
  await page.getByRole("button", { name: "One step forward" }).click();
  await expect(slider).toHaveValue(String(before));
  await expect(page).toHaveURL(new RegExp(`at=${before}`));

  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(slider).toHaveValue("0");
  const first = (await pieces(page)).length;
  await slider.fill(String(before));
  await expect.poll(async () => (await pieces(page)).length).not.toBe(first);
  await expect(page).toHaveURL(new RegExp(`at=${before}`));

  await page.reload();
  await expect(slider).toHaveValue(String(before));
}
