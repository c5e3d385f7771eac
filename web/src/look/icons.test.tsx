import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../net/api";
import { Icon, iconMarkup, learnIcons } from "./icons";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("drawings", () => {
  it("are fetched in one batch, once, and shown when they come", async () => {
    const fetch = vi.spyOn(api, "icons").mockImplementation(async (names) => ({
      icons: Object.fromEntries(names.map((name) => [name, `<path d="${name}"/>`])),
    }));
    const root = document.createElement("div");
    render(
      <>
        <Icon name="orc" />
        <Icon name="elf" label="Elf" />
        <Icon name="orc" />
      </>,
      root,
    );
    expect(root.querySelectorAll("path")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(fetch.mock.calls).toEqual([[["orc", "elf"]]]);
    expect(root.querySelectorAll("path")).toHaveLength(3);
    expect(root.querySelectorAll("[role=img]")).toHaveLength(1);
    expect(root.querySelectorAll("[aria-hidden]")).toHaveLength(2);
    iconMarkup("orc");
    await vi.advanceTimersByTimeAsync(50);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("are asked for again after a failure, and never for no name", async () => {
    const fetch = vi.spyOn(api, "icons").mockRejectedValue(new Error("offline"));
    iconMarkup("");
    iconMarkup("troll");
    await vi.advanceTimersByTimeAsync(50);
    iconMarkup("troll");
    await vi.advanceTimersByTimeAsync(50);
    expect(fetch.mock.calls).toEqual([[["troll"]], [["troll"]]]);
    learnIcons({ troll: "<g/>" });
    expect(iconMarkup("troll")).toBe("<g/>");
  });

  it("are asked for at most two hundred at a time", async () => {
    const fetch = vi.spyOn(api, "icons").mockResolvedValue({ icons: {} });
    for (let n = 0; n < 450; n++) iconMarkup(`many-${n}`);
    await vi.advanceTimersByTimeAsync(100);
    expect(fetch.mock.calls.map(([names]) => names.length)).toEqual([200, 200, 50]);
  });
});
