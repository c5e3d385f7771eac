import { beforeEach, describe, expect, it } from "vitest";

import { NARROW, openPanels, SPACIOUS, usual } from "./panels";

beforeEach(() => localStorage.clear());

describe("panels", () => {
  it("are open by the place there is, where nobody has chosen", () => {
    expect([usual("story", 1280), usual("roster", 1280)]).toEqual([true, false]);
    expect(usual("roster", SPACIOUS)).toBe(true);
    expect(usual("story", NARROW - 1)).toBe(false);
  });

  it("remember what was open on wide screens; a drawer is closed until it is opened", () => {
    const first = openPanels(1280);
    first.toggle("story");
    first.toggle("roster");
    const again = openPanels(1280);
    expect([again.isOpen("story"), again.isOpen("roster")]).toEqual([false, true]);
    const tablet = openPanels(820);
    expect([tablet.isOpen("story"), tablet.isOpen("roster")]).toEqual([false, false]);
    tablet.toggle("story");
    expect(tablet.isOpen("story")).toBe(true);
    expect(openPanels(820).isOpen("story")).toBe(false);
    expect(openPanels(1280).isOpen("story")).toBe(false);
  });

  it("open one drawer at a time", () => {
    const tablet = openPanels(820);
    tablet.toggle("story");
    tablet.toggle("roster");
    expect([tablet.isOpen("story"), tablet.isOpen("roster")]).toEqual([false, true]);
  });

  it("follow the window", () => {
    const panels = openPanels(1280);
    panels.resized(820);
    expect([panels.narrow.value, panels.isOpen("story")]).toEqual([true, false]);
  });

  it("survive a memory that holds nonsense", () => {
    localStorage.setItem("slagveld.panels", '{"wide": 3, "narrow": {"story": "yes"}}');
    expect(openPanels(1280).isOpen("story")).toBe(true);
    localStorage.setItem("slagveld.panels", "{");
    expect(openPanels(1280).isOpen("story")).toBe(true);
  });
});
