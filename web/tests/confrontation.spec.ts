/** Confrontation with the mouse: cards, charges, shots, a fight, deployment, a battle. */
import { expect, type Locator, type Page, test } from "@playwright/test";

import { choose, confirm, confirmButton, offers, openForm, press, takeUp } from "./support/battle";
import { card, facingOf, odds, pieceOf, step, story } from "./support/knight";
import { clickAt, distance, drag, pieceNamed, pieces } from "./support/table";
import {
  cm,
  divide,
  goAsShown,
  openMoment,
  passTo,
  placeAll,
  sliders,
  takeScreen,
  warToTheEnd,
} from "./support/warband";

/** The cards at the edge of the table. */
const strip = (page: Page): Locator => page.getByRole("region", { name: "Cards" });

test("a card is kept, a lancer charges a minotaur, and the card is played", async ({ page }) => {
  await openMoment(page, "turn");
  const title = page.getByRole("heading", { level: 1 });
  await takeScreen(page, "Anna");

  await test.step("a card of her own goes into the reserve", async () => {
    await expect(title).toContainText("You drew a card of your own: Conscript (2 figures).");
    expect(await offers(page)).toEqual(["PlayDrawn", "KeepDrawn"]);
    await press(page, "KeepDrawn");
    await expect(story(page)).toContainText("Anna keeps the card in reserve.");
    await expect(story(page)).toContainText("Anna plays: Lancer.");
  });

  await test.step("a charge is announced by clicks on charger and target, unmeasured", async () => {
    await clickAt(page, cm(60, 62));
    await expect(card(page)).toContainText("Lancer");
    await takeUp(page, "Charge");
    await clickAt(page, cm(60, 40));
    await expect(odds(page)).toContainText("Courage of Lancer");
    await expect(odds(page).locator(".odds-case").first().locator(".odds-outcome")).toHaveText([
      /dares\s*83.3%/,
      /afraid\s*16.7%/,
    ]);
    await expect(odds(page)).toContainText("The fight that follows");
    await expect(page.locator(".verdict-line")).toContainText("you are afraid");
    await expect(odds(page)).toContainText("Once announced it must be carried out");
    await confirm(page);
  });

  await test.step("it is measured, courage is tested, and the way is chosen", async () => {
    const log = story(page);
    await expect(log).toContainText("Anna announces: Lancer charges Minotaur.");
    await expect(log).not.toContainText("..");
    await expect(log).toContainText("Lancer can reach Minotaur.");
    await expect(log).toContainText("Courage test of Lancer");
    await expect(log).toContainText("Lancer overcomes the fear");
    await expect(title).toContainText("By which way does Lancer close with Minotaur?");
    await expect(page.locator(".table-over .ghost")).toHaveCount(1);
    await confirm(page);
    await takeScreen(page, "Anna");
    await expect(log).toContainText("Lancer is in contact with Minotaur.");
    const [lancer, foe] = [await pieceNamed(page, "Lancer"), await pieceNamed(page, "Minotaur")];
    expect(distance(lancer, foe)).toBeLessThan(500);
  });

  await test.step("the reserve card is played, and a figure walks: dragged and turned", async () => {
    expect(await openForm(page)).toBe("PlayReserve");
    const held = strip(page).getByRole("button", { name: "Conscript (regular), can be played" });
    await expect(held).toHaveAttribute("aria-pressed", "false");
    await held.click({ button: "right" });
    await expect(strip(page).getByRole("complementary")).toContainText("Army points");
    await page.keyboard.press("Escape");
    await expect(strip(page).getByRole("complementary")).toHaveCount(0);
    await held.click();
    await expect(held).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("checkbox", { name: "Conscript (2 figures)" })).toBeChecked();
    await confirm(page);
    await expect(title).toHaveText("Anna: Move the figures one by one: 2 are left.");
    const walker = await pieceNamed(page, "Conscript 1");
    await drag(page, walker, cm(42, 54));
    await expect(step(page, "path")).toContainText(/8\.[23] cm/);
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, 120);
    await confirm(page);
    await expect(story(page)).toContainText(/Conscript 1 walks 8.\d cm\./);
    const after = await pieceOf(page, walker);
    expect(distance(after, cm(42, 54))).toBeLessThan(30);
    expect(await facingOf(page, after)).not.toBe(270);
    await press(page, "EndActivation");
    await expect(page.getByText("Melee", { exact: true }).first()).toBeVisible();
  });
});

