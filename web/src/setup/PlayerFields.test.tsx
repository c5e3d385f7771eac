import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Wire } from "../wire/types";
import { botName, botOf } from "./bots";
import { BotField } from "./PlayerFields";
import { botsOf, namesOf } from "./starting";

const text = (key: string): Wire<"Text"> => ({ type: "text", key, values: {} });
const bot = (key: string, kind: "level" | "other", tempers = false) => ({
  ...{ key, kind, tempers, title: text(`title ${key}`), help: text(`help ${key}`) },
});
const HOUSE = {
  bots: [
    bot("veteran", "level"),
    bot("captain", "level", true),
    bot("warlord", "level", true),
    bot("greedy", "other"),
    bot("of-others", "other"),
  ],
  tempers: ["bold", "sly"].map((key) => ({
    ...{ key, title: text(`title ${key}`), help: text(`help ${key}`) },
  })),
  usual_bot: "veteran",
} as unknown as Wire<"House">;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

function show(value: string): { onBot: ReturnType<typeof vi.fn>; selects: HTMLSelectElement[] } {
  const onBot = vi.fn();
  render(<BotField id="bot" house={HOUSE} value={value} onBot={onBot} />, root);
  return { onBot, selects: [...root.querySelectorAll("select")] };
}

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (select === undefined) throw new Error("no select");
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

describe("the choice of a bot", () => {
  it("offers all bots in the server's order, with a sentence about the chosen one", () => {
    const { selects } = show("veteran");
    expect(selects).toHaveLength(1);
    expect([...(selects[0]?.options ?? [])].map(({ value }) => value)).toEqual(
      HOUSE.bots.map(({ key }) => key),
    );
    expect(root.querySelector("#bot-help")?.textContent).toContain("help veteran");
  });

  it("offers a temperament to whom it makes a difference", () => {
    const { onBot, selects } = show("captain");
    expect(selects).toHaveLength(2);
    expect(selects[1]?.value).toBe("");
    choose(selects[1], "bold");
    expect(onBot).toHaveBeenLastCalledWith("captain-bold");
  });

  it("keeps the temperament with another level, and drops it where it makes no difference", () => {
    const { onBot, selects } = show("captain-bold");
    expect(selects.map(({ value }) => value)).toEqual(["captain", "bold"]);
    choose(selects[0], "warlord");
    expect(onBot).toHaveBeenLastCalledWith("warlord-bold");
    choose(selects[0], "greedy");
    expect(onBot).toHaveBeenLastCalledWith("greedy");
    choose(selects[1], "");
    expect(onBot).toHaveBeenLastCalledWith("captain");
  });
});

describe("the name of a bot", () => {
  it("is read back", () => {
    expect(botOf(HOUSE, "captain-sly").temper?.key).toBe("sly");
    expect(botOf(HOUSE, "captain-odd").temper).toBeUndefined();
    expect(botOf(HOUSE, "of-others").bot?.key).toBe("of-others");
    expect(botOf(HOUSE, "greedy-bold").bot).toBeUndefined();
    expect(botName(HOUSE, "veteran", "bold")).toBe("veteran");
  });

  it("calls a seat by its level, and the usual one is the server's", () => {
    expect(namesOf(HOUSE).bot("captain-bold")).toContain("title captain");
    expect(namesOf(HOUSE).bot("gone")).toBe("gone");
    expect(botsOf(HOUSE).best).toBe("veteran");
  });
});
