/** A stock of one's own on a table of one's own, and a battle with both. */
import { expect, type Page, test } from "@playwright/test";

import { confirm, myTurn } from "./support/battle";
import { appear, around, summon } from "./support/duellist";
import { dragOnScreen, middle, onScreen, type Point, pieceNamed, pieces } from "./support/table";

const saved = (page: Page) => page.getByRole("status").filter({ hasText: /^Saved/ });

/** Where a place of the table that is being laid is on the screen. */
function onBoard(page: Page, place: Point): Promise<Point> {
  return page.locator("svg.lay-board").evaluate(
    (board, [x, y]) => {
      const matrix = (board as SVGSVGElement).getScreenCTM();
      if (matrix === null) throw new Error("The table is not drawn.");
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    [place.x, place.y] as const,
  );
}

/** Drag a piece of scenery out of the box onto the table. */
async function lay(page: Page, name: string, place: Point): Promise<void> {
  const tile = page.getByRole("button", { name: `Put on the table: ${name}` });
  await dragOnScreen(page, await middle(tile), await onBoard(page, place));
}

/** Build a stock of four with a fault on the way. The number of its paper. */
async function buildArmy(page: Page): Promise<string> {
  await page.goto("/armies");
  await page.getByRole("combobox", { name: /^Game/ }).selectOption("wizard-duel");
  await page.getByRole("link", { name: "Begin a new army" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Night watch");
  const army = page.getByRole("region", { name: "Your army" });
  await expect(army.getByText("A stock needs at least one model.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Fight with it" })).toBeDisabled();

  const search = page.getByRole("searchbox");
  await search.fill("goblin");
  await expect(page.getByRole("button", { name: "One more: Ork, small weapon" })).toHaveCount(0);
  await page.getByRole("button", { name: "One more: Goblin, small weapon" }).click();
  await search.fill("");
  const orks = page.getByRole("spinbutton", { name: "Number of: Ork, small weapon" }).first();
  await orks.fill("3");
  await orks.press("Enter");
  await expect(army).toContainText("4 figures");
  await expect(army).toContainText("This army may fight.");

  const agreed = army.getByLabel(/Agreed total/);
  await agreed.fill("100");
  await agreed.press("Enter");
  await expect(army).toContainText(/over the agreed total/);
  await agreed.fill("120");
  await agreed.press("Enter");
  await expect(army).toContainText("This army may fight.");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/armies\/(?!new)[^/?]+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Lay a wood and rocks, turn the rocks, and save. The number of its paper. */
async function layTable(page: Page): Promise<string> {
  await page.goto("/lay");
  await page.locator('a[href="/lay/new?game=wizard-duel"]').click();
  await page.getByRole("textbox", { name: "Name" }).fill("Two woods");
  await lay(page, "Wood", { x: 6000, y: 2000 });
  await lay(page, "Rocks", { x: 6000, y: 6000 });
  const list = page.getByRole("region", { name: "On the table" }).getByRole("listitem");
  await expect(list).toHaveCount(2);

  const facing = page.getByLabel("Turned, in degrees");
  const before = await facing.inputValue();
  const grip = await middle(page.locator('[data-handle="turn"] .lay-touch'));
  await dragOnScreen(page, grip, { x: grip.x + 60, y: grip.y + 60 });
  await expect(facing).not.toHaveValue(before);
  const turned = await facing.inputValue();
  await page.getByRole("application").press("Control+z");
  await expect(facing).toHaveValue(before);
  await page.getByRole("application").press("Control+y");
  await expect(facing).toHaveValue(turned);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/lay\/(?!new)[^/?]+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("build a stock, lay a table, and fight with both", async ({ page }) => {
  const army = await test.step("a stock with a fault, and without", () => buildArmy(page));
  const table = await test.step("a table by hand", () => layTable(page));

  await test.step("both are chosen on the set-up page", async () => {
    await page.goto(`/new/wizard-duel?army=${army}&table=${table}`);
    const mine = page.getByLabel("Army", { exact: true }).first();
    await expect(mine.locator("option:checked")).toHaveText("Night watch");
    const laid = page.getByLabel("Table", { exact: true });
    await expect(laid.locator("option:checked")).toHaveText("Two woods");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/battle\//);
  });

  await test.step("the terrain is where it was laid", async () => {
    await expect(page.locator(".table-board [data-ground]")).toHaveCount(2);
    expect(await myTurn(page)).toBe("asked");
    const wood = await onScreen(page, { x: 6000, y: 2000 });
    await page.mouse.move(wood.x, wood.y, { steps: 3 });
    await expect(page.locator(".table-tip.about")).toContainText(/Wood|Forest/);
  });

  await test.step("the wizard appears, and summons from the new stock", async () => {
    await appear(page);
    await expect(page.locator('[data-action="Summon"]')).toBeVisible({ timeout: 30_000 });
    const wizard = await pieceNamed(page, "Player 1");
    await summon(page, "small", around(wizard, await pieces(page), { x: 12_000, y: 8000 }));
    const names = await page.locator(".ask-placed-chip").allInnerTexts();
    expect(names.join(" ")).toMatch(/Ork|Goblin/);
    await confirm(page);
    // The bot may have summoned before: only one's own count, the wizard and his three models.
    await expect(page.locator('.table-pieces [data-piece][aria-label*=", Player 1"]')).toHaveCount(
      4,
    );
  });
});
