/** The rulebook: a rule leads to the lines of the program that carry it out and to its tests. */
import { expect, test } from "@playwright/test";

test("a rule tells where it is carried out and what proves it", async ({ page }) => {
  await page.goto("/rules/confrontation#CON-JUMP-4");
  const rule = page.locator(".rule-card", { hasText: "CON-JUMP-4" }).first();
  await rule.getByText("In the program").click();
  const lines = rule.locator(".rule-lines");
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("src/slagveld/games/confrontation/stunts/jump");
  await expect(lines.last()).toContainText("tests/games/confrontation/stunts/test_jump");
});
