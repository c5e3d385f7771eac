import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { happening, rolling, text, told } from "../model/testing/fixtures";
import { speakFromFiles } from "../model/testing/speaking";
import type { Told } from "../wire/types";
import { StoryLog } from "./StoryLog";

const words = (said: string) => text("plain", { words: said });

let page: HTMLElement;
const onRule = vi.fn();

beforeAll(() => speakFromFiles("en"));
beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
});
afterEach(() => {
  render(null, page);
  page.remove();
  onRule.mockReset();
});

function show(story: Told[], more: object = {}): void {
  void act(() => {
    render(
      <StoryLog story={story} names={["Anna", "Bram"]} sides={[0, 1]} onRule={onRule} {...more} />,
      page,
    );
  });
}

function click(selector: string): void {
  void act(() => page.querySelector<HTMLElement>(selector)?.click());
}

describe("the log", () => {
  it("opens the rulebook at a line's rule", () => {
    show([told(1, { happenings: [happening({ text: words("A hit."), rule: "X-1" })] })]);
    expect(page.textContent).toContain("A hit.");
    click('[data-rule="X-1"]');
    expect(onRule).toHaveBeenCalledWith("X-1");
  });

  it("shows dice as dice, with what was needed and why", () => {
    const target = {
      start: 14,
      items: [{ value: -1, reason: words("small target"), rule: "X-2", op: "add" as const }],
      name: words("Agility"),
      plus_is_good: true,
      length: false,
    };
    const roll = rolling({
      dice: [6, 2],
      hits: [false, true],
      need: { target, compare: "<=", each: true },
      target: 13,
    });
    const rolled = told(1, { happenings: [happening({ tone: "roll", roll })] });
    show([told(0)]);
    show([told(0), rolled]);
    const dice = [...page.querySelectorAll(".die")].map((die) => die.getAttribute("class"));
    expect(dice).toEqual(["die is-miss is-fresh", "die is-hit is-fresh"]);
    expect(page.querySelectorAll(".die-pip")).toHaveLength(8);
    expect(page.querySelector(".need")?.textContent).toContain("≤ 13 needed");
    expect(page.querySelector(".need-sum")?.textContent).toMatch(/Agility 14.*−1 small target/);
    expect(page.querySelector(".die")?.getAttribute("aria-label")).toBe("6 on a D6, failure");
  });

  it("folds what was taken back, and strikes nothing else", () => {
    show([
      told(1, { happenings: [happening({ text: words("kept") })] }),
      told(2, { holds: false, happenings: [happening({ text: words("undone") })] }),
    ]);
    const folded = page.querySelector("details");
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector("summary")?.textContent).toBe("1 step taken back");
    expect(folded?.textContent).toContain("undone");
    expect(folded?.textContent).not.toContain("kept");
  });

  it("tells a line once that is told several times in a row", () => {
    const line = happening({ text: words("An ork falls.") });
    show([told(1, { happenings: [line, line, line] })]);
    expect(page.querySelectorAll(".story-entry li").length).toBe(1);
    expect(page.querySelector(".line-times")?.textContent).toContain("3");
  });

  it("marks private lines, harm and whose doing it was", () => {
    const line = happening({ tone: "harm", private: true });
    show([told(1, { seat: 1, happenings: [line] })]);
    expect(page.querySelector(".line-harm .line-private")).not.toBe(null);
    expect(page.querySelector(".story-entry")?.getAttribute("data-ring")).toBe("double");
    expect(page.querySelector(".story-entry .unseen")?.textContent).toBe("Bram: ");
  });

  it("filters, and says so when nothing is left", () => {
    show([told(1)]);
    const [, dice] = page.querySelectorAll<HTMLElement>(".filter-chip");
    void act(() => dice?.click());
    expect(page.querySelector(".story-entry")).toBe(null);
    expect(page.querySelector(".story-empty")?.textContent).toContain("Nothing of the kind");
  });

  it("goes to an entry in a replay, and shows where it stands", () => {
    const onEntry = vi.fn();
    show([told(1), told(2)], { current: 2, onEntry });
    expect(page.querySelector('[aria-current="true"]')?.getAttribute("data-entry")).toBe("2");
    click('[data-entry="1"] .story-goto');
    expect(onEntry).toHaveBeenCalledWith(1);
  });
});
