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

describe("the sentence at the head of the page", () => {
  it("is said whole: smaller where it is long, never cut by a tap", () => {
    render(<Headline words="Anna: You have the initiative." />, root);
    const title = root.querySelector("h1");
    expect(title?.textContent).toBe("Anna: You have the initiative.");
    expect(title?.className).toBe("");
    render(<Headline words={"Anna: ".padEnd(90, "all of it ")} />, root);
    expect(root.querySelector("h1")?.className).toBe("is-long");
  });
});
