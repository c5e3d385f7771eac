import { afterEach, describe, expect, it, vi } from "vitest";

import { applyTitle, call, callPlayer, endCall, pageTitle } from "./attention";
import { recall, recallData, remember, rememberData } from "./memory";
import { applySettings, motion, pace, speed, stay, stayFor, still, theme } from "./settings";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe("memory", () => {
  it("keeps what it knows and refuses what it does not", () => {
    remember("theme", "dark");
    expect(recall("theme", ["dark", "light"])).toBe("dark");
    expect(recall("theme", ["light"])).toBeNull();
    remember("theme", null);
    expect(recall("theme", ["dark"])).toBeNull();
  });

  it("takes broken data for none", () => {
    rememberData("panels", { left: true });
    expect(recallData("panels")).toEqual({ left: true });
    remember("panels", "{broken");
    expect(recallData("panels")).toBeNull();
  });

  it("survives a storage that is full or forbidden", () => {
    const fail = () => {
      throw new Error("full or forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: fail, setItem: fail, removeItem: fail });
    expect(() => remember("theme", "dark")).not.toThrow();
    expect(recall("theme", ["dark"])).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe("settings", () => {
  it("reach the style sheets and are remembered", () => {
    applySettings();
    theme.value = "light";
    motion.value = "reduced";
    expect(document.documentElement.dataset["theme"]).toBe("light");
    expect(document.documentElement.dataset["motion"]).toBe("reduced");
    expect(still.value).toBe(true);
    expect(recall("theme", ["light"])).toBe("light");
    theme.value = "dark";
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  it("say how long things are shown: not at all where nothing may move", () => {
    const paces = (["slow", "normal", "fast", "instant"] as const).map((wanted) => {
      speed.value = wanted;
      return pace.value;
    });
    expect(paces).toEqual([0, 0, 0, 0]);
    motion.value = "full";
    const moving = (["slow", "normal", "fast", "instant"] as const).map((wanted) => {
      speed.value = wanted;
      return pace.value;
    });
    expect(moving).toEqual([1.8, 1, 0.5, 0]);
  });

  it("say how long the card of a roll stays", () => {
    expect(stayFor.value).toBe(8000);
    stay.value = "held";
    expect(stayFor.value).toBe(Infinity);
  });
});

describe("the title", () => {
  it("calls the player until the call ends", () => {
    applyTitle();
    pageTitle.value = "The tower";
    expect(document.title).toBe("The tower · Slagveld");
    callPlayer("Your turn");
    expect(document.title).toBe("● Your turn · The tower · Slagveld");
    endCall();
    expect(call.value).toBe("");
    expect(document.title).toBe("The tower · Slagveld");
  });
});
