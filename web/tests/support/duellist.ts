/** A simple player of Wizard Duel: reads what the page offers, and acts with the mouse. */
import { expect, type Page } from "@playwright/test";

import {
  confirm,
  confirmButton,
  myTurn,
  OFTEN,
  offers,
  openForm,
  press,
  takeUp,
  tried,
} from "./battle";
import { clickAt, distance, drag, middle, type Point, pieces, type Shown, towards } from "./table";

/** What was done in a battle, by the names of the actions. */
export type Deeds = Map<string, number>;

/** Units of the table: 1 cm. */
const CM = 100;

/** Choose a place for the wizard on the table; the last of two players finds only one. */
export async function appear(page: Page): Promise<void> {
  const places = page.locator(".table-over [data-spot]");
  await expect(places.first().or(page.locator(".ask-confirm:enabled"))).toBeVisible();
  if ((await places.count()) > 0) {
    const disc = await middle(places.first().locator(".place-disc"));
    await page.mouse.click(disc.x, disc.y);
  }
  await confirm(page);
}

/** How many creatures each line of the price list brings. */
const PACKAGES = { small: 3, normal: 2, shooting: 1 };

/** Choose a line of the price list, and put its creatures down one by one. */
export async function summon(
  page: Page,
  line: keyof typeof PACKAGES,
  spots: readonly Point[],
): Promise<void> {
  await takeUp(page, "Summon");
  const choice = page.locator(`[data-choice="${line}"]`);
  const plan = page.locator('[data-field="placements"]');
  await expect(choice.or(plan)).toBeVisible();
  // A stock with one kind of weapon leaves nothing to choose.
  if ((await plan.count()) === 0) await choice.click();
  const placed = plan.locator(".ask-placed-chip");
  for (let count = 0; count < PACKAGES[line]; count += 1) {
    const spot = spots[count];
    if (spot === undefined) throw new Error("There is no room for all of them.");
    await expect(placed).toHaveCount(count);
    await clickAt(page, spot);
  }
  await expect(placed).toHaveCount(PACKAGES[line]);
}

/** Free places around a wizard, as far from him as creatures may appear, on a table so large. */
export function around(wizard: Point, all: readonly Point[], table: Point): Point[] {
  return [75, 285, 45, 315, 15, 345, 105, 255, 135, 225, 165, 195]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => ({
      x: wizard.x + 15 * CM * Math.cos(angle),
      y: wizard.y + 15 * CM * Math.sin(angle),
    }))
    .filter((spot) => all.every((piece) => distance(spot, piece) > 6 * CM))
    .filter(({ x, y }) => x > 2 * CM && y > 2 * CM && x < table.x - 2 * CM && y < table.y - 2 * CM);
}

/** Pieces that may be chosen for what is being filled in. */
export async function glowing(page: Page): Promise<Shown[]> {
  return (await pieces(page)).filter(({ states }) => states.includes("allowed"));
}

/** Give the draft up, however many steps it has. */
export async function stepBack(page: Page): Promise<void> {
  while ((await openForm(page)) !== "") await page.keyboard.press("Escape");
}

/** Answer what the rules ask between two actions, until the wanted action is offered. */
export async function answerBlows(page: Page, wanted = ""): Promise<void> {
  for (let asked = 0; asked < 40; asked += 1) {
    if ((await myTurn(page)) === "over") return;
    const open = await offers(page);
    if (await answeredBlow(page, await openForm(page), open)) continue;
    if (wanted === "" || open.includes(wanted)) return;
    await passed(page, open);
  }
  throw new Error("Too many questions.");
}

/** Answer a question about blows, if that is what is asked. */
async function answeredBlow(page: Page, form: string, open: string[]): Promise<boolean> {
  if (form === "Answer") {
    await page.locator('[data-field="switch"]').getByRole("radio", { name: "Yes" }).click();
    await confirm(page);
  } else if (form === "Face") {
    await chooseFirst(page);
    await confirm(page);
  } else if (open.includes("NoSecondBlow")) {
    await press(page, "NoSecondBlow");
  } else return false;
  return true;
}

