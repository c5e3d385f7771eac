/** Everybody can use it: no serious fault by axe, all by keyboard, in words, in three languages. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { myTurn, playing, takeUp } from "./support/battle";
import { begin, concede, hostKey, prefer } from "./support/places";
import { pieceNamed, pieces } from "./support/table";

/** The pages that anybody may open, with something that is there once they stand. */
const PAGES: Record<string, [address: string, ready: string]> = {
  home: ["/", ".games"],
  "set-up": ["/new/wizard-duel", ".scenarios"],
  armies: ["/armies", "main h2"],
  army: ["/armies/new?game=wizard-duel&like=0", ".verdict"],
  tables: ["/lay", "main h2"],
  table: ["/lay/new?game=wizard-duel", ".button.primary:enabled"],
  scenarios: ["/scenarios", "main h2"],
  scenario: ["/scenarios/new?game=carnage&like=first", ".button.primary:enabled"],
  rulebook: ["/rules/wizard-duel", "main h2"],
  puzzles: ["/puzzles/mage-knight", ".puzzle-row"],
  demo: ["/demo", ".demo-field"],
  credits: ["/credits", "main h1"],
};

/** Serious and critical faults, each with its place, for a message that helps. */
async function faults(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

async function open(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(ready).first()).toBeVisible();
}

/** Nothing is wrong in the dark, nor with the colours of the light theme, and nothing is unsaid. */
async function isForAll(page: Page, moment: string): Promise<void> {
  expect(await faults(page), moment).toEqual([]);
  expect(await page.locator("html").innerHTML(), moment).not.toContain("⟦");
  const turn = (theme: string) =>
    page.evaluate((one) => {
      document.documentElement.dataset["theme"] = one;
    }, theme);
  await turn("light");
  const pale = () => faults(page, ["color-contrast"]);
  // To weigh every line of a rulebook against its ground takes axe a quarter of a minute.
  await expect.poll(pale, { message: `${moment}, light`, timeout: 60_000 }).toEqual([]);
  await turn("dark");
}

test.describe("no serious fault", () => {
  test.beforeEach(({ page }) => prefer(page, { theme: "dark" }));

  for (const [name, [address, ready]] of Object.entries(PAGES)) {
    test(name, async ({ page }) => {
      test.slow(name === "rulebook", "thousands of lines");
      await open(page, address, ready);
      await isForAll(page, name);
    });
  }

  test("club room", async ({ page }) => {
    await begin(page);
    await open(page, `/club#${hostKey()}`, "table tbody tr, .battle-row, main li");
    await isForAll(page, "club room");
  });

  test("battle, its end and its replay", async ({ page }) => {
    await begin(page, /A chance meeting/);
    await isForAll(page, "with a decision");
    await takeUp(page, "Walk");
    await isForAll(page, "while answering");
    await page.getByRole("tab", { name: "In words" }).click();
    await isForAll(page, "in words");
    await page.keyboard.press("Escape");
    await concede(page);
    await expect(page.getByRole("dialog").locator(".luck")).toBeVisible();
    await isForAll(page, "at its end");
    await page.getByRole("dialog").getByRole("link", { name: "See it again" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await isForAll(page, "as a replay");
  });
});

/** Press Tab until the focus is on something, as whoever has no mouse does. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((found) => document.activeElement?.matches(found), wanted)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}.`);
}

test("a creature is chosen, walked and its way confirmed without a mouse", async ({ page }) => {
  await begin(page, /A chance meeting/);
  await tabTo(page, '[data-action="Walk"]');
  await page.keyboard.press("Enter");
  await tabTo(page, "[data-chip]");
  await page.keyboard.press("Enter");
  const name = await page.locator('[data-step="model"] .ask-step-value').innerText();
  const before = await pieceNamed(page, name);
  await tabTo(page, ".table-view");
  await page.keyboard.press("c");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator(".ask-confirm")).toBeEnabled();
  await tabTo(page, ".ask-confirm");
  await playing(page, () => page.keyboard.press("Enter"));
  const plain = name.replace(/ \(.*/, "");
  await expect(page.locator(".story")).toContainText(new RegExp(`${plain}( \\(.+?\\))? walks`));
  const after = await pieceNamed(page, name);
  expect([after.x, after.y]).not.toEqual([before.x, before.y]);
  expect(await myTurn(page)).toBe("asked");
});

test("the table in words: pieces with distance and direction from a chosen one", async ({
  page,
}) => {
  await begin(page, /A chance meeting/);
  await page.getByRole("tab", { name: "Story" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const words = page.getByRole("region", { name: /words/i });
  await words.getByRole("combobox").selectOption({ label: (await firstName(page)) ?? "" });
  const lines = words.locator(".words-piece");
  await expect(lines).toHaveCount((await pieces(page)).length - 1);
  await expect(lines.first()).toContainText(/o'clock/);
  await expect(words.getByRole("heading")).toHaveCount(2);
  const next = await lines.first().innerText();
  await lines.first().press("Enter");
  await expect(words.locator(".words-self")).toContainText(
    next.split(",")[0]?.split(" (")[0] ?? "",
  );
});

async function firstName(page: Page): Promise<string | undefined> {
  return (await pieces(page))[0]?.words.split(",")[0];
}

/** Sentences on the page: texts of two words or more that somebody reads. */
function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.checkVisibility() !== true) continue;
      const words = walker.currentNode.textContent?.trim() ?? "";
      if (/\p{L}+\s+\p{L}+/u.test(words)) found.add(words);
    }
    for (const named of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      for (const name of ["aria-label", "title", "placeholder"]) {
        const words = named.getAttribute(name) ?? "";
        if (/\p{L}+\s+\p{L}+/u.test(words)) found.add(words);
      }
    }
    return [...found];
  });
}

/** Names of games that are the same in every language. */
const NAMES = ["Mage Knight 2.0", "Little Carnage"];

test("Dutch and German: chosen in the settings, and no English sentence is left", async ({
  page,
}) => {
  await open(page, "/", ".games");
  const english = await sentences(page);
  expect(english.length).toBeGreaterThan(8);
  for (const [language, play] of [
    ["Nederlands", "Nu spelen"],
    ["Deutsch", "Jetzt spielen"],
  ] as const) {
    await page.locator(".head .button.square").click();
    await page.getByRole("radio", { name: language }).click();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-play]").first()).toContainText(play);
    const now = await sentences(page);
    const left = now.filter((words) => english.includes(words) && !NAMES.includes(words));
    expect(left).toEqual([]);
  }
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

for (const language of ["nl", "de"]) {
  test(`nothing is left unsaid (${language})`, async ({ page }) => {
    await prefer(page, { language });
    for (const [address, ready] of Object.values(PAGES)) {
      await open(page, address, ready);
      expect(await page.locator("html").innerHTML(), address).not.toContain("⟦");
    }
    await page.goto("/");
    await page.locator('[data-play="wizard-duel"]').click();
    expect(await myTurn(page)).toBe("asked");
    expect(await page.locator("html").innerHTML(), "battle").not.toContain("⟦");
  });
}
