/** Hands on the table: where things are on the screen, clicks, drags, wheel. */
import { expect, type Locator, type Page } from "@playwright/test";

export interface Point {
  x: number;
  y: number;
}

/** A piece as the page shows it; lengths in units of the table. */
export interface Shown extends Point {
  id: number;
  /** What a screen reader hears: name, owner, state. */
  words: string;
  states: string[];
}

/** By how many quarters the board is turned, and how large it is as it is drawn. */
export interface Board {
  turn: number;
  width: number;
  depth: number;
}

export function boardOf(page: Page): Promise<Board> {
  return page.locator("svg.table-pieces").evaluate((sheet) => {
    const [frame = 0, , wide = 0, deep = 0] = (sheet.getAttribute("viewBox") ?? "")
      .split(" ")
      .map(Number);
    const turn = Number(
      document.querySelector("[data-turn].table-north")?.getAttribute("data-turn"),
    );
    return { turn: turn || 0, width: wide + 2 * frame, depth: deep + 2 * frame };
  });
}

/** A place of the battle as it is drawn on a board that was turned. */
function drawn({ turn, width, depth }: Board, { x, y }: Point): Point {
  const places = [
    { x, y },
    { x: width - y, y: x },
    { x: width - x, y: depth - y },
    { x: y, y: depth - x },
  ];
  return places[turn] ?? { x, y };
}

/** What is drawn at a place of a turned board, as the battle has it. */
function meant({ turn, width, depth }: Board, at: Point): Point {
  const isAcross = turn % 2 === 1;
  const back = {
    turn: (4 - turn) % 4,
    width: isAcross ? depth : width,
    depth: isAcross ? width : depth,
  };
  return drawn(back, at);
}

/** The pieces on the table, in the order in which they are drawn, where the battle has them. */
export async function pieces(page: Page): Promise<Shown[]> {
  const found = await drawnPieces(page);
  if (found.length === 0) return found;
  const board = await boardOf(page);
  return found.map((piece) => ({ ...piece, ...meant(board, piece) }));
}

/** The same where they are drawn. */
function drawnPieces(page: Page): Promise<Shown[]> {
  return page.locator(".table-pieces [data-piece]").evaluateAll((all) =>
    all.map((one) => {
      const [x = 0, y = 0] = (one.getAttribute("transform") ?? "").match(/-?[\d.]+/g) ?? [];
      return {
        id: Number(one.getAttribute("data-piece")),
        words: one.getAttribute("aria-label") ?? "",
        states: (one.getAttribute("class") ?? "").split(" "),
        x: Number(x),
        y: Number(y),
      };
    }),
  );
}

/** The piece whose words begin so: "Ork 4" is followed by its owner. */
export async function pieceNamed(page: Page, name: string): Promise<Shown> {
  const found = (await pieces(page)).find(({ words }) => words.startsWith(`${name},`));
  if (found === undefined) throw new Error(`No ${name} on the table.`);
  return found;
}

/** Where a place of the table is on the screen. */
export async function onScreen(page: Page, place: Point): Promise<Point> {
  const { x, y } = drawn(await boardOf(page), place);
  return page.locator("svg.table-pieces").evaluate(
    (sheet, [across, down]) => {
      const matrix = (sheet as SVGSVGElement).getScreenCTM();
      if (matrix === null) throw new Error("The table is not drawn.");
      const point = new DOMPoint(across, down).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    [x, y] as const,
  );
}

/** Where a place of the table is on the screen, once it stays there and no card lies over it. */
async function inReach(page: Page, place: Point): Promise<Point> {
  let found: Point = { x: 0, y: 0 };
  await expect(async () => {
    found = await onScreen(page, place);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const then = await onScreen(page, place);
    expect(distance(found, then), "the table is still being laid out").toBeLessThan(1);
    const isFree = await page.evaluate(({ x, y }) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && top.closest(".table-view") !== null;
    }, found);
    expect(isFree, `something lies over (${place.x}, ${place.y})`).toBe(true);
  }).toPass({ intervals: [30, 60, 100], timeout: 10_000 });
  return found;
}

export async function clickAt(page: Page, place: Point): Promise<void> {
  await atRest(page, 80);
  const { x, y } = await inReach(page, place);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

/** The same with a finger. */
export async function tapAt(page: Page, place: Point): Promise<void> {
  await atRest(page, 80);
  const { x, y } = await inReach(page, place);
  await page.touchscreen.tap(x, y);
}

export async function hoverAt(page: Page, place: Point): Promise<void> {
  const { x, y } = await onScreen(page, place);
  await page.mouse.move(x, y, { steps: 3 });
}

/** Wait until the table has lain still for a moment: it gives way to cards, and follows what happens. */
async function atRest(page: Page, milliseconds: number): Promise<void> {
  await page.locator("svg.table-pieces").evaluate(
    (sheet, moment) =>
      new Promise<void>((done) => {
        const where = () => {
          const { left, top, width } = (sheet as SVGSVGElement).getBoundingClientRect();
          return `${left} ${top} ${width}`;
        };
        let [last, since] = [where(), performance.now()];
        const look = () => {
          const [now, time] = [where(), performance.now()];
          if (now !== last) [last, since] = [now, time];
          if (time - since >= moment) done();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    milliseconds,
  );
}

/** Press at one place of the table and let go at another, as a hand does it: in steps. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await atRest(page, 150);
  await dragOnScreen(page, await inReach(page, from), await onScreen(page, to));
}

export async function dragOnScreen(page: Page, start: Point, end: Point): Promise<void> {
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((2 * start.x + end.x) / 3, (2 * start.y + end.y) / 3, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
}

/** The middle of something on the screen. */
export async function middle(thing: Locator): Promise<Point> {
  await expect(thing).toBeVisible();
  const box = await thing.boundingBox();
  if (box === null) throw new Error("It has no place on the screen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The place so far from one point towards (or, with a negative length, away from) another. */
export function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  const part = length / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
