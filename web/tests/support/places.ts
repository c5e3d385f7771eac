/** The main pages, and battles to look at them with. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { myTurn } from "./battle";

/** Set a battle of one's own up, with what may differ from the usual; its address. */
export async function begin(
  page: Page,
  scenario: string | RegExp = "",
  rounds = 15,
): Promise<string> {
  await page.goto("/new/wizard-duel");
  if (scenario !== "") await page.getByRole("radio", { name: scenario }).check();
  if (rounds !== 15) {
    await page.getByText("Options of the game").click();
    await page.getByRole("spinbutton", { name: "Rounds" }).fill(String(rounds));
  }
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  expect(await myTurn(page)).toBe("asked");
  return new URL(page.url()).pathname;
}

/** Give the battle up: the quickest end there is. */
export async function concede(page: Page): Promise<void> {
  await page.locator(".ask-standing [aria-haspopup]").click();
  await page.locator(".ask-menu-line.harm").click();
  await page.getByRole("dialog").locator(".button.harm").click();
  await expect(page.locator(".end-bar")).toBeVisible();
}

/** Put on the settings of a reader before the page starts. */
export async function prefer(page: Page, kept: Record<string, string>): Promise<void> {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(`slagveld.${key}`, value);
  }, kept);
}

/** The host's key, from what the server said when it opened. */
export function hostKey(): string {
  const said = readFileSync(join(process.env["SLAGVELD_DATA"] ?? "", "said.txt"), "utf8");
  const found = /#(h_[\w-]+)/.exec(said)?.[1];
  if (found === undefined) throw new Error("The server did not say the host's key.");
  return found;
}
