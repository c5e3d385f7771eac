/** Pictures of tables, made of real scenes: on the home page, of scenarios, of laid tables. */
import { expect, test } from "@playwright/test";

test("each game is shown by its own table, with what one should know of it", async ({ page }) => {
  await page.goto("/");
  const games = page.locator(".games > .game");
  await expect(games).toHaveCount(5);
  for (const game of await games.all()) {
    await game.scrollIntoViewIfNeeded();
    await expect(game.locator(".still-table [data-piece]").first()).toBeAttached({
      timeout: 20_000,
    });
    await expect(game.locator(".game-facts .chip")).toHaveCount(4);
    await expect(game.locator(".game-about > p")).not.toBeEmpty();
    expect(await game.locator(".still-table :focus-visible, .still-table a").count()).toBe(0);
  }
});

test("scenarios are shown as they begin, and nothing is fetched before it is seen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/scene")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto("/new/little-carnage");
  const pictures = page.locator(".scenario [data-thumb]");
  await expect(pictures).toHaveCount(10);
  await expect(pictures.first().locator("[data-piece]").first()).toBeAttached({ timeout: 20_000 });
  expect(asked.length).toBeLessThan(10);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect(pictures.last().locator("[data-piece]").first()).toBeAttached({ timeout: 20_000 });
});

test("a laid table is shown in the list of tables", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-play="wizard-duel"]').click(); // whoever plays is somebody
  await expect(page).toHaveURL(/\/battle\//);
  await page.evaluate(async () => {
    const key = localStorage.getItem("slagveld.person") ?? "";
    const table = { width: 10_000, depth: 8000, ground: "grass", pieces: [] };
    const body = JSON.stringify({ kind: "table", name: "Mine", game: "wizard-duel", table });
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
    const kept = await fetch("/api/papers", { method: "POST", headers, body });
    if (!kept.ok) throw new Error(await kept.text());
  });
  await page.goto("/lay");
  await expect(page.locator(".paper .still-table .table-board")).toBeAttached({ timeout: 20_000 });
});
