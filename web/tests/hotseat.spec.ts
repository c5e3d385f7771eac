/** Two players at one screen: what is private is covered until the right one holds it. */
import { expect, type Page, test } from "@playwright/test";

import { myTurn, offers, press } from "./support/battle";

const cover = (page: Page) => page.getByRole("dialog", { name: /Hand the screen to/ });

/** Bid so many points, for whoever holds the screen. */
async function bid(page: Page, points: number): Promise<void> {
  await page
    .locator('[data-field="number"]')
    .getByRole("radio", { name: `${points}` })
    .click();
  await expect(page.locator(".ask-confirm")).toBeEnabled();
  await page.locator(".ask-confirm").click();
}

test("a secret bid is for one pair of eyes", async ({ page }) => {
  const told: string[] = [];
  page.on("websocket", (line) =>
    line.on("framereceived", ({ payload }) => told.push(String(payload))),
  );
  await page.goto("/new/toy");
  const second = page.getByRole("radiogroup", { name: "Seat 2" });
  await second.getByRole("radio", { name: "Me" }).click();
  await expect(page.locator(".notice")).toBeVisible();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Anna");
  await page.getByRole("textbox", { name: "Name", exact: true }).nth(1).fill("Bram");
  await page.getByRole("button", { name: "Begin" }).click();

  await test.step("the table is covered before anybody has said who they are", async () => {
    await expect(cover(page)).toContainText("Anna");
    await expect(page.locator(".table-pieces")).toHaveCount(0);
    await expect(page.locator(".answer-bar")).toHaveCount(0);
    await cover(page).getByRole("button").click();
  });

  await test.step("Anna bids; then the screen is Bram's, and her bid is not on it", async () => {
    await bid(page, 3);
    await expect(cover(page)).toContainText("Bram");
    await expect(page.locator(".answer-bar")).toHaveCount(0);
    told.length = 0;
    await cover(page).getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bram");
    await expect(page.locator('[data-field="number"] [aria-checked="true"]')).toHaveCount(0);
    await expect(page.locator(".story")).not.toContainText("3 → 0");
    expect(told.length, "the server told Bram something").toBeGreaterThan(0);
    expect(told.filter((words) => /"points":3|"Bid","points"/.test(words))).toEqual([]);
  });

  await test.step("both bids are open once both are made, and the battle goes on", async () => {
    await bid(page, 1);
    await expect(page.locator(".story")).toContainText("3 → 0");
    await expect(page.locator(".story")).toContainText("3 → 2");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Anna");
    expect(await myTurn(page)).toBe("asked");
    expect(await offers(page)).toContain("EndTurn");
    await press(page, "EndTurn");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bram");
  });

  await test.step("hidden cards stay hidden: the one drawn lies face down for both", async () => {
    await expect(page.locator(".story")).toContainText("face down");
  });
});
