/** Nothing cut off, nothing to scroll on the battle page; drawers and fingers on a tablet. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { confirm, offer, takeUp } from "./support/battle";
import { appear, around, summon } from "./support/duellist";
import { begin } from "./support/places";
import { distance, onScreen, type Point, pieceNamed, pieces, tapAt } from "./support/table";

/** Buttons and links that stick out of the window, are covered, or cut their words off. */
function misfits(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((roots) => {
    const wrong: string[] = [];
    const named = (one: Element) =>
      `${one.getAttribute("aria-label") ?? one.textContent ?? ""}`.trim().slice(0, 40);
    const scrolls = (one: Element): boolean => {
      for (let up = one.parentElement; up !== null; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (`${overflowX}${overflowY}`.includes("auto")) return true;
      }
      return false;
    };
    const isCut = (one: Element, box: DOMRect): boolean => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest(".unseen") !== null) continue;
        const words = document.createRange();
        words.selectNodeContents(walker.currentNode);
        const { left, right } = words.getBoundingClientRect();
        if (left < box.left - 1 || right > box.right + 1) return true;
      }
      return false;
    };
    for (const one of roots.flatMap((root) => [...root.querySelectorAll("button, a[href], h1")])) {
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = one.getBoundingClientRect();
      // A rule's chip in the log is a sign alone, by its look.
      const isSign = one.matches(".line .chip.rule, .need .chip.rule");
      const isButton = one.matches("button, .button");
      if (isButton && !isSign && isCut(one, box)) wrong.push(`words cut: ${named(one)}`);
      if (scrolls(one)) continue;
      const isOut =
        box.left < -0.5 ||
        box.top < -0.5 ||
        box.right > innerWidth + 0.5 ||
        box.bottom > innerHeight + 0.5;
      if (isOut) {
        wrong.push(`outside: ${named(one)}`);
        continue;
      }
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (top !== null && !one.contains(top) && !top.contains(one)) {
        wrong.push(`covered: ${named(one)}`);
      }
    }
    return wrong;
  });
}

/** Everything has its place, once panels have come to rest. */
async function expectFitting(page: Page, within: string, moment: string): Promise<void> {
  await expect.poll(() => misfits(page, within), { message: moment }).toEqual([]);
}

async function expectNoScrolling(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight];
  });
  expect(over.filter((more) => more > 0)).toEqual([]);
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return box;
}

test("1280×720: the battle fits, whatever is asked", async ({ page }) => {
  await begin(page, /Ruins and woods/);
  const check = async (moment: string) => {
    await expectNoScrolling(page);
    await expectFitting(page, ".battle", moment);
  };
  await check("where to appear");
  await appear(page);
  await expect(offer(page, "Summon")).toBeVisible({ timeout: 30_000 });
  await check("the wizard's part");
  const wizard = await pieceNamed(page, "Player 1");
  const free = around(wizard, await pieces(page), { x: 12_000, y: 8000 });
  await takeUp(page, "Summon");
  await check("which package");
  await page.keyboard.press("Escape");
  await summon(page, "shooting", free);
  await check("while placing");
  await confirm(page);
  await page.getByRole("button", { name: "Rosters" }).click();
  await check("with both panels");
  await page.getByRole("button", { name: "Story", exact: true }).click();
  await check("without the story");
});

test("1280×720: the table has two thirds of the width and can be seen whole", async ({ page }) => {
  await begin(page, /A chance meeting/);
  const armies = await pieces(page);
  const view = await boxOf(page.locator(".table-view").first());
  for (const { x, y } of armies) {
    const at = await onScreen(page, { x, y });
    expect(at.x).toBeGreaterThan(view.x);
    expect(at.x).toBeLessThan(view.x + view.width);
  }
  const spread = Math.max(...armies.map(({ x }) => x)) - Math.min(...armies.map(({ x }) => x));
  const [left, right] = [
    await onScreen(page, { x: 0, y: 0 }),
    await onScreen(page, { x: spread, y: 0 }),
  ];
  expect(right.x - left.x, "the armies fill a good part of the view").toBeGreaterThan(
    view.width / 3,
  );
  await page.getByRole("button", { name: "Show the whole table" }).click();
  const table = await boxOf(page.locator(".battle-table"));
  expect(table.width).toBeGreaterThanOrEqual((1280 * 2) / 3);
  await expect(async () => {
    for (const corner of [
      { x: 0, y: 0 },
      { x: 10_000, y: 8000 },
    ]) {
      const at = await onScreen(page, corner);
      expect(at.x).toBeGreaterThanOrEqual(table.x);
      expect(at.x).toBeLessThanOrEqual(table.x + table.width);
      expect(at.y).toBeGreaterThanOrEqual(table.y);
      expect(at.y).toBeLessThanOrEqual(table.y + table.height);
    }
  }).toPass();
});

