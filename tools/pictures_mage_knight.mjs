/** The pictures of Mage Knight: a battle with a chosen warrior, a formation, a shot, an army. */
import { army, clickAt, drag, goNear, inches, openDrawn, openNear, taken } from "./pictures_hands.mjs";

/** Warriors of Anna's that can still act. */
async function ready(page, hands) {
  const all = await hands.pieces(page);
  return all.filter(({ words, states }) => words.includes(", Anna") && states.includes("active"));
}

/** Aim a shot through the wood at an enemy. */
async function aimShot(page, hands) {
  await clickAt(page, hands, inches(18, 29));
  await page.locator('[data-action="Shoot"]').first().click();
  await clickAt(page, hands, inches(18, 23.5));
  await page.locator(".verdict-line").waitFor();
  await page.locator(".ask-confirm:enabled").waitFor();
}

/**
 * Take all of them in one size.
 *
 * @param files the file of a battle at a moment.
 * @param hands how pages are handled: opening battles, places on the screen, taking a picture.
 * @param tone "" in the dark, "-light" in the light, where one picture is enough.
 */
export async function mageKnightPictures(page, size, files, hands, tone = "") {
  const name = (what) => `mage-knight-${what}-${size}${tone}`;
  await openDrawn(page, hands, files("clash"));
  const [chosen] = await ready(page, hands);
  await goNear(page, hands, chosen, size === "wide" ? 2 : 1);
  await clickAt(page, hands, chosen);
  await page.locator(".dial").first().waitFor();
  await taken(page, hands, name("battle"));
  if (tone !== "") return;

  await openNear(page, hands, files("field"), inches(14, 27), 3);
  await aimShot(page, hands);
  await taken(page, hands, name("shot"));

  await openNear(page, hands, files("field"), inches(23, 11), size === "wide" ? 4 : 2);
  await page.locator('[data-action="MoveFormation"]').click();
  await drag(page, hands, inches(23.1, 14), inches(22.4, 9.5));
  await page.locator(".ask-confirm:enabled").waitFor();
  await taken(page, hands, name("formation"));

  await army(page, hands, "/armies/new?game=mage-knight&like=6", name("army"));
}
