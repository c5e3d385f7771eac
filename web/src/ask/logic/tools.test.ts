import { describe, expect, it } from "vitest";

import { newBattle } from "../../model/battle";
import type { Refusal, Wire } from "../../wire/types";
import { demoSight } from "../demo/battle";
import { policyOf, rolledEntries, standingOf } from "./standing";
import { at, choices, form, HandLine, refusal, SCENE } from "./testing";
import { linesOf, Tools } from "./tools";

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function measured(length: number, seen: boolean | null): Wire<"Measured"> {
  return { type: "measured", id: 0, length, seen, blocked: null, notes: [] };
}

describe("the ruler", () => {
  function laid(answer: Wire<"Measured"> | Refusal) {
    const line = new HandLine();
    const ends: unknown[] = [];
    line.measure = ((from: unknown, to: unknown) => {
      ends.push([from, to]);
      return Promise.resolve(answer);
    }) as never;
    const battle = newBattle("b", line);
    battle.sight.value = demoSight(SCENE, [form("EndTurn")]);
    const tools = new Tools(battle);
    tools.toggle("ruler");
    return { tools, battle, ends };
  }

  it("goes from the edge of a piece to a spot, by two clicks", async () => {
    const { tools, ends } = laid(measured(1500, null));
    tools.pointing.click?.(at(900, 900, { piece: 1 }));
    tools.pointing.click?.(at(2525, 900));
    await settle();
    expect(ends).toEqual([
      [
        { piece: 1, spot: null },
        { piece: null, spot: [2525, 900, 0] },
      ],
    ]);
    const [shown] = tools.overlay.value.lines;
    expect(shown?.from).toEqual([1025, 900, 0]);
    expect(shown?.to).toEqual([2525, 900, 0]);
    tools.pointing.hover?.(at(3000, 3000));
    expect(tools.overlay.value.lines[0]?.to).toEqual([2525, 900, 0]);
  });

  it("shows the rule that forbids it", async () => {
    const { tools } = laid(refusal("SLV-NET-4"));
    tools.pointing.grab?.(at(100, 100));
    tools.pointing.drag?.(at(900, 100));
    await settle();
    expect(tools.refusal.value?.rule).toBe("SLV-NET-4");
    expect(tools.overlay.value.cursor?.refusal?.rule).toBe("SLV-NET-4");
  });

  it("is taken up by Escape step by step", () => {
    const { tools, battle } = laid(measured(1, null));
    tools.pointing.click?.(at(100, 100));
    expect(tools.back()).toBe(true);
    expect(battle.tool.value).toBe("ruler");
    expect(tools.back()).toBe(true);
    expect(battle.tool.value).toBe("none");
    expect(tools.back()).toBe(false);
  });

  it("breaks a line of sight where it is blocked", () => {
    const blocked = { ...measured(900, false), blocked: [50, 0, 0] as [number, number, number] };
    const lines = linesOf("sight", [0, 0, 0], [90, 0, 0], blocked);
    expect(lines.map(({ tone }) => tone)).toEqual(["seen", "blocked"]);
    expect(linesOf("sight", [0, 0, 0], [9, 0, 0], measured(9, true))[0]?.tone).toBe("seen");
    expect(linesOf("ruler", [0, 0, 0], [9, 0, 0], blocked)[0]?.tone).toBe("ruler");
  });
});

describe("what is open at any time", () => {
  const sight = demoSight(SCENE, []);

  it("is sorted by what people look for", () => {
    const forms = ["Pause", "Concede", "SetPolicy", "Override", "Sing"].map((tag) => form(tag));
    const sorted = standingOf({ ...sight, standing: [{ seat: 0, forms }] });
    expect(sorted.plain.map((each) => each.form.action)).toEqual(["Pause", "Concede"]);
    expect(sorted.policies).toHaveLength(1);
    expect(sorted.hand).toHaveLength(1);
    expect(sorted.own.map((each) => each.form.action)).toEqual(["Sing"]);
    expect(standingOf(null).own).toEqual([]);
  });

  it("knows what a seat has set, and the default else", () => {
    const policy = { key: "k", title: form("x").title, choices: choices("strike", "ask") };
    expect(policyOf(sight, 0, policy)).toBe("strike");
    const set = { ...sight, policies: [{ seat: 0, key: "k", value: "ask" }] };
    expect(policyOf(set, 0, policy)).toBe("ask");
    expect(policyOf(set, 1, policy)).toBe("strike");
  });

  it("lists the throws that hold, the newest first", () => {
    const roll = { purpose: form("x").title, dice: [3, 4], sides: 6 };
    const told = (entry: number, holds: boolean, happenings: unknown[]) =>
      ({ entry, holds, happenings }) as never;
    const story = [
      told(1, true, [{ roll }, { roll: null }]),
      told(2, false, [{ roll }]),
      told(3, true, [{ roll }]),
      told(4, true, [{ roll: null }]),
    ];
    expect(rolledEntries(story).map(({ entry }) => entry)).toEqual([3, 1]);
    expect(rolledEntries(story)[0]?.rolls).toEqual([roll]);
  });
});
