import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { learn, measureWish } from ".";
import { amountWords, type Item, itemWords } from "./sums";

learn("en", readFileSync(join(process.cwd(), "../src/slagveld/texts/en/common.ftl"), "utf8"));
measureWish.value = "cm";

const item = (op: Item["op"], value: number): Item => ({
  op,
  value,
  reason: { type: "text", key: "plain", values: {} },
  rule: "",
});

describe("sums of lengths", () => {
  it("are told in the reader's measureWish, factors as they are", () => {
    expect(amountWords({ length: true }, 2000)).toContain("20");
    expect(amountWords({ length: false }, 7)).toBe("7");
    expect(itemWords(item("add", -1180), 1, true)).toMatch(/^−.*11\.8/);
    expect(itemWords(item("add", 500), 1, true)).toMatch(/^\+.*5/);
    expect(itemWords(item("set", 3000), 1, true)).toMatch(/^=.*30/);
    expect(itemWords(item("at-least", 0), 1, true)).toMatch(/^≥/);
    expect(itemWords(item("multiply", 2), 1, true)).toBe("×2");
    expect(itemWords(item("divide", 2), 1, true)).toBe("÷2");
  });
});
