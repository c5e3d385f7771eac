/** What happens is seen in order: motion, dice, blows, the fallen, and only then the next question. */
import { expect, type Page, test } from "@playwright/test";

import { confirm, confirmButton, myTurn } from "./support/battle";
import { aboutToCharge, figures } from "./support/general";
import { prefer } from "./support/places";
import { onScreen } from "./support/table";

test.use({ reducedMotion: "no-preference" });

const card = ".result-card";
const skip = ".stage-skip";

/** One moment of the page as somebody saw it. */
interface Seen {
  beat: string;
  /** Whether a question was there to be answered. */
  asked: boolean;
  /** The foremost of the riders, in units of the table. */
  front: number;
  /** How many of the enemy stand there. */
  foes: number;
  /** How far their banner had gone along, and the story come. */
  banner: string;
  lines: number;
}

/** Write down from now on what is seen, frame by frame. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    const named = (name: string): Element[] => [
      ...document.querySelectorAll(`.table-pieces [data-piece][aria-label^="${name}"]`),
    ];
    const look = (): void => {
      const ys = named("Green bull riders").map((one) =>
        Number(/translate\(\S+ (-?[\d.]+)/.exec(one.getAttribute("transform") ?? "")?.[1]),
      );
      const moved = [...document.querySelectorAll("[data-banner]")].map((one) =>
        one.getAttribute("transform"),
      );
      seen.push({
        beat: document.querySelector<HTMLElement>(".spectacle")?.dataset["beat"] ?? "",
        asked: document.querySelector('.battle[data-turn="mine"] .ask-forms') !== null,
        front: Math.min(...ys),
        foes: named("Green alligator infantry").length,
        banner: moved.find((one) => one !== null) ?? "",
        lines: document.querySelectorAll(".story li").length,
      });
      requestAnimationFrame(look);
    };
    look();
  });
}

const seen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);

/** Count from now on what is to be heard. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start;
    let heard = 0;
    AudioScheduledSourceNode.prototype.start = function (...when: [number?]) {
      heard += 1;
      Object.assign(window, { heard });
      start.apply(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard?: number }).heard ?? 0);
}

/** The kinds of beats that were seen, in their order. */
function orderOf(all: readonly Seen[]): string[] {
  const kinds = all.map(({ beat }) => beat).filter((beat) => beat !== "");
  return kinds.filter((kind, n) => kind !== kinds[n - 1]);
}

test("a charge is run before its blows fall, and the next question comes last", async ({
  page,
}) => {
  await prefer(page, { "card-stay": "held", "bot-speed": "fast" });
  await aboutToCharge(page);
  await watch(page);
  await confirmButton(page).click();
  await expect
    .poll(async () => orderOf(await seen(page)).length, { timeout: 20_000 })
    .toBeGreaterThan(2);
  await expect(page.locator(skip)).toHaveCount(0, { timeout: 20_000 });
  expect(await myTurn(page)).toBe("asked");

  const all = await seen(page);
  const order = orderOf(all);
  await test.step("the beats are in the order of the story", () => {
    expect(order.indexOf("move")).toBe(0);
    expect(order.indexOf("roll")).toBeGreaterThan(order.indexOf("move"));
    const fell = order.indexOf("slain");
    expect(fell).toBeGreaterThan(order.lastIndexOf("roll"));
  });

  await test.step("riders come up before the enemy falls, and their frame comes with them", () => {
    const first = all[0]?.front ?? 0;
    const moving = all.filter(({ beat }) => beat === "move");
    expect(moving.some(({ front }) => front < first - 100)).toBe(true);
    expect(moving.some(({ banner }) => banner.startsWith("translate"))).toBe(true);
    const rolling = all.filter(({ beat }) => beat === "roll");
    const came = Math.min(...moving.map(({ front }) => front));
    expect(rolling.slice(2).every(({ front }) => front < came + 60)).toBe(true);
    expect([...moving, ...rolling].every(({ foes }) => foes === all[0]?.foes)).toBe(true);
    expect(all.at(-1)?.foes).toBeLessThan(all[0]?.foes ?? 0);
  });

  await test.step("nobody is asked before all is over, and the story is told bit by bit", () => {
    expect(all.filter(({ beat }) => beat !== "").every(({ asked }) => !asked)).toBe(true);
    const told = new Set(all.map(({ lines }) => lines));
    expect(told.size).toBeGreaterThan(3);
  });

  await test.step("the way of the charge and the clash at its end are still to be seen", async () => {
    await expect(page.locator('.traces [data-trace="charge"]')).toHaveCount(1);
    await expect(page.locator('.traces [data-trace="clash"]')).not.toHaveCount(0);
    await expect(page.locator('.traces [data-trace="count"]')).not.toHaveCount(0);
  });

  await test.step("the card of the dice is held until it is put away", async () => {
    expect(await page.locator(`${card} .die`).count()).toBeGreaterThan(2);
    // A card tells one deed; where those who were charged have struck back, it turns to the first.
    const earlier = page.getByRole("button", { name: "Deed before this" });
    if ((await earlier.count()) > 0 && (await earlier.isEnabled())) await earlier.click();
    await expect(page.locator(`${card} h3`)).toContainText("charge");
    const { width, height } = (await page.locator(card).boundingBox()) ?? { width: 0, height: 0 };
    expect([width <= 304, height <= 176]).toEqual([true, true]);
    await page.getByRole("button", { name: "Put the card away" }).click();
    await expect(page.locator(card)).toHaveCount(0);
  });
});

