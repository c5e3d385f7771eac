/** Miniatures, not signs: on the table, in the roster, on the card and in the army builder. */
import { expect, type Locator, type Page, test } from "@playwright/test";

import { onScreen, pieces } from "./support/table";

const GAMES = ["carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel"];

/** A position in the middle of a battle: the first puzzle of the game. */
async function amid(page: Page, game: string): Promise<void> {
  await page.goto(`/puzzles/${game}`);
  await page.locator("[data-puzzle]").first().click();
  await expect(page.locator(".table-pieces [data-piece]").first()).toBeVisible();
}

/** Whether a picture was really painted: one that cannot be read has no size. */
function painted(pictures: Locator): Promise<boolean[]> {
  return pictures.evaluateAll((all) =>
    Promise.all(
      all.map(async (one) => {
        const picture = new Image();
        picture.src = one.getAttribute("href") ?? one.getAttribute("src") ?? "";
        await picture.decode();
        return picture.naturalWidth > 0;
      }),
    ),
  );
}

for (const game of GAMES) {
  test(`${game} is played with miniatures`, async ({ page }) => {
    await amid(page, game);
    const standing = page.locator(".table-pieces [data-piece]");
    const figures = standing.locator("image.figure");
    await expect(figures).toHaveCount(await standing.count());
    expect(new Set(await painted(figures))).toEqual(new Set([true]));
    await expect(standing.locator(".piece-notch")).toHaveCount(0);

    const kinds = await figures.evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-figure")),
    );
    expect(new Set(kinds).size).toBeGreaterThan(1);

    const portraits = page.locator(".rail .token img.portrait, .roster .token img.portrait");
    expect(await portraits.count()).toBeGreaterThan(1);
    expect(new Set(await painted(portraits))).toEqual(new Set([true]));
  });
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function rectsOf(some: Locator): Promise<Rect[]> {
  return some.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
}

/** How much of one is under the other, as a part of it. */
function under(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const all = (one.right - one.left) * (one.bottom - one.top);
  return wide > 0 && high > 0 ? (wide * high) / all : 0;
}

for (const game of GAMES) {
  test(`${game} opens on both armies, and they fill the room`, async ({ page }) => {
    await amid(page, game);
    const [view] = await rectsOf(page.locator(".table-view"));
    if (view === undefined) throw new Error("There is no table.");
    const bases = page.locator(".table-pieces .piece-turned > :is(.piece-base, .piece-ground)");
    const seen = async (): Promise<{ inside: boolean; part: number; large: number }> => {
      const all = await rectsOf(bases);
      const about = {
        left: Math.min(...all.map(({ left }) => left)),
        top: Math.min(...all.map(({ top }) => top)),
        right: Math.max(...all.map(({ right }) => right)),
        bottom: Math.max(...all.map(({ bottom }) => bottom)),
      };
      const [wide, high] = [view.right - view.left, view.bottom - view.top];
      return {
        inside:
          about.left >= view.left &&
          about.right <= view.right &&
          about.top >= view.top &&
          about.bottom <= view.bottom,
        part: Math.max((about.right - about.left) / wide, (about.bottom - about.top) / high),
        large: Math.max(...all.map(({ left, right }) => right - left)),
      };
    };
    // Where a few stand close together they need not fill all of it: they are large then.
    await expect
      .poll(async () => {
        const { inside, part, large } = await seen();
        return inside && (part > 0.55 || large > 44);
      })
      .toBe(true);
  });

  test(`words of ${game} hide no figure`, async ({ page }) => {
    await amid(page, game);
    const bases = page.locator(".table-pieces .piece-turned > :is(.piece-base, .piece-ground)");
    const words = page.locator(
      ".table-pieces :is(.banner-cloth, .marker-names text, .discs image)",
    );
    await expect
      .poll(async () => {
        const [said, standing] = [await rectsOf(words), await rectsOf(bases)];
        const hidden = said.map((one) =>
          standing.reduce((sum, other) => sum + under(one, other), 0),
        );
        return Math.max(0, ...hidden);
      })
      .toBeLessThan(0.12);
  });
}

for (const game of ["carnage", "wizard-duel"]) {
  test(`armies of ${game} are built of miniatures`, async ({ page }) => {
    await page.goto("/armies");
    await page.getByRole("combobox", { name: /^Game/ }).selectOption(game);
    await page.getByRole("link", { name: "Begin a new army" }).click();
    const offers = page.locator(".offer");
    await expect(offers.first()).toBeVisible();
    // The empty worksheet for figures of one's own looks like nobody yet.
    const empty = await offers.filter({ hasText: "Own figure" }).count();
    await expect(offers.locator("img.portrait")).toHaveCount((await offers.count()) - empty);
    await offers
      .first()
      .getByRole("button", { name: /^One more/ })
      .click();
    await expect(page.locator(".entry img.portrait")).toHaveCount(1);
  });
}

test("the card of a piece shows its miniature", async ({ page }) => {
  await amid(page, "mage-knight");
  const [first] = await pieces(page);
  if (first === undefined) throw new Error("Nobody is on the table.");
  const { x, y } = await onScreen(page, first);
  await page.mouse.click(x, y);
  await page.locator(".rail-piece, .roster-piece").first().click();
  const portrait = page.locator(".piece-card header img.portrait");
  await expect(portrait).toBeVisible();
  expect(await painted(portrait)).toEqual([true]);
});

test("figures look where their pieces look", async ({ page }) => {
  await amid(page, "wizard-duel");
  const turns = await page
    .locator(".table-pieces .piece-turned:has(image.figure)")
    .evaluateAll((all) => all.map((one) => one.getAttribute("transform")));
  expect(new Set(turns).size).toBeGreaterThan(1);
});

test("who prefers plain signs gets them, at once and for good", async ({ page }) => {
  await amid(page, "mage-knight");
  const figures = page.locator(".table-pieces image.figure");
  const signs = page.locator(".table-pieces .piece-mark use");
  await expect(figures.first()).toBeVisible();
  await expect(signs).toHaveCount(0);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Plain signs/ }).check();
  await page.keyboard.press("Escape");
  await expect(figures).toHaveCount(0);
  await expect(signs.first()).toBeAttached();
  await page.reload();
  await expect(signs.first()).toBeAttached();
  await expect(figures).toHaveCount(0);
});
