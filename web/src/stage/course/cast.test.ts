import { describe, expect, it } from "vitest";

import { happening, rolling, scene, told } from "../../model/testing/fixtures";
import { piece, pose } from "../../table/samples";
import type { Happening } from "../../wire/types";
import { beatsOf, settlingAfter } from "./beats";
import { entered, isUnsettled, sceneAfter } from "./between";
import { castOf, frameAt } from "./cast";
import { partiesOf } from "./parties";
import { FELL, field, motion, RIDERS, SPEARS } from "./samples";

const beat = (...happenings: Happening[]) => beatsOf([told(1, { happenings })])[0]!;

describe("who moves in a beat", () => {
  it("lays the slain down, and then away", () => {
    const cast = castOf(beat(FELL), field(0, 3), field(0, 2));
    const look = (part: number) => frameAt(cast, part).pieces.get(5)!;
    expect([look(0).laid, look(0.5).laid]).toEqual([0, 1]);
    expect([look(0.45).presence, look(1).presence]).toEqual([1, 0]);
  });

  it("turns the back of who flees", () => {
    const flight = motion("move", 1, { pose: pose(-2000, 0), manner: "flee" });
    const cast = castOf(beat(flight), field(0, 3), field(0, 3));
    expect(frameAt(cast, 0.5).pieces.get(1)!.pose.facing).toBe(1800);
  });

  it("throws who strikes forward and shakes who is hit, once the dice lie still", () => {
    const near = scene({ pieces: [piece(1, pose(0, 0)), piece(2, pose(320, 0), { seat: 1 })] });
    const hits = rolling({ dice: [6], hits: [true] });
    const blow = happening({ roll: hits, effect: "strike", about: [1, 2] });
    const shown = beat(blow);
    const cast = castOf(shown, near, near);
    const still = shown.strikes / shown.lasts;
    expect(frameAt(cast, still * 0.9).pieces.get(1)!.pose.x).toBe(0);
    expect(frameAt(cast, still + 0.15).pieces.get(1)!.pose.x).toBeGreaterThan(20);
    expect(frameAt(cast, still + 0.05).pieces.get(2)!.shake).not.toBe(0);
    const miss = { ...blow, roll: rolling({ dice: [1], hits: [false] }) };
    expect(castOf(beat(miss), near, near).actors.map((actor) => actor.piece)).toEqual([1]);
  });

  it("moves nobody for a shot from afar", () => {
    const blow = happening({ roll: rolling(), effect: "strike", about: [RIDERS, SPEARS] });
    expect(castOf(beat(blow), field(0, 3), field(0, 3)).actors).toEqual([]);
    expect(partiesOf(field(0, 3), blow)).toMatchObject({ isAfar: true, source: { x: 450, y: 0 } });
  });

  it("closes the ranks in the end", () => {
    const [before, final] = [field(0, 3), field(0, 3)];
    final.pieces[3]!.pose = pose(5700, 200);
    expect(isUnsettled(before, final)).toBe(true);
    const cast = castOf(settlingAfter(1, 1), before, final);
    expect(cast.actors.map((actor) => actor.piece)).toEqual([4]);
    const settled = sceneAfter(before, settlingAfter(1, 1), cast, final, []);
    expect(isUnsettled(settled, final)).toBe(false);
  });
});

describe("parties", () => {
  it("counts those of one side who are named after the first as acting with him", () => {
    const about = [1, 2, 4];
    const { own, foes } = partiesOf(field(0, 3), happening({ about }));
    expect([own.map(({ id }) => id), foes.map(({ id }) => id)]).toEqual([[1, 2], [4]]);
  });

  it("takes a friend who alone is named for the one acted upon", () => {
    const { foes } = partiesOf(field(0, 3), happening({ about: [1, 2] }));
    expect(foes.map(({ id }) => id)).toEqual([2]);
  });
});

describe("scenes in between", () => {
  it("have newcomers in them while they appear", () => {
    const placed = motion("place", 9, { pose: pose(700, 700) });
    const final = { ...field(0, 3), pieces: [...field(0, 3).pieces, piece(9, pose(700, 700))] };
    const shown = entered(field(0, 3), beat(placed), final);
    expect(shown.pieces.at(-1)?.id).toBe(9);
    const cast = castOf(beat(placed), shown, final);
    expect(frameAt(cast, 0).pieces.get(9)?.presence).toBe(0);
  });

  it("count losses when the last of them is told", () => {
    const losses = beatsOf([
      told(1, { happenings: [motion("hurt", SPEARS, { amount: 1 }), FELL] }),
    ]);
    const [hurt, fell] = [losses[0]!, losses[1]!];
    const [before, final] = [field(0, 3), field(0, 2)];
    const strength = (shown: typeof before) => shown.groups[1]?.gauges[0]?.value;
    const once = sceneAfter(before, hurt, castOf(hurt, before, final), final, [fell]);
    expect(strength(once)).toBe(3);
    const twice = sceneAfter(once, fell, castOf(fell, once, final), final, []);
    expect(strength(twice)).toBe(2);
  });

  it("take a destroyed group off with its last", () => {
    const gone = beat(motion("gone", SPEARS));
    const before = field(0, 3);
    const shown = sceneAfter(before, gone, castOf(gone, before, before), before, []);
    expect(shown.groups.map(({ id }) => id)).toEqual([RIDERS]);
    expect(shown.pieces.filter(({ pose: at }) => at !== null)).toHaveLength(2);
  });
});
