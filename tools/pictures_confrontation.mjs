/** The pictures of Confrontation: a battle, a charge, a shot, a fight whose dice are divided, an army. */
import { army, clickAt, goNear, openDrawn, openNear, taken } from "./pictures_hands.mjs";

/** A place of the table in centimetres. */
function cm(x, y) {
  return { x: 100 * x, y: 100 * y };
}

/** An action that needs nothing is pressed once, or twice where something is lost for good. */
async function press(page, action) {
  const button = page.locator(`[data-action="${action}"]`);
  const armed = page.locator(`[data-action="${action}"][aria-pressed="true"]`);
  await button.click();
  await Promise.race([armed.waitFor(), button.waitFor({ state: "detached" })]);
  if (await armed.isVisible()) await armed.click();
  await button.waitFor({ state: "detached" });
}

/** Take the screen over, where what is asked is private. */
async function takeScreen(page) {
  await page.getByRole("dialog", { name: /Hand the screen/ }).getByRole("button").click();
}

/** One of Anna's figures that can act, with her card. */
async function battle(page, hands, file, name, notches) {
  await openDrawn(page, hands, file);
  const all = await hands.pieces(page);
  const isReady = ({ words, states }) => words.includes(", Anna") && states.includes("active");
  const chosen = all.find(isReady);
  await goNear(page, hands, chosen, notches);
  await clickAt(page, hands, chosen);
  await page.locator(".piece-card").waitFor();
  await taken(page, hands, name);
}

/** A shot that is aimed at an enemy behind a wall. */
async function shot(page, hands, file, name) {
  await openNear(page, hands, file, cm(52, 54), 4);
  await press(page, "EndActivation");
  await press(page, "WaitTurn");
  await clickAt(page, hands, cm(44, 62));
  await page.locator('[data-action="Shoot"]').click();
  await clickAt(page, hands, cm(44, 42));
  await page.locator(".verdict-line").waitFor();
  await taken(page, hands, name);
}

/** Dice of two warriors, divided with sliders. */
async function fight(page, hands, file, name) {
  await openNear(page, hands, file, cm(62, 50), 6);
  await press(page, "EndActivation");
  const sliders = page.locator('[data-field="split"]').getByRole("slider");
  await sliders.first().fill("2");
  await page.locator(".ask-confirm:enabled").click();
  await page.getByRole("heading", { level: 1, name: /^Anna/ }).waitFor();
  await sliders.first().fill("0");
  await sliders.last().fill("1");
  await page.locator(".ask-confirm:enabled").waitFor();
  await page.locator(".verdict-line").waitFor();
  await taken(page, hands, name);
}

/**
 * Take all of them in one size.
 *
 * @param files the file of a battle at a moment.
 * @param hands how pages are handled: opening battles, places on the screen, taking a picture.
 * @param tone "" in the dark, "-light" in the light, where one picture is enough.
 */
export async function confrontationPictures(page, size, files, hands, tone = "") {
  const name = (what) => `confrontation-${what}-${size}${tone}`;
  await battle(page, hands, files("clash"), name("battle"), size === "wide" ? 2 : 1);
  if (tone !== "") return;
  await shot(page, hands, files("fire"), name("shot"));
  await fight(page, hands, files("fight"), name("fight"));

  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(files("turn"));
  await page.waitForURL(/\/battle\//);
  await takeScreen(page);
  await goNear(page, hands, cm(56, 54), 2);
  await press(page, "KeepDrawn");
  await clickAt(page, hands, cm(60, 62));
  await page.locator('[data-action="Charge"]').click();
  await clickAt(page, hands, cm(60, 40));
  await page.locator(".verdict-line").waitFor();
  await taken(page, hands, name("charge"));

  await army(page, hands, "/armies/new?game=confrontation&like=4", name("army"));
}
