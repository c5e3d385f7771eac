/** Several that go as one: one is dragged, the rest follow as the rules have it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { type Battle, newBattle } from "../../model/battle";
import { learn } from "../../texts";
import { demoSight } from "../demo/battle";
import { follow, sessionOf } from "../session";
import type { Asking } from "./asking";
import { at, field, form, HandLine, pieceIn, SCENE } from "./testing";
import { asList, type Placement } from "./values";

learn("en", readFileSync(join(process.cwd(), "../src/slagveld/texts/en/common.ftl"), "utf8"));

const PLAN = field("placements", "plan", {
  pieces: [1, 2, 3],
  spares: [],
  paths: true,
  follow: true,
  facing: true,
  all: false,
  region: null,
});
const MARCH = form("March", PLAN);

let line: HandLine;
let battle: Battle;
let asking: Asking;

beforeEach(() => {
  line = new HandLine();
  battle = newBattle("b", line);
  battle.sight.value = demoSight(SCENE, [form("EndTurn"), MARCH]);
  asking = sessionOf(battle).asking;
  follow(battle);
});

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const given = (): Placement[] => asList<Placement>(asking.draft.value?.given["plan"]);
const asked = (): Placement[] => asList<Placement>(line.asked.at(-1)?.values["plan"]);
const home = (id: number) => {
  const { pose } = pieceIn(SCENE, id);
  if (pose === null) throw new Error("not on the table");
  return pose;
};

/** What the rules make of a plan: all go as far as the one that is told. */
async function answerAll(): Promise<void> {
  const [lead] = asked();
  if (lead === undefined) throw new Error("nothing was asked");
  const from = home(lead.piece);
  const plan = [1, 2, 3].map((piece) => {
    const [x, y] = [home(piece).x + lead.pose.x - from.x, home(piece).y + lead.pose.y - from.y];
    const path = lead.path.length > 0 ? [[x, y, 0]] : [];
    return { piece, pose: { ...home(piece), x, y, facing: lead.pose.facing }, path };
  });
  line.asked.at(-1)?.answer({ snapped: { plan }, unfinished: true });
  await settle();
}

/** Drag from one place to another; pieces on the table are named, ghosts are not. */
async function drag(from: [number, number], to: [number, number], piece: number | null = null) {
  expect(battle.pointing.value.grab?.(at(...from, { piece }))).toBe(true);
  battle.pointing.value.drag?.(at(...to));
  if (asked().length === 1) await answerAll();
  battle.pointing.value.drop?.(at(...to));
  await settle();
}

describe("a regiment", () => {
  it("is led by the drag of one, without choosing the form first", async () => {
    const { facing } = home(1);
    await drag([900, 900], [1000, 700], 1);
    expect(given().map(({ piece, pose }) => [piece, pose.x, pose.y, pose.facing])).toEqual([
      [1, 1000, 700, facing],
      [2, 1200, 1300, home(2).facing],
      [3, 1000, 1900, home(3).facing],
    ]);
  });

  it("goes elsewhere as a whole when one of them is dragged again, straight from home", async () => {
    await drag([900, 900], [1000, 700], 1);
    await drag([1200, 1300], [1300, 1200]);
    expect(given()[1]?.path).toEqual([[1300, 1200, 0]]);
    expect(given().map(({ pose }) => [pose.x, pose.y])).toEqual([
      [1100, 600],
      [1300, 1200],
      [1100, 1800],
    ]);
  });

  it("is corrected one by one where that is chosen", async () => {
    await drag([900, 900], [1000, 700], 1);
    asking.alone.value = true;
    await drag([1000, 700], [1050, 750]);
    expect(given().map(({ pose }) => [pose.x, pose.y])).toEqual([
      [1200, 1300],
      [1000, 1900],
      [1050, 750],
    ]);
    expect(given()[2]?.path).toEqual([[1050, 750, 0]]);
  });

  it("stays but for the one that goes alone", async () => {
    asking.choose(MARCH);
    asking.alone.value = true;
    await drag([1100, 1500], [1200, 1400], 2);
    expect(given().map(({ piece, path }) => [piece, path])).toEqual([
      [1, []],
      [3, []],
      [2, [[1200, 1400, 0]]],
    ]);
  });

  it("takes the nearest of those that stand close together", async () => {
    await drag([900, 900], [1000, 700], 1);
    asking.alone.value = true;
    asking.put("plan", [
      { piece: 1, pose: { ...home(1), x: 1000, y: 1000 }, path: [[1000, 1000, 0]] },
      { piece: 2, pose: { ...home(2), x: 1120, y: 1000 }, path: [[1120, 1000, 0]] },
    ]);
    battle.pointing.value.grab?.(at(1010, 1000));
    expect(asking.drag?.piece).toBe(1);
  });

  it("turns as a whole, on the spot too", async () => {
    expect(home(1).facing).not.toBe(900);
    asking.choose(MARCH);
    battle.pointing.value.grab?.(at(900, 900, { piece: 1 }));
    battle.pointing.value.drop?.(at(900, 1900, { shift: true }));
    expect(asked()).toMatchObject([{ piece: 1, pose: { facing: 900 }, path: [] }]);
    await answerAll();
    expect(given().map(({ pose }) => pose.facing)).toEqual([900, 900, 900]);
    expect(battle.pointing.value.turn?.(150)).toBe(true);
    expect(asked()).toMatchObject([{ piece: 1, pose: { facing: 1050 } }]);
  });

  it("leaves the wheel to the table as long as nobody goes", () => {
    asking.choose(MARCH);
    expect(battle.pointing.value.turn?.(150)).toBe(false);
  });
});
