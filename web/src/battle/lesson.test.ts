import { describe, expect, it } from "vitest";
import { text } from "../model/testing/fixtures";
import { recalledRead, type Step, shownStep } from "./lesson";

const step = (reading: boolean): Step => ({
  text: text("plain"),
  rule: "",
  reading,
});
const STEPS = [step(true), step(false), step(true), step(false), step(true)];

describe("the coach", () => {
  it("has the learner read before he does anything", () => {
    expect(shownStep(STEPS, 1, 0)).toBe(0);
    expect(shownStep(STEPS, 1, 1)).toBe(1);
  });

  it("stays at what is to be done, however much was read", () => {
    expect(shownStep(STEPS, 3, 3)).toBe(3);
    expect(shownStep(STEPS, 3, 5)).toBe(3);
  });

  it("leaves out what was to be read before something that is done", () => {
    expect(shownStep(STEPS, 3, 0)).toBe(2);
  });

  it("goes back with the battle, and reads nothing twice", () => {
    expect(shownStep(STEPS, 1, 3)).toBe(1);
  });

  it("comes to an end when the last word is read", () => {
    expect(shownStep(STEPS, 5, 3)).toBe(4);
    expect(shownStep(STEPS, 5, 5)).toBe(STEPS.length);
  });

  it("begins anew where the browser kept nothing that makes sense", () => {
    expect(recalledRead(2)).toBe(2);
    for (const kept of [null, -1, 1.5, "2", { step: 1 }]) expect(recalledRead(kept)).toBe(0);
  });
});
