/** From "Play now" to the first roll of one's own: eight presses at most, in every game. */
import { expect, type Page, test } from "@playwright/test";

const MOST = 8;

interface Sight {
  type: string;
  story?: { happenings: { roll?: { seat: number | null; need: unknown } | null }[] }[];
}

/** Somebody who takes every hint, and counts what he presses. */
class Hasty {
  presses = 0;
  /** Rolls of his own that needed something. */
  rolls = 0;
  /** Entries of the story. */
  told = 0;

  constructor(readonly page: Page) {
    page.on("websocket", (line) => {
      line.on("framereceived", ({ payload }) => {
        const told = JSON.parse(String(payload)) as Sight;
        this.told += told.story?.length ?? 0;
        const rolls = (told.story ?? []).flatMap(({ happenings }) => happenings);
        this.rolls += rolls.filter(({ roll }) => roll?.seat === 0 && roll.need !== null).length;
      });
    });
  }

  /** Wait for a roll or to be asked. */
  async isAsked(): Promise<boolean> {
    const asked = this.page.locator('.battle[data-turn="mine"] [data-tool="hint"]:enabled');
    const isDue = async () => this.rolls > 0 || (await asked.isVisible());
    await expect.poll(isDue, { timeout: 60_000 }).toBe(true);
    return this.rolls === 0;
  }

  /** Have the answer filled in, and give it. */
  async follow(): Promise<void> {
    const { page } = this;
    const heading = await page.locator("h1").innerText();
    const told = this.told;
    const ready = page.locator(".ask-confirm:enabled");
    await expect(async () => {
      // What comes by itself meanwhile makes a hint stale.
      await page.locator('[data-tool="hint"]').click({ timeout: 2000 });
      await expect(ready).toBeVisible({ timeout: 5000 });
      await ready.click({ timeout: 2000 });
    }).toPass({ timeout: 40_000 });
    this.presses += 2;
    // The same may be asked again of the next.
    const isOver = async () =>
      this.told > told ||
      (await page.locator("h1").innerText()) !== heading ||
      !(await ready.isVisible());
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
  }
}

for (const game of ["carnage", "little-carnage", "wizard-duel", "confrontation", "mage-knight"]) {
  test(`the first roll of ${game} comes within eight presses`, async ({ page }) => {
    const hasty = new Hasty(page);
    await page.goto("/");
    await page.locator(`[data-play="${game}"]`).click();
    await expect(page).toHaveURL(/\/battle\//);
    while (await hasty.isAsked()) await hasty.follow();
    expect(hasty.presses).toBeLessThanOrEqual(MOST);
  });
}
