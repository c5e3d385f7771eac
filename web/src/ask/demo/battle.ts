/** An invented battle that asks one form. */
import { type Battle, newBattle } from "../../model/battle";
import { text } from "../../texts";
import type { Form, Scene, SeatShown, Sight } from "../../wire/types";
import { demoLine } from "./line";
import { name } from "./words";

function seat(number: number, shown: string): SeatShown {
  return {
    number,
    name: shown,
    side: number,
    leader: false,
    kind: "person",
    bot: "",
    taken: true,
    here: true,
  };
}

export function demoSight(scene: Scene, forms: Form[]): Sight {
  return {
    type: "sight",
    battle: {
      id: "demo",
      game: "demo",
      game_title: name("Demo", "Proef", "Probe"),
      scenario: "demo",
      scenario_title: name("Demo", "Proef", "Probe"),
      title: "",
      seats: [seat(0, "Ada"), seat(1, "Bo")],
      dice: "seeded",
      take_back: "free",
      created: 0,
      changed: 0,
      entries: 1,
      round: 2,
      round_called: "round",
      over: false,
      winners: [],
      waiting_for: [0],
      yours: [0],
      lesson: false,
      imported: false,
      campaign: "",
    },
    number: 1,
    at: 0,
    seat: 0,
    seats: [0],
    scene,
    decision: {
      seats: [0],
      prompt: forms[0]?.title ?? text("plain", { words: "" }),
      forms,
      mode: "one",
      rule: "",
      measuring: { ruler: "free", reach: true, rule: "" },
      pieces: [],
      private: false,
      answered: [],
    },
    asked: [0],
    hand_over: null,
    standing: [],
    policies: [],
    proposals: [],
    back: { entry: null, refusal: null, asks: false },
    outcome: null,
    proof: { kind: "seeded", commitment: "", secret: "" },
    story: [],
    chat: [],
    lesson: null,
  };
}

export function demoBattle(
  scene: Scene,
  forms: Form[],
  sent: (action: unknown) => void = () => undefined,
): Battle {
  const battle = newBattle("demo", demoLine(scene, sent));
  battle.sight.value = demoSight(scene, forms);
  return battle;
}
