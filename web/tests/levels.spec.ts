/** Bots of a level and a temperament, a hint, and the odds of the battle. */
import { expect, test } from "@playwright/test";

import { confirm, myTurn } from "./support/battle";
import { pieces } from "./support/table";

const SHOTS = process.env["SHOTS"] ?? "";

for (const [width, height] of [
  [1280, 720],
  [820, 1180],
] as const) {
  test(`${width}×${height}: a level, a temperament, a hint and the odds${width < 1000 ? " @soak" : ""}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shot = async (name: string) => {
      if (SHOTS !== "") await page.screenshot({ path: `${SHOTS}/${name}-${width}.png` });
    };

    await test.step("a captain who is bold is chosen", async () => {
      await page.goto("/new/mage-knight");
      const level = page.getByLabel("Which bot");
      await expect(level).toHaveValue("veteran");
      await expect(level.locator("option")).toContainText([
        ...["Recruit", "Soldier", "Veteran", "Captain", "Warlord", "Tumbler", "Go-getter"],
      ]);
      await expect(page.getByLabel("Temperament")).toHaveCount(0);
      await level.selectOption({ label: "Captain" });
      await expect(page.getByText("thinks for 1 second at most")).toBeVisible();
      await page.getByLabel("Temperament").selectOption({ label: "Bold" });
      await expect(page.getByText("Likes to be near the enemy")).toBeVisible();
      await page.getByText("With a game leader").scrollIntoViewIfNeeded();
      await shot("set-up");
      await page.getByRole("button", { name: "Begin" }).click();
      await expect(page).toHaveURL(/\/battle\//);
      await myTurn(page);
      const id = page.url().split("/").at(-1);
      const key = await page.evaluate(() => localStorage.getItem("slagveld.person") ?? "");
      const answer = await page.request.get(`/api/battles/${id}`, {
        headers: { Authorization: `Bearer ${key.replaceAll('"', "")}` },
      });
      const { seats } = (await answer.json()) as { seats: { bot: string; name: string }[] };
      expect(seats[1]).toMatchObject({ bot: "captain-bold", name: "Captain" });
    });

    await test.step("a hint is filled in, drawn and explained, and not played", async () => {
      const story = await page.locator(".story [data-entry]").count();
      const before = await pieces(page);
      await page.getByRole("button", { name: "Hint" }).click();
      const card = page.locator(".answer-hint");
      await expect(card).toContainText("The warlord would choose “", { timeout: 15_000 });
      await expect(page.locator(".ask-confirm, .ask-proposed").first()).toBeEnabled();
      await shot("hint");
      expect(await page.locator(".story [data-entry]").count()).toBe(story);
      expect((await pieces(page)).map(({ x, y }) => [x, y])).toEqual(
        before.map(({ x, y }) => [x, y]),
      );
    });

    await test.step("the odds are off, switched on, and still on after a reload", async () => {
      const bar = page.locator(".battle-odds");
      await expect(bar).toHaveCount(0);
      await page.getByRole("button", { name: "Settings", exact: true }).click();
      await page.getByLabel("Odds of the battle").check();
      await shot("settings");
      await page.keyboard.press("Escape");
      await expect(bar).toHaveAttribute("aria-label", /Chances to win: .+ \d+% and Captain \d+%/);
      await shot("odds");
      await page.reload();
      await expect(bar).toBeVisible();
    });

    await test.step("the hint can be confirmed like anything else", async () => {
      await myTurn(page);
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.locator(".answer-hint")).toBeVisible({ timeout: 15_000 });
      await confirm(page);
      await expect(page.locator(".answer-hint")).toHaveCount(0);
    });
  });
}
