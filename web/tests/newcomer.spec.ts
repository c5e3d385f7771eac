/** A newcomer: opens the page, is shown the first steps, and does each of them by hand. */
import { expect, test } from "@playwright/test";

import { coach, confirm, confirmButton, myTurn, offer, press } from "./support/battle";
import { answerBlows, around, summon } from "./support/duellist";
import { clickAt, drag, hoverAt, pieceNamed, pieces } from "./support/table";

test("the first steps by hand: what is locked, and how it is left", async ({ page }) => {
  await page.goto("/");
  const duel = page.locator(".games > *").filter({ hasText: "Wizard Duel" });
  await duel.getByRole("button", { name: "First steps" }).click();
  await expect(coach(page)).toContainText("1 of 8");

  await test.step("look around", async () => {
    await hoverAt(page, await pieceNamed(page, "Amazon 1"));
    await expect(page.locator(".table-tip.about")).toContainText("Amazon 1");
    await page.setViewportSize({ width: 820, height: 1180 });
    // The page needs a moment for its new size.
    const covered = async (): Promise<number> => {
      const button = await page.getByRole("button", { name: "Read on" }).boundingBox();
      const bar = await page.locator(".answer-bar").boundingBox();
      return (button?.y ?? 0) + (button?.height ?? 0) - (bar?.y ?? 0);
    };
    await expect.poll(covered, { message: "the bar covers a button of the coach" }).toBeLessThan(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("button", { name: "Read on" }).click();
    await expect(coach(page)).toContainText("2 of 8");
  });

  await test.step("walk an ork into an amazon; nothing else is let in", async () => {
    await expect(page.locator('[data-action="Shoot"]')).toHaveCount(0);
    await page.locator('[data-locked="Rest"]').click({ force: true });
    await expect(page.locator(".answer-why")).toContainText("The lesson waits");
    await drag(page, await pieceNamed(page, "Ork 4"), await pieceNamed(page, "Amazon 1"));
    await expect(page.getByRole("region", { name: "Chances" })).toContainText("Amazon 1");
    await confirm(page);
    await answerBlows(page);
    await expect(coach(page)).toContainText("3 of 8");
  });

  await test.step("strike", async () => {
    await clickAt(page, await pieceNamed(page, "Ork 4"));
    await clickAt(page, await pieceNamed(page, "Amazon 1"));
    await confirm(page);
    await expect(coach(page)).toContainText("4 of 8");
  });

  await test.step("the ork behind shoots", async () => {
    await clickAt(page, await pieceNamed(page, "Ork 8"));
    await clickAt(page, await pieceNamed(page, "Amazon 3"));
    await confirm(page);
    await answerBlows(page);
    await expect(coach(page)).toContainText("5 of 8");
  });

  await test.step("end the turn, and let the third ork rest", async () => {
    await press(page, "EndTurn");
    await offer(page, "Rest").click();
    await confirm(page);
    await expect(coach(page)).toContainText("6 of 8");
  });

  await test.step("summon creatures beside the wizard", async () => {
    const wizard = await pieceNamed(page, "Player 1");
    await summon(page, "small", around(wizard, await pieces(page), { x: 10_000, y: 8000 }));
    await expect(confirmButton(page)).toBeEnabled();
    await confirm(page);
    await expect(coach(page)).toContainText("7 of 8");
  });

  await test.step("leave the lesson: everything is let in", async () => {
    await expect(page.locator('[data-locked="MoveWizard"]')).toBeVisible();
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    await expect(coach(page)).toHaveCount(0);
    await expect(page.locator('[data-action="MoveWizard"]')).toBeVisible();
    await expect(page.locator("[data-locked]")).toHaveCount(0);
    expect(await myTurn(page)).toBe("asked");
  });
});
