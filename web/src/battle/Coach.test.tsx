import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Battle, newBattle } from "../model/battle";
import { battleShown, sight, text } from "../model/testing/fixtures";
import { speakFromFiles } from "../model/testing/speaking";
import { api } from "../net/api";
import type { Wire } from "../wire/types";
import { Coach } from "./Coach";
import { stillLine } from "./still";

const step = (said: string, reading: boolean) => ({
  text: text("plain", { words: said }),
  rule: "",
  reading,
});
const STEPS = [step("Welcome.", true), step("Walk!", false), step("Well walked.", true)];

let page: HTMLElement;
let battle: Battle;
let left: string[];

beforeAll(() => speakFromFiles("en"));
beforeEach(() => {
  localStorage.clear();
  left = [];
  vi.spyOn(api, "game").mockResolvedValue({
    lesson: { scenario: "first", steps: STEPS, seed: "1", bot: "random", options: {}, armies: [] },
  } as unknown as Wire<"GameShown">);
  vi.spyOn(api.battles, "endLesson").mockImplementation((id) => {
    left.push(id);
    return Promise.resolve();
  });
  page = document.createElement("div");
  battle = newBattle("b1", stillLine());
});
afterEach(() => {
  render(null, page);
  vi.restoreAllMocks();
});

async function show(done: number, missed: number | null = null, own = true): Promise<void> {
  const lesson = own ? { seat: 0, step: done, missed, lead: null, locked: [] } : null;
  const shown = sight({
    battle: battleShown({ lesson: true }),
    number: 3,
    seats: [0],
    lesson,
    back: { entry: 2, refusal: null, asks: false },
  });
  await act(async () => {
    render(<Coach battle={battle} sight={shown} />, page);
    await Promise.resolve();
  });
}

async function press(name: string): Promise<void> {
  const found = [...page.querySelectorAll<HTMLElement>("button")].find((button) =>
    button.textContent?.includes(name),
  );
  expect(found, name).toBeDefined();
  await act(() => found?.click());
}

describe("the coach's bubble", () => {
  it("leads through the steps to the end, and invites to a real battle", async () => {
    await show(1);
    expect(page.textContent).toContain("First steps: 1 of 3");
    await press("Read on");
    expect(page.textContent).toContain("Walk!");
    expect(page.textContent).not.toContain("Read on");
    await show(3);
    expect(page.textContent).toContain("Well walked.");
    await press("Read on");
    expect(page.textContent).toContain("Well done!");
    expect(page.querySelector("a")?.getAttribute("href")).toBe("/new/wizard-duel");
    await press("Play on");
    expect(left).toEqual(["b1"]);
  });

  it("is where it was when the page is opened anew", async () => {
    await show(1);
    await press("Read on");
    render(null, page);
    await show(1);
    expect(page.textContent).toContain("Walk!");
  });

  it("says what could not be done any more, and offers the way back", async () => {
    await show(3, 1);
    expect(page.textContent).toContain("could not be done any more");
    await press("Take back");
  });

  it("can be left at any time", async () => {
    await show(1);
    await press("Leave the lesson");
    expect(left).toEqual(["b1"]);
  });

  it("says nothing to whoever only looks on", async () => {
    await show(1, null, false);
    expect(page.textContent).toBe("");
  });
});
