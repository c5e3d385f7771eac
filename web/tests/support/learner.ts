/** Somebody who knows nothing of the game and presses what glows. */
import { expect, type Locator, type Page } from "@playwright/test";

const QUICK = { timeout: 3000 };

/** What is to be pressed next: a button, or a place on the table. */
export const led = (page: Page): Locator => page.locator("[data-led], .led-pulse .led-core");

/** Wait until something glows; false: the lesson is over. */
export async function isLed(page: Page): Promise<boolean> {
  const done = page.locator(".coach.is-done");
  await expect(led(page).or(done).first()).toBeVisible({ timeout: 30_000 });
  return !(await done.isVisible());
}

/** Press what glows. What has gone on meanwhile glows elsewhere, and is looked for again. */
export async function pressLed(page: Page): Promise<void> {
  const found = led(page).first();
  const isButton = (await found.getAttribute("data-led", QUICK).catch(() => null)) !== null;
  if (isButton) {
    await found.click(QUICK).catch(() => undefined);
    return;
  }
  const box = await found.boundingBox(QUICK).catch(() => null);
  if (box === null) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(5, 5); // what lies under the pointer is not filled in
}
