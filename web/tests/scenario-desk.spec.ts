/** A scenario made on the desk by real clicks and drags, given away, checked, played, fought over. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { myTurn } from "./support/battle";
import { prefer } from "./support/places";
import { dragOnScreen, middle, type Point } from "./support/table";

const SLAGVELD = join("..", ".venv", process.platform === "win32" ? "Scripts" : "bin", "slagveld");
const run = promisify(execFile);

/** What a fresh process says; it fails where the answer is no. */
async function slagveld(...words: string[]): Promise<string> {
  const { stdout } = await run(SLAGVELD, [...words, "--lang", "en"]);
  return stdout;
}

/** Where a place of the table is on the screen. */
function onBoard(page: Page, x: number, y: number): Promise<Point> {
  return page.locator("svg.lay-board").evaluate(
    (board, [left, top]) => {
      const matrix = (board as SVGSVGElement).getScreenCTM();
      if (matrix === null) throw new Error("The table is not drawn.");
      const point = new DOMPoint(left, top).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    [x, y] as const,
  );
}

async function press(page: Page, x: number, y: number): Promise<void> {
  const at = await onBoard(page, x, y);
  await page.mouse.click(at.x, at.y);
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await dragOnScreen(page, await onBoard(page, ...from), await onBoard(page, ...to));
}

const draw = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator(".desk-section", { has: page.locator("summary", { hasText: name }) });
const chosen = (page: Page) => page.locator('.lay-side section[aria-labelledby^="desk-chosen"]');
const sound = (page: Page) => page.getByText("This scenario can be played.");

async function openSection(page: Page, name: string): Promise<void> {
  const found = section(page, name);
  if ((await found.getAttribute("open")) === null) await found.locator("summary").click();
}

/** Take a piece out of the box and put it down. */
async function lay(page: Page, name: string, x: number, y: number): Promise<void> {
  const tile = page.getByRole("button", { name: `Put on the table: ${name}`, exact: true });
  await tile.scrollIntoViewIfNeeded();
  await dragOnScreen(page, await middle(tile), await onBoard(page, x, y));
}

/** What the tests look at of a file. */
interface Sheet {
  title: string;
  zones: { outline: [number, number][] }[];
  places: { outline: [number, number][] }[];
  pieces: { key: string; height: number; facing: number }[];
  goals: Record<string, unknown>[];
  stands: { x: number; y: number }[];
  terrain: { outline: { points: [number, number][] } }[];
}

/** The scenario as a file, where a fresh process finds it, and what stands in it. */
async function exported(page: Page): Promise<{ path: string; sheet: Sheet }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const download = await saved;
  const folder = await mkdtemp(join(tmpdir(), "slagveld-desk-"));
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return { path, sheet: JSON.parse(await readFile(path, "utf-8")) as Sheet };
}

async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLAGVELD_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

