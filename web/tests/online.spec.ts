/** Two play by links, a third watches; one is killed and comes back. */
import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";

import { confirm, offer } from "./support/battle";
import { drag, type Point, pieceNamed, pieces } from "./support/table";

interface Links {
  battle: string;
  seat: string;
  watch: string;
}

/** Make a battle for a friend, and read the links as one would copy them. */
async function invite(page: Page): Promise<Links> {
  await page.goto("/new/wizard-duel");
  await page.getByRole("radio", { name: /A chance meeting/ }).check();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Anna");
  const second = page.getByRole("radiogroup", { name: "Seat 2" });
  await second.getByRole("radio", { name: "Friend by link" }).click();
  await page.getByLabel("Take-backs").selectOption({ label: "if the others agree" });
  await page.getByRole("button", { name: "Begin and get the links" }).click();
  await expect(page.getByRole("heading", { name: "The battle is ready" })).toBeVisible();
  const seat = page.getByRole("textbox", { name: /^Link for (?!watchers)/ }).first();
  const watch = page.getByRole("textbox", { name: "Link for For watchers" });
  const links = { seat: await seat.inputValue(), watch: await watch.inputValue() };
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  return { battle: new URL(page.url()).pathname, ...links };
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".battle")).toBeVisible();
  expect(page.url(), "the secret is out of the address").not.toContain("#");
}

async function newPage(browser: Browser, kept?: Kept): Promise<Page> {
  const context = await browser.newContext(kept === undefined ? {} : { storageState: kept });
  return context.newPage();
}

type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Which of two pages is asked, and which waits. */
async function whoseTurn(one: Page, other: Page): Promise<[Page, Page]> {
  const isAsked = (page: Page) => page.locator('.battle[data-turn="mine"] .ask-forms').isVisible();
  await expect
    .poll(async () => [await isAsked(one), await isAsked(other)].filter(Boolean).length)
    .toBe(1);
  return (await isAsked(one)) ? [one, other] : [other, one];
}

/** Where a piece stands, on every one of these pages. */
async function expectAt(pages: readonly Page[], id: number, place: Point): Promise<void> {
  for (const page of pages) {
    await expect
      .poll(async () => {
        const found = (await pieces(page)).find((piece) => piece.id === id);
        return found === undefined ? null : { x: found.x, y: found.y };
      })
      .toEqual({ x: place.x, y: place.y });
  }
}

/** Walk a creature of the page's player two centimetres back, away from blows. */
async function walkBack(page: Page, foe: Page): Promise<{ id: number; from: Point; to: Point }> {
  const name = await ownCreature(page);
  const from = await pieceNamed(page, name);
  const back = from.x < 5000 ? -200 : 200;
  await drag(page, from, { x: from.x + back, y: from.y });
  await confirm(page);
  const plain = name.replace(/ \(.*/, "");
  await expect(foe.locator(".story")).toContainText(new RegExp(`${plain}( \\(.+?\\))? walks`));
  const to = await pieceNamed(page, name);
  return { id: from.id, from, to };
}

/** The name of a creature that glows because it may act. */
async function ownCreature(page: Page): Promise<string> {
  const active = (await pieces(page)).filter(({ states }) => states.includes("active"));
  const first = active[0]?.words.split(",")[0];
  if (first === undefined) throw new Error("Nobody may act.");
  return first;
}

async function openChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
}

async function chat(page: Page, words: string): Promise<void> {
  await openChat(page);
  await page.getByRole("textbox", { name: "Say something" }).fill(words);
  await page.keyboard.press("Enter");
}

test("two browsers play, a third watches, one is killed and comes back", async ({
  page: anna,
  browser,
}) => {
  const links = await invite(anna);
  let bram = await newPage(browser);
  await sitDown(bram, links.seat, "Bram");
  const carla = await newPage(browser);
  await carla.goto(links.watch);
  await expect(carla.getByText("You are watching")).toBeVisible();

  const [first, second] = await whoseTurn(anna, bram);
  const step = await walkBack(first, second);

  await test.step("everybody sees the step", async () => {
    expect(step.to).not.toEqual(step.from);
    await expectAt([anna, bram, carla], step.id, step.to);
  });

  await test.step("the watcher cannot act", async () => {
    await expect(carla.locator(".ask-forms")).toHaveCount(0);
    await expect(carla.locator("[data-take-back]")).toHaveCount(0);
    await drag(carla, step.to, { x: step.to.x + 300, y: step.to.y + 300 });
    await expect(carla.locator("[data-form], [data-ghost]")).toHaveCount(0);
    await expectAt([anna, carla], step.id, step.to);
  });

  await test.step("the step is taken back when the other agrees", async () => {
    await first.locator("[data-take-back]").click();
    await first.getByRole("dialog").getByRole("button", { name: "Ask to take back" }).click();
    const asked = second.locator('[data-proposal="TakeBack"]');
    await expect(asked).toBeVisible();
    await expectAt([second], step.id, step.to);
    await asked.getByRole("button", { name: "Agree" }).click();
    await expectAt([anna, bram, carla], step.id, step.from);
    await expect(first.locator("[data-proposal]")).toHaveCount(0);
    await expect(second.locator(".story-undone")).toHaveCount(1);
  });

  await test.step("words reach everybody, with their markup as words", async () => {
    await chat(bram, "Good luck <b>to us</b>!");
    await openChat(anna);
    await openChat(carla);
    for (const page of [anna, bram, carla]) {
      const line = page.locator(".chat-line", { hasText: "Good luck <b>to us</b>!" });
      await expect(line).toContainText("Bram");
      await expect(line.locator("b")).toHaveCount(1);
    }
  });

  await test.step("Bram is killed and comes back where he was", async () => {
    const kept = await bram.context().storageState();
    const turn = bram === first;
    const before = await pieces(bram);
    await bram.context().close();
    await expect(anna.locator(".presence li", { hasText: "Bram" })).toHaveClass(/away/);

    bram = await newPage(browser, kept);
    await bram.goto("/");
    await bram.locator(`a[href="${links.battle}"]`).click();
    await expect(bram.locator(".battle")).toBeVisible();
    const now = await pieces(bram);
    expect(now.map(({ id, x, y }) => [id, x, y])).toEqual(before.map(({ id, x, y }) => [id, x, y]));
    await expect(bram.locator(".battle")).toHaveAttribute("data-turn", turn ? "mine" : "other");
    await expect(anna.locator(".presence li", { hasText: "Bram" })).not.toHaveClass(/away/);
    await openChat(bram);
    await expect(bram.locator(".chat-line")).toContainText("Good luck");
  });

  await test.step("the battle goes on between them", async () => {
    const [mover, other] = await whoseTurn(anna, bram);
    for (const page of [mover, other]) await page.getByRole("tab", { name: "Story" }).click();
    const again = await walkBack(mover, other);
    await expectAt([anna, bram, carla], again.id, again.to);
    await expect(offer(other, "Walk")).toHaveCount(0);
  });
});
