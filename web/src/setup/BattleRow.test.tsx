import { render } from "preact";
import { beforeAll, describe, expect, it } from "vitest";

import { language, learn } from "../texts";
import vectors from "../wire/generated/vectors.json";
import type { BattleShown } from "../wire/types";
import { BattleRow } from "./BattleRow";

const NAME = { type: "name", en: "A battle", nl: "Een gevecht", de: "Eine Schlacht" } as const;

function row(round_called: BattleShown["round_called"]): string {
  const battle = {
    ...{ seats: [], over: false, winners: [], waiting_for: [], yours: [], title: "", changed: 0 },
    ...{ game_title: NAME, scenario_title: NAME, round: 3, round_called },
  } as unknown as BattleShown;
  const root = document.createElement("ul");
  render(<BattleRow battle={battle} href="/battle/b1" />, root);
  return root.textContent ?? "";
}

beforeAll(() => {
  learn("en", vectors.bundles.en);
  language.value = "en";
});

describe("a battle in a list", () => {
  it("counts as its game does", () => {
    expect(row("round")).toContain("· round 3 ·");
    expect(row("turn")).toContain("· turn 3 ·");
  });
});