test("the space bar goes straight to the next question; cards go by themselves", async ({
  page,
}) => {
  await prefer(page, { "card-stay": "4", "bot-speed": "slow" });
  const heard = await listen(page);
  await aboutToCharge(page);
  expect(await heard(), "sounds are off until they are asked for").toBe(0);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByLabel(/^Sounds/).check();
  await page.getByLabel("Volume").fill("35");
  await page.keyboard.press("Escape");
  const before = await heard();
  await confirmButton(page).click();
  await expect(page.locator('.spectacle[data-beat="move"]')).toHaveCount(1);
  await expect(page.locator(".ask-forms")).toHaveCount(0);
  await expect.poll(heard).toBeGreaterThan(before);
  await page.keyboard.press("Space");
  await expect(page.locator(".spectacle")).toHaveAttribute("data-beat", "");
  expect(await myTurn(page)).toBe("asked");
  await expect(page.locator(card)).toBeVisible();
  await expect(page.locator(card)).toHaveCount(0, { timeout: 6000 });
});

test("who wants no motion is asked at once", async ({ page }) => {
  await prefer(page, { "bot-speed": "instant" });
  await aboutToCharge(page);
  await watch(page);
  await confirm(page);
  expect(await myTurn(page)).toBe("asked");
  expect(orderOf(await seen(page))).toEqual([]);
  await expect(page.locator(card)).toBeVisible();

  await test.step("a click on the story looks where it happened", async () => {
    for (let nearer = 0; nearer < 5; nearer += 1) {
      await page.locator(".table-zoom button").first().click();
    }
    const isSeen = async (): Promise<boolean> => {
      const [rider] = await figures(page, "Green bull riders");
      const view = await page.locator(".table-view").boundingBox();
      if (rider === undefined || view === null) return false;
      const { x, y } = await onScreen(page, rider);
      return x > view.x && y > view.y && x < view.x + view.width && y < view.y + view.height;
    };
    expect(await isSeen()).toBe(false);
    await page.locator(".story-entry").last().locator(".story-goto").click();
    await expect.poll(isSeen).toBe(true);
  });
});

test("a replay shows the same in the same order", async ({ page }) => {
  await prefer(page, { "bot-speed": "instant" });
  await aboutToCharge(page);
  await confirm(page);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const entries = page.locator(".story-entry");
  const last = Number(await entries.last().getAttribute("data-entry"));
  await prefer(page, { "bot-speed": "fast" });
  await page.goto(`/replay/${id}?at=${last - 1}`);
  await expect(page.locator("[data-piece]").first()).toBeVisible();
  await watch(page);
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(async () => (await seen(page)).at(-1)?.foes, { timeout: 20_000 })
    .toBeLessThan(8);
  const order = orderOf(await seen(page));
  expect(order.slice(0, 2)).toEqual(["move", "roll"]);
  expect(order.indexOf("slain")).toBeGreaterThan(order.lastIndexOf("roll"));
});
