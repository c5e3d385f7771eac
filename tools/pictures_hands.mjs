/**
 * What the pictures of all games do with a battle: open it, come nearer, click, drag, look.
 *
 * `hands` is how pages are handled: opening battles, places on the screen, taking a picture.
 */

/** A place of the table in inches, of the games that count 250 units to the inch. */
export function inches(x, y) {
  return { x: 250 * x, y: 250 * y };
}

/** Open the file of a battle, and wait until its pieces are drawn. */
export async function openDrawn(page, hands, file) {
  await hands.openBattle(page, file);
  await page.locator(".table-pieces symbol path").first().waitFor({ state: "attached" });
}

/** Come nearer to a place of the table, and wait until the table lies still. */
export async function goNear(page, hands, near, notches) {
  await hands.comeNearer(page, near, notches);
  await page.waitForTimeout(300);
}

/** Open the file of a battle near a place of its table. */
export async function openNear(page, hands, file, near, notches) {
  await openDrawn(page, hands, file);
  await goNear(page, hands, near, notches);
}

/** Click a place of the table. */
export async function clickAt(page, hands, { x, y }) {
  const at = await hands.onScreen(page, x, y);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

/** Press at one place of the table and let go at another, once the page has kept up. */
export async function drag(page, hands, from, to) {
  const start = await hands.onScreen(page, from.x, from.y);
  const end = await hands.onScreen(page, to.x, to.y);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.waitForTimeout(400);
  await page.mouse.up();
}

/** Take the picture of what is asked now; the pointer's place is nowhere. */
export async function taken(page, hands, name) {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1000);
  await hands.picture(page, name);
}

/** Take the picture of an army that is ready to fight. */
export async function army(page, hands, address, name) {
  await page.goto(address);
  await page.locator(".verdict .good").first().waitFor();
  await taken(page, hands, name);
}
