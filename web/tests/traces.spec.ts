/** What has happened stays to be seen: ways, clashes, shots, spells; the card beside them; the end. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";

import { PYTHON } from "./support/fighter";
import { begin, concede, prefer } from "./support/places";

type Moments = Record<string, number>;

const GAME = "little-carnage";
const card = (page: Page): Locator => page.locator(".result-card");
const traces = (page: Page, name: string): Locator => page.locator(`.traces [data-trace=${name}]`);

/** A battle that two bots have fought, in a replay; where its moments are. */
async function fought(page: Page): Promise<{ id: string; moments: Moments }> {
  const worker = process.env["TEST_PARALLEL_INDEX"] ?? "0";
  const file = join(process.env["SLAGVELD_DATA"] ?? "", `fought-${worker}.json`);
  const kept = `${file}.moments`;
  if (!existsSync(kept)) {
    const tool = join("..", "tools", "gallery_moments.py");
    writeFileSync(kept, execFileSync(PYTHON, [tool, GAME, file], { encoding: "utf8" }));
  }
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page).toHaveURL(/\/(battle|replay)\//);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  return { id, moments: JSON.parse(readFileSync(kept, "utf8")) as Moments };
}

/** Stand before an entry, and go on by one step. */
async function stepInto(page: Page, id: string, at: number): Promise<void> {
  await page.goto(`/replay/${id}?at=${at - 1}`);
  await expect(page.getByRole("slider")).toHaveValue(String(at - 1));
  await expect(page.locator("[data-piece]").first()).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("slider")).toHaveValue(String(at));
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(one: Locator): Promise<Box> {
  const box = await one.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  return box;
}

function covers(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** The card is small, whole, and hides none of those it speaks of. */
async function liesWell(page: Page): Promise<void> {
  await expect(card(page)).toBeVisible();
  await expect
    .poll(async () => {
      const table = await boxOf(page.locator(".battle-table"));
      const below = await boxOf(page.locator(".replay-controls"));
      const own = await boxOf(card(page));
      const rings = await traces(page, "ring").all();
      const rows = page.viewportSize()?.width === 390 ? 2 : 1;
      const hidden = await Promise.all(rings.map(async (ring) => covers(own, await boxOf(ring))));
      return {
        isSmall: own.height <= 176 && (own.width <= 304 || page.viewportSize()?.width === 390),
        isInside:
          own.x >= table.x &&
          own.y >= table.y &&
          own.x + own.width <= table.x + table.width &&
          own.y + own.height <= Math.min(table.y + table.height, below.y + 1),
        hides: hidden.filter(Boolean).length,
        marked: rings.length > 0,
        isLow: below.height <= rows * 54 + 10,
      };
    })
    .toEqual({ isLow: true, isSmall: true, isInside: true, hides: 0, marked: true });
}

test("a still picture tells what happened, until the story goes on", async ({ page }) => {
  await prefer(page, { "card-stay": "held" });
  const { id, moments } = await fought(page);

  await test.step("a charge leaves its way into contact", async () => {
    await stepInto(page, id, moments["charge"] ?? 0);
    await expect(traces(page, "charge")).toHaveCount(1);
    await expect(traces(page, "charge").locator(".trace-foot").first()).toBeVisible();
    await expect(traces(page, "contact")).not.toHaveCount(0);
  });

  await test.step("blows leave crossed blades, rings and what they cost", async () => {
    await stepInto(page, id, moments["fight"] ?? 0);
    await expect(traces(page, "clash")).not.toHaveCount(0);
    await expect(traces(page, "ring")).not.toHaveCount(0);
    await expect(traces(page, "count")).not.toHaveCount(0);
    await liesWell(page);
  });

  await test.step("shots fly to whom they were meant for", async () => {
    await stepInto(page, id, moments["shot"] ?? 0);
    await expect(traces(page, "flight")).not.toHaveCount(0);
    await liesWell(page);
  });

  await test.step("a spell has a sign by what it does", async () => {
    await stepInto(page, id, moments["spell"] ?? 0);
    await expect(traces(page, "spell")).toHaveAttribute("data-nature", "harm");
  });

  await test.step("the numbers are behind a word, and come with their rules", async () => {
    await expect(card(page).locator(".need-sum")).toHaveCount(0);
    await card(page).getByRole("button", { name: "Every number" }).click();
    await expect(card(page).locator(".need-sum").first()).toBeVisible();
    await expect(card(page).locator("[data-rule]").first()).toBeVisible();
    await card(page).getByRole("button", { name: "Dice only" }).click();
    await expect(card(page).locator(".need-sum")).toHaveCount(0);
    const found = await new AxeBuilder({ page }).include(".result-card").analyze();
    expect(found.violations).toEqual([]);
  });

  await test.step("all that is gone when another moment is shown", async () => {
    await page.keyboard.press("Home");
    await expect(page.getByRole("slider")).toHaveValue("0");
    await expect(page.locator(".traces [data-trace]")).toHaveCount(0);
  });

  await test.step("the same from the ground", async () => {
    await prefer(page, { "card-stay": "held", "table-view": "ground" });
    await stepInto(page, id, moments["charge"] ?? 0);
    await expect(page.locator(".ground-view")).toBeVisible({ timeout: 30_000 });
    await expect(traces(page, "charge")).toHaveCount(1);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the card is a strip that hides nobody it speaks of", async ({ page }) => {
    await prefer(page, { "card-stay": "held" });
    const { id, moments } = await fought(page);
    for (const moment of ["fight", "shot"]) {
      await stepInto(page, id, moments[moment] ?? 0);
      await liesWell(page);
    }
  });

  test("the end is told whole, and put away", async ({ page }) => {
    const { id, moments } = await fought(page);
    await stepInto(page, id, moments["end"] ?? 0);
    const banner = page.locator(".end-banner");
    await expect(banner.getByRole("heading")).toHaveText(/victory|won|draw/i);
    const own = await boxOf(banner);
    expect(own.x).toBeGreaterThanOrEqual(0);
    expect(own.x + own.width).toBeLessThanOrEqual(390);
    await banner.getByRole("button", { name: "Close" }).click();
    await expect(banner).toHaveCount(0);
  });
});

test("who loses is told so: score, losses, rounds and luck, and where to go from here", async ({
  page,
}) => {
  await begin(page);
  await concede(page);
  const panel = page.getByRole("dialog", { name: /^Defeat\. Victory for/ });
  await expect(panel).toBeVisible();
  await expect(panel.locator(".end-side")).toHaveCount(2);
  await expect(panel.locator(".end-side.is-winner")).toHaveCount(1);
  await expect(panel.locator(".loss-bar").first()).toHaveAttribute("aria-label", /lost \d+ of \d+/);
  const found = await new AxeBuilder({ page }).include(".end-panel").analyze();
  expect(found.violations).toEqual([]);
  await panel.getByRole("link", { name: "See it again" }).click();
  await page.getByRole("button", { name: "To the end" }).click();

  const banner = page.getByRole("region", { name: /^Defeat/ });
  await expect(banner.getByRole("button", { name: "Battle file" })).toBeVisible();
  const seen = await new AxeBuilder({ page }).include(".end-banner").analyze();
  expect(seen.violations).toEqual([]);
  await banner.getByRole("button", { name: "The coach" }).click();
  await expect(page.getByRole("tab", { name: "The coach" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await banner.getByRole("button", { name: "See it again" }).click();
  await expect(banner).toHaveCount(0);
});