const PAGES = [
  "/",
  "/new/wizard-duel",
  "/armies",
  "/armies/new?game=wizard-duel&like=0",
  "/lay/new?game=wizard-duel",
  "/rules/wizard-duel",
  "/puzzles/mage-knight",
];

for (const address of PAGES) {
  test(`${address} has no words cut off and scrolls one way only, at a desk and on a tablet`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.locator("main :is(h2, .lay-board)").first()).toBeVisible();
    for (const [width, height] of [
      [1280, 720],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, { message: `at ${width}` }).toBeLessThanOrEqual(width);
      const cut = async () =>
        (await misfits(page, "body")).filter((words) => words.startsWith("words cut"));
      await expect.poll(cut, { message: `at ${width}` }).toEqual([]);
    }
  });
}

test.describe("a tablet", () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test("panels are drawers, and everything is in reach", async ({ page }) => {
    await begin(page, /A chance meeting/);
    await expectNoScrolling(page);
    const drawer = page.locator(".side-panel.is-drawer");
    for (const [panel, words] of [
      ["Rosters", "Ork"],
      ["Story", "Round 1 begins."],
    ] as const) {
      await page.getByRole("button", { name: panel, exact: true }).tap();
      await expect(drawer).toContainText(words);
      await expectFitting(page, ".side-panel.is-drawer", panel);
      await drawer.getByRole("button", { name: "Close" }).tap();
      await expect(drawer).toHaveCount(0);
    }
    await expectFitting(page, ".battle", "with no drawer open");
    await page.getByRole("button", { name: "End, pause" }).tap();
    await expect(page.locator(".ask-menu-line").first()).toBeVisible();
    await expectFitting(page, ".ask-menu", "the menu");
  });

  test("the card makes way while an answer is filled in", async ({ page }) => {
    await begin(page, /A chance meeting/);
    const creature = (await pieces(page)).find(({ states }) => states.includes("active"));
    if (creature === undefined) throw new Error("Nobody may act.");
    await tapAt(page, creature);
    const card = page.locator(".piece-card");
    await expect(card).toBeVisible();
    await page.locator(".ask-forms [data-action]").first().tap();
    await expect(page.locator(".answer-head[data-form]")).toBeVisible();
    await expect(card).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(card).toBeVisible();
  });

  test("fingers choose, pan and zoom", async ({ page }) => {
    await begin(page, /A chance meeting/);
    await page.getByRole("button", { name: "Show the whole table" }).tap();
    const creature = (await pieces(page)).find(({ states }) => states.includes("active"));
    if (creature === undefined) throw new Error("Nobody may act.");
    const name = creature.words.split(",")[0] ?? "";

    await test.step("a tap chooses", async () => {
      await tapAt(page, creature);
      await expect(page.locator(".ask-picked")).toHaveText(name);
    });

    const near = { x: creature.x + 1000, y: creature.y };
    const scale = async () => {
      const [one, other] = [await onScreen(page, creature), await onScreen(page, near)];
      return distance(one, other);
    };
    await test.step("two fingers zoom", async () => {
      const before = await scale();
      await pinch(page, { x: 410, y: 500 }, 60, 160);
      await expect.poll(scale).toBeGreaterThan(before * 1.5);
    });

    await test.step("one finger pans", async () => {
      const before = await onScreen(page, creature);
      await swipe(page, { x: 150, y: 950 }, { x: 270, y: 890 });
      const after = async () => (await onScreen(page, creature)).x - before.x;
      await expect.poll(after).toBeGreaterThan(80);
    });

    await test.step("the whole table again", async () => {
      // Browsers take no tap while they think that the finger's last push still goes on.
      await expect(async () => {
        await page.getByRole("button", { name: "Show the whole table" }).tap();
        expect((await onScreen(page, { x: 0, y: 0 })).x).toBeGreaterThan(0);
      }).toPass();
    });
  });
});

/** Two fingers, from so far apart to so far apart. */
async function pinch(page: Page, middle: Point, from: number, to: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  const send = (type: "touchStart" | "touchMove" | "touchEnd", apart: number) =>
    line.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : fingers(apart),
    });
  await send("touchStart", from);
  for (let step = 1; step <= 5; step += 1) await send("touchMove", from + ((to - from) * step) / 5);
  await send("touchEnd", to);
}

/** One finger from here to there. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, id: 0 },
  ];
  await line.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 5; step += 1) {
    await line.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 5) });
  }
  await line.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
