/** Little Carnage with the mouse: regiments, fights with divided dice, shots, machines, a battle. */
import { expect, test } from "@playwright/test";

import { confirm, confirmButton, myTurn, offers, openForm, press, takeUp } from "./support/battle";
import { facingOf, inches, odds, pieceOf, story } from "./support/knight";
import { fightToTheEnd, ghosts, move, openMoment, regiment } from "./support/little";
import { clickAt, distance, drag, pieces } from "./support/table";

test("a regiment is dragged twice, one model is corrected, and all turn", async ({ page }) => {
  await openMoment(page, "march");
  const before = await regiment(page, "Human Spearman");
  expect(before).toHaveLength(4);
  const [first, second] = before;
  if (first === undefined || second === undefined) throw new Error("Nobody is there.");

  await test.step("one drag moves the whole regiment, without choosing the action", async () => {
    await drag(page, first, inches(12, 19));
    expect(await openForm(page)).toBe("March");
    await expect(ghosts(page)).toHaveCount(4);
    await expect(odds(page)).toContainText("Costs 3″ of 4″");
  });

  await test.step("a second drag of any of them moves all again", async () => {
    await drag(page, inches(13, 19), inches(14.5, 18.5));
    await expect(odds(page)).toContainText("Costs 3.8″ of 4″");
    await expect(confirmButton(page)).toBeEnabled();
  });

  await test.step("one model alone is set beside the others", async () => {
    await move(page, "One alone");
    await drag(page, inches(14.5, 19.5), inches(13.5, 19.5));
    await expect(confirmButton(page)).toBeEnabled();
    await confirm(page);
    await expect(story(page)).toContainText("Human Spearman 1 walks");
    const after = await Promise.all(before.map((one) => pieceOf(page, one)));
    const places = [inches(13.5, 18.5), inches(14.5, 18.5), inches(15.5, 18.5), inches(13.5, 19.5)];
    for (const [n, place] of places.entries()) {
      const there = after[n];
      expect(there === undefined ? Infinity : distance(there, place)).toBeLessThan(30);
    }
  });

  await test.step("the next regiment turns on the spot", async () => {
    await press(page, "EndActivation");
    expect(await myTurn(page)).toBe("asked");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Human Knight");
    await takeUp(page, "March");
    await page.getByRole("button", { name: "Turn right" }).click();
    await page.getByRole("button", { name: "Turn right" }).click();
    await confirm(page);
    await expect(story(page)).toContainText("turns on the spot");
    const knight = (await pieces(page)).find(({ words }) => words.startsWith("Human Knight"));
    if (knight === undefined) throw new Error("The knight is gone.");
    await expect.poll(() => facingOf(page, knight)).toBe(300);
  });
});

test("dice are divided between two orcs, who answer with full defence", async ({ page }) => {
  await openMoment(page, "melee");
  const title = page.getByRole("heading", { level: 1 });

  await test.step("the division proposed is changed, and the chances follow", async () => {
    await takeUp(page, "Fight");
    const left = page.locator('[data-field="split"]');
    await expect(left).toContainText("Orc Warrior 1");
    await expect(odds(page)).toContainText("Orc Warrior 1 (4 dice)");
    await expect(odds(page)).toContainText("Orc Warrior 1 in full defence (4 dice)");
    const second = left.getByRole("row", { name: /Human Spearman 2/ });
    const counts = second.getByRole("spinbutton");
    await counts.nth(0).fill("1");
    await counts.nth(1).fill("1");
    await expect(odds(page)).toContainText("Orc Warrior 1 (3 dice)");
    await expect(odds(page)).toContainText("Orc Warrior 2 (3 dice)");
    await confirm(page);
  });

  await test.step("the attacked may react", async () => {
    await expect(title).toContainText("Bram: ");
    expect((await offers(page)).sort()).toEqual(["DefendFully", "DefendNormally"]);
    await press(page, "DefendFully");
    await expect(story(page)).toContainText("full defence");
    await expect(story(page)).toContainText("Orc Warrior 1");
    await expect(story(page)).not.toContainText("..");
  });
});

test("crossbows shoot a goblin down", async ({ page }) => {
  await openMoment(page, "shot");
  await takeUp(page, "Shoot");
  await clickAt(page, inches(14, 13));
  await expect(odds(page)).toContainText("Goblin 2 (3 dice)");
  await expect(odds(page)).toContainText("distance");
  await confirm(page);
  await press(page, "DefendNormally");
  await expect(story(page)).toContainText("Goblin 2");
  await expect(page.locator('.table-pieces [data-piece="2005"]')).toHaveCount(0);
});

test("a cannon fires along a line through a column", async ({ page }) => {
  await openMoment(page, "machine");
  await takeUp(page, "Fire");
  await clickAt(page, inches(15, 12));
  await expect(page.locator(".table-over .way")).toHaveCount(1);
  for (const name of ["Orc Warrior 1", "Orc Warrior 2", "Orc Warrior 3"]) {
    await expect(odds(page)).toContainText(`${name} (3 dice)`);
  }
  await expect(odds(page)).toContainText("a range roll comes first");
  await confirm(page);
  await press(page, "DefendNormally");
  await expect(story(page)).toContainText("Dwarf Cannon");
});

test("a small battle against the computer, to the last word @soak", async ({ page }) => {
  test.setTimeout(400_000);
  await page.goto("/new/little-carnage");
  await page.getByLabel("Which bot").selectOption({ label: "Tumbler" });
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  const deeds = await fightToTheEnd(page, "Player 1");
  expect(deeds.get("March")).toBeGreaterThan(2);
  expect((deeds.get("Strike") ?? 0) + (deeds.get("Shoot") ?? 0)).toBeGreaterThan(2);
  await expect(page.locator(".end-bar")).toBeVisible();
});
