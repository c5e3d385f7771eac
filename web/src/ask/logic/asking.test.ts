import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it } from "vitest";

import { type Battle, newBattle } from "../../model/battle";
import { learn } from "../../texts";
import type { Form, Sight, Spot } from "../../wire/types";
import { demoSight } from "../demo/battle";
import { follow, sessionOf } from "../session";
import type { Asking } from "./asking";
import { at, choices, field, form, HandLine, pieceIn, refusal, SCENE, WALK } from "./testing";

learn("en", readFileSync(join(process.cwd(), "../src/slagveld/texts/en/common.ftl"), "utf8"));

const END = form("EndTurn");
const SHOOT = form(
  "Shoot",
  field("piece", "model", { allowed: [1, 3] }),
  field("piece", "target", { allowed: [11, 12, 13] }),
);

let line: HandLine;
let battle: Battle;
let asking: Asking;

function open(...forms: Form[]): void {
  line = new HandLine();
  battle = newBattle("b", line);
  battle.sight.value = demoSight(SCENE, forms);
  asking = sessionOf(battle).asking;
  follow(battle);
}

function newest() {
  const found = line.asked.at(-1);
  if (found === undefined) throw new Error("nothing was asked");
  return found;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("previews", () => {
  beforeEach(() => open(END, WALK, SHOOT));

  it("are asked for every change of the draft, and the newest counts", async () => {
    asking.choose(WALK);
    asking.put("model", 1);
    const first = newest();
    asking.put("path", [[1000, 1000, 0]]);
    const second = newest();
    expect(second.values).toMatchObject({ model: 1, path: [[1000, 1000, 0]] });
    second.answer({ length: 141, limit: 1000, complete: true });
    first.answer({ length: 0 });
    await settle();
    expect(asking.exact.value?.length).toBe(141);
  });

  it("follow the pointer and return to what was given", async () => {
    asking.choose(WALK);
    asking.put("model", 1);
    newest().answer({ limit: 1000 });
    await settle();
    battle.pointing.value.hover?.(at(1300, 900));
    expect(newest().values).toMatchObject({ path: [[1300, 900, 0]] });
    newest().answer({ length: 400, limit: 1000 });
    await settle();
    expect(battle.overlay.value.paths[0]?.points).toHaveLength(2);
    const before = line.asked.length;
    battle.pointing.value.hover?.(null);
    expect(battle.overlay.value.paths).toEqual([]);
    expect(line.asked).toHaveLength(before); // known already
  });

  it("are asked again when one was overtaken", async () => {
    asking.choose(WALK);
    asking.put("model", 1);
    newest().answer(null);
    await settle();
    const before = line.asked.length;
    battle.sight.value = { ...(battle.sight.value as Sight) };
    expect(line.asked.length).toBe(before + 1);
  });

  it("keep the region until there is a new one", async () => {
    const region = { outlines: [], level: 0, meaning: "reach" } as const;
    asking.choose(WALK);
    asking.put("model", 1);
    newest().answer({ region: { ...region, outlines: [] } });
    await settle();
    expect(battle.overlay.value.regions).toHaveLength(1);
    battle.pointing.value.hover?.(at(1300, 900));
    newest().answer({ region: null, limit: 1000 });
    await settle();
    expect(battle.overlay.value.regions).toEqual([{ ...region }]);
  });

  it("narrow the pieces that may come next, and say why not", async () => {
    asking.choose(SHOOT);
    asking.put("model", 3);
    newest().answer({ pieces: [11] });
    await settle();
    expect(battle.overlay.value.allowed).toEqual([11]);
    battle.pointing.value.hover?.(at(4700, 2500, { piece: 12 }));
    expect(newest().values).toEqual({ model: 3, target: 12 });
    newest().answer({ refusal: refusal("SHOOT-2"), pieces: [11] });
    await settle();
    expect(battle.overlay.value.cursor?.refusal?.rule).toBe("SHOOT-2");
    battle.pointing.value.click?.(at(4700, 2500, { piece: 12 }));
    expect(asking.draft.value?.given).toEqual({ model: 3 });
  });

  it("take nothing away that lies under the pointer", async () => {
    const volley = form(
      "Volley",
      field("piece", "model", { allowed: [1, 3] }),
      field("pieces", "targets", { allowed: [11, 12], least: 1, most: 2 }),
    );
    open(volley);
    asking.put("model", 3);
    newest().answer({ pieces: [11, 12] });
    await settle();
    battle.pointing.value.click?.(at(0, 0, { piece: 11 }));
    newest().answer({ pieces: [12] });
    await settle();
    battle.pointing.value.hover?.(at(0, 0, { piece: 12 }));
    expect(newest().values).toEqual({ model: 3, targets: [11, 12] });
    newest().answer({ pieces: [] });
    await settle();
    expect(battle.overlay.value.allowed).toEqual([11, 12]);
    battle.pointing.value.click?.(at(0, 0, { piece: 12 }));
    expect(asking.draft.value?.given["targets"]).toEqual([11, 12]);
  });

  it("move values to the nearest legal ones: under the pointer and after", async () => {
    asking.choose(WALK);
    asking.put("model", 1);
    const held: Spot[] = [[1900, 900, 0]];
    battle.pointing.value.hover?.(at(2900, 900));
    newest().answer({ refusal: refusal("FAR"), snapped: { path: held } as never, limit: 1000 });
    await settle();
    const [allowed, rest] = battle.overlay.value.paths;
    expect(allowed?.tone).toBe("allowed");
    expect(rest).toMatchObject({
      tone: "refused",
      points: [
        [1900, 900, 0],
        [2900, 900, 0],
      ],
    });
    expect(battle.overlay.value.cursor?.refusal?.rule).toBe("FAR");
    battle.pointing.value.click?.(at(2900, 900));
    expect(asking.draft.value?.given["path"]).toEqual(held);

    asking.put("path", [[3900, 900, 0]]);
    newest().answer({ refusal: refusal("FAR"), snapped: { path: held } as never });
    await settle();
    expect(asking.draft.value?.given["path"]).toEqual(held);
    expect(asking.draft.value?.steps.length).toBe(3);
  });
});

describe("answering", () => {
  beforeEach(() => open(END, WALK, SHOOT));

  it("proposes with one click and confirms with the second", async () => {
    asking.choose(END);
    expect(line.sent).toEqual([]);
    await asking.confirm();
    expect(line.sent).toEqual([{ seat: 0, action: { type: "EndTurn" } }]);
    expect(asking.draft.value).toBeNull();
  });

  it("walks by clicks: the piece, its form, the place, the place again", async () => {
    battle.pointing.value.click?.(at(900, 900, { piece: 1 }));
    expect(asking.picked.value).toBe(1);
    expect(asking.offered.value.map(({ action }) => action)).toEqual(["EndTurn", "Walk", "Shoot"]);
    asking.choose(WALK);
    expect(asking.draft.value?.at).toBe("path");
    const end = at(1300, 900);
    battle.pointing.value.click?.(end);
    expect(line.sent).toEqual([]);
    await settle();
    asking.again(end, Date.now() - 2000);
    battle.pointing.value.click?.(end);
    await settle();
    expect(line.sent[0]?.action).toEqual({
      type: "Walk",
      model: 1,
      path: [[1300, 900, 0]],
      facing: 0,
    });
  });

  it("takes a quick double click as the end of the way, not as the word", () => {
    asking.choose(WALK);
    asking.put("model", 1);
    battle.pointing.value.click?.(at(1300, 900));
    battle.pointing.value.click?.(at(1300, 900));
    expect(line.sent).toEqual([]);
    expect(asking.draft.value?.at).toBe("facing");
  });

  it("lets a piece be dragged to its end without choosing a form first", () => {
    expect(battle.pointing.value.grab?.(at(1100, 1500, { piece: 2 }))).toBe(true);
    battle.pointing.value.drag?.(at(1500, 1500));
    expect(battle.overlay.value.paths[0]?.points.at(-1)).toEqual([1500, 1500, 0]);
    battle.pointing.value.drop?.(at(1600, 1500));
    expect(asking.draft.value?.given).toEqual({ model: 2, path: [[1600, 1500, 0]] });
    expect(line.sent).toEqual([]);
  });

  it("goes up to a piece that is pointed at, base to base", () => {
    asking.choose(WALK, 2);
    const foe = pieceIn(SCENE, 11).pose!;
    battle.pointing.value.click?.(at(foe.x, foe.y, { piece: 11 }));
    const [end] = (asking.draft.value?.given["path"] ?? []) as Spot[];
    const apart = Math.hypot(end![0] - foe.x, end![1] - foe.y);
    expect(apart).toBeGreaterThanOrEqual(325);
    expect(apart).toBeLessThan(328);
  });

  it("steps back one thing at a time with Escape", () => {
    battle.pointing.value.click?.(at(900, 900, { piece: 1 }));
    asking.choose(WALK);
    battle.pointing.value.click?.(at(1300, 900));
    expect(asking.back()).toBe(true);
    expect(asking.draft.value?.given).toEqual({ model: 1 });
    expect(asking.back()).toBe(true);
    expect(asking.draft.value).toBeNull();
    expect(asking.picked.value).toBe(1);
    expect(asking.back()).toBe(true);
    expect(asking.picked.value).toBeNull();
    expect(asking.back()).toBe(false);
  });

  it("shows why an action was refused and keeps the draft", async () => {
    line.answer = refusal("NO-1");
    asking.choose(END);
    await asking.confirm();
    expect(asking.refusal.value?.rule).toBe("NO-1");
    expect(asking.draft.value).not.toBeNull();
    expect(asking.busy.value).toBe(false);
  });

  it("does not send what the preview refuses", async () => {
    asking.choose(END);
    newest().answer({ refusal: refusal("NO-2"), complete: true });
    await settle();
    await asking.confirm();
    expect(line.sent).toEqual([]);
    expect(asking.refusal.value?.rule).toBe("NO-2");
  });

  it("turns what was placed by the wheel", () => {
    asking.choose(WALK, 1);
    expect(battle.pointing.value.turn?.(150)).toBe(false);
    battle.pointing.value.click?.(at(1300, 900));
    expect(battle.pointing.value.turn?.(150)).toBe(true);
    expect(asking.values.value["facing"]).toBe(150);
    expect(asking.draft.value?.at).toBe("path");
  });

  it("tells a length that several have only once", () => {
    const plan = field("placements", "plan", {
      pieces: [1, 2, 3],
      spares: [],
      paths: true,
      follow: false,
      facing: true,
      all: false,
      region: null,
    });
    open(form("March", plan));
    const poses = [1, 2, 3].map((id) => SCENE.pieces.find((piece) => piece.id === id)?.pose);
    asking.put(
      "plan",
      poses.map((pose, n) => {
        if (pose == null) throw new Error("nobody there");
        const y = pose.y - (n === 2 ? 500 : 400);
        return { piece: n + 1, pose: { ...pose, y }, path: [[pose.x, y, pose.level]] };
      }),
    );
    const labels = battle.overlay.value.paths.map(({ label }) => label);
    const told = expect.stringMatching(/^\d/) as string;
    expect(labels).toEqual([told, "", told]);
    expect(labels[0]).not.toBe(labels[2]);
  });

  it("draws the way that the game tells where the form asks for none", async () => {
    open(END, SHOOT);
    asking.choose(SHOOT);
    asking.put("model", 1);
    asking.put("target", 11);
    const path: Spot[] = [
      [900, 900, 0],
      [4300, 1900, 0],
    ];
    newest().answer({ path });
    await settle();
    expect(battle.overlay.value.paths).toEqual([{ points: path, label: "", tone: "allowed" }]);
    battle.pointing.value.hover?.(at(4700, 2500, { piece: 12 }));
    newest().answer({ path, length: 400, refusal: refusal() });
    await settle();
    const label = expect.stringMatching(/^4 cm/) as string;
    expect(battle.overlay.value.paths).toEqual([{ points: path, label, tone: "refused" }]);
  });

  it("takes a division that the rules propose until somebody divides", async () => {
    const split = field("split", "dice", {
      columns: choices("11", "12"),
      total: 4,
      rows: [],
      row_totals: [],
      exact: false,
    });
    open(END, form("Fight", split));
    asking.choose(form("Fight", split));
    const shares = [{ column: "11", amount: 4, row: "" }];
    newest().answer({ snapped: { dice: shares } });
    await settle();
    expect(asking.draft.value?.given["dice"]).toEqual(shares);
  });

  it("chooses pieces within a box", () => {
    const march = form("March", field("pieces", "who", { allowed: [1, 2, 3], least: 1, most: 2 }));
    open(march);
    expect(battle.pointing.value.grab?.(at(700, 700))).toBe(false);
    expect(battle.pointing.value.grab?.(at(700, 700, { shift: true }))).toBe(true);
    battle.pointing.value.drag?.(at(1400, 1800, { shift: true }));
    expect(battle.overlay.value.regions.at(-1)?.meaning).toBe("range");
    battle.pointing.value.drop?.(at(1400, 1800, { shift: true }));
    expect(asking.draft.value?.given["who"]).toEqual([1, 2]);
  });
});

describe("following the battle", () => {
  it("begins the only form there is, and again when it is asked anew", async () => {
    const shown = form("Place", field("words", "name", { most: 9 }));
    open(shown);
    expect(asking.draft.value?.form.action).toBe("Place");
    expect(asking.back()).toBe(true);
    expect(asking.draft.value?.form.action).toBe("Place");
    asking.put("name", "Ada");
    await asking.confirm();
    expect(asking.draft.value).toBeNull();
    battle.sight.value = { ...demoSight(SCENE, [shown]), number: 2 };
    expect(asking.draft.value?.given).toEqual({});
  });

  it("begins anew as well when the next question comes before the word", async () => {
    const shown = form("TypeDice", field("dice", "numbers", { count: 1, sides: 6 }));
    open(shown);
    asking.put("numbers", [3]);
    const taken = asking.confirm();
    battle.sight.value = { ...demoSight(SCENE, [shown]), number: 2 };
    await taken;
    expect(line.sent).toHaveLength(1);
    expect(asking.draft.value?.given).toEqual({});
  });

  it("keeps the draft while the question stays, and the piece when it goes on", () => {
    open(END, WALK);
    asking.choose(WALK, 1);
    battle.sight.value = { ...demoSight(SCENE, [END, WALK]), number: 2 };
    expect(asking.draft.value?.given).toEqual({ model: 1 });
    battle.sight.value = { ...demoSight(SCENE, [END, WALK, SHOOT]), number: 3 };
    expect(asking.draft.value).toBeNull();
    expect(asking.picked.value).toBe(1);
  });

  it("takes nothing out of one player's hand into the next one's", () => {
    open(END, WALK);
    asking.pick(1);
    const next = { ...demoSight(SCENE, [END, WALK, SHOOT]), number: 2, seat: 1, asked: [1] };
    battle.sight.value = next;
    expect(asking.seats.value).toEqual([1]);
    expect(asking.picked.value).toBeNull();
  });

  it("asks nothing of whoever is not asked, or must hand the screen over", () => {
    open(END);
    battle.sight.value = { ...demoSight(SCENE, [END]), asked: [] };
    expect(asking.decision.value).toBeNull();
    battle.sight.value = { ...demoSight(SCENE, [END]), hand_over: 1 };
    expect(asking.decision.value).toBeNull();
  });
});

describe("the same question in a new sight", () => {
  it("leaves what was pressed as it is: its form is the one that is offered now", () => {
    open(END, WALK);
    asking.choose(END);
    const sight = battle.sight.value as Sight;
    battle.sight.value = structuredClone({ ...sight, number: sight.number + 1 });
    expect(asking.draft.value?.form).toEqual(END);
    expect(asking.draft.value?.form).toBe(asking.offered.value[0]);
  });
});
