import { describe, expect, it } from "vitest";

import {
  begun,
  type CardKind,
  cardFile,
  faultsAt,
  freshRow,
  kindOf,
  nameOf,
  ownCards,
  type Refusal,
  readCard,
  withCards,
  withValue,
} from "./sheet";

const text = (key: string) => ({ type: "text", key, values: {} }) as const;

function kind(key: string): CardKind {
  return { key, title: key, help: null, rule: "", sections: [], blank: {}, samples: [] };
}

const speed = {
  field: { kind: "number", name: "speed", title: text("a"), optional: false, least: 2, most: 9 },
  help: null,
  rule: "",
} as const;
const note = {
  field: { kind: "words", name: "note", title: text("b"), optional: true, most: 9 },
  help: null,
  rule: "",
} as const;

describe("a sheet", () => {
  it("takes values and lets them go", () => {
    expect(withValue({ a: 1 }, "b", 2)).toEqual({ a: 1, b: 2 });
    expect(withValue({ a: 1, b: 2 }, "b", undefined)).toEqual({ a: 1 });
  });

  it("begins like another, under a key that no card of the army has", () => {
    const like = { key: "orc", name: "Orc", type: "old" };
    const taken = [{ key: "orc" }, { key: "orc-2" }];
    expect(begun(kind("unit"), false, like, taken)).toEqual({ key: "orc-3", name: "Orc" });
    expect(begun(kind("unit"), true, like, [])).toEqual({ type: "unit", key: "orc", name: "Orc" });
  });

  it("is of the kind it says, or of the only one", () => {
    const kinds = [kind("unit"), kind("item")];
    expect(kindOf(kinds, { type: "item" })?.key).toBe("item");
    expect(kindOf(kinds, {})?.key).toBe("unit");
    expect(kindOf(kinds, { type: "spell" })).toBeUndefined();
  });

  it("is named for the reader", () => {
    expect(nameOf({ name: "Orc" }, "nl")).toBe("Orc");
    expect(nameOf({ name: { en: "Orc", nl: "Ork" } }, "nl")).toBe("Ork");
    expect(nameOf({ name: { en: "Orc" } }, "de")).toBe("Orc");
    expect(nameOf({ key: "orc" }, "de")).toBe("orc");
  });

  it("lies in the choices of its army, which keep nothing of no cards", () => {
    expect(ownCards({ own: [{ key: "a" }, 7, null] })).toEqual([{ key: "a" }]);
    expect(ownCards({ own: "a" })).toEqual([]);
    expect(withCards({ magic: true }, [{ key: "a" }])).toEqual({
      magic: true,
      own: [{ key: "a" }],
    });
    expect(withCards({ own: [{ key: "a" }] }, [])).toEqual({});
  });

  it("has its faults where they are", () => {
    const refusal = (field: string): Refusal => ({
      field,
      rule: "X-1",
      text: text("x"),
      file: "f",
      line: 1,
    });
    const found = [refusal("dial.1.speed"), refusal("dial"), refusal("dials"), refusal("")];
    expect(faultsAt(found, "dial")).toEqual([refusal("dial")]);
    expect(faultsAt(found, "dial", true)).toEqual([refusal("dial.1.speed"), refusal("dial")]);
    expect(faultsAt(found, "")).toEqual([refusal("")]);
  });

  it("grows by rows like the last, or of the least", () => {
    expect(freshRow([speed, note], { speed: 5 })).toEqual({ speed: 5 });
    expect(freshRow([speed, note], undefined)).toEqual({ speed: 2 });
  });

  it("goes into a file and comes back", () => {
    const file = cardFile("mage-knight", { key: "orc", name: "Orc" });
    expect(file.name).toBe("orc.mage-knight.card.json");
    expect(readCard(file.words)).toEqual({ key: "orc", name: "Orc" });
    expect(readCard("{")).toBeNull();
    expect(readCard("[1]")).toBeNull();
  });
});
