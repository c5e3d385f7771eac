import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { Headline } from "./TopBar";

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

describe("the sentence at the head of the page", () => {
  it("is whole after a tap, and short again after another", async () => {
    render(<Headline words="Anna: You have the initiative." />, root);
    const title = root.querySelector("h1");
    expect(title?.textContent).toBe("Anna: You have the initiative.");
    expect(title?.title).toBe("Anna: You have the initiative.");
    expect(title?.className).toBe("");
    title?.click();
    await settle();
    expect(title?.className).toBe("is-whole");
    title?.click();
    await settle();
    expect(title?.className).toBe("");
  });
});
