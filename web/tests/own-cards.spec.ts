/** Cards of one's own by real clicks: written, refused, fought with, given away, seen again. */
import { expect, type Page, test } from "@playwright/test";

import { myTurn } from "./support/battle";
import { concede } from "./support/places";

const editor = (page: Page) => page.locator(".dialog.card-editor");
const field = (page: Page, place: string) => editor(page).locator(`[data-field="${place}"]`);
const keep = (page: Page) => editor(page).getByRole("button", { name: "Keep this card" });

/** Begin an army without anybody, and a blank card in it. */
async function newCard(page: Page, game: string): Promise<void> {
  await page.goto(`/armies/new?game=${game}`);
  await page.getByRole("button", { name: "New card" }).click();
  await expect(editor(page)).toBeVisible();
}

/** Take so many of a card of one's own into the army, and set up a battle with it. */
async function fightWith(page: Page, name: RegExp, count: number): Promise<string> {
  const shelf = page.locator(".shelf", { has: page.getByText(/own cards/i) }).first();
  const more = shelf.getByRole("button", { name: new RegExp(`One more: ${name.source}`) });
  for (let n = 0; n < count; n += 1) await more.click();
  await expect(page.getByText("This army may fight.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/armies\/(?!new)[^/?]+$/);
  const address = page.url();
  await page.getByRole("button", { name: "Fight with it" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
  return address;
}

test("a stranger's dial with two abilities is written, fought with, sent and seen again", async ({
  page,
  browser,
}) => {
  await test.step("its values are filled in, and what is wrong is told where it is", async () => {
    await newCard(page, "mage-knight");
    await field(page, "key").getByRole("textbox").fill("storm-rider");
    await field(page, "name").getByRole("textbox").fill("Storm Rider");
    const first = editor(page).locator(".card-row").first();
    const speed = first.getByLabel("Speed, row 1");
    await speed.fill("99");
    await expect(first.getByRole("alert")).toContainText(/99.*must be from/);
    await expect(keep(page)).toBeDisabled();
    await speed.fill("10");
    await expect(keep(page)).toBeEnabled();
  });

  await test.step("two abilities stand on the dial, one after the other", async () => {
    for (const [row, slot, ability] of [
      [0, "Speed ability", "Charge"],
      [1, "Defense ability", "Toughness"],
    ] as const) {
      const click = editor(page).locator(".card-row").nth(row);
      await click.locator("summary").click();
      await click.getByLabel(slot).selectOption({ label: ability });
      await expect(click.locator("summary")).toContainText(ability);
    }
    await editor(page).getByRole("button", { name: "One more row" }).click();
    await expect(editor(page).locator(".card-row")).toHaveCount(4);
    const shown = editor(page).locator(".card-shown");
    await expect(shown.getByRole("heading", { name: /Storm Rider/ })).toBeVisible();
    await expect(shown).toContainText("Charge");
    await expect(shown).toContainText("Click 1 of 4");
    await expect(shown).toContainText("Price by the game’s own reckoning");
  });

  await test.step("the miniature is painted by its traits", async () => {
    const picture = field(page, "figure").locator("img.portrait");
    const before = await picture.getAttribute("src");
    await field(page, "figure").getByLabel("Mount or machine").selectOption("wolf");
    await expect(picture).not.toHaveAttribute("src", before ?? "");
    await keep(page).click();
    await expect(editor(page)).toHaveCount(0);
    await expect(page.locator(".own-card")).toContainText("Storm Rider");
  });

  const army = await test.step("it is fought with", () => fightWith(page, /Storm Rider/, 2));
  const battle = page.url();

  await test.step("who is sent the army has the card, too", async () => {
    const other = await browser.newContext();
    const friend = await other.newPage();
    await friend.goto(army);
    await expect(friend.getByText("Storm Rider").first()).toBeVisible();
    await other.close();
  });

  await test.step("the battle is given up, and its replay shows the dial", async () => {
    await page.goto(battle);
    await myTurn(page);
    await expect(page.locator('[aria-label*="Storm Rider"]').first()).toBeAttached();
    await concede(page);
    await page.goto(`/replay/${new URL(battle).pathname.split("/").at(-1)}?at=99`);
    await expect(page.locator(".story")).toContainText(/places Storm Rider/);
    await page.getByRole("button", { name: /back/i }).first().click();
    await expect(page.locator('[aria-label*="Storm Rider"]').first()).toBeAttached();
  });
});

test("a stranger's card of Confrontation begins like a printed one and is fought with", async ({
  page,
}) => {
  await page.goto("/armies/new?game=confrontation");
  await page.getByLabel("Begin with").selectOption({ label: "Like Falconer" });
  await page.getByRole("button", { name: "New card" }).click();
  await field(page, "key").getByRole("textbox").fill("gate-warden");
  await field(page, "name").getByRole("textbox").fill("Gate Warden");
  await field(page, "attack").getByRole("spinbutton").fill("5");
  const shown = editor(page).locator(".card-shown");
  await expect(shown.getByRole("heading", { name: /Gate Warden/ })).toBeVisible();
  await keep(page).click();
  await fightWith(page, /Gate Warden/, 3);
  await expect(page.locator(".story")).toContainText("Gate Warden");
});
