import { describe, expect, it } from "vitest";

import {
  battleShown,
  decision,
  happening,
  scene,
  seat,
  sight,
  text,
} from "../model/testing/fixtures";
import { phaseOf, turnOf } from "./turn";

const bots = battleShown({ seats: [seat(0), seat(1, { kind: "bot", bot: "greedy" })] });

describe("the turn in one sentence", () => {
  it("says what I am asked", () => {
    const turn = turnOf(sight());
    expect([turn.kind, turn.mine, turn.sentence.key]).toEqual(["ask", true, "battle-turn-you"]);
    expect(turn.sentence.values["prompt"]).toEqual(decision().prompt);
  });

  it("names the seat when I play several", () => {
    const turn = turnOf(sight({ seats: [0, 1], asked: [1], decision: decision({ seats: [1] }) }));
    expect(turn.sentence.key).toBe("battle-turn-seat");
    expect(turn.sentence.values["who"]).toBe("Bram");
  });

  it("names who takes over the screen, though nothing is asked of it yet", () => {
    const turn = turnOf(sight({ seats: [0, 1], asked: [], hand_over: 1 }));
    expect([turn.mine, turn.sentence.values["who"]]).toEqual([true, "Bram"]);
  });

  it("says for whom I wait, and only for those who have not answered", () => {
    const wait = decision({ seats: [0, 1, 2], answered: [0], mode: "all" });
    const shown = battleShown({ seats: [seat(0), seat(1), seat(2)] });
    const turn = turnOf(sight({ battle: shown, asked: [], decision: wait }));
    expect([turn.sentence.key, turn.waiting]).toEqual(["battle-turn-wait", [1, 2]]);
    expect(turn.sentence.values["who"]).toEqual({
      type: "listing",
      items: ["Bram", "Carla"],
      kind: "and",
    });
  });

  it("tells a thinking bot and an empty seat apart", () => {
    const asked: number[] = [];
    const theirs = decision({ seats: [1] });
    expect(turnOf(sight({ battle: bots, asked, decision: theirs })).sentence.key).toBe(
      "battle-turn-bot",
    );
    const empty = battleShown({ seats: [seat(0), seat(1, { taken: false })] });
    expect(turnOf(sight({ battle: empty, asked, decision: theirs })).sentence.key).toBe(
      "battle-turn-empty",
    );
  });

  it("does not ask people for the numbers that the page gives by itself", () => {
    const mix = decision({ prompt: text("ask-mix"), seats: [0] });
    const turn = turnOf(sight({ decision: mix }));
    expect([turn.kind, turn.mine]).toEqual(["dice", false]);
    expect(turn.sentence.key).toBe("battle-turn-mixing");
  });

  it("shows a pause to everybody", () => {
    const paused = decision({ prompt: text("ask-paused"), seats: [2] });
    const turn = turnOf(sight({ asked: [], decision: paused }));
    expect([turn.kind, turn.mine]).toEqual(["paused", false]);
  });

  it("tells the winner, or that there is none", () => {
    const reason = text("end-agreed");
    const end = { reason, rule: "", scores: [], survivors: [] };
    const won = turnOf(sight({ outcome: { ...end, winners: [1] }, decision: null, asked: [] }));
    expect([won.kind, won.sentence.key]).toEqual(["over", "battle-turn-won"]);
    const draw = turnOf(sight({ outcome: { ...end, winners: [] }, decision: null, asked: [] }));
    expect(draw.sentence.key).toBe("battle-turn-draw");
  });
});

describe("round and phase", () => {
  it("takes the marked step of a track before the story's heading", () => {
    const heading = happening({ text: text("plain", { words: "Magic" }) });
    const track = { title: text("plain"), steps: ["Move", "Shoot"], now: 1, done: [] };
    const shown = sight({ scene: scene({ tracks: [track], round: 2, round_limit: 8 }) });
    expect(phaseOf(shown, heading)).toEqual({
      round: text("play-round-of", { round: 2, limit: 8, called: "round" }),
      phase: "Shoot",
    });
    const counted = { ...track, steps: ["1", "2", "3"] };
    const again = sight({ scene: scene({ tracks: [counted, track], round: 2 }) });
    expect(phaseOf(again, null).phase).toBe("Shoot");
    expect(phaseOf(sight({ scene: scene({ round: 0 }) }), heading)).toEqual({
      round: null,
      phase: heading.text,
    });
  });
});