test("a battle for a hill: drawn, checked, simulated, played, fought in a campaign", async ({
  page,
}) => {
  test.slow();
  await prefer(page, { measure: "cm" });
  await page.goto("/scenarios");
  await expect(page.getByText("No scenarios yet")).toBeVisible();
  await page.locator('a[href="/scenarios/new?game=little-carnage"]').click();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("King of the hill");
  await expect(sound(page)).toBeVisible();

  await test.step("zones: the other side's comes along, and a corner is pulled", async () => {
    await draw(page, "Zone: draw a rectangle").click();
    await expect(page.getByText(/drag over the table from corner to corner/)).toBeVisible();
    await drag(page, [1000, 7800], [9000, 9990]);
    await expect(page.locator('[data-area^="zones."]')).toHaveCount(2);
    await expect(sound(page)).toBeVisible();
    const grip = await middle(page.locator('[data-hand="corner 0"] .lay-touch'));
    await dragOnScreen(page, grip, await onBoard(page, 2000, 8200));
    await expect(chosen(page).getByLabel("From the left in cm")).toHaveValue("20");
  });

  await test.step("a place as a circle, moved by keys", async () => {
    await draw(page, "Place: draw a circle").click();
    await drag(page, [5000, 5000], [6200, 5000]);
    const name = chosen(page).getByLabel("Name");
    await name.fill("The hilltop");
    await expect(page.locator('[data-area-name="places.0"]')).toHaveText("The hilltop");
    const left = chosen(page).getByLabel("From the left in cm");
    const before = Number(await left.inputValue());
    await page.getByRole("application").press("ArrowRight");
    await expect(left).toHaveValue(String(before + 1));
    await page.getByRole("application").press("Control+z");
    await expect(left).toHaveValue(String(before));
    await page.getByRole("application").press("Control+y");
    await expect(left).toHaveValue(String(before + 1));
  });

  await test.step("terrain out of the box, turned, and higher than usual", async () => {
    await lay(page, "Hill", 5000, 5000);
    await lay(page, "High wall", 2500, 5000);
    const grip = await middle(page.locator('[data-handle="turn"] .lay-touch'));
    await dragOnScreen(page, grip, { x: grip.x + 50, y: grip.y + 50 });
    const height = page.getByLabel("Height in cm");
    await height.fill("9");
    await height.press("Enter");
    await expect(height).toHaveValue("9");
  });

  await test.step("a goal about the place, in words", async () => {
    await openSection(page, "Goals");
    const goals = section(page, "Goals");
    await goals.getByRole("combobox", { name: "Goals: kind" }).selectOption("hold");
    await goals.getByRole("button", { name: "Add" }).click();
    const row = goals.locator(".card-row").last();
    await expect(row.getByLabel("Place", { exact: true })).toHaveValue("place-1");
    await row.getByLabel("In words").fill("The watch holds the hilltop for two rounds.");
    await row.getByLabel(/^Rounds/).fill("2");
    await expect(page.locator(".desk-wins")).toContainText(
      "The watch holds the hilltop for two rounds.",
    );
    await expect(sound(page)).toBeVisible();
  });

  await test.step("what is wrong is told beside what it is about", async () => {
    await press(page, 5000, 1200);
    await expect(chosen(page)).toContainText("Zone 2");
    await page.getByRole("button", { name: "Take away" }).click();
    await expect(page.locator(".desk-faults")).toContainText("Deployment zones");
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeDisabled();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sound(page)).toBeVisible();
  });
  await look(page, "made");
  expect(await faults(page)).toEqual([]);

  const { path, sheet } = await exported(page);
  await test.step("the file says what was drawn", () => {
    expect(sheet.title).toBe("King of the hill");
    expect(sheet.zones).toHaveLength(2);
    expect(sheet.zones[0]?.outline[0]).toEqual([2000, 8200]);
    expect(sheet.places[0]?.outline).toHaveLength(24);
    const wall = sheet.pieces.find(({ key }) => key === "high-wall");
    expect(wall?.height).toBe(900);
    expect(wall?.facing).toBeGreaterThan(0);
    expect(sheet.goals.at(-1)).toMatchObject({ kind: "hold", place: "place-1", rounds: 2 });
  });
  await test.step("a fresh process finds it sound, and bots fight on it", async () => {
    expect(await slagveld("scenario", "check", path)).toContain("King of the hill");
    const words = ["simulate", "little-carnage", "--scenario", path, "--games", "1"];
    const told = JSON.parse(await slagveld(...words, "--bots", "random,random", "--json"));
    expect(JSON.stringify(told)).toContain("games");
    const war = join(path, "..", "war.json");
    const place = ["--campaign", CAMPAIGN, "--scenario", `${PLACE}=${path}`];
    expect(await slagveld("campaign", "new", war, ...place)).not.toBe("");
    expect(await readFile(war, "utf-8")).toContain("King of the hill");
  });

  await test.step("it is kept, and fought in a campaign", async () => {
    await page.getByRole("button", { name: "Use in a campaign" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.locator(`a[href*="place=${PLACE}"]`).first().click();
    const own = page.locator(`[data-place="${PLACE}"]`);
    await expect(own.locator("option:checked")).toHaveText("King of the hill");
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await expect(page).toHaveURL(/\/campaigns\/(?!new)/);
    await expect(page.getByText("King of the hill").first()).toBeVisible();
  });
  await test.step("it stands in the list with its picture, and is played against a bot", async () => {
    await page.goto("/scenarios");
    await expect(page.locator(".paper .table-thumb svg").first()).toBeVisible();
    await look(page, "list");
    expect(await faults(page)).toEqual([]);
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await expect(page.getByRole("radio", { name: /King of the hill/ })).toBeChecked();
    await expect(page.locator(".own-scenario")).toContainText("holds the hilltop for two rounds");
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page).toHaveURL(/\/battle\//);
    expect(await myTurn(page)).toBe("asked");
  });
});

const CAMPAIGN = "little-carnage/humans-and-orcs";
const PLACE = "protect-the-border";

test("starting pieces: put down, dragged, turned and given to a side; the link is another's copy", async ({
  page,
  browser,
}) => {
  await prefer(page, { theme: "light" });
  await page.goto("/scenarios/new?game=wizard-duel&like=meeting");
  await expect(sound(page)).toBeVisible();
  const spots = page.locator('[data-thing^="stands "]');
  const before = await spots.count();

  await test.step("one more, which must be a creature", async () => {
    await draw(page, "Starting piece: put one down").click();
    await press(page, 7800, 2600);
    await expect(spots).toHaveCount(before + 1);
    await chosen(page).getByLabel("Weapon").selectOption("normal");
    await expect(sound(page)).toBeVisible();
  });
  await test.step("dragged and turned", async () => {
    await drag(page, [7800, 2600], [8200, 3000]);
    await expect(chosen(page).getByLabel("From the left in cm")).toHaveValue("82");
    await chosen(page).getByRole("button", { name: "Turn right" }).click();
    await expect(sound(page)).toBeVisible();
  });
  await test.step("terrain in detail is moved as a whole, and the box goes on beside it", async () => {
    await drag(page, [5000, 1500], [5600, 1500]);
    await expect(page.locator("#desk-chosen")).toContainText("Terrain 1");
    await lay(page, "Pond", 2000, 6500);
    await expect(sound(page)).toBeVisible();
  });
  await test.step("two wizards of one side are told of beside the piece", async () => {
    await page.locator('[data-thing="stands 1"]').click();
    await chosen(page).getByLabel("Weapon").selectOption("");
    await expect(chosen(page).getByRole("alert")).toContainText("needs its wizard once");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sound(page)).toBeVisible();
  });
  await look(page, "duel");
  expect(await faults(page)).toEqual([]);

  const { path, sheet } = await exported(page);
  const stand = sheet.stands.at(-1);
  expect([stand?.x, stand?.y]).toEqual([8200, 3000]);
  expect(sheet.terrain[0]?.outline.points[0]).toEqual([4500, 900]);
  expect(await slagveld("scenario", "check", path)).toContain("meeting");

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/scenarios\/(?!new)/);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByText("Somebody shared this scenario with you")).toBeVisible();
  await other.getByRole("button", { name: "Keep a copy" }).click();
  await expect(other.getByRole("button", { name: "Undo" })).toBeVisible();
});

test("all by keys, and on a phone nothing sticks out", async ({ page }) => {
  await page.goto("/scenarios/new?game=confrontation");
  await expect(sound(page)).toBeVisible();
  await page.getByRole("button", { name: "Object: put one down" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("application").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-thing="objects 0"]')).toBeVisible();
  const top = chosen(page).getByLabel("From the top in cm");
  const before = Number(await top.inputValue());
  await page.keyboard.press("ArrowUp");
  await expect(top).toHaveValue(String(before - 1));
  await page.keyboard.press("Delete");
  await expect(page.locator('[data-thing="objects 0"]')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(390);
  await look(page, "phone");
  expect(await faults(page)).toEqual([]);
});