test("a shot shows every modifier when its target is named", async ({ page }) => {
  await openMoment(page, "fire");
  await press(page, "EndActivation");
  await press(page, "WaitTurn");
  await choose(page, cm(44, 62), "Shoot");
  await clickAt(page, cm(44, 42));
  await expect(odds(page)).toContainText("Partly visible");
  await expect(odds(page)).toContainText("Small target");
  await expect(odds(page).locator(".odds-outcome").first()).toHaveText(/hit\s*66.7%/);
  await expect(odds(page)).not.toContainText("20 cm");
  await confirm(page);
  await expect(story(page)).toContainText(
    "may fire with Griffon rifleman 1 and Griffon rifleman 2",
  );
  await expect(story(page)).toContainText("Griffon rifleman 1: Goblin warrior 1 is 17.5 cm away");
  await clickAt(page, cm(60, 40));
  await confirm(page);
  await expect(story(page)).toContainText(
    /Wound roll of Griffon rifleman \d against Goblin warrior 1/,
  );
  await expect(story(page)).toContainText("Slain: Goblin warrior 1.");
});

test("a fight: dice divided with sliders, a threshold, blocks, a pursuit", async ({ page }) => {
  await openMoment(page, "fight");
  const title = page.getByRole("heading", { level: 1 });
  const chance = (): Promise<string> => odds(page).locator(".odds-outcome b").first().innerText();
  await press(page, "EndActivation");

  await test.step("whoever lost the initiative divides first", async () => {
    await expect(title).toHaveText("Bram: You lost the initiative. Divide your dice first.");
    await expect(confirmButton(page)).toBeDisabled();
    await divide(page, 2);
    await confirm(page);
    await expect(story(page)).toContainText(
      "Goblin warrior 1 puts 1 die on attack and 2 on defence",
    );
  });

  await test.step("the chances move with the slider, by mouse and by key", async () => {
    await expect(title).toHaveText("Anna: You have the initiative. Divide your dice.");
    await divide(page, 1, 1);
    await expect(odds(page)).toContainText("Goblin warrior 1 after 2 attacks");
    const before = await chance();
    await sliders(page).first().press("ArrowLeft");
    await expect(odds(page)).toContainText("Goblin warrior 1 after 3 attacks");
    await sliders(page).last().fill("0");
    await expect(odds(page)).toContainText("Goblin warrior 1 after 4 attacks");
    await expect.poll(chance).not.toBe(before);
    await confirm(page);
  });

  await test.step("a threshold for all, with its chances", async () => {
    await takeUp(page, "Strike");
    const numbers = page.locator('[data-field="number"]');
    await numbers.getByRole("radio", { name: "12", exact: true }).click();
    await expect(odds(page)).toContainText("The die must show");
    const before = await chance();
    await numbers.getByRole("radio", { name: "7", exact: true }).click();
    await expect.poll(chance).not.toBe(before);
    await confirm(page);
    await expect(story(page)).toContainText(
      "Conscript 2 strikes 2 times at Goblin warrior 1, threshold 7.",
    );
  });

  await test.step("the goblin blocks two of the four hits, in vain", async () => {
    await expect(title).toHaveText("Bram: 4 hits: which do you block (2 on defence)?");
    await takeUp(page, "Block");
    const hits = page.locator('[data-field="choices"]').getByRole("checkbox");
    await expect(hits).toHaveCount(4);
    await hits.nth(0).click();
    await hits.nth(1).click();
    await expect(odds(page)).toContainText("gets through");
    await confirm(page);
    await expect(story(page)).toContainText("Defence of Goblin warrior 1 against Conscript");
    await expect(story(page)).toContainText("Slain: Goblin warrior 1.");
  });

  await test.step("a conscript pursues the other goblin", async () => {
    await expect(title).toHaveText("Anna: Who pursues?");
    await takeUp(page, "PursueAt");
    await clickAt(page, cm(60, 47.5));
    await clickAt(page, cm(62, 40));
    await confirm(page);
    await expect(story(page)).toContainText(
      "Anna announces: Conscript 2 pursues Goblin warrior 2.",
    );
    await goAsShown(page);
    await confirm(page);
    await expect(story(page)).toContainText("Conscript 2 is in contact with Goblin warrior 2.");
  });
});

