/**
 * How fluid the table in the browser is: 120 pieces and 20 pieces of terrain in headless Chromium.
 *
 *     node benchmarks/table_fps.mjs [seconds]
 *
 * Builds the page with the table alone (web/bench), then for some seconds each drags a piece with
 * its reach, way and ghost on show, pans the table, and zooms; then turns it as seen from the
 * ground and leads a piece over it, which has no bound. Prints JSON: for each the frames in a
 * second, in the median and in the worst second. Ends with 1 when dragging falls below 40 in any
 * second. CHROMIUM names another browser than /usr/bin/chromium.
 */
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const LEAST = 40;
const SECONDS = Number(process.argv[2] ?? 5);
const VIEW = { width: 1280, height: 720 };
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
/** The icons of the crowded table, by the names they have there. */
const ICONS = {
  sword: "broadsword",
  bow: "bow-arrow",
  wizard: "wizard-face",
  dagger: "plain-dagger",
  catapult: "catapult",
  claw: "claws",
  sparkles: "sparkles",
};

/** Everything is drawn without a graphics card, three dimensions too. */
const SOFTWARE = [
  "--disable-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];

const root = fileURLToPath(new URL("..", import.meta.url));
const web = createRequire(join(root, "web", "package.json"));

async function built(folder) {
  const { build } = await import(pathToFileURL(web.resolve("vite")).href);
  await build({
    configFile: join(root, "web", "bench", "vite.config.ts"),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: "error",
  });
}

function served(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://table").pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

function texts() {
  const folder = join(root, "src", "slagveld", "texts", "en");
  return ["common.ftl", "web-table.ftl"]
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

function icons() {
  const all = web("@iconify-json/game-icons/icons.json").icons;
  return Object.fromEntries(
    Object.entries(ICONS).map(([name, drawing]) => [name, all[drawing]?.body ?? ""]),
  );
}

/** Counts frames in the page, second by second, while something goes on. */
async function counted(page, move) {
  await page.evaluate(() => {
    window.frames_seen = [];
    window.counting = true;
    const count = (now) => {
      window.frames_seen.push(now);
      if (window.counting) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const until = Date.now() + SECONDS * 1000;
  for (let n = 0; Date.now() < until; n += 1) await move(n);
  const seen = await page.evaluate(() => {
    window.counting = false;
    return window.frames_seen;
  });
  const first = seen[0];
  const whole = Math.floor((seen.at(-1) - first) / 1000);
  const seconds = Array.from(
    { length: whole },
    (_, n) => seen.filter((at) => at - first >= n * 1000 && at - first < (n + 1) * 1000).length,
  ).sort((one, other) => one - other);
  return { median: seconds[Math.floor(seconds.length / 2)], worst: seconds[0], seconds };
}

/** A place going round in a circle, in pixels. */
function around(n, radius) {
  const angle = n / 14;
  return [640 + radius * Math.cos(angle), 360 + radius * 0.7 * Math.sin(angle)];
}

async function measured(page) {
  const piece = await page.locator('[data-piece="45"]').boundingBox();
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  const dragging = await counted(page, (n) => page.mouse.move(...around(n, 240)));
  await page.mouse.up();

  await page.mouse.move(640, 360);
  for (let n = 0; n < 6; n += 1) await page.mouse.wheel(0, -100);
  await page.waitForTimeout(500);
  await page.mouse.move(640, 360);
  await page.mouse.down({ button: "middle" });
  const panning = await counted(page, (n) => page.mouse.move(...around(n, 200)));
  await page.mouse.up({ button: "middle" });

  const zooming = await counted(page, async (n) => {
    await page.mouse.wheel(0, n % 40 < 20 ? 30 : -30);
    await page.waitForTimeout(12);
  });
  return { dragging, panning, zooming };
}

async function opened(browser, server) {
  const page = await browser.newPage({ viewport: VIEW });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.evaluate(
    ([source, drawings]) => {
      window.bench.learn("en", source);
      window.bench.learnIcons(drawings);
    },
    [texts(), icons()],
  );
  await page.waitForSelector('[data-piece="120"]');
  await page.waitForTimeout(500);
  return page;
}

/**
 * The same table from the ground, turned by hand, and with a piece led over it; without a graphics
 * card. While frames come slowly fewer pixels are drawn: `sharpness` is the part of each side.
 */
async function fromGround(page) {
  await page.evaluate(() => window.bench.stand());
  await page.waitForSelector(".ground-canvas");
  await page.waitForTimeout(3000);
  const sharpness = () =>
    page.evaluate(() => {
      const canvas = document.querySelector(".ground-canvas");
      return Math.round((canvas.width / canvas.clientWidth) * 100) / 100;
    });
  await page.mouse.move(120, 640);
  await page.mouse.down();
  const turning = await counted(page, (n) => page.mouse.move(...around(n, 240)));
  turning.sharpness = await sharpness();
  await page.mouse.up();

  await page.evaluate(() => {
    const fit = document.querySelectorAll(".table-zoom button")[2];
    fit.click();
  });
  await page.waitForTimeout(1500);
  const piece = await page.locator('[data-piece="45"]').boundingBox();
  await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
  await page.mouse.down();
  const leading = await counted(page, (n) => page.mouse.move(...around(n, 200)));
  leading.sharpness = await sharpness();
  await page.mouse.up();
  return { turning, leading };
}

const folder = mkdtempSync(join(tmpdir(), "slagveld-table-"));
let server;
let browser;
try {
  await built(folder);
  server = await served(folder);
  const { chromium } = web("@playwright/test");
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-quic", "--no-first-run", ...SOFTWARE],
  });
  const page = await opened(browser, server);
  const drawn = {
    pieces: await page.locator("[data-piece]").count(),
    terrain: await page.locator("[data-ground]").count(),
  };
  const result = await measured(page);
  await page.close();
  const ground = await fromGround(await opened(browser, server));
  console.log(JSON.stringify({ view: VIEW, ...drawn, ...result, ground }, null, 2));
  if (result.dragging.worst < LEAST) process.exitCode = 1;
} finally {
  await browser?.close();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
}
