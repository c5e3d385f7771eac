/**
 * The gallery: moments of every game as they look on a desk, a tablet and a phone, from above and
 * from the ground. Part of `make pictures`; `node tools/pictures.mjs gallery [game]` makes it alone.
 *
 * `tools/gallery_moments.py` fights the battles; they are looked at in replays.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const GAMES = ["carnage", "confrontation", "little-carnage", "mage-knight", "wizard-duel"];

const LOOKS = {
  desk: { viewport: { width: 1280, height: 720 }, colorScheme: "dark" },
  tablet: { viewport: { width: 820, height: 1180 }, colorScheme: "light" },
  phone: {
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    hasTouch: true,
    isMobile: true,
  },
};

/** Which moments are taken how; the end is where the winner is told. */
const SHOTS = [
  ...["opening", "charge", "fight", "shot", "spell", "end"].map((moment) => ({
    moment,
    look: "desk",
  })),
  { moment: "charge", look: "desk", ground: true },
  { moment: "fight", look: "tablet" },
  { moment: "shot", look: "phone" },
  { moment: "end", look: "phone" },
];
/** Moments in which somebody does something: the eye goes there. */
const DEEDS = ["charge", "fight", "shot", "spell"];
/** What has happened shall fill so much of the view; and the turns of the wheel until it does. */
const FILLED = 0.3;
const TURNS = 4;
/** A shorter drag would be a click. */
const DRAG = 14;

/** Pictures larger than this are not for a repository. */
const LARGEST = 260_000;
/** Milliseconds in which a table has come to rest. */
const REST = 1200;
/** The same from the ground, where there is more to draw. */
const GROUND_REST = 6000;

/** Bring the battle of a file to the server; its number. */
async function brought(page, file) {
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/(battle|replay)\//);
  return new URL(page.url()).pathname.split("/").at(-1);
}

/** Go nearer to what has happened, as a reader does with the wheel and by dragging the table. */
export async function closer(page) {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const seen = await page.evaluate(() => {
      const view = document.querySelector(".table-view").getBoundingClientRect();
      const marks = [...document.querySelectorAll(".traces [data-trace]")];
      const boxes = marks.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0);
      if (boxes.length === 0) return null;
      const [left, top] = ["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side])));
      const [right, low] = ["right", "bottom"].map((side) =>
        Math.max(...boxes.map((box) => box[side])),
      );
      return {
        part: Math.max((right - left) / view.width, (low - top) / view.height),
        at: [(left + right) / 2, (top + low) / 2],
        middle: [view.x + view.width / 2, view.y + view.height / 2],
      };
    });
    if (seen === null || seen.part > FILLED) return;
    await page.mouse.move(...seen.at);
    await page.mouse.wheel(0, -140);
    await page.waitForTimeout(120);
    const isFlat = (await page.locator(".ground-view").count()) === 0;
    const [x, y] = seen.at;
    const [toX, toY] = seen.middle;
    if (!isFlat || Math.hypot(toX - x, toY - y) < DRAG) continue;
    await page.mouse.down();
    await page.mouse.move(toX, toY, { steps: 4 });
    await page.mouse.up();
    await page.waitForTimeout(60);
  }
}

/** One picture; `storageState` holds the key to the battle. */
async function take(browser, { baseURL, id, storageState }, shot, at, file) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    locale: "en-GB",
    storageState,
    ...LOOKS[shot.look],
  });
  await context.addInitScript((view) => {
    localStorage.setItem("slagveld.table-view", view);
    localStorage.setItem("slagveld.card-stay", "held");
  }, shot.ground ? "ground" : "above");
  const page = await context.newPage();
  // One step before, so that what happens is shown as it comes.
  await page.goto(`/replay/${id}?at=${Math.max(0, at - 1)}`);
  await page.getByRole("slider").waitFor();
  await page.waitForTimeout(REST);
  await page.keyboard.press("ArrowRight");
  await page.waitForTimeout(shot.ground ? GROUND_REST : REST);
  if (DEEDS.includes(shot.moment)) await closer(page);
  await page.mouse.move(2, 2);
  await page.waitForTimeout(shot.ground ? GROUND_REST : REST);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: file, type: "jpeg", quality: 78, caret: "hide" });
  await context.close();
  const { size } = statSync(file);
  console.log(`${file.split("/").slice(-2).join("/")} ${Math.round(size / 1000)} kB`);
  if (size > LARGEST) throw new Error(`${file} is too large: ${size} bytes.`);
}

/** All pictures of the games that are wanted. */
export async function gallery(browser, address, { python, root, folder, work, only }) {
  const into = join(folder, "gallery");
  mkdirSync(into, { recursive: true });
  for (const game of GAMES.filter((one) => only === undefined || only === one)) {
    const file = join(work, `gallery-${game}.json`);
    const tool = join(root, "tools", "gallery_moments.py");
    const found = JSON.parse(execFileSync(python, [tool, game, file], { encoding: "utf8" }));
    const page = await browser.newPage({ baseURL: address });
    const id = await brought(page, file);
    const storageState = await page.context().storageState();
    await page.context().close();
    const battle = { baseURL: address, id, storageState };
    for (const shot of SHOTS) {
      const at = found[shot.moment];
      if (at === undefined) continue;
      const name = `${game}-${shot.moment}-${shot.look}${shot.ground ? "-ground" : ""}.jpg`;
      await take(browser, battle, shot, at, join(into, name));
    }
  }
}
