/** Mage Knight with the mouse: single warriors, a formation, the set-up of the book, a battle. */
import { expect, test } from "@playwright/test";

import {
  choose,
  confirm,
  confirmButton,
  myTurn,
  offers,
  openForm,
  press,
  takeUp,
} from "./support/battle";
import {
  answered,
  battleToTheEnd,
  card,
  facingOf,
  INCH,
  inches,
  laid,
  odds,
  openField,
  pieceOf,
  say,
  step,
  story,
  warriorAt,
} from "./support/knight";
import { clickAt, distance, drag, hoverAt, pieces } from "./support/table";

test("warriors walk, surge, break away, capture and pick up", async ({ page }) => {
  await openField(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Anna: Give a warrior an action: 6 left.");

  await test.step("a click shows the card with the dial, and only its present click", async () => {
    await clickAt(page, inches(6, 29));
    await expect(page.locator(".ask-picked")).toHaveText("Orc Marauder");
    await expect(card(page)).toContainText("Orc Marauder");
    const dial = card(page).getByRole("img", { name: /^Click 1, / });
    await expect(dial).toHaveAccessibleName("Click 1, Speed 8, Attack 9, Defense 15, Damage 3");
    await expect(card(page).locator(".dial-names")).toHaveText("Battle Fury");
    await expect(card(page).getByRole("table")).toHaveCount(0);
    expect(await offers(page)).toEqual(["Move", "Run", "Surge", "EndPhase"]);
  });

  await test.step("it is dragged within its reach, and turned with the wheel", async () => {
    const before = await warriorAt(page, 6, 29);
    await drag(page, before, inches(6.6, 23.6));
    await expect(page.locator('[data-region="reach"]')).toBeVisible();
    await expect(step(page, "path")).toContainText("5.4″");
    await expect(page.locator(".answer-widget")).toContainText("5.4″ of 8″");
    await expect(step(page, "facing")).toContainText("6°");
    await page.mouse.wheel(0, 120);
    await page.mouse.wheel(0, 120);
    await expect(step(page, "facing")).toContainText("36°");
    await confirm(page);
    await expect(story(page)).toContainText("Orc Marauder walks 5.4″.");
    await expect(story(page)).toContainText("Action tokens of Orc Marauder: 0 → 1.");
    const after = await pieceOf(page, before);
    expect(distance(after, inches(6.6, 23.6))).toBeLessThan(20);
    expect(await facingOf(page, after)).toBeCloseTo(306, 0);
    await clickAt(page, after);
    await expect(card(page)).toContainText("Action token");
    await expect(title).toContainText("5 left");
  });

  await test.step("a surge by dragging into contact; the enemy spins; then the blow", async () => {
    const foe = await warriorAt(page, 12, 23);
    await choose(page, inches(12, 29), "Surge");
    await drag(page, inches(12, 29), foe);
    await expect(odds(page)).toContainText("Half-Troll Hacker attacks Shambling Zombie");
    await expect(odds(page)).toContainText("Against the rear arc of the target");
    await expect(odds(page)).toContainText("Touches Shambling Zombie then.");
    await confirm(page);
    const hacker = await warriorAt(page, 12, 24.1);
    expect(distance(hacker, foe)).toBeCloseTo(1.1 * INCH, -1);
    await expect(title).toContainText("Bram: Half-Troll Hacker has come into contact");
    expect(await facingOf(page, foe)).toBe(270);
    await takeUp(page, "SpinTo");
    await expect(page.locator('[data-field="facing"]')).toContainText("180°");
    await confirm(page);
    expect(await facingOf(page, foe)).toBeCloseTo(90, 0);
    await expect(title).toHaveText(/^Anna: Half-Troll Hacker .* Does it attack\?$/);
    await takeUp(page, "FollowStrike");
    await confirm(page);
    const said = /Against Shambling Zombie: rolled 9, attack .*10, makes 19; defense 13: a hit\./;
    await expect(story(page)).toContainText(said);
    const taken = "Shambling Zombie takes 3 damage from the attack of Half-Troll Hacker.";
    await expect(story(page)).toContainText(taken);
    await clickAt(page, foe);
    await expect(card(page).getByRole("img", { name: /^Click 4, / })).toBeVisible();
  });

  await test.step("a break away: first the die, then the way", async () => {
    const before = await warriorAt(page, 5, 12);
    await choose(page, before, "BreakAway");
    await expect(odds(page)).toContainText("Breaks away");
    await expect(odds(page)).toContainText("50%");
    await confirm(page);
    await expect(story(page)).toContainText("Orc Marauder is free to move.");
    await drag(page, before, inches(5, 6));
    expect(await openForm(page)).toBe("Go");
    await confirm(page);
    expect(distance(await pieceOf(page, before), inches(5, 6))).toBeLessThan(20);
  });

  await test.step("an enemy is captured", async () => {
    await choose(page, inches(13, 12), "Strike");
    await clickAt(page, inches(14.1, 12));
    await say(page, "capture", "Yes");
    await expect(odds(page)).toContainText("Legion Shieldman tries to capture Shambling Zombie");
    await expect(odds(page)).toContainText("Capture attempt");
    await confirm(page);
    await expect(story(page)).toContainText("Shambling Zombie: captive of Legion Shieldman.");
  });

  await test.step("an item is picked up", async () => {
    await choose(page, inches(31, 29), "PickUp");
    await confirm(page);
    await expect(story(page)).toContainText("Khan Urzag Redtusk picks an item up: Grudge Axe.");
    await expect(card(page)).toContainText("Carries Grudge Axe");
  });

  await test.step("the phase ends, the objective shows whose it is, the enemy passes", async () => {
    await press(page, "EndPhase");
    await expect(story(page)).toContainText("Objective 1");
    await expect(title).toContainText("Bram: ");
    await hoverAt(page, inches(6, 23));
    await expect(page.locator(".table-tip.about")).toContainText("Anna");
    while ((await title.innerText()).startsWith("Bram")) await press(page, "EndPhase");
  });

  await test.step("the captive is taken along", async () => {
    while (!(await offers(page)).includes("Move")) await press(page, "EndPhase");
    const captor = await warriorAt(page, 13, 12);
    const captive = await warriorAt(page, 14.1, 12);
    await drag(page, captor, inches(13, 16));
    await confirm(page);
    const [led, leader] = [await pieceOf(page, captive), await pieceOf(page, captor)];
    expect(distance(leader, inches(13, 16))).toBeLessThan(20);
    expect(distance(led, leader)).toBeLessThan(1.2 * INCH);
  });
});

test("shots: every modifier is shown first, and damage is divided", async ({ page }) => {
  await openField(page);

  await test.step("a shot by clicks on shooter and target", async () => {
    await choose(page, inches(18, 29), "Shoot");
    await clickAt(page, inches(18, 23.5));
    await expect(odds(page)).toContainText("Gulthak Orc shoots at Shambling Zombie");
    const lines = odds(page).locator(".odds-outcome");
    await expect(lines).toHaveText([/no damage\s*16.7%/, /3 clicks\s*80.6%/, /4 clicks\s*2.8%/]);
    await expect(odds(page)).toContainText("Hindering terrain");
    await expect(odds(page)).toContainText("Total14");
    await expect(odds(page)).toContainText("5.5″ away");
    await confirm(page);
    const said = "rolled 9, attack 9, makes 18; defense 13 + 1 (Hindering terrain) = 14: a hit.";
    await expect(story(page)).toContainText(`Against Shambling Zombie: ${said}`);
    const taken = "Shambling Zombie takes 3 damage from the shot of Gulthak Orc.";
    await expect(story(page)).toContainText(taken);
  });

  await test.step("one at two targets, whose card keeps out of their way", async () => {
    await clickAt(page, inches(25, 29));
    await expect(page.locator(".ask-picked")).toHaveText("Orc Blaster");
    await takeUp(page, "Shoot");
    await clickAt(page, inches(24, 24.5));
    await expect(odds(page)).toContainText("Orc Blaster shoots at Shambling Zombie");
    await clickAt(page, inches(26.2, 24.5));
    await expect(step(page, "targets")).toContainText("Shambling Zombie and Barrow Wight");
    await expect(odds(page)).toContainText("Orc Blaster shoots at Barrow Wight");
    await confirm(page);
    const split = page.locator('[data-field="split"]');
    await expect(split).toContainText("3 of 3");
    await split.getByRole("button", { name: "More: Damage → Shambling Zombie" }).click();
    await expect(confirmButton(page)).toBeDisabled();
    await split.getByRole("button", { name: "The rest: Damage → Barrow Wight" }).click();
    await expect(split).toContainText("0 of 3");
    await confirm(page);
    await expect(story(page)).toContainText(
      "Shambling Zombie takes 1 damage from the shot of Orc Blaster.",
    );
    await expect(story(page)).toContainText(
      "Barrow Wight takes 2 damage from the shot of Orc Blaster.",
    );
  });
});

test("a formation is moved by one drag, and one member is corrected", async ({ page }) => {
  await openField(page);
  const members = [
    await warriorAt(page, 22, 14),
    await warriorAt(page, 23.1, 14),
    await warriorAt(page, 24.2, 14),
  ];
  await takeUp(page, "MoveFormation");
  await drag(page, inches(23.1, 14), inches(23.1, 9));
  await expect(page.locator(".table-over .ghost")).toHaveCount(3);
  await expect(page.locator('[data-field="placements"]')).toContainText("3 placed");
  await expect(odds(page)).toContainText("Speed of the formation");
  await drag(page, inches(24.2, 9), inches(23.7, 10));
  await expect(page.locator(".table-over .ghost")).toHaveCount(3);
  await confirm(page);
  await expect(story(page)).toContainText(/Crusher.* moves .* in formation/);
  const places = [inches(22, 9), inches(23.1, 9), inches(23.7, 10)];
  await expect(async () => {
    const after = await Promise.all(members.map((member) => pieceOf(page, member)));
    after.forEach((piece, n) => {
      expect(distance(piece, places[n] ?? piece), piece.words).toBeLessThan(0.3 * INCH);
    });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("5 left");
});

test("a battlefield is laid out by the book, and an army deployed", async ({ page }) => {
  await page.goto("/new/mage-knight?scenario=book");
  await page.getByRole("radio", { name: /By the book/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  const seen = new Set<string>();
  for (let asked = 0; asked < 30; asked += 1) {
    await myTurn(page);
    const [form, open] = [await openForm(page), await offers(page)];
    if (open.includes("PlaceWarriors")) break;
    seen.add(form || (open[0] ?? ""));
    if (open.includes("PutOnPile")) {
      const isDone = (await story(page).innerText()).includes("Rocks");
      if (isDone) await press(page, "DonePiling");
      else {
        await takeUp(page, "PutOnPile");
        await page.locator('.answer-bar [data-choice="rocks"]').click();
        await confirm(page);
      }
    } else if (form === "PlaceObjective") {
      await clickAt(page, inches(15, 24));
      await confirm(page);
    } else if (form === "PlaceTerrain") {
      // The last piece of the pile is chosen already.
      const pieces = page.locator(".answer-bar [data-choice]");
      if ((await pieces.count()) > 0) await pieces.first().click();
      await laid(page);
    } else await answered(page);
  }
  const parts = ["ChooseColour", "ChooseEdge", "PlaceObjective", "PlaceTerrain", "PutOnPile"];
  expect([...seen].sort()).toEqual(parts);

  await test.step("warriors are placed one by one, and the rest in good order", async () => {
    await expect(story(page)).toContainText("places Rocks.");
    await takeUp(page, "PlaceWarriors");
    await clickAt(page, inches(14, 34));
    await expect(page.locator('[data-field="placements"] .ask-placed-chip')).toHaveCount(1);
    await confirm(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("5 warriors wait");
    await press(page, "DeployRest");
    const own = (await pieces(page)).filter(({ words }) => words.includes("Player 1"));
    expect(own).toHaveLength(6);
    await press(page, "DoneDeploying");
    await myTurn(page);
    await expect(page.getByText("Round 1 of 16")).toBeVisible();
  });
});

test("two armies of 200 points fight to the last round @soak", async ({ page }) => {
  await page.goto("/new/mage-knight?scenario=clash");
  await page.getByRole("radio", { name: /The clash/ }).check();
  await page.getByLabel("Which bot").selectOption("greedy");
  await page.getByText("Options of the game").click();
  await page.getByLabel("Last round", { exact: true }).fill("5");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  const deeds = await battleToTheEnd(page, "Player 1");
  const done = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (deeds.get(name) ?? 0), 0);
  expect(done("Move"), "moved").toBeGreaterThan(2);
  expect(done("Strike", "Shoot", "SpinTo"), "fought").toBeGreaterThan(0);
  const description = [...deeds].map(([name, count]) => `${name} ${count}`).join(", ");
  test.info().annotations.push({ type: "deeds", description });
  const panel = page.getByRole("dialog");
  await expect(panel.getByRole("heading").first()).toHaveText(/won|victory|draw/i);
  await expect(panel.locator(".end-reason")).not.toBeEmpty();
  const luck = panel.getByRole("region", { name: "How the dice fell" });
  await expect(luck.locator(".luck-line")).toHaveCount(2);
});
