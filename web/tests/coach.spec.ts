/** The coach: asked at the end of a battle, shown in its replay, and another way played. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { confirmButton, myTurn } from "./support/battle";
import { PYTHON } from "./support/fighter";
import { catalogue } from "./support/languages";
import { prefer } from "./support/places";

const SHOTS = process.env["SHOTS"] ?? "";

/** Open a battle of bots that is over, from its file. */
async function openEnded(page: Page): Promise<string> {
  const file = join(process.env["SLAGVELD_DATA"] ?? "", `coach-${test.info().parallelIndex}.json`);
  const tool = join("..", "tools", "planted.py");
  if (!existsSync(file)) execFileSync(PYTHON, [tool, "--save", "mage-knight", "1", file]);
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page).toHaveURL(/\/(battle|replay)\//);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

for (const [width, height, theme] of [
  [1280, 720, "dark"],
  [820, 1180, "light"],
] as const) {
  test(`${width}×${height}: the coach is asked, shown and followed${width < 1000 ? " @soak" : ""}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await prefer(page, { theme });
    await page.setViewportSize({ width, height });
    const shot = async (name: string) => {
      if (SHOTS !== "") await page.screenshot({ path: `${SHOTS}/coach-${name}-${width}.png` });
    };
    const id = await openEnded(page);
    await page.goto(`/battle/${id}`);
    const dialog = page.getByRole("dialog");
    const cards = (within: Page | typeof dialog) => within.locator(".coached-card");

    await test.step("at the end he tells how far he is, then what he found", async () => {
      await dialog.getByRole("button", { name: "Ask the coach" }).click();
      await expect(dialog.locator(".coached-work")).toContainText(/The coach thinks: \d+%/);
      await shot("work");
      await expect(dialog.locator(".coached-curve svg")).toBeVisible({ timeout: 180_000 });
      await expect(cards(dialog).first()).toContainText("would have been");
      expect(await cards(dialog).count()).toBeGreaterThan(2);
      await expect(dialog.getByRole("img", { name: /^Chance to win: .*100%/ })).toBeVisible();
      await dialog.locator(".coached").scrollIntoViewIfNeeded();
      await shot("end");
      expect(await faults(page)).toEqual([]);
    });

    await test.step("a decision opens in the replay, its better answer drawn", async () => {
      await cards(dialog).first().click();
      await expect(page).toHaveURL(/\/replay\/.*coach=\d+/);
      const note = page.locator(".coached-note");
      await expect(note).toContainText("would have been");
      await shot("shown");
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press("ArrowRight");
      await expect(note).toHaveCount(0);
      await page.keyboard.press("ArrowLeft");
      await expect(note).toBeVisible();
    });

    await test.step("the curve is walked along by keyboard", async () => {
      if (width < 1024) return;
      const along = page.getByRole("slider", { name: "Along the battle" });
      await along.focus();
      await page.keyboard.press("Home");
      await expect(along).toHaveAttribute("aria-valuetext", /step 1:/);
      await page.locator(".coached-point").first().focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".coached-note")).toBeVisible();
      await shot("curve");
    });

    await test.step("the battle goes on from there, the better answer filled in", async () => {
      await page.getByRole("button", { name: "Play on from here" }).click();
      await expect(page).not.toHaveURL(new RegExp(id));
      await expect(page).toHaveURL(/\/battle\//);
      expect(await myTurn(page)).toBe("asked");
      await expect(page.locator(".answer-hint")).toContainText("would have been");
      await expect(confirmButton(page)).toBeEnabled();
      await shot("onward");
    });

    for (const language of ["nl", "de"] as const) {
      await test.step(`what he found is told in another language: ${language}`, async () => {
        const say = catalogue(language);
        await prefer(page, { language });
        await page.goto(`/battle/${id}`);
        await expect(dialog.locator(".coached-curve svg"), "without asking again").toBeVisible();
        await expect(dialog).toContainText(say("coached-decisions"));
        await cards(dialog).first().click();
        await page.getByRole("button", { name: say("coached-play-on"), exact: true }).click();
        await expect(page).toHaveURL(/\/battle\//);
        await myTurn(page);
        await expect(confirmButton(page)).toBeEnabled();
      });
    }
  });
}
