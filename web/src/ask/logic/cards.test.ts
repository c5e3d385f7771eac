import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { newBattle } from "../../model/battle";
import { learn } from "../../texts";
import type { Form } from "../../wire/types";
import { demoSight } from "../demo/battle";
import { follow, sessionOf } from "../session";
import type { Asking } from "./asking";
import { isChosen, isPlayable, playCard } from "./cards";
import { choices, field, form, HandLine, SCENE } from "./testing";

learn("en", readFileSync(join(process.cwd(), "../src/slagveld/texts/en/common.ftl"), "utf8"));

const END = form("EndTurn");
const RESERVE = form(
  "PlayReserve",
  field("choices", "cards", { choices: choices("7", "8"), least: 1, most: 2 }),
);
const CAST = form(
  "Cast",
  field("piece", "mage", { allowed: [1, 2] }),
  field("choice", "spell", {
    choices: [
      ...choices("dart").map((one) => ({ ...one, of: 1 })),
      ...choices("dart", "mend").map((one) => ({ ...one, of: 2 })),
      ...choices("storm").map((one) => ({ ...one, of: 2, refusal: "X-1" })),
    ],
    of: "mage",
    numeric: false,
  }),
);

function asked(...forms: Form[]): Asking {
  const battle = newBattle("b", new HandLine());
  battle.sight.value = demoSight(SCENE, forms);
  follow(battle);
  return sessionOf(battle).asking;
}

function card(plays: string, of: number | null = null) {
  return { key: `card-${plays}`, front: null, state: "ready" as const, seat: 0, plays, of };
}

describe("cards at the table's edge", () => {
  it("begin the offer that they are a choice of, and are taken back by another press", () => {
    const asking = asked(END, RESERVE);
    expect(isPlayable(asking, card("7"))).toBe(true);
    playCard(asking, card("7"));
    expect(asking.draft.value?.form.action).toBe("PlayReserve");
    expect(asking.draft.value?.given).toEqual({ cards: ["7"] });
    playCard(asking, card("8"));
    expect(asking.draft.value?.given).toEqual({ cards: ["7", "8"] });
    expect([isChosen(asking, card("7")), isChosen(asking, card("8"))]).toEqual([true, true]);
    playCard(asking, card("7"));
    expect(asking.draft.value?.given).toEqual({ cards: ["8"] });
    expect(isChosen(asking, card("7"))).toBe(false);
  });

  it("say whose they are where each piece has its own", () => {
    const asking = asked(END, CAST);
    playCard(asking, card("dart", 2));
    expect(asking.draft.value?.given).toEqual({ mage: 2, spell: "dart" });
    expect(isChosen(asking, card("dart", 2))).toBe(true);
    expect(isChosen(asking, card("dart", 1))).toBe(false);
    playCard(asking, card("dart", 1));
    expect(asking.draft.value?.given).toEqual({ mage: 1, spell: "dart" });
  });

  it("are not played where no offer has them, and where it is forbidden", () => {
    const asking = asked(END, CAST);
    expect(isPlayable(asking, card("mend", 1))).toBe(false);
    expect(isPlayable(asking, card("mend", 2))).toBe(true);
    expect(isPlayable(asking, card("storm", 2))).toBe(false);
    expect(isPlayable(asking, card(""))).toBe(false);
    playCard(asking, card("storm", 2));
    expect(asking.draft.value).toBe(null);
  });
});