/** End the turn, or let the actions of one creature lapse where one must be used first. */
async function passed(page: Page, open: string[]): Promise<string> {
  if (open.includes("EndTurn")) {
    await press(page, "EndTurn");
    return "EndTurn";
  }
  if (!open.includes("Rest")) throw new Error(`Not known: ${open.join(", ")}`);
  await takeUp(page, "Rest");
  if (await confirmButton(page).isDisabled()) await chooseFirst(page);
  await confirm(page);
  return "Rest";
}

async function chooseFirst(page: Page): Promise<void> {
  await expect.poll(async () => (await glowing(page)).length, OFTEN).toBeGreaterThan(0);
  const [first] = await glowing(page);
  if (first !== undefined) await clickAt(page, first);
}

/** Play the seat of the page until the battle is over; `me` is the name of its player. */
export async function playToTheEnd(page: Page, me: string): Promise<Deeds> {
  const deeds: Deeds = new Map();
  const idle = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    if ((await myTurn(page)) === "over") return deeds;
    const open = await offers(page);
    if (await answeredBlow(page, await openForm(page), open)) continue;
    const deed = await act(page, me, open, idle);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    if (deed === "EndTurn" || deed === "Rest") idle.clear();
    else idle.add(deed);
  }
  throw new Error("The battle does not end.");
}

/** One action, each kind once in a turn: strike, shoot, walk, summon, cast; else pass. */
async function act(page: Page, me: string, open: string[], idle: Set<string>): Promise<string> {
  const ways: Record<string, () => Promise<boolean>> = {
    Strike: () => attacked(page, "Strike"),
    Shoot: () => attacked(page, "Shoot"),
    Walk: () => walkedUp(page, me),
    Summon: () => summoned(page, me),
    CastAttack: () => attacked(page, "CastAttack"),
  };
  for (const [action, way] of Object.entries(ways)) {
    if (!open.includes(action) || idle.has(action)) continue;
    if (await way()) return action;
    idle.add(action);
    await stepBack(page);
  }
  return passed(page, open);
}

/** Choose who attacks and whom, by clicks on what glows. */
async function attacked(page: Page, action: string): Promise<boolean> {
  await takeUp(page, action);
  for (let choice = 0; choice < 3; choice += 1) {
    if (await confirmButton(page).isEnabled()) break;
    await chooseFirst(page);
  }
  return tried(page);
}

/** Drag the creature that is nearest to a foe up to it, where nobody else is under the pointer. */
async function walkedUp(page: Page, me: string): Promise<boolean> {
  const all = await pieces(page);
  const own = all.filter(({ words, states }) => isOf(words, me) && states.includes("active"));
  const foes = all.filter(({ words }) => !isOf(words, me));
  const clear = (end: Point, ...but: Shown[]) =>
    all.every((other) => but.includes(other) || distance(other, end) > 3 * CM);
  const [pair] = own
    .flatMap((one) => foes.map((foe) => ({ one, foe, far: distance(one, foe) })))
    .filter(({ far }) => far > 4 * CM)
    .map((pair) => {
      const { one, foe, far } = pair;
      return { ...pair, end: far < 7 * CM ? foe : towards(one, foe, 4 * CM) };
    })
    .filter(({ one, foe, end }) => clear(end, one, foe))
    .sort((a, b) => a.far - b.far);
  if (pair === undefined) return false;
  await drag(page, pair.one, pair.end);
  return tried(page);
}

function isOf(words: string, player: string): boolean {
  return words.split(", ")[1] === player;
}

/** Put three creatures on the table around the wizard. */
async function summoned(page: Page, me: string): Promise<boolean> {
  const all = await pieces(page);
  const wizard = all.find(({ words }) => words.startsWith(`${me}, ${me}`));
  if (wizard === undefined) return false;
  await summon(page, "small", around(wizard, all, { x: 100 * CM, y: 80 * CM }));
  return tried(page);
}
