/** A battlefield made at random: in the editor, at set-up, and with one press. */
import { expect, test } from "@playwright/test";

import { myTurn } from "./support/battle";

test("a battlefield is made in the editor, rolled anew, taken back, and played on", async ({
  page,
}) => {
  await page.goto("/lay/new?game=wizard-duel");
  const panel = page.getByRole("region", { name: "Make a battlefield" });
  const list = page.getByRole("region", { name: "On the table" }).getByRole("listitem");
  await panel.getByLabel("Land").selectOption("Ruins");
  await panel.getByLabel("Density").selectOption("Dense");
  await panel.getByLabel("Number").fill("5");
  await panel.getByRole("button", { name: "Make it" }).click();
  await expect(panel.locator("[data-land-verdict]")).toContainText(
    /^Fair: cover near the sides \d+/,
  );
  await expect(page.getByText("This table can be played on.")).toBeVisible();
  const count = await list.count();
  expect(count).toBeGreaterThan(5);
  await panel.getByRole("button", { name: "Roll another" }).click();
  await expect(panel.getByLabel("Number")).not.toHaveValue("5");
  await expect(panel.locator("[data-land-verdict]")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(list).toHaveCount(count);

  await panel.getByLabel("For the battle").selectOption({ index: 4 });
  await panel.getByLabel("Fair").selectOption("Mirrored");
  await panel.getByRole("button", { name: "Make it" }).click();
  await expect(panel.getByRole("status")).toContainText(/starting places|Fair/);
});

test("a random battlefield is chosen where a battle is set up", async ({ page }) => {
  await page.goto("/new/mage-knight");
  await page.getByLabel("Table", { exact: true }).selectOption("Random battlefield");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  await expect(page.locator(".table-board [data-ground]").first()).toBeVisible();
});

test("one press beside Play now begins on a random battlefield", async ({ page }) => {
  await page.goto("/");
  await page.locator('[data-play-random="wizard-duel"]').click();
  await expect(page).toHaveURL(/\/battle\//);
  await expect(page.locator(".table-board [data-ground]").first()).toBeVisible();
  expect(await myTurn(page)).toBe("asked");
});
