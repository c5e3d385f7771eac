/** A puzzle from the home page to the next: a poor answer, help, the solution, the mark. */
import { expect, type Page, test } from "@playwright/test";

import { confirmButton, offer, takeUp } from "./support/battle";

const GAME = "mage-knight";
const panel = (page: Page) => page.locator(".puzzle-panel");

interface Found {
  number: number;
  /** The kind of action that solves it. */
  action: string;
}

/** A puzzle in which ending the phase is an answer, and not the one that is looked for. */
async function oneToFight(page: Page): Promise<Found> {
  const shown = await (await page.request.get(`/api/puzzles/${GAME}`)).json();
  for (const { number } of shown.puzzles) {
    const { action } = await (
      await page.request.get(`/api/puzzles/${GAME}/${number}/solution`)
    ).json();
    const poor = await page.request.post(`/api/puzzles/${GAME}/${number}/answer`, {
      data: { action: { type: "EndPhase" } },
    });
    if (poor.ok() && !(await poor.json()).solved) return { number, action: action.type };
  }
  throw new Error("no such puzzle");
}

test("a puzzle is found, missed, helped with and solved", async ({ page }) => {
  const found = await oneToFight(page);
  await page.goto("/");
  await page.getByRole("link", { name: "To the puzzles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Puzzles" })).toBeVisible();
  await page.getByRole("link", { name: "Mage Knight" }).click();
  await expect(page.getByText(/^0 of \d+ solved$/)).toBeVisible();
  await page.locator(`[data-puzzle="${found.number}"]`).click();
  await expect(panel(page)).toContainText("One answer is far better");

  await test.step("an answer that is not it is judged and not played", async () => {
    await takeUp(page, "EndPhase");
    await confirmButton(page).click();
    await expect(panel(page).locator(".puzzle-verdict")).toContainText(/Not yet|Nearly/);
    await expect(page.locator(".answer-why")).toContainText("not played");
    await expect(offer(page, "EndPhase")).toHaveCount(1);
  });

  await test.step("a hint says something, the solution is filled in and drawn", async () => {
    await panel(page).getByRole("button", { name: "Hint" }).click();
    await expect(panel(page).locator(".puzzle-hint")).toContainText("Think of");
    await panel(page).getByRole("button", { name: "Show the solution" }).click();
    await expect(page.locator(".answer-hint")).toContainText("chance to win");
    await expect(page.locator(".answer-head")).toHaveAttribute("data-form", found.action);
  });

  await test.step("the solution solves it, is played, and is remembered", async () => {
    await confirmButton(page).click();
    await expect(panel(page).locator(".puzzle-verdict.is-solved")).toContainText("Solved");
    await expect(page.locator(".story [data-entry]").first()).toBeVisible();
    await panel(page).getByRole("link", { name: "All puzzles" }).click();
    await expect(page.getByText(/^1 of \d+ solved$/)).toBeVisible();
    await expect(page.locator(`[data-puzzle="${found.number}"]`)).toContainText("solved");
  });

  await test.step("from one puzzle to the next, and back to one that was left open", async () => {
    const other = page.locator(".puzzle-row:not(.is-solved)").first();
    const number = await other.getAttribute("data-puzzle");
    await other.click();
    await expect(panel(page)).toContainText(`${number}.`);
    const address = page.url();
    await panel(page).getByRole("button", { name: "Next puzzle" }).click();
    await expect(page).not.toHaveURL(address);
    await expect(panel(page)).not.toContainText(`${number}. `);
    await panel(page).getByRole("link", { name: "All puzzles" }).click();
    await page.locator(`[data-puzzle="${number}"]`).click();
    await expect(page).toHaveURL(address);
  });
});

test("puzzles on a phone, in Dutch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem("slagveld.language", "nl"));
  await page.goto(`/puzzles/${GAME}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzels");
  const wide = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
  await page.locator(".puzzle-row").first().click();
  await expect(panel(page)).toContainText("Toon de oplossing");
  expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
});