test("a character: a slider, extra dice, and every step of the blocks in sight", async ({
  page,
}) => {
  await openMoment(page, "hero");
  const title = page.getByRole("heading", { level: 1 });
  await press(page, "EndActivation");

  await test.step("the goblins attack with everything", async () => {
    await expect(title).toHaveText("Bram: You lost the initiative. Divide your dice first.");
    const rows = page.locator('[data-field="split"] th[scope="row"]');
    await expect(rows).toHaveText(["Goblin warrior 1", "Goblin warrior 2"]);
    await divide(page, 0, 0);
    await confirm(page);
  });

  await test.step("her dice have a slider, her extra dice come after", async () => {
    await divide(page, 3);
    await expect(confirmButton(page)).toBeEnabled();
    await expect(odds(page)).toContainText("Maren after 4 attacks");
    const chance = (): Promise<string> => odds(page).locator(".odds-outcome b").first().innerText();
    const before = await chance();
    await step(page, "extras").click();
    const more = page
      .locator('[data-field="split"]')
      .getByRole("button", { name: "More: Maren → Defence" });
    await more.click();
    await expect.poll(chance).not.toBe(before);
    await confirm(page);
    const told = "Maren puts no die on attack and 4 on defence (";
    await expect(story(page)).toContainText(told);
  });

  await test.step("all ways to use a die stand side by side", async () => {
    await takeUp(page, "Strike");
    await page
      .locator('[data-field="number"]')
      .getByRole("radio", { name: "7", exact: true })
      .click();
    await confirm(page);
    await takeUp(page, "Block");
    const head = await page.locator(".answer-head").boundingBox();
    const steps = page.locator(".ask-steps .ask-step");
    await expect(steps).toHaveText([/^Block/, /^Counter-attack \(\+2\)/, /^Sustained defence/]);
    for (const one of await steps.all()) {
      const box = await one.boundingBox();
      const right = (box?.x ?? 0) + (box?.width ?? 0);
      expect(right).toBeLessThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) + 1);
    }
    const hits = page.locator('[data-field="choices"]').getByRole("checkbox");
    await expect(hits.first()).toContainText("Goblin warrior 1 on Maren");
    await step(page, "counters").click();
    await hits.first().click();
    await confirm(page);
    await takeScreen(page, "Anna");
    await expect(story(page)).toContainText(
      "Anna announces: Maren counter-attacks Goblin warrior 1.",
    );
  });
});

test("armies are deployed card by card, and fight two turns @soak", async ({ page }) => {
  await page.goto("/new/confrontation?scenario=clash");
  await page.getByRole("radio", { name: /The clash/ }).check();
  await page.getByLabel("Which bot").selectOption("greedy");
  await page.getByText("Options of the game").click();
  await page.getByLabel("Last turn", { exact: true }).fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);

  await test.step("the figures of a card are put down together", async () => {
    await passTo(page, "DeployCard");
    const before = (await pieces(page)).length;
    await takeUp(page, "DeployCard");
    await placeAll(page, cm(40, 82));
    await confirm(page);
    expect((await pieces(page)).length).toBeGreaterThan(before);
  });

  const deeds = await warToTheEnd(page, "Player 1");
  const done = (name: string): number => deeds.get(name) ?? 0;
  const description = [...deeds].map(([name, count]) => `${name} ${count}`).join(", ");
  test.info().annotations.push({ type: "deeds", description });
  expect(done("Walk"), "walked").toBeGreaterThan(0);
  expect(done("DeployReady"), "deployed").toBeGreaterThan(0);
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading").first()).toHaveText(/won|victory|draw/i);
  await expect(panel.locator(".end-reason")).not.toBeEmpty();
});
