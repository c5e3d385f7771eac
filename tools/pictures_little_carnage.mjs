/** The pictures of Little Carnage: a battle, a regiment on the move, divided dice, a cannon's line, an army. */
import { army, clickAt, drag, goNear, inches, openDrawn, openNear, taken } from "./pictures_hands.mjs";

/** The activated regiment among the others, with its card. */
async function battle(page, hands, file, name, notches) {
  await openDrawn(page, hands, file);
  const all = await hands.pieces(page);
  const chosen = all.find(({ states }) => states.includes("active"));
  await goNear(page, hands, chosen, notches);
  await page.locator('[data-action="Strike"]').click();
  await page.locator(".ask-piece-chip").first().click();
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
export async function littleCarnagePictures(page, size, files, hands, tone = "") {
  const name = (what) => `little-carnage-${what}-${size}${tone}`;
  await battle(page, hands, files("clash"), name("battle"), size === "wide" ? 3 : 2);
  if (tone !== "") return;

  await openNear(page, hands, files("march"), inches(15, 19), 4);
  await drag(page, hands, inches(13, 22), inches(14.5, 18.5));
  await page.locator(".ask-confirm:enabled").waitFor();
  await taken(page, hands, name("march"));

  await openNear(page, hands, files("melee"), inches(12, 18), 8);
  await page.locator('[data-action="Fight"]').click();
  await page.locator(".verdict-line").waitFor();
  await taken(page, hands, name("fight"));

  await openNear(page, hands, files("machine"), inches(17, 18), 2);
  await page.locator('[data-action="Fire"]').click();
  await clickAt(page, hands, inches(15, 12));
  await page.locator(".verdict-line").waitFor();
  await taken(page, hands, name("cannon"));

  await army(page, hands, "/armies/new?game=little-carnage&like=1", name("army"));
}
