/** Nobody gets lost: the verdict in one line, cards that cover nobody, forms that go on. */
import { expect, type Page, test } from "@playwright/test";

import { choose, confirmButton, offer, takeUp } from "./support/battle";
import { inches, odds, openField } from "./support/knight";
import { openMoment as openLittle } from "./support/little";
import { begin } from "./support/places";
import { boardOf, clickAt, onScreen, pieces } from "./support/table";

/** Words of every piece asked about that no click could reach: something lies over it. */
function hiddenPieces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const asked = [...document.querySelectorAll(".table-pieces :is(.allowed, .chosen, .active)")];
    return asked.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isFree = seen?.closest(".table-view") != null;
      return isFree ? [] : [one.getAttribute("aria-label") ?? "nobody"];
    });
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const) {
  test.describe(`${width}×${height}${width > 1280 ? " @soak" : ""}`, () => {
    test.use({ viewport: { width, height } });

    test("a shot's verdict is one line over nobody; the rest comes when asked for", async ({
      page,
    }) => {
      await openField(page);
      await choose(page, inches(25, 29), "Shoot");
      await clickAt(page, inches(24, 24.5));
      const line = page.locator(".verdict-line");
      await expect(line).toHaveText("hits 9 in 10");
      await expect(odds(page).locator(".odds-sheet")).toBeHidden();
      expect(await hiddenPieces(page)).toEqual([]);
      const box = await line.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(56);
      await line.click();
      await expect(odds(page).getByText("Orc Blaster shoots at Shambling Zombie")).toBeVisible();
      await line.click();
      await expect(odds(page).locator(".odds-sheet")).toBeHidden();
    });

    test("the card of dice leaves those in sight who fight", async ({ page }) => {
      await openLittle(page, "melee");
      await takeUp(page, "Fight");
      await expect(page.locator(".verdict-line")).toHaveText(
        "wounds 5 in 6kills 7 in 12they may take full defence",
      );
      await expect.poll(() => hiddenPieces(page)).toEqual([]);
    });
  });
}

test("a second click on the word does nothing to what comes in its place", async ({ page }) => {
  await openField(page);
  await choose(page, inches(25, 29), "Shoot");
  await clickAt(page, inches(24, 24.5));
  await expect(confirmButton(page)).toBeEnabled();
  await confirmButton(page).dblclick();
  await expect(offer(page, "Shoot").or(confirmButton(page)).first()).toBeVisible();
  await expect(page.locator('[data-tool][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator(".battle")).toBeVisible();
});

/** Where the middles of Anna's and of the others' pieces are on the screen. */
async function armies(page: Page, own: string) {
  const middle = { own: { x: 0, y: 0, count: 0 }, theirs: { x: 0, y: 0, count: 0 } };
  for (const piece of await pieces(page)) {
    const at = await onScreen(page, piece);
    const sum = piece.words.includes(`, ${own}`) ? middle.own : middle.theirs;
    sum.x += at.x;
    sum.y += at.y;
    sum.count += 1;
  }
  const { own: mine, theirs } = middle;
  return {
    right: mine.x / mine.count - theirs.x / theirs.count,
    down: mine.y / mine.count - theirs.y / theirs.count,
  };
}

test("the second player sits opposite; the board is turned by hand and stays so", async ({
  page,
  browser,
}) => {
  await page.goto("/new/wizard-duel");
  await page.getByRole("radio", { name: /A chance meeting/ }).check();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Anna");
  const second = page.getByRole("radiogroup", { name: "Seat 2" });
  await second.getByRole("radio", { name: "Friend by link" }).click();
  await page.getByRole("button", { name: "Begin and get the links" }).click();
  const link = await page
    .getByRole("textbox", { name: /^Link for (?!For)/ })
    .first()
    .inputValue();
  await page.getByRole("link", { name: "To the table" }).click();
  const sit = async (width: number, height: number): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height } });
    const other = await context.newPage();
    await other.goto(link);
    await other.getByLabel("Your name").fill("Bram");
    await other.getByRole("button", { name: "Sit down" }).click();
    await expect(other.locator(".table-pieces [data-piece]").first()).toBeVisible();
    return other;
  };
  const wide = await sit(1280, 720);
  expect((await boardOf(wide)).turn).toBe(2);
  expect((await armies(wide, "Bram")).right).toBeLessThan(0);
  await expect(page.locator(".table-pieces [data-piece]").first()).toBeVisible();
  expect((await armies(page, "Anna")).right).toBeLessThan(0);

  await page.locator("button.table-north").click();
  expect((await boardOf(page)).turn).toBe(1);
  await page.reload();
  await expect(page.locator(".table-pieces [data-piece]").first()).toBeVisible();
  expect((await boardOf(page)).turn).toBe(1);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one's own side is below, also where the sides meet across", async ({ page }) => {
    await begin(page, /A chance meeting/);
    expect((await armies(page, "Player 1")).down).toBeGreaterThan(0);
    const piece = (await pieces(page)).find(({ states }) => states.includes("active"));
    const at = await onScreen(page, piece ?? { x: 0, y: 0 });
    await page.touchscreen.tap(at.x, at.y);
    await expect(page.locator(".ask-picked")).toHaveText(piece?.words.split(",")[0] ?? "");
  });
});

test("a question mark shows the keys; Escape leaves no frame around the table", async ({
  page,
}) => {
  await openField(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("the line of sight");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await choose(page, inches(25, 29), "Shoot");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".table-over .ghost")).toHaveCount(0);
  await expect(page.locator(".table-view")).toHaveCSS("outline-style", "none");
});

test("the pointer tells every value of a warrior by its name", async ({ page }) => {
  await openField(page);
  const { x, y } = await onScreen(page, inches(25, 29));
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y, { steps: 3 });
  await expect(page.locator(".table-tip.about .table-tip-lines")).toContainText("Defense");
});
