import { describe, expect, it } from "vitest";
import { text, told } from "../model/testing/fixtures";
import {
  advanced,
  BEGINNING,
  isDone,
  readOn,
  recalledCoaching,
  type Step,
  skipped,
} from "./lesson";

const step = (...until: string[]): Step => ({ text: text("plain"), until, rule: "" });
const STEPS = [step(), step("Walk"), step("Strike", "Shoot"), step()];

describe("the coach", () => {
  it("waits for the action of the step", () => {
    const at = readOn(BEGINNING, 2);
    expect(advanced(STEPS, at, [told(2, { action: "Rest" })], [0]).step).toBe(1);
    expect(advanced(STEPS, at, [told(2, { action: "Walk" })], [0]).step).toBe(2);
  });

  it("counts neither actions of others, nor of before, nor what was taken back", () => {
    const at = readOn(BEGINNING, 3);
    expect(advanced(STEPS, at, [told(3, { action: "Walk", seat: 1 })], [0])).toBe(at);
    expect(advanced(STEPS, at, [told(2, { action: "Walk" })], [0])).toBe(at);
    expect(advanced(STEPS, at, [told(3, { action: "Walk", holds: false })], [0])).toBe(at);
  });

  it("goes over several steps at once, each with an action of its own", () => {
    const story = [told(3, { action: "Walk" }), told(5, { action: "Shoot" })];
    const at = advanced(STEPS, readOn(BEGINNING, 0), story, [0]);
    expect([at.step, at.from]).toEqual([3, 6]);
  });

  it("passes over what a later action makes needless", () => {
    const early = [told(3, { action: "Shoot" }), told(5, { action: "Walk" })];
    expect(advanced(STEPS, readOn(BEGINNING, 0), early, [0]).step).toBe(3);
  });

  it("takes acting for reading on", () => {
    expect(advanced(STEPS, BEGINNING, [told(4, { action: "Walk" })], [0]).step).toBe(2);
    expect(advanced(STEPS, BEGINNING, [told(4, { action: "Rest" })], [0]).step).toBe(0);
  });

  it("ends after the last words, and never before", () => {
    const last = { step: 3, from: 9, skipped: false };
    expect(isDone(STEPS, advanced(STEPS, last, [told(10, { action: "Walk" })], [0]))).toBe(false);
    expect(isDone(STEPS, readOn(last, 10))).toBe(true);
  });

  it("is silent when skipped, and remembers where it was", () => {
    const quiet = skipped(readOn(BEGINNING, 1));
    expect(advanced(STEPS, quiet, [told(4, { action: "Walk" })], [0])).toBe(quiet);
    expect(recalledCoaching(JSON.parse(JSON.stringify(quiet)))).toEqual(quiet);
    expect(recalledCoaching({ step: "x" })).toEqual(BEGINNING);
    expect(recalledCoaching(null)).toEqual(BEGINNING);
  });
});
