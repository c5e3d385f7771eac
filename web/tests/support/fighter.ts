/** A player of any game who clicks his way through a battle, and battles that begin at a moment. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { confirmButton, moment, myTurn, offers, openForm, pressedAgain, takeUp } from "./battle";
import { type Deeds, glowing, stepBack } from "./duellist";
import { clickAt, type Shown } from "./table";

/** The Python of the environment that the server runs in. */
export const PYTHON = join(
  "..",
  ".venv",
  process.platform === "win32" ? "Scripts" : "bin",
  "python",
);

/** Open the file of a battle that a game's tool has brought to a moment by hand. */
export async function openBattleAt(page: Page, game: string, moment: string): Promise<void> {
  // Two tests at a time may want the same moment: each has a file of its own.
  const worker = process.env["TEST_PARALLEL_INDEX"] ?? "0";
  const file = join(process.env["SLAGVELD_DATA"] ?? "", `${game}-${moment}-${worker}.json`);
  const tool = join("..", "tools", `${game}_battles.py`);
  if (!existsSync(file)) execFileSync(PYTHON, [tool, moment, file]);
  await page.goto("/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page).toHaveURL(/\/battle\//);
}

/** How a player of a game answers what he is asked. */
export interface Fighter {
  /** So many answers end every battle. */
  most: number;
  /** Do one of the things that are offered, but none that is idle; its name. */
  act: (open: string[], idle: Set<string>) => Promise<string>;
  /** Fill in a question that must be answered, and answer it. */
  answered: (form: string) => Promise<unknown>;
  /** What has become idle after a deed, or is worth trying again. */
  after: (deed: string, idle: Set<string>, deeds: Deeds) => void;
}

/** Whether what is waited for has come about. */
export type Enough = () => Promise<boolean>;

/** Play the seat of the page by clicks until something has come about or the battle is over. */
export async function fight(
  page: Page,
  { most, act, answered, after }: Fighter,
  isEnough: Enough = () => Promise.resolve(false),
): Promise<Deeds> {
  const deeds: Deeds = new Map();
  const idle = new Set<string>();
  for (let done = 0; done < most; done += 1) {
    if ((await myTurn(page)) === "over" || (await isEnough())) return deeds;
    const form = await openForm(page);
    const deed = form === "" ? await act(await offers(page), idle) : form;
    if (form !== "") await answered(form);
    deeds.set(deed, (deeds.get(deed) ?? 0) + 1);
    after(deed, idle, deeds);
  }
  throw new Error("The battle does not end.");
}

/** Ways to do something by the names of their actions, the best first; each says if it came off. */
export type Ways = Record<string, () => Promise<boolean>>;

/** Do the first that is offered and comes off; those that do not are idle from then on. */
export async function firstOf(
  page: Page,
  ways: Ways,
  open: string[],
  idle: Set<string>,
): Promise<string | undefined> {
  for (const [action, way] of Object.entries(ways)) {
    if (!open.includes(action) || idle.has(action)) continue;
    if (await way()) return action;
    idle.add(action);
    await stepBack(page);
  }
  return undefined;
}

/** Take an offer, whether it needs nothing or must be filled in. */
export async function takeAnyhow(
  page: Page,
  action: string,
  answered: () => Promise<unknown>,
): Promise<void> {
  const before = await moment(page);
  await takeUp(page, action);
  const armed = page.locator(`[data-action="${action}"][aria-pressed="true"]`);
  const form = page.locator(`.answer-head[data-form="${action}"]`);
  const isPlayed = async () => (await moment(page)) !== before;
  const isDue = async () => (await armed.or(form).first().isVisible()) || (await isPlayed());
  await expect.poll(isDue, { timeout: 20_000 }).toBe(true);
  if (await isPlayed()) return;
  if ((await form.count()) > 0) await answered();
  else await pressedAgain(page, action, before);
}

/** The first of these actions that is offered, else the first offer. */
export function bestOf(passes: readonly string[], open: readonly string[]): string {
  const chosen = passes.find((action) => open.includes(action)) ?? open[0];
  if (chosen === undefined) throw new Error("Nothing is offered.");
  return chosen;
}

/** Click a piece that glows and is not chosen yet; false where there is none. */
export async function chosenOnTable(page: Page): Promise<boolean> {
  const [first] = (await glowing(page)).filter(({ states }) => !states.includes("chosen"));
  if (first !== undefined) await clickAt(page, first);
  return first !== undefined;
}

/** Whether a piece belongs to a player. */
export function isOf({ words }: Shown, player: string): boolean {
  return words.split(", ")[1] === player;
}

/** Whether what is chosen is enough; the rules may put it in order, which takes a moment. */
export function isSoonComplete(page: Page): Promise<boolean> {
  const enabled = expect(confirmButton(page)).toBeEnabled({ timeout: 300 });
  return enabled.then(
    () => true,
    () => false,
  );
}
