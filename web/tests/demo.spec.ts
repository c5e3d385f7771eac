/** Every kind of field and every scene element, by the keyboard alone. */
import { expect, type Locator, type Page, test } from "@playwright/test";

const field = (page: Page, kind: string): Locator =>
  page.locator(`.demo-field[data-kind="${kind}"]`);

/** The value that a widget holds. */
async function value(page: Page, kind: string): Promise<unknown> {
  const words = await page.locator(`[data-value="${kind}"]`).innerText();
  return JSON.parse(words.slice(words.indexOf(":") + 1));
}

/** Press keys on something that the keyboard can reach. */
async function keys(thing: Locator, ...pressed: string[]): Promise<void> {
  await thing.focus();
  await expect(thing).toBeFocused();
  for (const key of pressed) await thing.press(key);
}

/** How each kind of field is filled by keys, and what comes out. */
const FIELDS: Record<string, { fill(box: Locator): Promise<void>; gives: unknown }> = {
  piece: {
    fill: (box) => keys(box.getByRole("radio", { name: /Ogre/ }), "Enter"),
    gives: expect.any(Number),
  },
  pieces: {
    fill: async (box) => {
      await keys(box.getByRole("checkbox", { name: /Captain/ }), "Space");
      await keys(box.getByRole("checkbox", { name: /Archer/ }), "Space");
    },
    gives: [expect.any(Number), expect.any(Number)],
  },
  path: { fill: (box) => keys(box.getByRole("button", { name: "Stay here" }), "Enter"), gives: [] },
  legs: {
    fill: async (box) => {
      await box.getByRole("spinbutton", { name: /Length/ }).fill("7");
      await keys(box.getByRole("button", { name: "Ahead" }), "Enter");
    },
    gives: [expect.objectContaining({})],
  },
  facing: {
    fill: (box) => keys(box.getByRole("slider"), "ArrowRight"),
    gives: expect.any(Number),
  },
  split: {
    fill: (box) => keys(box.getByRole("button", { name: "The rest: Captain → Ogre" }), "Enter"),
    gives: expect.anything(),
  },
  pairing: {
    fill: async (box) => {
      await keys(box.getByRole("button", { name: "Captain" }).first(), "Enter");
      await keys(box.getByRole("button", { name: "Raider" }).first(), "Enter");
    },
    gives: [expect.objectContaining({ left: "captain", right: "raider" })],
  },
  order: {
    fill: (box) => keys(box.getByRole("button", { name: "Later: Captain" }), "Enter"),
    gives: ["guard", "captain", "archer"],
  },
  choice: { fill: (box) => keys(box.getByRole("radio", { name: "Ogre" }), "Enter"), gives: "ogre" },
  choices: {
    fill: async (box) => {
      await keys(box.getByRole("checkbox", { name: "Captain" }), "Space");
      await keys(box.getByRole("checkbox", { name: "Guard" }), "Space");
    },
    gives: ["captain", "guard"],
  },
  number: { fill: (box) => keys(box.getByRole("slider"), "ArrowRight", "ArrowRight"), gives: 2 },
  dice: {
    fill: async (box) => {
      await keys(box.getByRole("textbox"));
      await box.getByRole("textbox").pressSequentially("6 2 5 1");
      await box.getByRole("textbox").press("Tab");
    },
    gives: [6, 2, 5, 1],
  },
  switch: { fill: (box) => keys(box.getByRole("radio", { name: "Yes" }), "Enter"), gives: true },
  words: {
    fill: async (box) => {
      await keys(box.getByRole("textbox"));
      await box.getByRole("textbox").pressSequentially("Ada");
      await box.getByRole("textbox").press("Tab");
    },
    gives: "Ada",
  },
  changes: {
    fill: async (box) => {
      await box.getByRole("textbox", { name: "Where" }).fill("/round");
      await box.getByRole("textbox", { name: "Now" }).fill("1");
      await box.getByRole("textbox", { name: "Then" }).fill("2");
      await box.getByRole("textbox", { name: "Then" }).press("Tab");
    },
    gives: [expect.objectContaining({ path: "/round" })],
  },
};

/** These are filled on the table. */
const ON_TABLE = ["spot", "placements"];

test("there is a widget for every kind of field, and each is filled by keys", async ({ page }) => {
  await page.goto("/demo");
  await expect(page.locator(".demo-field").first()).toBeVisible();
  const shown = await page
    .locator(".demo-field [data-field]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-field") ?? ""));
  expect([...new Set(shown)].sort()).toEqual([...Object.keys(FIELDS), ...ON_TABLE].sort());
  for (const [kind, { fill, gives }] of Object.entries(FIELDS)) {
    await test.step(kind, async () => {
      await fill(field(page, kind));
      await expect.poll(() => value(page, kind), { message: kind }).toEqual(gives);
    });
  }
});

test("places on the table are chosen with the crosshair", async ({ page }) => {
  await page.goto("/demo");
  const stage = page.locator(".demo-stage");
  const table = stage.getByRole("group", { name: /^The table/ });

  await test.step("a spot with a facing", async () => {
    await keys(field(page, "spot").getByRole("button", { name: "Try on the table" }), "Enter");
    await keys(table, "c", "ArrowRight", "ArrowDown", "Enter", "]");
    await keys(stage.locator(".ask-confirm"), "Enter");
    await expect(page.locator("[data-sent]")).toContainText('"facing"');
  });

  await test.step("several pieces, one after the other", async () => {
    await page.reload();
    await keys(field(page, "placements").getByRole("button", { name: "Try on" }), "Enter");
    await keys(table, "c");
    for (let count = 1; count <= 3; count += 1) {
      for (let step = 0; step < 5; step += 1) await table.press("ArrowRight");
      await table.press("Enter");
      await expect(stage.locator(".ask-placed-chip")).toHaveCount(count);
    }
    await keys(stage.locator(".ask-confirm"), "Enter");
    await expect(page.locator("[data-sent]")).toContainText('"pose"');
  });

  await test.step("an action that needs nothing asks whether one is sure", async () => {
    const end = stage.getByRole("button", { name: "End the turn" });
    await keys(end, "Enter");
    await expect(stage.getByRole("button", { name: "End the turn: sure?" })).toBeVisible();
    await stage.getByRole("button", { name: "End the turn: sure?" }).press("Enter");
    await expect(page.locator("[data-sent]")).not.toContainText('"pose"');
  });
});

test("every scene element is shown, and told in words", async ({ page }) => {
  await page.goto("/demo");
  const element = (name: string) => page.locator(`[data-element="${name}"]`);
  await expect(element("card").getByRole("heading")).toHaveText("Ogre");
  await expect(element("card").getByRole("img", { name: "Wounds: 4 of 6" })).toBeVisible();
  await expect(element("dial").getByRole("img", { name: /^Click 3, Speed 9/ })).toBeVisible();
  await expect(element("track").getByRole("listitem")).toHaveCount(4);
  await expect(element("card-row").getByRole("img", { name: "A card face down" })).toBeVisible();
  await expect(element("dice-pool").getByRole("img", { name: /on a D6/ })).toHaveCount(4);
  // From afar a banner has no name.
  await keys(element("block").getByRole("group", { name: /^The table/ }), "+");
  await expect(element("block").getByText("Spear block")).toBeVisible();
  await expect(element("block").locator("[data-piece]")).toHaveCount(15);
});
