/** A newcomer: opens the page, is shown the first steps, and does each of them by hand. */
import { expect, test } from "@playwright/test";

import { choose, coach, confirm, confirmButton, myTurn, press } from "./support/battle";
import { answerBlows, around, summon } from "./support/duellist";
import { clickAt, drag, hoverAt, pieceNamed, pieces } from "./support/table";

test("the first steps, from the home page to the last word", async ({ page }) => {
  await page.goto("/");
  const duel = page.locator(".games > *").filter({ hasText: "Wizard Duel" });
  await duel.getByRole("button", { name: "First steps" }).click();
  await expect(coach(page)).toContainText("1 of 7");

  await test.step("look around", async () => {
    await hoverAt(page, await pieceNamed(page, "Amazon 1"));
    await expect(page.locator(".table-tip.about")).toContainText("Amazon 1");
    await page.getByRole("button", { name: "Read on" }).click();
    await expect(coach(page)).toContainText("2 of 7");
  });

  await test.step("walk an ork into an amazon", async () => {
    const ork = await pieceNamed(page, "Ork 4");
    const amazon = await pieceNamed(page, "Amazon 1");
    await drag(page, ork, amazon);
    await expect(page.getByRole("region", { name: "Chances" })).toContainText("Amazon 1");
    await confirm(page);
    await answerBlows(page);
    await expect(coach(page)).toContainText("3 of 7");
  });

  await test.step("attack: the ork behind shoots", async () => {
    await choose(page, await pieceNamed(page, "Ork 8"), "Shoot");
    await clickAt(page, await pieceNamed(page, "Amazon 3"));
    await confirm(page);
    await answerBlows(page);
    await expect(coach(page)).toContainText("4 of 7");
  });

  await test.step("end the turn", async () => {
    await press(page, "EndTurn");
    await answerBlows(page, "Summon");
    await expect(coach(page)).toContainText("5 of 7");
  });

  await test.step("summon creatures beside the wizard", async () => {
    const wizard = await pieceNamed(page, "Player 1");
    await summon(page, "small", around(wizard, await pieces(page), { x: 10_000, y: 8000 }));
    await expect(confirmButton(page)).toBeEnabled();
    await confirm(page);
    await expect(coach(page)).toContainText("6 of 7");
  });

  await test.step("end the wizard's turn and read the last word", async () => {
    await press(page, "EndTurn");
    await expect(coach(page)).toContainText("7 of 7");
    await page.getByRole("button", { name: "Read on" }).click();
    await expect(coach(page)).toHaveClass(/is-done/);
    await expect(coach(page).getByRole("link")).toHaveAttribute("href", "/new/wizard-duel");
    await coach(page).getByRole("button").click();
    await expect(coach(page)).toHaveCount(0);
    expect(await myTurn(page)).toBe("asked");
  });
});
