/** Campaigns: begun, fought battle by battle, resumed, told of. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

import { myTurn } from "./support/battle";
import { concede, prefer } from "./support/places";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

/** Pictures are taken where somebody wants to look at them. */
async function look(page: Page, name: string, whole = true): Promise<void> {
  const folder = process.env["SLAGVELD_SHOTS"];
  if (folder === undefined) return;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: whole });
}

/** The same at the width of a phone, where nothing may stick out. */
async function lookSmall(page: Page, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(wide).toBeLessThanOrEqual(PHONE.width);
  await look(page, `${name}-phone`);
  await page.setViewportSize(DESK);
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const next = (page: Page) => page.locator(".campaign-next");
const station = (page: Page, key: string) => page.locator(`[data-station="${key}"]`);

/** From the home page to the form that begins a campaign. */
async function prepare(page: Page, key: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "See the campaigns" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaigns");
  await page.locator(`[data-begin="${key}"]`).click();
  await expect(page.getByRole("heading", { name: "Who leads which side?" })).toBeVisible();
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(page).toHaveURL(/\/campaigns\/(?!new)/);
  await expect(next(page)).toBeVisible();
}

test("two battles of a campaign, with a reload in the middle, and the report", async ({ page }) => {
  await prefer(page, { theme: "dark" });
  await test.step("it is begun against a bot", async () => {
    await page.goto("/campaigns");
    await expect(page.getByText("No campaigns yet")).toBeVisible();
    await look(page, "list-empty");
    await prepare(page, "confrontation/the-stolen-banner");
    await page.getByLabel("Name").first().fill("Anna");
    await page.getByLabel("Which bot").selectOption("random");
    await look(page, "begin");
    await lookSmall(page, "begin");
    expect(await faults(page)).toEqual([]);
    await begin(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The stolen banner");
    await expect(next(page)).toContainText("First skirmish");
    await expect(next(page)).toContainText("Between two woods");
    await expect(next(page)).toContainText("Seat 1: Lions · Anna");
    await expect(station(page, "skirmish")).toHaveClass(/is-next/);
    await look(page, "campaign-1");
    await lookSmall(page, "campaign-1");
    expect(await faults(page)).toEqual([]);
  });

  await test.step("the first battle is given up, and its end leads back", async () => {
    await next(page).getByRole("button", { name: "Fight this battle" }).click();
    await expect(page).toHaveURL(/\/battle\//);
    expect(await myTurn(page)).toBe("asked");
    await concede(page);
    const end = page.getByRole("dialog", { name: /Victory for/ });
    await expect(end).toBeVisible();
    await expect(end.getByRole("button", { name: "Play again" })).toHaveCount(0);
    await look(page, "end-panel", false);
    await end.getByRole("link", { name: "Back to the campaign" }).click();
    await expect(next(page)).toContainText(
      "First skirmish: Won by Goblins. The patrol is bloodied.",
    );
    await expect(next(page)).toContainText("There is one ford.");
    await expect(next(page)).toContainText("Seat 2: Lions · Anna");
    await expect(station(page, "skirmish")).toHaveClass(/is-played/);
    await expect(station(page, "crossing")).toHaveClass(/is-next/);
    await expect(page.locator('.is-walked[data-road="skirmish crossing"]')).toHaveCount(1);
  });

  await test.step("in between an army is changed", async () => {
    const lions = page.locator('[data-army="lions"]');
    await lions.getByRole("link", { name: "Change the army" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The army of the Lions");
    await expect(page.locator(".verdict")).toBeVisible();
    await look(page, "muster");
    await lookSmall(page, "muster");
    const bring = page.getByRole("button", { name: "Bring this army" });
    await page
      .getByRole("button", { name: /^Take out|^Remove/ })
      .last()
      .click();
    await expect(bring).toBeEnabled();
    const before = await page.locator(".entry").count();
    await bring.click();
    await expect(lions.locator(".campaign-army-lines > li")).toHaveCount(before);
  });

  await test.step("a reload in the middle of the second battle goes on with it", async () => {
    await next(page).getByRole("button", { name: "Fight this battle" }).click();
    await expect(page).toHaveURL(/\/battle\//);
    expect(await myTurn(page)).toBe("asked");
    const battle = page.url();
    await page.goto("/campaigns");
    await expect(page.locator(".campaign-row")).toHaveCount(1);
    await look(page, "list");
    await lookSmall(page, "list");
    await page.locator(".campaign-row-link").click();
    await page.reload();
    await expect(next(page)).toContainText("A battle is being fought");
    await expect(page.getByRole("link", { name: "Change the army" })).toHaveCount(0);
    await look(page, "campaign-fighting");
    await next(page).getByRole("link", { name: "Go on with the battle" }).click();
    await expect(page).toHaveURL(battle);
    expect(await myTurn(page)).toBe("asked");
    await concede(page);
    await page
      .getByRole("dialog", { name: /Victory for/ })
      .getByRole("link", { name: "Back to the campaign" })
      .click();
  });

  await test.step("the campaign is over, and its report tells of both battles", async () => {
    const words = "Goblins have won their final scenario, and with it the campaign.";
    await expect(next(page)).toContainText(words);
    await expect(page.locator(".campaign-side.is-winner")).toContainText("Goblins");
    await look(page, "campaign-over");
    await lookSmall(page, "campaign-over");
    await next(page).getByRole("link", { name: "Read the report" }).click();
    const report = page.locator(".campaign-report");
    await expect(report).toContainText(words);
    await expect(report.getByRole("heading", { level: 2 })).toHaveText([
      "1. First skirmish",
      "2. The crossing",
      "The way through the campaign",
    ]);
    await expect(report).toContainText("By evening the troll wears it as an apron.");
    await expect(report).toContainText("lived");
    await look(page, "report");
    await lookSmall(page, "report");
    expect(await faults(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(report.getByRole("button", { name: "Print" })).toBeHidden();
    await look(page, "report-print");
    await page.emulateMedia({ media: "screen" });
    await page.goto("/campaigns");
    await expect(page.locator(".campaign-row")).toContainText("over");
  });
});

/** Let bots fight the next battle while nobody looks, and wait until it is entered. */
async function letBotsFight(page: Page, fought: number): Promise<void> {
  const campaign = page.url();
  await next(page).getByRole("button", { name: "Fight this battle" }).click();
  await expect(page).toHaveURL(/\/battle\//);
  await page.goto(campaign);
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".campaign-chapter")).toHaveCount(fought, { timeout: 4000 });
  }).toPass({ timeout: 100_000 });
}

test("survivors march on as veterans into the second battle", async ({ page }) => {
  await prefer(page, { theme: "light" });
  await prepare(page, "little-carnage/humans-and-orcs");
  await expect(page.getByRole("checkbox", { name: /^With veterans/ })).toBeChecked();
  await page.getByRole("radio", { name: "Bot" }).first().click();
  for (const side of [0, 1]) await page.getByLabel("Which bot").nth(side).selectOption("random");
  await look(page, "veterans-begin");
  await begin(page);
  await letBotsFight(page, 1);

  await test.step("they are chosen, each with a marker", async () => {
    const humans = page.locator('[data-army="humans"]');
    const armies = page.locator("[data-army]").filter({ has: page.locator(".campaign-veterans") });
    await expect(armies.first()).toBeVisible();
    await look(page, "veterans-choose");
    await lookSmall(page, "veterans-choose");
    expect(await faults(page)).toEqual([]);
    const army = (await humans.locator(".campaign-veterans").count()) > 0 ? humans : armies.first();
    const take = army.getByRole("button", { name: "Take them along" });
    await expect(take).toBeDisabled();
    const marker = army.locator(".campaign-survivor select").first();
    await marker.selectOption("attack");
    await take.click();
    await expect(army.locator(".campaign-army-lines")).toContainText("(veterans: ");
    await page.reload();
    await expect(army.locator(".campaign-survivor select").first()).toHaveValue("attack");
    await look(page, "veterans-taken");
  });

  await test.step("they fight, and the report tells of them", async () => {
    await letBotsFight(page, 2);
    await page.getByRole("link", { name: "Report", exact: true }).click();
    const chapters = page.locator(".campaign-report-chapter");
    await expect(chapters).toHaveCount(2);
    await expect(chapters.nth(0)).not.toContainText("veterans");
    await expect(chapters.nth(1)).toContainText("(veterans: ");
    await look(page, "veterans-report");
    await lookSmall(page, "veterans-report");
  });
});

for (const [language, theme, words] of [
  ["nl", "light", "Deze slag uitvechten"],
  ["de", "dark", "Diese Schlacht schlagen"],
] as const) {
  test(`a campaign in ${language}`, async ({ page }) => {
    await prefer(page, { theme, language });
    await page.goto("/campaigns/new?campaign=little-carnage/humans-and-orcs");
    await expect(page.locator(".campaign-map")).toBeVisible();
    await look(page, `begin-${language}`);
    await page.locator('.begin-bar button[type="submit"]').click();
    await expect(next(page)).toContainText(words);
    await expect(page.locator("body")).not.toContainText("\u27e6");
    await look(page, `campaign-${language}`);
    await lookSmall(page, `campaign-${language}`);
    expect(await faults(page)).toEqual([]);
  });
}

test("a friend comes by a link, and the campaign is theirs as well", async ({ page, browser }) => {
  await prepare(page, "confrontation/the-stolen-banner");
  await page.getByRole("radio", { name: "Friend by link" }).last().click();
  await expect(page.getByText("You get the link for a friend")).toBeVisible();
  await begin(page);
  await expect(page.locator(".campaign-side").last()).toContainText("has not come yet");
  const campaign = new URL(page.url()).pathname;
  await next(page).getByRole("button", { name: "Fight this battle" }).click();
  const invitation = page.getByRole("dialog", { name: "The battle is ready" });
  const link = await invitation.locator(".invitation input").first().inputValue();
  await look(page, "invite", false);
  await invitation.getByRole("button", { name: "To the table" }).click();
  await expect(page).toHaveURL(/\/battle\//);

  const context = await browser.newContext({ viewport: PHONE });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Ben");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("button", { name: "Sit down" })).toHaveCount(0); // not before it is theirs
  await expect(friend).toHaveURL(/\/battle\//);
  await friend.goto(campaign);
  await expect(friend.locator(".campaign-side").last()).toContainText("Ben");
  await expect(friend.getByRole("button", { name: "Delete the campaign" })).toHaveCount(0);
  await expect(friend.locator(".campaign-next")).toContainText("Go on with the battle");
  await friend.goto("/");
  await expect(friend.getByRole("link", { name: "Campaign", exact: true })).toBeVisible();
  await look(friend, "home-phone");
  await context.close();

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Campaigns" })).toBeVisible();
  await look(page, "home");
  await page.goto(campaign);
  await expect(page.locator(".campaign-side").last()).toContainText("Ben");
});

/** The dialog in which a battle at a real table is told. */
const result = (page: Page) => page.locator("dialog.campaign-result");

/** Enter that a side has won, with survivors by side; the rest stays as it is. */
async function tell(page: Page, winner: string, alive: Record<string, number[]>): Promise<void> {
  await next(page).getByRole("button", { name: "Enter a result" }).click();
  await result(page).getByRole("radio", { name: winner }).click();
  for (const [side, counts] of Object.entries(alive)) {
    const fields = result(page).locator(`[data-told="${side}"] fieldset input`);
    await expect(fields).toHaveCount(counts.length);
    for (const [entry, count] of counts.entries()) await fields.nth(entry).fill(String(count));
  }
  await result(page).getByRole("button", { name: "Enter it" }).click();
  await expect(result(page)).toHaveCount(0);
}

test("a battle at a real table is entered, and losses are mustered anew", async ({ page }) => {
  await prefer(page, { theme: "light" });
  await prepare(page, "little-carnage/humans-and-orcs");
  await begin(page);
  const humans = page.locator('[data-army="humans"]');
  const lines = humans.locator(".campaign-army-lines > li");
  const first = await lines.allTextContents();
  const full = first.map((line) => Number.parseInt(line, 10));
  const large = full.indexOf(Math.max(...full));
  const most = full[large] ?? 0;

  await test.step("who won is asked for, and no army is told by half", async () => {
    await next(page).getByRole("button", { name: "Enter a result" }).click();
    const alert = result(page).getByRole("alert");
    await result(page).getByRole("button", { name: "Enter it" }).click();
    await expect(alert).toHaveText("Say first who won.");
    await result(page).getByRole("radio", { name: "Humans" }).click();
    await result(page).locator('[data-told="humans"] fieldset input').first().fill("1");
    await result(page).getByRole("button", { name: "Enter it" }).click();
    await expect(alert).toContainText("Humans: say for every entry how many lived, or for none.");
    await result(page).getByLabel("A line for the diary").fill("It rained all day.");
    await result(page).getByLabel("Rounds").fill("7");
    await look(page, "result", false);
    await page.setViewportSize(PHONE);
    await look(page, "result-phone", false);
    await page.setViewportSize(DESK);
    expect(await faults(page)).toEqual([]);
    const lived = result(page).locator('[data-told="humans"] fieldset input');
    for (const [entry, count] of full.entries()) {
      await lived.nth(entry).fill(String(entry === large ? most - 2 : count));
    }
    await result(page).locator('[data-told="humans"]').getByLabel("Victory points").fill("3");
    await result(page).getByRole("button", { name: "Enter it" }).click();
    await expect(page.getByText("The battle is entered.")).toBeVisible();
    const chapter = page.locator(".campaign-chapter").first();
    await expect(chapter).toContainText("7 rounds");
    await expect(page.locator(".campaign-side").first()).toContainText("3");
    await expect(next(page)).toContainText("Won by Humans.");
  });

  await test.step("survivors are taken along, fewer than they were", async () => {
    await humans.locator(".campaign-survivor select").nth(large).selectOption("attack");
    await humans.getByRole("button", { name: "Take them along" }).click();
    await expect(lines.nth(large)).toContainText(`${most - 2} ×`);
    await tell(page, "Humans", { humans: full.map(() => 0) });
    await expect(lines.nth(large)).toContainText(`${most - 2} ×`);
  });

  await test.step("they are mustered anew, fresh and at full strength", async () => {
    await expect(humans.getByRole("heading", { name: "Below full strength" })).toBeVisible();
    const choice = humans.locator(".campaign-survivor select");
    await expect(choice).toHaveCount(1);
    await expect(choice.locator("option")).toHaveText([
      `fresh, ${most - 2} as they fought`,
      `fresh at full strength: ${most}`,
    ]);
    await look(page, "muster-anew");
    await lookSmall(page, "muster-anew");
    expect(await faults(page)).toEqual([]);
    await choice.selectOption({ label: `fresh at full strength: ${most}` });
    await humans.getByRole("button", { name: "Bring this army" }).click();
    await expect(lines).toHaveText(first);
    await page.reload();
    await expect(lines).toHaveText(first);
    await expect(choice).toHaveValue("*full");
  });
});

const OWN = `name: {en: My war, nl: Mijn oorlog, de: Mein Krieg}
story: {en: Two wizards and a ford., nl: Twee tovenaars en een voorde., de: Zwei Zauberer und eine Furt.}
sides:
  - {key: red, name: {en: Reds, nl: Roden, de: Rote}}
  - {key: blue, name: {en: Blues, nl: Blauwen, de: Blaue}}
base: ford
scenarios:
  ford:
    game: wizard-duel
    scenario: empty
    seats: [red, blue]
    next: {red: [], blue: []}
`;

test("a campaign of one's own is begun from its file", async ({ page }) => {
  await prefer(page, { theme: "dark" });
  await page.goto("/campaigns");
  await expect(page.getByRole("heading", { name: "Own campaign file" })).toBeVisible();
  await look(page, "list-own");
  await lookSmall(page, "list-own");
  await page.locator('[data-begin="own"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Own campaign file");
  const choose = async (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "my-war.yaml", mimeType: "text/yaml", buffer: Buffer.from(text) });
  await choose(OWN.replace("game: wizard-duel", "game: chess"));
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("my-war.yaml:9: scenarios.ford.game: There is no game chess");
  await look(page, "own-refused");
  await lookSmall(page, "own-refused");
  expect(await faults(page)).toEqual([]);
  await choose(OWN.replace("base: ford", "base: fjord"));
  await expect(alert).toHaveText("my-war.yaml:6: base: there is no scenario fjord");
  await choose(OWN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My war");
  await expect(page.getByText("Two wizards and a ford.")).toBeVisible();
  await look(page, "own-begin");
  await lookSmall(page, "own-begin");
  expect(await faults(page)).toEqual([]);
  await begin(page);
  await expect(next(page)).toContainText("Seat 1: Reds");
  await next(page).getByRole("button", { name: "Enter a result" }).click();
  await expect(result(page).getByRole("radio", { name: "A draw" })).toBeDisabled();
  await expect(result(page)).toContainText("does not say what a draw means");
  await look(page, "result-dark", false);
  await result(page).getByRole("radio", { name: "Blues" }).click();
  await result(page).getByRole("button", { name: "Enter it" }).click();
  await expect(next(page)).toContainText("Blues have won more scenarios");
  await expect(page.getByRole("button", { name: "Enter a result" })).toHaveCount(0);
});
