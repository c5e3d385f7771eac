/** The guided first battles: played by reading only what the page says, by pressing what glows. */
import { expect, type Page, test } from "@playwright/test";

import { coach } from "./support/battle";
import { isLed, led, pressLed } from "./support/learner";

const GAMES = {
  Carnage: "carnage",
  "Little Carnage": "little-carnage",
  "Wizard Duel": "wizard-duel",
  Confrontation: "confrontation",
  "Mage Knight": "mage-knight",
};

/** More presses than any lesson needs. */
const MOST = 120;

async function begin(page: Page, key: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-lesson="${key}"]`).click();
  await expect(coach(page)).toContainText("First steps: 1 of");
}

for (const [title, key] of Object.entries(GAMES)) {
  test(`the lesson of ${title} leads from the first word to the last`, async ({ page }) => {
    await begin(page, key);
    const said: string[] = [];
    for (let pressed = 0; pressed < MOST && (await isLed(page)); pressed += 1) {
      const words = (await coach(page).locator("header b").textContent()) ?? "";
      if (said.at(-1) !== words) said.push(words);
      await expect(page.locator(".coach-missed")).toHaveCount(0);
      await pressLed(page);
    }
    const count = Number(/of (\d+)/.exec(said[0] ?? "")?.[1]);
    const all = Array.from({ length: count }, (_, n) => `First steps: ${n + 1} of ${count}`);
    expect(said, "every step is shown once, in order").toEqual(all);
    await expect(coach(page)).toContainText("Well done");
    await expect(page.locator(".story")).toContainText(/rolls|shoots|strikes|attack/);
    await coach(page).getByRole("button").click();
    await expect(coach(page)).toHaveCount(0);
    await expect(led(page)).toHaveCount(0);
  });
}
