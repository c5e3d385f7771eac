import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Stepper } from "./Stepper";

const page = document.createElement("div");

async function show(count: number, onCount = vi.fn()) {
  await act(() => render(<Stepper name="Orks" count={count} onCount={onCount} />, page));
  const input = page.querySelector("input");
  if (input === null) throw new Error("There is no field.");
  return { input, onCount };
}

async function happens(input: HTMLInputElement, what: "input" | "change"): Promise<void> {
  await act(() => {
    input.dispatchEvent(new Event(what, { bubbles: true }));
  });
}

async function type(input: HTMLInputElement, words: string): Promise<void> {
  input.value = words;
  await happens(input, "input");
}

afterEach(() => {
  render(null, page);
});

describe("a number being typed", () => {
  it("stays when an answer to something else comes, and counts when it is entered", async () => {
    const { input } = await show(0);
    await type(input, "3");
    const { onCount } = await show(0);
    expect(input.value).toBe("3");
    await happens(input, "change");
    expect(onCount).toHaveBeenCalledWith(3);
    await show(3);
    expect(input.value).toBe("3");
  });

  it("is put back when it is none", async () => {
    const { input, onCount } = await show(2);
    await type(input, "-4");
    await happens(input, "change");
    expect(onCount).not.toHaveBeenCalled();
    expect(input.value).toBe("2");
  });
});
