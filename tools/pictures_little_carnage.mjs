/** The pictures of Little Carnage: a battle, a regiment on the move, divided dice, a cannon's line, an army. */

/** A place of the table in inches. */
function inches(x, y) {
  return { x: 250 * x, y: 250 * y };
}

/** Click a place of the table. */
async function clickAt(page, hands, { x, y }) {
  const at = await hands.onScreen(page, x, y);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

/** Press at one place of the table and let go at another. */
async function drag(page, hands, from, to) {
  const [start, end] = [await hands.onScreen(page, from.x, from.y), await hands.onScreen(page, to.x, to.y)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.waitForTimeout(400);
  await page.mouse.up();
}

/** Open the file of a battle whose models are drawn, and come nearer to a place. */
async function open(page, hands, file, near, notches) {
  await hands.openBattle(page, file);
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
  await hands.comeNearer(page, near, notches);
  await page.waitForTimeout(300);
}

/** Take the picture of what is asked now; the pointer's place is nowhere. */
async function taken(page, hands, name) {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1000);
  await hands.picture(page, name);
}

/** The activated regiment among the others, with its card. */
async function battle(page, hands, file, name, notches) {
  await hands.openBattle(page, file);
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
  const all = await hands.pieces(page);
  const chosen = all.find(({ states }) => states.includes("active"));
  await hands.comeNearer(page, chosen, notches);
  await page.waitForTimeout(300);
  await page.locator('[data-action="Strike"]').click();
  await page.locator(".ask-piece-chip").first().click();
  await page.locator(".odds-outcome").first().waitFor();
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

  await open(page, hands, files("march"), inches(15, 19), 4);
  await drag(page, hands, inches(13, 22), inches(14.5, 18.5));
  await page.locator(".ask-confirm:enabled").waitFor();
  await taken(page, hands, name("march"));

  await open(page, hands, files("melee"), inches(12, 18), 8);
  await page.locator('[data-action="Fight"]').click();
  await page.locator(".odds-outcome").first().waitFor();
  await taken(page, hands, name("fight"));

  await open(page, hands, files("machine"), inches(17, 18), 2);
  await page.locator('[data-action="Fire"]').click();
  await clickAt(page, hands, inches(15, 12));
  await page.locator(".odds-outcome").first().waitFor();
  await taken(page, hands, name("cannon"));

  await page.goto("/armies/new?game=little-carnage&like=1");
  await page.locator(".verdict .good").first().waitFor();
  await taken(page, hands, name("army"));
}
