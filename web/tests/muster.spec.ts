/** Armies by chance, out of boxes, by a draft and from lists, by real clicks. */
import { expect, type Page, test } from "@playwright/test";

const army = (page: Page) => page.getByRole("region", { name: "Your army" });

test("a random army is drawn in the builder, seen card by card, kept and fought with", async ({
  page,
}) => {
  await page.goto("/armies");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption("mage-knight");
  const chance = page.getByRole("region", { name: "Without choosing everything yourself" });
  await chance.getByLabel("Points").fill("200");
  await chance.getByLabel("Points").press("Tab");
  await chance.getByRole("link", { name: "A random army" }).click();
  await expect(army(page)).toContainText("This army may fight.");
  const first = (await army(page).textContent()) ?? "";

  await page
    .getByRole("button", { name: /^Values and abilities: Orc Marauder/ })
    .first()
    .click();
  const card = page.getByRole("dialog", { name: /^Orc Marauder/ });
  await expect(card.getByText("All clicks")).toBeVisible();
  await expect(card.locator(".card-notes li").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);

  await army(page).getByRole("button", { name: "A random army" }).click();
  await page.getByRole("button", { name: "Replace it" }).click();
  await expect.poll(async () => await army(page).textContent()).not.toBe(first);
  await expect(army(page)).toContainText("This army may fight.");
  await page.getByRole("button", { name: "Fight with it" }).click();
  await expect(page).toHaveURL(/\/new\/mage-knight\?army=/);
});

test("a card is seen before it is taken, and taken from there", async ({ page }) => {
  await page.goto("/armies/new?game=confrontation");
  await page.getByRole("searchbox").fill("paladin");
  await page.getByRole("button", { name: "Values and abilities: Paladin (elite)" }).click();
  const card = page.getByRole("dialog", { name: "Paladin (elite)" });
  await expect(card.locator(".card-lines")).toContainText("25");
  await card.getByRole("button", { name: "One more: Paladin (elite)" }).click();
  await expect(army(page)).toContainText("1 figure");
});

test("a list is pasted, what fits is taken, the rest is told, and it goes out again", async ({
  page,
}) => {
  await page.goto("/armies/new?game=confrontation");
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste a list" });
  await dialog
    .getByRole("textbox", { name: "The list" })
    .fill("Night watch\n- 3x GUARDSMAN (63 pts)\n- Space Marine\n- paladijn\n");
  await dialog.getByRole("button", { name: "Read it" }).click();
  await expect(dialog).toContainText("Line 3: Space Marine");
  await expect(dialog).toContainText("Nothing here is called so.");
  await dialog.getByRole("button", { name: "Use this army" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Night watch");
  await expect(army(page)).toContainText("4 figures");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy as text" }).click();
  await expect(page.getByText("Copied").first()).toBeVisible();
  const words = await page.evaluate(() => navigator.clipboard.readText());
  expect(words).toContain("- 3 × Guardsman (regular) – 63 points");
});

test("a box is opened, built from by hand and by chance", async ({ page }) => {
  await page.goto("/armies/new?game=little-carnage&by=box&side=0&points=300&seed=3");
  await expect(page.getByText("Only what lies in it can be taken.")).toBeVisible();
  const knights = page.getByRole("spinbutton", { name: "Number of: Human Knights" }).first();
  await knights.fill("3");
  await knights.press("Enter");
  await expect(army(page)).toContainText("Only 2 of these lie in the box.");
  await page.getByRole("button", { name: "Build one for me" }).click();
  await expect(army(page)).toContainText("This army may fight.");
  await page.getByRole("link", { name: "Open box 2" }).click();
  await expect(page.getByText("Box 2 for 300 points")).toBeVisible();
});

test("a draft against a bot ends with two armies and a battle", async ({ page }) => {
  await page.goto("/draft/confrontation?points=100&seed=3");
  const sides = page.locator(".draft-sides");
  await expect(sides).toContainText("Side 1 picks now.");
  await page
    .getByRole("button", { name: /^Take:/ })
    .first()
    .click();
  await expect(sides).toContainText(/Side 2\s*[1-9]\d* of 100/);
  await page.reload(); // the picks stand in the address
  await expect(sides).toContainText(/Side 2\s*[1-9]\d* of 100/);
  await page.getByRole("button", { name: "No more for side 1" }).click();
  await expect(sides).toContainText("Both armies are complete.");
  await page.getByRole("button", { name: "Fight with these armies" }).click();
  await expect(page).toHaveURL(/\/new\/confrontation\?army=.+&army2=/);
  await expect(page.getByRole("combobox", { name: "Army" }).nth(1)).toHaveValue(/^paper:/);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
});

test("two people pick in turn at one screen, and take back", async ({ page }) => {
  await page.goto("/draft/mage-knight?points=200&seed=5&who=two");
  const sides = page.locator(".draft-sides");
  const take = page.getByRole("button", { name: /^Take:/ }).first();
  for (const [at, turn] of [1, 2, 2, 1].entries()) {
    await expect(sides).toContainText(`Side ${turn} picks now.`);
    await take.click();
    await expect(page.getByText("taken", { exact: true })).toHaveCount(at + 1);
  }
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("taken", { exact: true })).toHaveCount(3);
  await expect(sides).toContainText("Side 1 picks now.");
});

test("a random army is chosen where a battle is set up", async ({ page }) => {
  await page.goto("/new/confrontation");
  await page.getByRole("button", { name: "A random army" }).first().click();
  await expect(page.getByRole("combobox", { name: "Army" }).first()).toHaveValue(
    /^chance:\d+:\d+$/,
  );
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
});
