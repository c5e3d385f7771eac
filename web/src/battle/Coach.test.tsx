import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Battle, newBattle } from "../model/battle";
import { battleShown, sight, text, told } from "../model/testing/fixtures";
import { speakFromFiles } from "../model/testing/speaking";
import { api } from "../net/api";
import type { Sight, Wire } from "../wire/types";
import { Coach } from "./Coach";
import { stillLine } from "./still";

const step = (said: string, ...until: string[]) => ({
  text: text("plain", { words: said }),
  until,
  rule: "",
});
const STEPS = [step("Welcome."), step("Walk!", "Walk"), step("Well walked.")];

let page: HTMLElement;
let battle: Battle;
let shown: Sight;

beforeAll(() => speakFromFiles("en"));
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "game").mockResolvedValue({
    lesson: { scenario: "first", steps: STEPS, seed: "1", bot: "random", options: {}, armies: [] },
  } as unknown as Wire<"GameShown">);
  page = document.createElement("div");
  battle = newBattle("b1", stillLine());
  shown = sight({ battle: battleShown({ lesson: true }), number: 3 });
});
afterEach(() => {
  render(null, page);
  vi.restoreAllMocks();
});

async function show(): Promise<void> {
  await act(async () => {
    render(<Coach battle={battle} sight={shown} />, page);
    await Promise.resolve();
  });
}

async function press(name: string): Promise<void> {
  const found = [...page.querySelectorAll<HTMLElement>("button")].find(
    (button) => button.textContent === name,
  );
  expect(found, name).toBeDefined();
  await act(() => found?.click());
}

describe("the coach's bubble", () => {
  it("leads through the steps to the end, and invites to a real battle", async () => {
    await show();
    expect(page.textContent).toContain("First steps: 1 of 3");
    await press("Read on");
    expect(page.textContent).toContain("Walk!");
    expect(page.textContent).not.toContain("Read on");
    await act(() => {
      battle.story.value = [told(3, { action: "Walk" })];
    });
    await show();
    expect(page.textContent).toContain("Well walked.");
    await press("Read on");
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/new/wizard-duel");
    await press("Play on");
    expect(page.textContent).toBe("");
  });

  it("can be skipped, and stays away on the next visit", async () => {
    await show();
    await press("I know enough");
    expect(page.textContent).toBe("");
    render(null, page);
    await show();
    expect(page.textContent).toBe("");
  });

  it("goes on where it was after a reload", async () => {
    await show();
    await press("Read on");
    render(null, page);
    await show();
    expect(page.textContent).toContain("Walk!");
  });

  it("leaves other battles and watchers alone", async () => {
    shown = sight();
    await show();
    expect(page.textContent).toBe("");
    shown = sight({ battle: battleShown({ lesson: true }), seats: [] });
    await show();
    expect(page.textContent).toBe("");
    expect(api.game).not.toHaveBeenCalled();
  });
});
