import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "preact";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { learn } from "../texts";
import type { Odds, Preview } from "../wire/types";
import { likely, OddsPanel } from "./OddsPanel";

const root = document.createElement("div");

beforeAll(() => {
  const folder = join(process.cwd(), "../src/slagveld/texts/en");
  learn("en", readFileSync(join(folder, "web-ask.ftl"), "utf8"));
});
afterEach(() => render(null, root));

const odds = (...chances: number[]): Odds =>
  ({
    title: "A blow",
    outcomes: chances.map((chance, n) => [`${n} wounds`, chance]),
    mean: 1.5,
    need: null,
  }) as unknown as Odds;

function show(...cases: Odds[]): void {
  const preview = { odds: cases, costs: [], tallies: [], notes: [] } as unknown as Preview;
  render(<OddsPanel preview={preview} onRule={() => undefined} />, root);
}

describe("chances", () => {
  it("count what is hardly possible together, where there are many outcomes", () => {
    const many = [0.2, 0.3, 0.4, 0.01, 0.08, 0.006, 0.004];
    const { listed, rest } = likely(odds(...many).outcomes);
    expect(listed.map(([, chance]) => chance)).toEqual([0.2, 0.3, 0.4, 0.01, 0.08]);
    expect(rest).toBeCloseTo(0.01);
    show(odds(...many));
    expect(root.querySelectorAll(".odds-outcome").length).toBe(6);
    expect(root.textContent).toContain("Anything else");
  });

  it("list all of a few outcomes, and a single one that is hardly possible", () => {
    const few = odds(0.5, 0.3, 0.1, 0.09, 0.005, 0.005);
    expect(likely(few.outcomes)).toEqual({ listed: few.outcomes, rest: 0 });
    const one = odds(0.5, 0.2, 0.1, 0.1, 0.05, 0.045, 0.005);
    expect(likely(one.outcomes)).toEqual({ listed: one.outcomes, rest: 0 });
  });

  it("of two cases stand open; of more only the first, the others with their average", () => {
    show(odds(1), odds(1));
    expect(root.querySelectorAll("div.odds-case").length).toBe(2);
    show(odds(1), odds(1), odds(1));
    const cases = [...root.querySelectorAll("details")];
    expect(cases.map(({ open }) => open)).toEqual([true, false, false]);
    expect(cases[2]?.querySelector("summary")?.textContent).toBe("A blowOn average 1.5");
  });
});
