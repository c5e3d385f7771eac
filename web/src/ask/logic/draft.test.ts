import { describe, expect, it } from "vitest";
import type { Draft } from "./draft";
import * as drafts from "./draft";
import { choices, field, form, pieceIn, SCENE, WALK } from "./testing";

const TABLE = { scene: SCENE, ghosts: [] };

function begin(shown = WALK, given = {}): Draft {
  return drafts.begin(0, shown, TABLE, given);
}

describe("a draft", () => {
  it("asks for what is lacking, field by field", () => {
    const fresh = begin();
    expect(fresh.at).toBe("model");
    const chosen = drafts.put(fresh, TABLE, "model", 2);
    expect(chosen.at).toBe("path");
    expect(drafts.missing(chosen, TABLE).map(({ name }) => name)).toEqual(["path"]);
    const gone = drafts.put(chosen, TABLE, "path", [[1500, 1500, 0]]);
    expect(gone.at).toBe("path");
    expect(drafts.isComplete(gone, TABLE)).toBe(true);
  });

  it("goes on from a choice that is of a piece chosen by itself", () => {
    const spells = choices("body", "blast").map((one) => ({ ...one, of: 2 }));
    const cast = form(
      "Cast",
      field("piece", "mage", { allowed: [2] }),
      field("choice", "spell", { choices: spells, of: "mage", numeric: false }),
      field("piece", "target", { allowed: [1, 3] }),
    );
    const fresh = drafts.begin(0, cast, TABLE);
    expect(fresh.at).toBe("spell");
    expect(drafts.put(fresh, TABLE, "spell", "blast").at).toBe("target");
  });

  it("lets a piece look where its way leads, until somebody turns it", () => {
    const { pose } = pieceIn(SCENE, 2);
    const way = [[pose?.x ?? 0, (pose?.y ?? 0) + 500, 0]];
    const gone = drafts.put(drafts.put(begin(), TABLE, "model", 2), TABLE, "path", way);
    expect(drafts.actionOf(gone, TABLE)).toEqual({
      type: "Walk",
      model: 2,
      path: way,
      facing: 900,
    });
    const turned = drafts.put(gone, TABLE, "facing", 1234);
    expect(drafts.valuesOf(turned, TABLE)["facing"]).toBe(1234);
  });

  it("steps back over one value at a time and loses no more", () => {
    let draft = drafts.put(begin(), TABLE, "model", 1);
    draft = drafts.put(draft, TABLE, "path", [[1000, 1000, 0]]);
    const one = draft.given["path"];
    draft = drafts.put(draft, TABLE, "path", [
      [1000, 1000, 0],
      [1200, 1000, 0],
    ]);
    const back = drafts.stepBack(draft) as Draft;
    expect(back.given["path"]).toEqual(one);
    const further = drafts.stepBack(back) as Draft;
    expect(further.given).toEqual({ model: 1 });
    expect(further.at).toBe("path");
    const start = drafts.stepBack(further) as Draft;
    expect(start.given).toEqual({});
    expect(drafts.stepBack(start)).toBeNull();
  });

  it("makes one step of what is typed or turned in one go", () => {
    const name = form("Name", field("words", "name", { most: 20 }));
    let draft = begin(name);
    for (const typed of ["A", "Ad", "Ada"]) draft = drafts.put(draft, TABLE, "name", typed, true);
    expect(draft.given["name"]).toBe("Ada");
    expect((drafts.stepBack(draft) as Draft).given).toEqual({});
  });

  it("drops what depended on a value that changes", () => {
    let draft = drafts.put(begin(), TABLE, "model", 1);
    draft = drafts.put(draft, TABLE, "path", [[1000, 1000, 0]]);
    draft = drafts.put(draft, TABLE, "model", 2);
    expect(draft.given).toEqual({ model: 2 });
    expect((drafts.stepBack(draft) as Draft).given["path"]).toEqual([[1000, 1000, 0]]);
  });

  it("is complete at once where everything is determined", () => {
    const strike = form("Strike", field("piece", "target", { allowed: [11] }));
    expect(drafts.isComplete(begin(strike), TABLE)).toBe(true);
    expect(drafts.actionOf(begin(strike), TABLE)).toEqual({ type: "Strike", target: 11 });
    expect(drafts.isComplete(begin(form("EndTurn")), TABLE)).toBe(true);
  });

  it("leaves optional fields out until they are given", () => {
    const place = form(
      "TakePlace",
      field("number", "place", { least: 0, most: 3 }),
      field("words", "name", { most: 60 }, true),
    );
    const draft = drafts.put(begin(place), TABLE, "place", 2);
    expect(drafts.actionOf(draft, TABLE)).toEqual({ type: "TakePlace", place: 2 });
    const named = drafts.put(draft, TABLE, "name", "Ada");
    expect(drafts.actionOf(named, TABLE)).toEqual({ type: "TakePlace", place: 2, name: "Ada" });
    expect(drafts.actionOf(drafts.drop(named, "name"), TABLE)).not.toHaveProperty("name");
  });

  it("counts successes where dice have no numbers", () => {
    const typed = form(
      "TypeDice",
      field("dice", "numbers", { count: 3, sides: 6 }),
      field("number", "successes", { least: 0, most: 3 }, true),
    );
    let draft = begin(typed);
    expect(drafts.hasPreview(draft)).toBe(false);
    draft = drafts.put(draft, TABLE, "numbers", [3]);
    expect(drafts.isComplete(draft, TABLE)).toBe(false);
    draft = drafts.put(draft, TABLE, "successes", 2);
    expect(drafts.actionOf(draft, TABLE)).toEqual({ type: "TypeDice", successes: 2 });
    expect(drafts.isComplete(draft, TABLE)).toBe(true);
  });

  it("takes the choices of the chosen piece, as numbers where the action wants them", () => {
    const [here, there] = choices("0", "1");
    const jump = form(
      "Jump",
      field("piece", "model", { allowed: [1, 2] }),
      field("choice", "landing", {
        of: "model",
        numeric: true,
        choices: [
          { ...here!, of: 1 },
          { ...here!, of: 2 },
          { ...there!, of: 2 },
        ],
      }),
    );
    const alone = drafts.put(begin(jump), TABLE, "model", 1);
    expect(drafts.actionOf(alone, TABLE)).toEqual({ type: "Jump", model: 1, landing: 0 });
    const two = drafts.put(begin(jump), TABLE, "model", 2);
    expect(drafts.isComplete(two, TABLE)).toBe(false);
    expect(drafts.isComplete(drafts.put(two, TABLE, "landing", 1), TABLE)).toBe(true);
    expect(drafts.isComplete(drafts.put(two, TABLE, "landing", "1"), TABLE)).toBe(false);
  });
});
