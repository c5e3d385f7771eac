/** Nobody gets lost before the table: languages, tables, armies, invitations, lists. */
import { expect, type Page, test } from "@playwright/test";

import { begin, concede } from "./support/places";
import { dragOnScreen, middle } from "./support/table";

async function layInTheMiddle(page: Page, name: string): Promise<void> {
  const tile = page.getByRole("button", { name: `Put on the table: ${name}` });
  await dragOnScreen(page, await middle(tile), await middle(page.locator("svg.lay-board")));
}

test("a language stays chosen, however soon one goes on to another page", async ({ page }) => {
  await page.route("**/api/texts/nl", async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page
    .getByRole("radio", { name: "Nederlands" })
    .or(page.getByText("Nederlands"))
    .first()
    .click();
  await page.goto("/armies");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Legers");
});

test("a table of Carnage is judged by a battle that can be fought on it", async ({ page }) => {
  await page.goto("/lay/new?game=carnage");
  await layInTheMiddle(page, "Dense forest");
  await expect(page.locator(".lay-verdict")).toHaveText("This table can be played on.");
});

test("built pieces of Mage Knight may be laid, and what they need is said", async ({ page }) => {
  await page.goto("/lay/new?game=mage-knight");
  await page.getByRole("button", { name: "Put on the table: Timber Tower" }).click();
  await expect(page.locator(".lay-verdict")).toContainText("can be played on with the option");
});

test("an army is kept once, also by whoever comes back from the set-up", async ({ page }) => {
  await page.goto("/armies/new?game=wizard-duel&like=0");
  await page.getByRole("textbox", { name: "Name" }).fill("Twice told");
  await page.getByRole("button", { name: "Fight with it" }).click();
  await expect(page).toHaveURL(/\/new\/wizard-duel\?army=/);
  await page.goBack();
  await page.getByRole("button", { name: "Fight with it" }).click();
  await expect(page).toHaveURL(/\/new\/wizard-duel\?army=/);
  await page.goto("/armies");
  await expect(page.getByRole("link", { name: "Twice told" })).toHaveCount(1);
});

test("links are found again at the table, with a warning and a code", async ({ page }) => {
  await page.goto("/new/wizard-duel");
  await page
    .getByRole("radio", { name: /friend/i })
    .first()
    .check();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.locator(".invitation").first()).toBeVisible();
  const href = await page.locator('a[href^="/battle/"]').first().getAttribute("href");
  await page.goto(href ?? "");
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Only this machine can open these links.");
  await dialog.getByRole("button", { name: "QR code" }).first().click();
  await expect(dialog.locator("svg.qr")).toBeVisible();
});

test("a battle is taken out of one's list, and its address brings it back", async ({ page }) => {
  const address = await begin(page, /A chance meeting/);
  await concede(page);
  await page.goto("/");
  const row = page.locator(`.battle-row:has(a[href$="${address.split("/").at(-1)}"])`);
  await row.getByRole("button", { name: /^Take from the list/ }).click();
  await expect(row).toHaveCount(0);
  await page.goto(address);
  await expect(page.locator(".end-bar")).toBeVisible();
  await page.goto("/");
  await expect(row).toHaveCount(1);
});

for (const [name, open] of [
  ["the first page", async (page: Page) => page.goto("/")],
  ["a battle", async (page: Page) => begin(page, /A chance meeting/)],
] as const) {
  test(`${name} is there with less than 250 kB of scripts and styles`, async ({ page }) => {
    const coming: Promise<[string, number]>[] = [];
    page.on("requestfinished", (request) => {
      const { pathname } = new URL(request.url());
      if (!/\.(js|css)$/.test(pathname)) return;
      coming.push(request.sizes().then((sizes) => [pathname, sizes.responseBodySize]));
    });
    await open(page);
    await expect(page.locator("main").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(coming);
    expect(files.length).toBeGreaterThan(3);
    const bytes = files.reduce((sum, [, size]) => sum + size, 0);
    expect(bytes, JSON.stringify(files)).toBeLessThan(250_000);
  });
}
