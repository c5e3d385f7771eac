import { readFileSync } from "node:fs";
import { join } from "node:path";

import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { demoSight } from "../ask/demo/battle";
import { DEMO_SCENE } from "../ask/demo/scene";
import { applySettings, oddsBar } from "../browser/settings";
import { learn } from "../texts";
import { OddsBar, wholePercents } from "./OddsBar";

const TEXTS = join(process.cwd(), "../src/slagveld/texts/en");
const FILES = ["common", "kernel", "web", "web-battle"];
learn("en", FILES.map((name) => readFileSync(join(TEXTS, `${name}.ftl`), "utf8")).join("\n"));

const SIGHT = demoSight(DEMO_SCENE, []);
const SIDES = [
  { side: 0, seats: [0], chance: 0.624 },
  { side: 1, seats: [1], chance: 0.376 },
];

let root: HTMLElement;
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ number: 1, sides: SIDES }));
  });
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  oddsBar.value = false;
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

async function show(sight = SIGHT): Promise<HTMLElement | null> {
  render(<OddsBar sight={sight} />, root);
  await settle();
  return root.querySelector<HTMLElement>(".battle-odds");
}

describe("the odds of the battle", () => {
  it("are off until somebody wants them, and that is remembered", async () => {
    applySettings();
    expect(await show()).toBeNull();
    expect(asked).toEqual([]);
    oddsBar.value = true;
    expect(await show()).not.toBeNull();
    expect(localStorage.getItem("slagveld.odds-bar")).toBe("on");
  });

  it("are shown in the colours of the sides, and told in words", async () => {
    oddsBar.value = true;
    const bar = await show();
    expect(bar?.getAttribute("aria-label")).toBe("Chances to win: Ada 62% and Bo 38%");
    const shares = [...(bar?.children ?? [])] as HTMLElement[];
    expect(shares.map((one) => one.textContent)).toEqual(["62%", "38%"]);
    expect(shares.map((one) => one.style.background)).toEqual(["var(--side-0)", "var(--side-1)"]);
  });

  it("are asked for again when the battle has gone on, and not after its end", async () => {
    oddsBar.value = true;
    await show();
    await show(SIGHT);
    expect(asked).toEqual(["/api/battles/demo/outlook"]);
    await show({ ...SIGHT, number: 2 });
    expect(asked).toHaveLength(2);
    const outcome = { winners: [0], reason: SIGHT.battle.title, scores: [] };
    expect(await show({ ...SIGHT, number: 3, outcome: outcome as never })).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it("add up to a hundred", () => {
    expect(wholePercents([0.335, 0.335, 0.33])).toEqual([33, 34, 33]);
    expect(wholePercents([0.995, 0.005])).toEqual([99, 1]);
    expect(wholePercents([1, 0])).toEqual([100, 0]);
  });
});
