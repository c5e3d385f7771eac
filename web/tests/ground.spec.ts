/** The view from the ground: choosing, leading and stooping there, with nothing loaded before. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { confirm, confirmButton, myTurn, takeUp } from "./support/battle";
import { aboutToCharge } from "./support/general";
import { begin, prefer } from "./support/places";
import { distance, dragOnScreen, middle, type Point, pieces, type Shown } from "./support/table";

// Three dimensions without a graphics card.
test.use({
  launchOptions: {
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
});

// Software draws slowly, above all while other tests run beside this one.
test.setTimeout(300_000);
const SLOWLY = { timeout: 60_000 };

const view = (page: Page) => page.locator(".ground-view");
const button = (page: Page, piece: number) =>
  page.locator(`.ground-pieces [data-piece="${piece}"]`);

async function toGround(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See the table from the ground" }).click(SLOWLY);
  await expect(view(page)).toBeVisible(SLOWLY);
}

async function fromAbove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See the table from above" }).click(SLOWLY);
  await expect(page.locator("svg.table-pieces")).toBeVisible(SLOWLY);
}

/** A piece of mine that may act now: the one that is hidden least, seen from the ground. */
async function mine(page: Page): Promise<Shown> {
  await expect(page.locator(".table-pieces .piece.active").first()).toBeVisible();
  const all = await pieces(page);
  await toGround(page);
  await expect(page.locator(".ground-pieces .active").first()).toBeAttached(SLOWLY);
  await bodyOf(page, (await activeIds(page))[0] ?? 0);
  const id = (await activeIds(page))[0];
  const found = all.find((piece) => piece.id === id);
  if (!found) throw new Error("Nobody may act.");
  return found;
}

/** Those who may act, the one with most room round him on the screen first. */
function activeIds(page: Page): Promise<number[]> {
  return page.locator(".ground-pieces").evaluate((box) => {
    const seen = [...box.querySelectorAll("button")].map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return { one, x, y };
    });
    const room = (of: (typeof seen)[number]): number =>
      Math.min(
        ...seen.filter((each) => each !== of).map(({ x, y }) => Math.hypot(x - of.x, y - of.y)),
      );
    return seen
      .filter(({ one }) => one.classList.contains("active"))
      .sort((one, other) => room(other) - room(one))
      .map(({ one }) => Number(one.dataset["piece"]));
  });
}

async function placeOf(page: Page, piece: number): Promise<Point> {
  const found = (await pieces(page)).find(({ id }) => id === piece);
  if (!found) throw new Error("It is not on the table.");
  return found;
}

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
}

/** Where the body of a piece is on the screen, once the eye is at rest. */
async function bodyOf(page: Page, piece: number): Promise<Point> {
  let last: Point = { x: 0, y: 0 };
  await expect(async () => {
    const now = await middle(button(page, piece));
    const moved = distance(now, last);
    last = now;
    expect(moved).toBeLessThan(1);
  }).toPass({ intervals: [60, 100], ...SLOWLY });
  return last;
}

/** The mean colour of the middle of the canvas as it is on the screen. */
async function brightness(page: Page): Promise<number> {
  const picture = await page.screenshot({ type: "png" });
  return page.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 64];
    const pen = canvas.getContext("2d");
    if (!pen) return 0;
    pen.drawImage(image, image.width / 2 - 100, image.height / 2 - 60, 200, 120, 0, 0, 64, 64);
    const { data } = pen.getImageData(0, 0, 64, 64);
    return data.reduce((sum, value, n) => sum + (n % 4 === 1 ? value : 0), 0) / (64 * 64);
  }, picture.toString("base64"));
}

test("three dimensions are loaded when they are asked for, drawn, and remembered", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await begin(page, /A chance meeting/);
  expect(scripts.filter((path) => /ground/i.test(path))).toEqual([]);
  await toGround(page);
  expect(scripts.some((path) => /GroundTable.*\.js$/.test(path))).toBe(true);
  // The green of the mat.
  await expect.poll(() => brightness(page), SLOWLY).toBeGreaterThan(70);
  await isAccessible(page);
  await page.reload();
  await expect(view(page)).toBeVisible(SLOWLY);
  await fromAbove(page);
});

