import { describe, expect, it } from "vitest";

import { laid } from "./fixtures";
import { deedOf, isTyping } from "./keys";

const piece = laid("rocks", { x: 1000, y: 2000, facing: 100 });

function press(key: string, more: { shift?: boolean; ctrl?: boolean; meta?: boolean } = {}) {
  return {
    key,
    shiftKey: more.shift ?? false,
    ctrlKey: more.ctrl ?? false,
    metaKey: more.meta ?? false,
  };
}

describe("keys", () => {
  it("move the piece by a centimetre, or by a millimetre", () => {
    expect(deedOf(press("ArrowRight"), piece)).toEqual({
      kind: "shift",
      change: { x: 1100, y: 2000 },
    });
    expect(deedOf(press("ArrowUp", { shift: true }), piece)).toEqual({
      kind: "shift",
      change: { x: 1000, y: 1990 },
    });
  });

  it("turn it", () => {
    expect(deedOf(press("]"), piece)).toEqual({ kind: "shift", change: { facing: 250 } });
    expect(deedOf(press("["), piece)).toEqual({ kind: "shift", change: { facing: -50 } });
    expect(deedOf(press("}", { shift: true }), piece)).toEqual({
      kind: "shift",
      change: { facing: 110 },
    });
  });

  it("take it away, double it, leave it", () => {
    expect(deedOf(press("Delete"), piece)).toEqual({ kind: "remove" });
    expect(deedOf(press("D", { ctrl: true }), piece)).toEqual({ kind: "duplicate" });
    expect(deedOf(press("Escape"), piece)).toEqual({ kind: "leave" });
    expect(deedOf(press("q"), piece)).toBe(null);
  });

  it("undo, redo and save without a piece; the rest needs one", () => {
    expect(deedOf(press("z", { meta: true }), null)).toEqual({ kind: "undo" });
    expect(deedOf(press("Z", { ctrl: true, shift: true }), null)).toEqual({ kind: "redo" });
    expect(deedOf(press("y", { ctrl: true }), null)).toEqual({ kind: "redo" });
    expect(deedOf(press("s", { ctrl: true }), null)).toEqual({ kind: "save" });
    for (const key of ["Delete", "ArrowLeft", "]"]) expect(deedOf(press(key), null)).toBe(null);
    expect(deedOf(press("d", { ctrl: true }), null)).toBe(null);
  });

  it("leave alone what is being typed", () => {
    const input = document.createElement("input");
    const box = Object.assign(document.createElement("input"), { type: "checkbox" });
    expect([isTyping(input), isTyping(box), isTyping(document.body), isTyping(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
