/** A scenario of one's own by real clicks: saved as a file, changed, refused, fought on, replayed. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";

import { myTurn } from "./support/battle";

const own = (page: Page) => page.locator(".own-scenario");

/** Give the page a file of this name. */
async function open(page: Page, name: string, words: string): Promise<void> {
  await page
    .getByLabel("Open a scenario’s file")
    .setInputFiles({ name, mimeType: "application/yaml", buffer: Buffer.from(words) });
}

test("a ready-made scenario is saved, changed, read again and fought on", async ({ page }) => {
  await page.goto("/new/confrontation?scenario=prize");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save “The prize” as a file" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("prize.confrontation.yaml");
  const ready = await readFile(await download.path(), "utf-8");
  const mine = ready
    .replace("key: prize", "key: theft")
    .replace("en: The prize", "en: The theft")
    .replace("rounds: 8", "rounds: 3");

  await test.step("what is wrong is told with its line, and nothing changes", async () => {
    await open(page, "theft.yaml", mine.replace("kind: fetch", "kind: steal"));
    const line = mine.split("\n").indexOf("  - kind: fetch") + 1;
    await expect(own(page).getByRole("alert")).toContainText(
      `theft.yaml:${line}: Goals: there is no “steal”.`,
    );
    await expect(page.getByRole("radio", { name: /The prize/ })).toBeChecked();
  });

  await test.step("it is shown with its table, and what wins it", async () => {
    await open(page, "theft.yaml", mine);
    await expect(page.getByRole("radio", { name: /The theft/ })).toBeChecked();
    await expect(page.locator("[data-thumb^='confrontation/own:'] svg").first()).toBeVisible();
    await expect(own(page).getByRole("heading", { name: "The theft" })).toBeVisible();
    await expect(own(page).getByText("Whoever brings what lies there home")).toBeVisible();
    await expect(own(page).getByText("The battle ends after round 3")).toBeVisible();
    await expect(own(page).getByRole("alert")).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
  await page.reload(); // no file is needed again
  expect(await myTurn(page)).toBe("asked");
  await page.goto("/");
  await expect(page.getByText("The theft").first()).toBeVisible();
});

test("a scenario is pasted, in another language, and left again", async ({ page }) => {
  await page.goto("/new/wizard-duel");
  const sheet = await page.evaluate(async () => {
    const answer = await fetch("/api/games/wizard-duel/scenarios/meeting/sheet");
    return (await answer.json()).text as string;
  });
  await page.getByText("Or paste it").click();
  const words = sheet.replace("key: meeting", "key: mine").replace("en: A chance", "en: No chance");
  await own(page).getByRole("textbox").fill(words);
  await own(page).getByRole("button", { name: "Read it" }).click();
  await expect(page.getByRole("radio", { name: /No chance meeting/ })).toBeChecked();
  await page.getByRole("radio", { name: /The tower/ }).check();
  await expect(own(page).getByRole("heading", { name: "No chance meeting" })).toHaveCount(0);
  await page.getByRole("radio", { name: /No chance meeting/ }).check();
  await expect(own(page).getByText("Whoever is left alone on the field wins.")).toBeVisible();
});

test("a scenario is made by clicks from a ready-made one, and fought on", async ({ page }) => {
  await page.goto("/new/confrontation?scenario=skirmish");
  await page.getByRole("link", { name: "Write one like this" }).click();
  const section = (name: string) =>
    page.locator(".desk-section", { has: page.locator("summary", { hasText: name }) });
  const play = page.getByRole("button", { name: "Play", exact: true });
  await expect(play).toBeEnabled();
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("A quick look");
  await section("Length").locator("summary").click();
  await section("Length").locator('[data-field="rounds"]').getByRole("spinbutton").fill("2");
  await section("Goals").locator("summary").first().click();
  const goals = section("Goals").locator('[data-field="goals"]');
  await goals.getByRole("combobox").last().selectOption("fetch");
  await goals.getByRole("button", { name: "Add" }).click();
  await expect(goals.getByText("Nothing lies on the table that this goal is about.")).toBeVisible();
  await expect(play).toBeDisabled();
  await goals.getByRole("button", { name: "Take row 2 out" }).click();
  await expect(play).toBeEnabled();
  await play.click();
  await expect(page.getByRole("radio", { name: /A quick look/ })).toBeChecked();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
});
