import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { type Battle, newBattle } from "../../model/battle";
import { learn } from "../../texts";
import type { Decision, Form, Wire } from "../../wire/types";
import { demoSight } from "../demo/battle";
import { follow, sessionOf } from "../session";
import type { Asking } from "./asking";
import { formOf, givenBy } from "./hinting";
import { choices, field, form, HandLine, refusal, SCENE, WALK } from "./testing";

learn("en", readFileSync(join(process.cwd(), "../src/slagveld/texts/en/common.ftl"), "utf8"));

const END = form("EndTurn");
const NEAR = form("Shoot", field("piece", "target", { allowed: [11] }));
const FAR = form("Shoot", field("piece", "target", { allowed: [12, 13] }), {
  ...field("choice", "whom", { choices: choices("first", "second"), of: "", numeric: false }),
  optional: true,
});
const TEXT = { type: "text", key: "plain", values: { words: "because" } } as const;

let line: HandLine;
let battle: Battle;
let asking: Asking;
let sent: unknown[];

function hint(action: Record<string, unknown>, more: Partial<Wire<"Hint">> = {}): void {
  const told: Wire<"Hint"> = {
    ...{ number: 1, seat: 0, action, text: TEXT, chance: 0.62, gain: 0.09 },
    ...more,
  };
  line.hint = () => Promise.resolve(told);
}

function open(...forms: Form[]): void {
  sent = [];
  line = new HandLine();
  line.act = (_seat, action) => {
    sent.push(action);
    return Promise.resolve(null);
  };
  battle = newBattle("b", line);
  battle.sight.value = demoSight(SCENE, forms);
  asking = sessionOf(battle).asking;
  follow(battle);
}

describe("an action in a form", () => {
  const decision = { forms: [END, NEAR, FAR] } as unknown as Decision;

  it("is in the one of several in which everything fits", () => {
    expect(formOf(decision, { type: "Shoot", target: 13, whom: "" })).toBe(FAR);
    expect(formOf(decision, { type: "Shoot", target: 11 })).toBe(NEAR);
    expect(formOf(decision, { type: "Shoot", target: 99 })).toBe(NEAR);
    expect(formOf(decision, { type: "Fly" })).toBeNull();
  });

  it("leaves out what it leaves open", () => {
    expect(givenBy(FAR, { type: "Shoot", target: 13, whom: "" })).toEqual({ target: 13 });
    expect(givenBy(FAR, { type: "Shoot", target: 13, whom: null })).toEqual({ target: 13 });
    expect(givenBy(FAR, { type: "Shoot", target: 13, whom: "second" })).toEqual({
      target: 13,
      whom: "second",
    });
  });
});

describe("a hint", () => {
  beforeEach(() => open(END, WALK, NEAR, FAR));

  it("is filled in and previewed, and not sent", async () => {
    hint({ type: "Walk", model: 1, path: [[1000, 1000, 0]], facing: 900 });
    await asking.wonder();
    expect(asking.draft.value?.form).toBe(WALK);
    expect(asking.values.value).toMatchObject({ model: 1, path: [[1000, 1000, 0]], facing: 900 });
    expect(line.asked.at(-1)?.values).toMatchObject({ model: 1, path: [[1000, 1000, 0]] });
    expect(asking.complete.value).toBe(true);
    expect(asking.hint.value).toEqual(TEXT);
    expect(sent).toEqual([]);
  });

  it("is proposed like any form that needs nothing", async () => {
    hint({ type: "EndTurn" });
    await asking.wonder();
    expect(asking.draft.value?.form).toBe(END);
    expect(sent).toEqual([]);
    await asking.confirm();
    expect(sent).toEqual([{ type: "EndTurn" }]);
    expect(asking.hint.value).toBeNull();
  });

  it("goes with its draft", async () => {
    hint({ type: "Shoot", target: 12 });
    await asking.wonder();
    expect(asking.draft.value?.form).toBe(FAR);
    asking.back();
    expect(asking.draft.value).toBeNull();
    expect(asking.hint.value).toBeNull();
  });

  it("is told in words alone where no form offers it", async () => {
    hint({ type: "Fly" });
    await asking.wonder();
    expect(asking.draft.value).toBeNull();
    expect(asking.hint.value).toEqual(TEXT);
  });

  it("that comes late is forgotten, and why there is none is told", async () => {
    hint({ type: "EndTurn" }, { number: 0 });
    await asking.wonder();
    expect([asking.draft.value, asking.hint.value]).toEqual([null, null]);
    line.hint = () => Promise.resolve(refusal("H-1"));
    await asking.wonder();
    expect(asking.refusal.value?.rule).toBe("H-1");
  });

  it("is asked for once at a time", async () => {
    const asked = vi.fn(() => Promise.resolve(refusal()));
    line.hint = asked;
    await Promise.all([asking.wonder(), asking.wonder()]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asking.wondering.value).toBe(false);
  });
});
