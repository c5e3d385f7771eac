import { describe, expect, it } from "vitest";

import type { AnyField, Decision, Form } from "../../wire/types";
import { begin, type Draft } from "./draft";
import { targetOf, type Way } from "./leading";
import { SCENE } from "./testing";

const named = (kind: string, name: string, rest: object): AnyField =>
  ({ kind, name, title: "t", optional: false, ...rest }) as unknown as AnyField;

const STRIKE: Form = {
  action: "Strike",
  title: "Strike",
  fields: [
    named("piece", "fighter", { allowed: [1, 2] }),
    named("choice", "how", {
      choices: ["hard", "soft"].map((key) => ({
        key,
        label: key,
        help: null,
        refusal: "",
        spot: null,
        of: null,
      })),
      of: "",
      numeric: false,
    }),
  ],
} as unknown as Form;
const PASS = { action: "Pass", title: "Pass", fields: [] } as unknown as Form;
const DECISION = { forms: [PASS, STRIKE] } as unknown as Decision;
const LEAD = { type: "Strike", fighter: 2, how: "hard" };

const table = { scene: SCENE, ghosts: [] };
const draft = (form: Form, given = {}): Draft => begin(0, form, table, given);
const way = (rest: Partial<Way>): Way => ({
  lead: LEAD,
  decision: DECISION,
  draft: null,
  values: {},
  isReady: false,
  ...rest,
});

describe("whoever is led", () => {
  it("presses the button of the answer first", () => {
    expect(targetOf(way({}))).toEqual({ kind: "form", form: STRIKE });
  });

  it("goes back from what is another answer", () => {
    expect(targetOf(way({ draft: draft(PASS), isReady: true }))).toEqual({ kind: "back" });
  });

  it("chooses field by field what he is led to", () => {
    expect(targetOf(way({ draft: draft(STRIKE) }))).toEqual({ kind: "piece", piece: 2 });
    const values = { fighter: 2 };
    expect(targetOf(way({ draft: draft(STRIKE, values), values }))).toEqual({
      kind: "value",
      field: "how",
      value: "hard",
    });
  });

  it("may choose otherwise where that is let in", () => {
    const values = { fighter: 1, how: "soft" };
    const found = targetOf(way({ draft: draft(STRIKE, values), values, isReady: true }));
    expect(found).toEqual({ kind: "confirm" });
  });

  it("has it filled in where what he chose stands against it", () => {
    const values = { fighter: 1, how: "soft" };
    expect(targetOf(way({ draft: draft(STRIKE, values), values }))).toEqual({ kind: "fill" });
  });

  it("is led nowhere where the answer is not asked for", () => {
    expect(targetOf(way({ lead: { type: "Walk" } }))).toBeNull();
  });
});
