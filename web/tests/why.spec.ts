/** Why a bot did something: asked in the story by click and by key, and in the replay. */
import { expect, test } from "@playwright/test";

import { confirm, myTurn } from "./support/battle";
import { concede } from "./support/places";

const SHOTS = process.env["SHOTS"] ?? "";

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  test(`${width}×${height}: why a captain did what it did`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const shot = async (name: string) => {
      if (SHOTS !== "") await page.screenshot({ path: `${SHOTS}/${name}-${width}.png` });
    };
    const buttons = page.locator(".why-button");
    const words = page.locator(".why-words:visible");

    await page.goto("/new/wizard-duel");
    await page.getByLabel("Which bot").selectOption({ label: "Captain" });
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/battle\//);

    await test.step("the bot has answered, and says why", async () => {
      await myTurn(page);
      for (let turn = 0; turn < 12 && (await buttons.count()) < 2; turn += 1) {
        await page.getByRole("button", { name: "Hint" }).click();
        await expect(page.locator(".answer-hint")).toBeVisible({ timeout: 15_000 });
        await confirm(page);
        await myTurn(page);
      }
      await expect(words).toHaveCount(0);
      await buttons.last().click();
      await expect(words).toContainText(/^Captain .*“.+”/);
      await expect(buttons.last()).toHaveAttribute("aria-expanded", "true");
      await shot("why");
    });

    await test.step("by key too", async () => {
      await buttons.last().focus();
      await page.keyboard.press("Enter");
      await expect(words).toHaveCount(0);
      await page.keyboard.press("Space");
      await expect(words).toHaveCount(1);
    });

    await test.step("in the replay as well, where a click on the entry goes there", async () => {
      await concede(page);
      const id = page.url().split("/").at(-1)?.split("?")[0] ?? "";
      await page.setViewportSize({ width, height });
      await page.goto(`/replay/${id}`);
      await page.getByRole("button", { name: "To the end" }).click();
      if (width < 800) await page.locator('button[data-panel="story"]').click();
      await expect(buttons.first()).toBeVisible();
      await buttons.first().click();
      await expect(words).toContainText("Captain ");
      await shot("why-replay");
    });
  });
}
