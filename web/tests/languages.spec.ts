/** Bots, hint, odds and puzzles by real clicks, in Dutch and in German. */
import { expect, type Page, test } from "@playwright/test";

import { confirmButton, myTurn } from "./support/battle";
import { catalogue } from "./support/languages";
import { prefer } from "./support/places";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const language of ["nl", "de"]) {
  const say = catalogue(language);

  test(`${language}: a level, a hint and the odds`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto("/new/mage-knight");
    const level = page.getByLabel(say("web-new-bot"));
    await level.selectOption({ label: say("bot-title-warlord") });
    await expect(page.getByText(say("bot-help-warlord"))).toBeVisible();
    await button(page, say("web-new-begin")).click();
    await expect(page).toHaveURL(/\/battle\//);
    await myTurn(page);
    await button(page, say("answer-hint")).click();
    await expect(page.locator(".answer-hint")).toContainText(say("room-hint-plain"), {
      timeout: 15_000,
    });
    await button(page, say("web-settings")).click();
    await page.getByLabel(say("web-odds-bar")).check();
    await page.keyboard.press("Escape");
    const told = new RegExp(`^${say("battle-odds")} .+ \\d+`);
    await expect(page.locator(".battle-odds")).toHaveAttribute("aria-label", told);
  });

  test(`${language}: a puzzle`, async ({ page }) => {
    await prefer(page, { language });
    await page.goto("/puzzles/mage-knight");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("web-puzzles"));
    await page.locator(".puzzle-row").first().click();
    const panel = page.locator(".puzzle-panel");
    await panel.getByRole("button", { name: say("web-puzzle-hint") }).click();
    await expect(panel.locator(".puzzle-hint")).toContainText(say("puzzle-hint"));
    await panel.getByRole("button", { name: say("web-puzzle-solution") }).click();
    await expect(page.locator(".answer-hint")).toBeVisible();
    await confirmButton(page).click();
    await expect(panel.locator(".puzzle-verdict.is-solved")).toContainText(
      say("puzzle-verdict-solved").split(":")[0] ?? "",
    );
  });
}
