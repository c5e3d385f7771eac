/**
 * Make the pictures of the documents anew: `node tools/pictures.mjs [address] [part] [game]`.
 *
 * The part is `duel`, `carnage`, `mage-knight`, `confrontation`, `little-carnage` or `gallery` (of
 * one game, if it is named); without one all are made. Without an address it starts a server with a data folder of its own. The web table must
 * be built (`tools/build_web.py`); CHROMIUM names the browser, if it is not the one Playwright brings.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { gallery } from "./gallery.mjs";
import { carnagePictures } from "./pictures_carnage.mjs";
import { confrontationPictures } from "./pictures_confrontation.mjs";
import { littleCarnagePictures } from "./pictures_little_carnage.mjs";
import { mageKnightPictures } from "./pictures_mage_knight.mjs";
import { smallPng } from "./small_png.mjs";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(ROOT, "docs", "pictures");
const PYTHON = join(ROOT, ".venv", "bin", "python");
const PORT = Number(process.env.SLAGVELD_PICTURES_PORT ?? 8798);
const LARGEST = 400_000;
const { chromium } = createRequire(join(ROOT, "web", "package.json"))("@playwright/test");

const SIZES = {
  wide: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
};

/** A server for the pictures, and how to end it. */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), "slagveld-pictures-"));
  const server = spawn(
    join(ROOT, ".venv", "bin", "slagveld"),
    ["serve", "--no-browser", "--port", String(PORT)],
    { env: { ...process.env, SLAGVELD_DATA: data }, stdio: "ignore" },
  );
  const address = `http://127.0.0.1:${PORT}`;
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${address}/api/house`).catch(() => null);
    if (answer?.ok) {
      const stop = () => {
        server.kill();
        rmSync(data, { recursive: true, force: true });
      };
      return { address, stop };
    }
    await new Promise((wake) => setTimeout(wake, 500));
  }
  server.kill();
  throw new Error("The server does not answer.");
}

/** Take one picture, and see that it is not too large for a repository. */
async function picture(page, name) {
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: "disabled", caret: "hide" });
  const { pixels, width, height } = await decoded(page.context(), shot);
  const small = smallPng(pixels, width, height);
  console.log(`${name}.png ${Math.round(small.length / 1000)} kB`);
  if (small.length > LARGEST) throw new Error(`${name}.png is too large: ${small.length} bytes.`);
  writeFileSync(join(FOLDER, `${name}.png`), small);
}

/** The pixels of a PNG; the browser knows how to read one. */
async function decoded(context, png) {
  const page = await context.newPage();
  const read = await page.evaluate(async (words) => {
    const bytes = Uint8Array.from(atob(words), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    let letters = "";
    for (let at = 0; at < data.length; at += 8192) {
      letters += String.fromCharCode(...data.subarray(at, at + 8192));
    }
    return { words: btoa(letters), width, height };
  }, png.toString("base64"));
  await page.close();
  return { ...read, pixels: Buffer.from(read.words, "base64") };
}

/** The table's place on the screen. */
function onScreen(page, x, y, sheet = "svg.table-pieces") {
  return page.locator(sheet).evaluate(
    (drawing, [across, down]) => {
      const point = new DOMPoint(across, down).matrixTransform(drawing.getScreenCTM());
      return { x: point.x, y: point.y };
    },
    [x, y],
  );
}

function pieces(page) {
  return page.locator(".table-pieces [data-piece]").evaluateAll((all) =>
    all.map((one) => {
      const [x, y] = one.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
      const words = one.getAttribute("aria-label");
      return { x, y, words, states: one.getAttribute("class").split(" ") };
    }),
  );
}

/** Wait until the viewer is asked. */
async function asked(page) {
  await page.locator('.battle[data-turn="mine"] .ask-forms').waitFor({ timeout: 60_000 });
}

/** Open the battle of a file, as its reader would; its number. */
async function openBattle(page, file) {
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/battle\//);
  await asked(page);
  return new URL(page.url()).pathname.split("/").at(-1);
}

/** Drag the creature that is nearest to an enemy into it, and leave it at that. */
async function aim(page) {
  const all = await pieces(page);
  const isAnnas = ({ words }) => words.split(", ")[1] === "Anna";
  const pairs = all
    .filter((piece) => isAnnas(piece) && piece.states.includes("active"))
    .filter(({ states }) => !states.includes("dim"))
    .flatMap((one) => all.filter((foe) => !isAnnas(foe)).map((foe) => ({ one, foe })))
    .sort((a, b) => apart(a) - apart(b));
  const { one, foe } = pairs[0];
  const start = await onScreen(page, one.x, one.y);
  const end = await onScreen(page, foe.x, foe.y);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
  await page.locator(".verdict-line").waitFor();
  await page.locator(".ask-confirm:enabled").waitFor();
  return one;
}

function apart({ one, foe }) {
  return Math.hypot(one.x - foe.x, one.y - foe.y);
}

/** Come nearer to a place of the table with the wheel. */
async function comeNearer(page, { x, y }, notches) {
  const at = await onScreen(page, x, y);
  await page.mouse.move(at.x, at.y);
  for (let notch = 0; notch < notches; notch += 1) await page.mouse.wheel(0, -120);
}

/** Give up, so that there is an end and a replay to show. */
async function concede(page) {
  while ((await page.locator(".answer-head[data-form]").count()) > 0) {
    await page.keyboard.press("Escape");
  }
  await page.locator(".ask-standing [aria-haspopup]").click();
  await page.locator(".ask-menu-line.harm").click();
  await page.getByRole("dialog").locator(".button.harm").click();
  await page.locator(".end-panel .luck-line").first().waitFor();
}

/** Pages that need no battle. */
const PAGES = {
  home: ["/", ".games"],
  "set-up": ["/new/wizard-duel?scenario=ruins", ".scenarios"],
  army: ["/armies/new?game=wizard-duel&like=2", ".verdict .good"],
  table: ["/lay/new?game=wizard-duel", ".button.primary:enabled"],
  rulebook: ["/rules/wizard-duel", "main h2"],
};

/** Drag scenery out of the box, so that the table to be laid is not empty. */
async function layScenery(page) {
  const laid = [
    ["Wood", 2500, 2200],
    ["Wood", 9300, 5600],
    ["Tower", 6000, 4000],
    ["Pond", 3400, 6000],
    ["Rocks", 8700, 1900],
  ];
  for (const [name, x, y] of laid) {
    const tile = await page.getByRole("button", { name: `Put on the table: ${name}` }).boundingBox();
    const end = await onScreen(page, x, y, "svg.lay-board");
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x - 20, end.y, { steps: 5 });
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  }
  await page.locator(".button.primary:enabled").waitFor();
}

async function shoot(browser, baseURL, file, size, theme) {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const page = await context.newPage();
  const name = (what) => `${what}-${size}${theme === "light" ? "-light" : ""}`;
  const isWhole = theme === "dark" && size === "wide";
  if (isWhole) {
    for (const [what, [address, ready]] of Object.entries(PAGES)) {
      await page.goto(address);
      await page.locator(ready).first().waitFor();
      if (what === "table") await layScenery(page);
      await picture(page, name(what));
    }
  }
  const battle = await openBattle(page, file);
  const runner = await aim(page);
  await picture(page, name("battle"));
  if (isWhole) {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await comeNearer(page, runner, 6);
    await aim(page);
    await page.locator(".verdict-line").click();
    await page.locator(".odds-sheet").waitFor();
    await picture(page, name("odds"));
    await concede(page);
    await picture(page, name("end"));
    await page.goto(`/replay/${battle}?at=60`);
    await page.getByRole("slider").waitFor();
    await picture(page, name("replay"));
  }
  await context.close();
}

/** Write a battle with a tool of this folder; its file. */
function battleFile(work, tool, ...words) {
  const file = join(work, `${words.at(0) ?? "lively"}.json`);
  execFileSync(PYTHON, [join(ROOT, "tools", tool), ...words, file], { stdio: "inherit" });
  return file;
}

/** The pictures of the duel, and of the pages around it. */
async function duelPictures(browser, address, work) {
  const file = battleFile(work, "pictures_battle.py");
  await shoot(browser, address, file, "wide", "dark");
  await shoot(browser, address, file, "wide", "light");
  await shoot(browser, address, file, "tablet", "dark");
}

/** A page of a size, in the dark or in the light. */
async function newPage(browser, baseURL, size, colorScheme = "dark") {
  const look = { colorScheme, reducedMotion: "reduce", locale: "en-GB" };
  const context = await browser.newContext({ baseURL, viewport: SIZES[size], ...look });
  return context.newPage();
}

async function main(words) {
  const given = words.find((word) => word.startsWith("http"));
  const [part, only] = words.filter((word) => !word.startsWith("http"));
  mkdirSync(FOLDER, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), "slagveld-lively-"));
  const server = given === undefined ? await serve() : { address: given, stop() {} };
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const isWanted = (name) => part === undefined || part === name;
    const hands = { openBattle, onScreen, pieces, comeNearer, picture };
    if (isWanted("duel")) await duelPictures(browser, server.address, work);
    if (isWanted("carnage")) {
      const files = (moment) => battleFile(work, "carnage_battles.py", moment);
      const page = await newPage(browser, server.address, "wide");
      await carnagePictures(page, files, hands);
      await page.context().close();
    }
    const both = async (tool, pictures) => {
      const files = (moment) => battleFile(work, tool, moment);
      const dark = await newPage(browser, server.address, "wide");
      await pictures(dark, "wide", files, hands);
      await dark.context().close();
      const light = await newPage(browser, server.address, "tablet", "light");
      await pictures(light, "tablet", files, hands, "-light");
      await light.context().close();
    };
    if (isWanted("mage-knight")) await both("mage_knight_battles.py", mageKnightPictures);
    if (isWanted("confrontation")) await both("confrontation_battles.py", confrontationPictures);
    if (isWanted("little-carnage")) await both("little_carnage_battles.py", littleCarnagePictures);
    if (isWanted("gallery")) {
      const places = { python: PYTHON, root: ROOT, folder: FOLDER, work, only };
      await gallery(browser, server.address, places);
    }
  } finally {
    await browser.close();
    server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
