/** The rulebook: a rule leads to the lines of the program that carry it out and to its tests. */
import { expect, type Locator, test } from "@playwright/test";

import { prefer } from "./support/places";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

test("a rule tells where it is carried out and what proves it", async ({ page }) => {
  await page.goto("/rules/confrontation#CON-JUMP-4");
  const rule = page.locator(".rule-card", { hasText: "CON-JUMP-4" }).first();
  await rule.getByText("In the book and in the program").click();
  const lines = rule.locator(".rule-lines");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("src/slagveld/games/confrontation/stunts/jump");
  await expect(lines.last()).toContainText("tests/games/confrontation/stunts/test_jump");
});

test("a rulebook is read in Dutch and German, searched in both, and leads from rule to rule", async ({
  page,
}) => {
  await prefer(page, { language: "nl" });
  await page.goto("/rules/mage-knight");
  await expect(page.getByRole("heading", { name: "Regelboek" })).toBeVisible();
  await page.getByRole("searchbox").fill("bestorming verbindt");
  const first = page.locator(".rule-card").first();
  await expect(first).toContainText("Bestorming verbindt beweging en aanval");
  await expect(first.locator(".rule-words")).toHaveAttribute("lang", "nl");
  await page.getByRole("searchbox").fill("Tabelle der Modifikatoren");
  const table = page.locator(".rule-card").first();
  await expect(table.getByRole("table")).toBeVisible();
  await table.getByRole("link").first().click();
  await expect(page).toHaveURL(/#MK-/);
  await expect(page.locator(".rule-card.open h3")).toBeInViewport();
});

test("the words of a game stand beside each other in its glossary", async ({ page }) => {
  await page.goto("/rules/confrontation");
  await page.getByRole("link", { name: "Words of the game" }).click();
  const words = page.locator("#chapter-glossary table");
  await expect(words).toBeInViewport();
  await expect(words.getByRole("columnheader")).toHaveText([
    "English",
    "Nederlands",
    "Deutsch",
    "Français",
    "In the original",
  ]);
  const term = words
    .locator("tbody tr", { hasText: "Moedtest" })
    .or(words.locator("tbody tr", { hasText: "moedtest" }));
  await expect(term.first()).toBeVisible();
});

test("a worked example shows how it stands before and after, beside each other or below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/rules/carnage#CAR-10-ex1");
  const worked = page.locator('[data-example="charge-in-reach"]');
  const pictures = worked.getByRole("img");
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName(
    /The table before: 10 × Veteran alligator infantry, 10 × Veteran infantry/,
  );
  await expect(pictures.last()).toHaveAccessibleName(
    /The table after: 8 × Veteran alligator infantry, 8 × Veteran infantry/,
  );
  await expect(worked).toContainText("a charge reaches 30 cm");
  const beside = await sides(pictures);
  expect(beside.after.x).toBeGreaterThan(beside.before.x + 200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(pictures).toHaveCount(2);
  const below = await sides(pictures);
  expect(below.after.y).toBeGreaterThan(below.before.y + 200);
  expect(below.before.x + below.before.width).toBeLessThanOrEqual(390);
});

/** Where the two pictures of an example stand. */
async function sides(pictures: Locator): Promise<Record<"before" | "after", Box>> {
  const [before, after] = [
    await pictures.first().boundingBox(),
    await pictures.last().boundingBox(),
  ];
  if (before === null || after === null) throw new Error("no pictures");
  return { before, after };
}

test("what is not allowed has one picture, with words in the language of the reader", async ({
  page,
}) => {
  await prefer(page, { language: "de" });
  await page.goto("/rules/mage-knight#MK-BLOCK-2");
  const worked = page.locator('[data-example="shot-blocked"]');
  await expect(worked.getByRole("img")).toHaveCount(1);
  await expect(worked.locator(".stroke.blocked")).toHaveCount(1);
  await expect(worked).toContainText("Nicht erlaubt");
  await expect(worked.locator("figcaption").first()).toHaveAttribute("lang", "de");
});

test("on paper the rulebook has all pictures and nothing to press", async ({ page }) => {
  await page.goto("/rules/wizard-duel");
  await expect(page.locator(".rule-card").first()).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  const worked = page.locator("[data-example]");
  const count = await worked.count();
  expect(count).toBeGreaterThanOrEqual(6);
  await expect(page.locator("[data-example]:has(.still-table)")).toHaveCount(count);
  await expect(page.locator("button:visible, input:visible, nav:visible")).toHaveCount(0);
  const inks = await page
    .locator(".rule-card p")
    .first()
    .evaluate((p) => [getComputedStyle(p).color, getComputedStyle(document.body).backgroundColor]);
  expect(inks).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
});

for (const game of ["carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel"]) {
  test(`the rule of the moment opens at the table of ${game}`, async ({ page }) => {
    await page.goto(`/new/${game}`);
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/battle\//);
    const chip = page.locator("button.chip.rule").first();
    await expect(chip).toBeVisible();
    const rule = (await chip.getAttribute("data-rule")) ?? "";
    await chip.click();
    const shown = page.locator(".rule-shown");
    await expect(shown.locator("h3")).not.toBeEmpty();
    await expect(shown.locator(".chip.rule")).toHaveText(rule);
  });
}
