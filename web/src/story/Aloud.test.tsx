import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it } from "vitest";

import { happening, text, told } from "../model/testing/fixtures";
import { learn } from "../texts";
import type { Told } from "../wire/types";
import { Aloud } from "./Aloud";

let root: HTMLElement;

beforeEach(() => {
  learn("en", "line = { $words }");
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  void act(() => render(null, root));
  root.remove();
});

const line = (words: string) => happening({ text: text("line", { words }) });

/** What is read out of a story as it stands now. */
function read(story: readonly Told[]): string {
  void act(() => render(<Aloud story={story} turn="" />, root));
  return root.querySelector("[role=log]")?.textContent ?? "";
}

it("tells what is new, and nothing of what was there at first", () => {
  expect(read([told(0, { happenings: [line("old")] })])).toBe("");
  const more = [told(0, { happenings: [line("old")] }), told(1, { happenings: [line("new")] })];
  expect(read(more)).toBe("new");
});

it("tells an entry bit by bit, as it is shown, and no line twice", () => {
  const first = told(0, { happenings: [line("old")] });
  const bits = [line("charges"), line("strikes"), line("falls")];
  read([first]);
  expect(read([first, told(1, { happenings: bits.slice(0, 1) })])).toBe("charges");
  expect(read([first, told(1, { happenings: bits.slice(0, 2) })])).toBe("strikes");
  const next = told(2, { happenings: [line("flees")] });
  expect(read([first, told(1, { happenings: bits }), next])).toBe("falls flees");
});
