/** A battle on the page: what is asked, what is offered, and answering it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { clickAt, type Point } from "./table";

/** How often the page is looked at while something is waited for: half a second is a long time. */
export const OFTEN = { intervals: [30, 60, 100] };

export const coach = (page: Page): Locator => page.locator(".coach");
export const confirmButton = (page: Page): Locator => page.locator(".ask-confirm");
export const offer = (page: Page, action: string): Locator =>
  page.locator(`[data-action="${action}"]`);

/** Click an offer, once those are gone that the piece just chosen has no part in. */
export async function takeUp(page: Page, action: string): Promise<void> {
  await expect(offer(page, action)).toHaveCount(1);
  await offer(page, action).click();
}

/** Click a piece, and then what it may do; a click that came too early is made again. */
export async function choose(page: Page, place: Point, action: string): Promise<void> {
  await expect(async () => {
    await clickAt(page, place);
    await expect(offer(page, action)).toHaveCount(1, { timeout: 3000 });
  }).toPass({ intervals: [100], timeout: 15_000 });
  await offer(page, action).click();
}

/** The names of the actions that are offered as buttons. */
export function offers(page: Page): Promise<string[]> {
  return page
    .locator(".ask-forms [data-action]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-action") ?? ""));
}

/** The action that is being filled in; empty: none. */
export async function openForm(page: Page): Promise<string> {
  const head = page.locator(".answer-head[data-form]");
  return (await head.count()) === 0 ? "" : ((await head.getAttribute("data-form")) ?? "");
}

/** How far the battle has come, as the page tells it. */
export function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    const entries = [...document.querySelectorAll(".story [data-entry]")];
    const last = entries.at(-1)?.getAttribute("data-entry") ?? "";
    const lines = document.querySelectorAll(".story li, .story h3").length;
    return `${last} ${lines} ${document.querySelector("h1")?.textContent ?? ""}`;
  });
}

/** Wait until the viewer is asked, or the battle is over. Says which. */
export async function myTurn(page: Page): Promise<"asked" | "over"> {
  const asked = page.locator('.battle[data-turn="mine"] :is(.ask-forms, .answer-head[data-form])');
  const over = page.locator(".end-bar");
  const isDue = () => asked.or(over).first().isVisible();
  await expect.poll(isDue, { ...OFTEN, timeout: 60_000 }).toBe(true);
  return (await over.count()) > 0 ? "over" : "asked";
}

/** Do something that plays an action, and wait until the battle has gone on. */
export async function playing(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moment(page);
  await act();
  await expect.poll(() => moment(page), { ...OFTEN, timeout: 20_000 }).not.toBe(before);
}

/** Press the button that plays what is filled in, as soon as it can be pressed. */
export async function confirm(page: Page): Promise<void> {
  await playing(page, () => confirmButton(page).click());
}

/** Whether what is chosen is enough, once the rules have had their say about it. */
export async function isComplete(page: Page): Promise<boolean> {
  const bar = page.locator(".answer-bar");
  await expect(bar).not.toHaveAttribute("data-pending", "true");
  const button = confirmButton(page);
  return (await button.count()) > 0 && (await button.isEnabled());
}

/** Play what is filled in, unless the rules refuse it. Says whether it was played. */
export async function tried(page: Page): Promise<boolean> {
  const before = await moment(page);
  const refused = page.locator(".answer-why:not(.is-soft)");
  const goesOn = async () => (await moment(page)) !== before;
  await expect(async () => {
    // The answer to what is filled in may come a moment after the last choice.
    if ((await goesOn()) || (await refused.isVisible())) return;
    await confirmButton(page).click({ timeout: 1000 });
    expect((await goesOn()) || (await refused.isVisible())).toBe(true);
  }).toPass({ ...OFTEN, timeout: 20_000 });
  return goesOn();
}

/** An action that needs nothing: pressed once more where the page asks whether one is sure. */
export async function press(page: Page, action: string): Promise<void> {
  await playing(page, async () => {
    const before = await moment(page);
    await takeUp(page, action);
    const armed = page.locator(`[data-action="${action}"][aria-pressed="true"]`);
    const isDue = async () => (await armed.count()) > 0 || (await moment(page)) !== before;
    await expect.poll(isDue, { ...OFTEN, timeout: 20_000 }).toBe(true);
    if ((await armed.count()) > 0) await armed.click({ timeout: 5000 }).catch(() => undefined);
  });
}

/** Press what is armed until the battle has gone on; what is no longer armed is pressed anew. */
export async function pressedAgain(page: Page, action: string, before: string): Promise<void> {
  const isPlayed = async () => (await moment(page)) !== before;
  await expect(async () => {
    if (await isPlayed()) return;
    await offer(page, action)
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await expect.poll(isPlayed, { ...OFTEN, timeout: 5000 }).toBe(true);
  }).toPass({ ...OFTEN, timeout: 30_000 });
}
