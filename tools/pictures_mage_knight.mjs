/** The pictures of Mage Knight: a battle with a chosen warrior, a formation, a shot, an army. */

/** Click a place of the table. */
async function clickAt(page, hands, { x, y }) {
  const at = await hands.onScreen(page, x, y);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

/** A place of the table in inches. */
function inches(x, y) {
  return { x: 250 * x, y: 250 * y };
}

/** Press at one place of the table and let go at another. */
async function dragTo(page, hands, from, to) {
  const start = await hands.onScreen(page, from.x, from.y);
  const end = await hands.onScreen(page, to.x, to.y);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

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
  await page.locator(".odds-outcome").first().waitFor();
  await page.locator(".ask-confirm:enabled").waitFor();
  await page.mouse.move(2, 2);
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
  await hands.openBattle(page, files("clash"));
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
  const [chosen] = await ready(page, hands);
  await hands.comeNearer(page, chosen, size === "wide" ? 2 : 1);
  await page.waitForTimeout(300);
  await clickAt(page, hands, chosen);
  await page.mouse.move(2, 2);
  await page.locator(".dial").first().waitFor();
  await page.waitForTimeout(1000);
  await hands.picture(page, name("battle"));
  if (tone !== "") return;

  await hands.openBattle(page, files("field"));
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
  await hands.comeNearer(page, inches(14, 27), 3);
  await page.waitForTimeout(300);
  await aimShot(page, hands);
  await page.waitForTimeout(1000);
  await hands.picture(page, name("shot"));

  await hands.openBattle(page, files("field"));
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
  await hands.comeNearer(page, inches(23, 11), size === "wide" ? 4 : 2);
  await page.waitForTimeout(300);
  await page.locator('[data-action="MoveFormation"]').click();
  await dragTo(page, hands, inches(23.1, 14), inches(22.4, 9.5));
  await page.locator(".ask-confirm:enabled").waitFor();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1000);
  await hands.picture(page, name("formation"));

  await page.goto("/armies/new?game=mage-knight&like=6");
  await page.locator(".verdict .good").first().waitFor();
  await hands.picture(page, name("army"));
}
