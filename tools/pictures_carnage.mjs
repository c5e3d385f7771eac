/** The pictures of Carnage: a large battle, a charge with its odds, a wrap, and an army. */
import { army, clickAt, goNear, openDrawn } from "./pictures_hands.mjs";

/** Pixels that are kept free round the figures. */
const EDGE = 45;
/** How much larger a notch of the wheel makes everything. */
const STEP = 1.2;

/** The figures of a unit. */
async function figures(page, hands, name) {
  return (await hands.pieces(page)).filter(({ words }) => words.startsWith(`${name},`));
}

/** The middle of all these figures. */
function amid(all) {
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** The part of the screen in which the table is seen. */
async function window(page) {
  const { x, y, width } = await page.locator(".table-view").first().boundingBox();
  const bar = await page.locator(".answer-bar").boundingBox();
  return { x, y, width, height: bar.y - y };
}

/** Come as near as can be with every figure in sight. */
async function comeAsNear(page, hands) {
  const all = await hands.pieces(page);
  const middle = amid(all);
  for (let notch = 0; notch < 8; notch += 1) {
    const { width, height } = await window(page);
    const places = await Promise.all(all.map(({ x, y }) => hands.onScreen(page, x, y)));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const wide = STEP * (Math.max(...xs) - Math.min(...xs)) + 2 * EDGE;
    const high = STEP * (Math.max(...ys) - Math.min(...ys)) + 2 * EDGE;
    if (wide > width || high > height) break;
    await hands.comeNearer(page, middle, 1);
    await page.waitForTimeout(200);
  }
}

/** Bring a place of the table to a part of the window: 0.5 and 0.5 is its middle. */
async function bring(page, hands, spot, across = 0.5, down = 0.5) {
  const { x, y, width, height } = await window(page);
  const now = await hands.onScreen(page, spot.x, spot.y);
  await push(page, hands, x + across * width - now.x, y + down * height - now.y);
  await page.mouse.move(2, 2);
}

/** Push the table about, holding it where nobody stands. */
async function push(page, hands, across, down) {
  const all = await hands.pieces(page);
  const places = await Promise.all(all.map(({ x, y }) => hands.onScreen(page, x, y)));
  const view = await page.locator(".table-view").first().boundingBox();
  const spots = [0.3, 0.4, 0.5, 0.6, 0.7].flatMap((a) =>
    [0.3, 0.4, 0.5].map((b) => ({ x: view.x + a * view.width, y: view.y + b * view.height })),
  );
  const room = (spot) => Math.min(...places.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
  const [start] = spots.sort((one, other) => room(other) - room(one));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + across / 2, start.y + down / 2, { steps: 4 });
  await page.mouse.move(start.x + across, start.y + down, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(300);
}

/** Name the nearest enemy of a unit of Anna's as the one that is charged. */
async function announceCharge(page, hands) {
  const all = await hands.pieces(page);
  const isAnnas = ({ words }) => words.split(", ")[1] === "Anna";
  const pairs = all
    .filter((piece) => isAnnas(piece) && piece.words.includes("rider"))
    .filter(({ states }) => !states.includes("dim"))
    .flatMap((one) => all.filter((foe) => !isAnnas(foe)).map((foe) => ({ one, foe })))
    .sort((a, b) => apart(a) - apart(b));
  const { one, foe } = pairs[0];
  await clickAt(page, hands, one);
  await page.locator('[data-action="Charge"]').click();
  await clickAt(page, hands, foe);
  await page.locator(".verdict-line").waitFor();
  await page.locator(".ask-confirm:enabled").waitFor();
}

function apart({ one, foe }) {
  return Math.hypot(one.x - foe.x, one.y - foe.y);
}

/** How many figures go round the enemy, on each side. */
async function chooseWrap(page, hands) {
  await clickAt(page, hands, (await figures(page, hands, "Green infantry"))[0]);
  await page.locator('[data-action="Wrap"]').click();
  for (const step of ["left", "right"]) {
    await page.locator(`[data-step="${step}"]`).click();
    await page.locator('[data-field="number"] button').nth(2).click();
  }
  await page.mouse.move(2, 2);
  await page.locator(".ask-confirm:enabled").waitFor();
}

/**
 * Take all of them.
 *
 * @param files the file of a battle at a moment.
 * @param hands how pages are handled: opening battles, places on the screen, taking a picture.
 */
export async function carnagePictures(page, files, hands) {
  const name = (what) => `carnage-${what}-wide`;
  await openDrawn(page, hands, files("open"));
  const middle = amid(await hands.pieces(page));
  await comeAsNear(page, hands);
  await bring(page, hands, middle);
  await hands.picture(page, name("battle"));
  // The card with the odds covers the right side.
  await bring(page, hands, middle, 0.2);
  await announceCharge(page, hands);
  await hands.picture(page, name("charge"));

  await hands.openBattle(page, files("wrap"));
  const own = await figures(page, hands, "Green infantry");
  const foes = await figures(page, hands, "Green alligator infantry");
  const fight = amid([...own, ...foes]);
  await goNear(page, hands, fight, 7);
  await bring(page, hands, fight, 0.5, 0.6);
  await chooseWrap(page, hands);
  await hands.picture(page, name("wrap"));

  await army(page, hands, "/armies/new?game=carnage&like=8", name("army"));
}
