import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { happening, text, told } from "../model/testing/fixtures";
import { speakFromFiles } from "../model/testing/speaking";
import type { Text, Told } from "../wire/types";
import { StoryLog } from "./StoryLog";

const words = (said: string) => text("plain", { words: said });
const heading = happening({ tone: "phase", text: words("The turn of Bram") });

let page: HTMLElement;
let answer: Text;
const onWhy = vi.fn(() => Promise.resolve(answer));

beforeAll(() => speakFromFiles("en"));
beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  answer = words("It had no choice.");
});
afterEach(() => {
  render(null, page);
  page.remove();
  onWhy.mockClear();
});

function show(story: Told[], more: object = { onWhy }): void {
  void act(() => {
    render(<StoryLog story={story} names={["Anna", "Bram"]} sides={[0, 1]} {...more} />, page);
  });
}

const buttons = () => [...page.querySelectorAll<HTMLButtonElement>(".why-button")];
const click = async () => {
  await act(async () => {
    buttons()[0]?.click();
    await Promise.resolve();
  });
};

it("stands at entries of bots alone, once for each", () => {
  const split = [happening(), heading, happening()];
  show([told(1), told(2, { why: true, happenings: split }), told(3, { why: true })]);
  expect(buttons()).toHaveLength(2);
  expect(buttons()[0]?.textContent).toBe("why?");
  show([told(3, { why: true })], {});
  expect(buttons()).toHaveLength(0);
});

it("unfolds the reasons and folds them up again", async () => {
  show([told(4, { why: true })]);
  const shown = () => page.querySelector<HTMLElement>(".why-words");
  expect(onWhy).not.toHaveBeenCalled();
  expect(shown()?.hidden).toBe(true);
  await click();
  expect(onWhy).toHaveBeenCalledWith(4);
  expect(shown()?.hidden).toBe(false);
  expect(shown()?.textContent).toBe("It had no choice.");
  expect(buttons()[0]?.getAttribute("aria-expanded")).toBe("true");
  expect(buttons()[0]?.getAttribute("aria-controls")).toBe(shown()?.id);
  await click();
  expect(shown()?.hidden).toBe(true);
});

it("asks again when it is unfolded again: what was withheld may be told by then", async () => {
  show([told(4, { why: true })]);
  await click();
  await click();
  answer = words("It could not do better.");
  await click();
  expect(onWhy).toHaveBeenCalledTimes(2);
  expect(page.querySelector(".why-words")?.textContent).toBe("It could not do better.");
});

it("names the bot where an entry has no lines of its own", () => {
  show([told(5, { why: true, seat: 1, happenings: [heading] }), told(6, { happenings: [] })]);
  expect(buttons().map((button) => button.textContent)).toEqual(["Bram: why?"]);
  const order = [...page.querySelectorAll(".story-entry, h3")].map((one) => one.tagName);
  expect(order).toEqual(["DIV", "H3"]);
});
