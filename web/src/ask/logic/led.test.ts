import { describe, expect, it } from "vitest";

import { type Battle, newBattle } from "../../model/battle";
import type { Form } from "../../wire/types";
import { demoSight } from "../demo/battle";
import { follow, sessionOf } from "../session";
import type { Asking } from "./asking";
import { carried, ledOf, meant } from "./led";
import { at, field, form, HandLine, SCENE } from "./testing";

const BLOCK = 900;
const MEMBERS = SCENE.pieces.filter((piece) => piece.group === BLOCK);
const MEMBER = MEMBERS[0]!;

const MARCH = form(
  "March",
  field("piece", "unit", { allowed: [BLOCK] }),
  field("path", "path", { piece: null, of: "unit", limit: 2000, region: null, proposed: [] }),
  field("facing", "facing", { piece: null, of: "unit", intervals: [[0, 3599]], keep: true }),
);

function open(...forms: Form[]): [Battle, Asking] {
  const battle = newBattle("b", new HandLine());
  battle.sight.value = demoSight(SCENE, forms);
  follow(battle);
  return [battle, sessionOf(battle).asking];
}

describe("a group that goes as one", () => {
  it("is led by its own pose and takes all its members", () => {
    const led = ledOf(SCENE, BLOCK)!;
    expect(led.pose).toMatchObject({ x: 4480, y: 930 });
    expect(led.members.map(({ id }) => id)).toEqual(MEMBERS.map(({ id }) => id));
    expect(ledOf(SCENE, MEMBER.id)?.members).toEqual([MEMBER]);
    expect(ledOf(SCENE, 12_345)).toBeNull();
  });

  it("carries its members rigidly", () => {
    const from = { x: 0, y: 0, facing: 0, z: 0, level: 0 };
    const member = { x: -100, y: 50, facing: 0, z: 0, level: 0 };
    const to = { x: 1000, y: 2000, facing: 900, z: 0, level: 0 };
    expect(carried(member, from, to)).toEqual({ x: 950, y: 1900, facing: 900, z: 0, level: 0 });
  });

  it("is meant by a pointer on any of its pieces, unless the piece itself is wanted", () => {
    expect(meant(SCENE, MEMBER.id, (id) => id === BLOCK)).toBe(BLOCK);
    expect(meant(SCENE, MEMBER.id, () => true)).toBe(MEMBER.id);
    expect(meant(SCENE, MEMBER.id, () => false)).toBe(MEMBER.id);
    expect(meant(SCENE, null, () => true)).toBeNull();
  });
});

describe("leading a group with the pointer", () => {
  it("begins with a click on one of its pieces and keeps its facing", () => {
    const [battle, asking] = open(form("EndPart"), MARCH);
    battle.pointing.value.click?.(at(4600, 600, { piece: MEMBER.id }));
    expect(asking.values.value).toMatchObject({ unit: BLOCK, facing: 1800 });
    battle.pointing.value.click?.(at(3480, 930));
    expect(asking.values.value).toMatchObject({ path: [[3480, 930, 0]], facing: 1800 });
    const ghost = battle.overlay.value.ghosts.find(({ key }) => key === `p${MEMBER.id}`);
    expect(ghost?.pose.x).toBe(MEMBER.pose!.x - 1000);
    expect(battle.overlay.value.ghosts).toHaveLength(MEMBERS.length);
  });

  it("is dragged from any of its pieces", () => {
    const [battle, asking] = open(form("EndPart"), MARCH);
    const here = at(MEMBER.pose!.x, MEMBER.pose!.y, { piece: MEMBER.id });
    expect(battle.pointing.value.grab?.(here)).toBe(true);
    battle.pointing.value.drop?.(at(MEMBER.pose!.x - 1000, MEMBER.pose!.y + 70));
    expect(asking.values.value).toMatchObject({ unit: BLOCK, path: [[3480, 1000, 0]] });
  });

  it("goes by the first way that is open to it when it is dragged", () => {
    const [battle, asking] = open(form("EndPart"), MARCH, { ...MARCH, action: "Run" });
    const here = at(MEMBER.pose!.x, MEMBER.pose!.y, { piece: MEMBER.id });
    expect(battle.pointing.value.grab?.(here)).toBe(true);
    expect(asking.draft.value?.form.action).toBe(MARCH.action);
  });
});