test("a piece is chosen by a click, led by a drag, and played from the ground", async ({
  page,
}) => {
  await begin(page, /A chance meeting/);
  const piece = await mine(page);
  const body = await bodyOf(page, piece.id);
  await page.mouse.click(body.x, body.y);
  await takeUp(page, "Walk");
  await expect(button(page, piece.id)).toHaveAttribute("aria-pressed", "true");
  const foot = await bodyOf(page, piece.id);
  await dragOnScreen(page, foot, { x: foot.x + 26, y: foot.y - 8 });
  await expect(page.locator(".ground-label.length, .ground-label.refused")).toHaveCount(1);
  await expect(confirmButton(page)).toBeEnabled();
  await confirm(page);
  await fromAbove(page);
  expect(distance(await placeOf(page, piece.id), piece)).toBeGreaterThan(100);
});

test("one stoops to a figure's eyes and rises again, by mouse and by keyboard", async ({
  page,
}) => {
  await begin(page, /A chance meeting/);
  const piece = await mine(page);
  const body = await bodyOf(page, piece.id);
  await page.mouse.click(body.x, body.y);
  await page.getByRole("button", { name: /^Look through the eyes of/ }).click();
  await expect(page.locator(".ground-eyes")).toContainText("Seen by");
  await isAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Look through the eyes of/ })).toBeVisible();
  await expect(async () => {
    expect(distance(await bodyOf(page, piece.id), body)).toBeLessThan(2);
  }).toPass();

  await page.keyboard.press("Shift+ArrowRight");
  await expect(async () => {
    expect(distance(await middle(button(page, piece.id)), body)).toBeGreaterThan(2);
  }).toPass();
  await button(page, piece.id).focus();
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(".ground-pieces button:focus");
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute("data-piece", String(piece.id));
});

test("turning and zooming move the eye, not the battle", async ({ page }) => {
  await begin(page, /A chance meeting/);
  const piece = await mine(page);
  const before = await bodyOf(page, piece.id);
  const box = await view(page).boundingBox();
  if (!box) throw new Error("There is no table.");
  const corner = { x: box.x + 60, y: box.y + box.height - 60 };
  await dragOnScreen(page, corner, { x: corner.x + 120, y: corner.y });
  const turned = await bodyOf(page, piece.id);
  expect(distance(before, turned)).toBeGreaterThan(5);
  await page.mouse.wheel(0, -400);
  await expect(async () => {
    expect(distance(await middle(button(page, piece.id)), turned)).toBeGreaterThan(5);
  }).toPass();
  await fromAbove(page);
  expect(await placeOf(page, piece.id)).toMatchObject({ x: piece.x, y: piece.y });
});

/** One moment of a charge as it is seen from the ground. */
interface Seen {
  beat: string;
  asked: boolean;
  /** Where on the screen the first of the riders is, and how many of the enemy stand there. */
  rider: string;
  foes: number;
}

async function watch(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const named = (name: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(".ground-pieces button")].filter((one) =>
        one.textContent?.startsWith(name),
      );
    const look = (): void => {
      seen.push({
        beat: document.querySelector<HTMLElement>(".spectacle")?.dataset["beat"] ?? "",
        asked: document.querySelector('.battle[data-turn="mine"] .ask-forms') !== null,
        rider: named("Green bull riders")[0]?.style.transform ?? "",
        foes: named("Green alligator infantry").length,
      });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
}

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a charge runs its way there, too, and the next question comes when all is over", async ({
    page,
  }) => {
    await prefer(page, { "card-stay": "held", "bot-speed": "slow" });
    await aboutToCharge(page);
    await toGround(page);
    const seen = await watch(page);
    await confirmButton(page).click();
    await expect
      .poll(async () => (await seen()).map(({ beat }) => beat), SLOWLY)
      .toEqual(expect.arrayContaining(["move", "roll", "slain"]));
    await expect(page.locator(".stage-skip")).toHaveCount(0, SLOWLY);
    await expect(page.locator(".result-card")).toBeVisible();
    expect(await myTurn(page)).toBe("asked");
    const all = await seen();
    const moving = all.filter(({ beat }) => beat === "move");
    expect(new Set(moving.map(({ rider }) => rider)).size).toBeGreaterThan(2);
    const during = all.filter(({ beat }) => beat !== "");
    expect(during.some(({ asked }) => asked)).toBe(false);
    const before = all[0]?.foes ?? 0;
    await expect.poll(async () => (await seen()).at(-1)?.foes, SLOWLY).toBeLessThan(before);
  });
});

test("without three dimensions a sentence says so, and the table stays", async ({ page }) => {
  await prefer(page, { "table-view": "ground" });
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith("webgl") ? null : real.call(this, kind as "2d");
    } as typeof real;
  });
  await begin(page, /A chance meeting/);
  await expect(page.getByText("This browser shows no three dimensions")).toBeVisible();
  await expect(page.locator("svg.table-pieces")).toBeVisible();
});
