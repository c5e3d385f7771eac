/** The coach on the page: how he is asked, and what is drawn of what he says. */
import { describe, expect, it } from "vitest";

import type { Wire } from "../wire/types";
import { Consulting, type Report } from "./consulting";
import { across, areaOf, heightOf, pointAt } from "./curve";

const POINTS: Report["points"] = [
  { entry: 0, round: 1, chances: [0.5, 0.5], luck: [0, 0] },
  { entry: 2, round: 1, chances: [0.25, 0.75], luck: [-0.1, 0.1] },
  { entry: 4, round: 2, chances: [0, 1], luck: [0, 0] },
];
const REPORT: Report = { sides: [], points: POINTS, decisions: [], called: "round" };

/** A server that says these things one after the other. */
function server(...said: (Wire<"Coaching"> | Error)[]) {
  const asked: string[] = [];
  const next = (how: string): Promise<Wire<"Coaching">> => {
    asked.push(how);
    const one = said.shift();
    return one instanceof Error || one === undefined ? Promise.reject(one) : Promise.resolve(one);
  };
  return { asked, askCoach: () => next("ask"), coach: () => next("look") };
}

describe("consulting", () => {
  it("asks once and looks until the report is there", async () => {
    const house = server(
      { part: 0, report: null },
      { part: 0.4, report: null },
      { part: 1, report: REPORT },
    );
    const coach = new Consulting("b", house, 0);
    const asking = coach.ask();
    expect(coach.part.value).toBe(0);
    await coach.ask(); // he is at work: not asked twice
    await asking;
    expect(house.asked).toEqual(["ask", "look", "look"]);
    expect([coach.report.value, coach.part.value]).toEqual([REPORT, null]);
    await coach.ask();
    expect(house.asked).toHaveLength(3);
  });

  it("says what went wrong, and can be asked again", async () => {
    const house = server(new Error("gone"), { part: 1, report: REPORT });
    const coach = new Consulting("b", house, 0);
    await coach.ask();
    expect([coach.trouble.value === "", coach.part.value]).toEqual([false, null]);
    await coach.ask();
    expect([coach.trouble.value, coach.report.value]).toEqual(["", REPORT]);
  });

  it("begins nothing when it only recalls", async () => {
    const house = server(new Error("nobody asked"));
    const coach = new Consulting("b", house, 0);
    await coach.recall();
    expect(house.asked).toEqual(["look"]);
    expect([coach.report.value, coach.trouble.value]).toEqual([null, ""]);
  });
});

describe("the curve", () => {
  it("lies upon entries from left to right and upon chances from the foot", () => {
    expect([0, 1, 4, 9].map((entry) => across(POINTS, entry))).toEqual([0, 0.25, 1, 1]);
    expect(pointAt(POINTS, 3)).toBe(POINTS[1]);
    expect(POINTS.map((point) => heightOf(point, 1))).toEqual([1, 1, 1]);
    expect(areaOf(POINTS, 0)).toBe("M0 500L500 750L1000 1000L1000 1000L500 1000L0 1000Z");
  });
});
