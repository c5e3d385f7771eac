/** The painter: the same traits are the same miniature, other traits another one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { PATTERNS, type Pattern, sidePaint } from "../look/sides";
import type { Figure } from "../wire/types";
import { fromAbove } from "./above";
import { bust, fromFront } from "./front";
import { pictureFromAbove } from "./kept";
import { portraitOf } from "./Portrait";
import { rankPaint } from "./palette";
import { oval, placed, rod, type Shape, solid } from "./shape";

const PLAIN: Figure = {
  people: "human",
  build: "human",
  head: "bare",
  armour: "cloth",
  weapon: "sword",
  other: "none",
  mount: "none",
  wings: "none",
  cloak: false,
  rank: "soldier",
  cloth: "brown",
  trim: "bone",
};

interface Schema {
  components: { schemas: { Figure: { properties: Record<string, { enum?: string[] }> } } };
}

/** Every word for a trait that the server may say. */
function vocabulary(): [keyof Figure, string[]][] {
  const path = join("src", "wire", "generated", "wire.json");
  const { properties } = (JSON.parse(readFileSync(path, "utf8")) as Schema).components.schemas
    .Figure;
  return Object.entries(properties).flatMap(([trait, { enum: words }]) =>
    words === undefined ? [] : [[trait as keyof Figure, words] as [keyof Figure, string[]]],
  );
}

const told = (shapes: readonly Shape[]): string => JSON.stringify(shapes);
const views = (figure: Figure, pattern: Pattern = "ring"): [string, string] => [
  told(fromAbove(figure, pattern).shapes),
  told(fromFront(figure, pattern)),
];
const RED = { paint: "#ff0000", pattern: "ring" } as const;

describe("a miniature", () => {
  it("is the same for the same traits, wherever they come from", () => {
    expect(views({ ...PLAIN })).toEqual(views(PLAIN));
    expect(pictureFromAbove({ ...PLAIN }, RED, 2)).toBe(pictureFromAbove(PLAIN, RED, 2));
    expect(portraitOf({ ...PLAIN }, RED, true)).toBe(portraitOf(PLAIN, RED, true));
  });

  // Ranks say who somebody is: what he wears for it stands in his other traits.
  it.each(vocabulary().filter(([trait]) => trait !== "rank"))(
    "is another one for each %s",
    (trait, words) => {
      expect(words.length).toBeGreaterThan(3);
      const all = words.map((word) => views({ ...PLAIN, [trait]: word } as Figure));
      const [above, front] = [all.map(([one]) => one), all.map(([, one]) => one)];
      expect(new Set(above).size).toBe(words.length);
      expect(new Set(front).size).toBe(words.length);
      for (const view of [...above, ...front]) expect(view).not.toMatch(/NaN|undefined|null/);
    },
  );

  it("is painted of every people in every build", () => {
    const words = new Map(vocabulary());
    for (const people of words.get("people") ?? []) {
      for (const build of words.get("build") ?? []) {
        const armour = words.get("armour")?.[build.length % 8];
        const figure = { ...PLAIN, people, build, armour } as Figure;
        for (const view of views(figure)) {
          expect(view.length).toBeGreaterThan(400);
          expect(view).not.toMatch(/NaN|undefined/);
        }
        expect(bust(figure).size).toBeGreaterThan(40);
      }
    }
  });

  it("tells sides apart without any colour", () => {
    const looks: Partial<Figure>[] = [
      {},
      { other: "kite-shield" },
      { other: "banner" },
      { armour: "plate" },
      { armour: "none" },
      { mount: "war-horse" },
    ];
    for (const look of looks) {
      const figure = { ...PLAIN, ...look };
      const above = PATTERNS.map((pattern) => views(figure, pattern)[0]);
      const portraits = PATTERNS.map((pattern) => portraitOf(figure, { ...RED, pattern }, false));
      expect(new Set(above).size).toBe(PATTERNS.length);
      expect(new Set(portraits).size).toBe(PATTERNS.length);
    }
  });

  it("wears the colour of its side, and no other when another plays it", () => {
    for (const view of views({ ...PLAIN, cloak: true })) expect(view).toContain("var(--side)");
    const [mine, other] = ["#ff0000", "#00ff00"].map((paint) =>
      decodeURIComponent(pictureFromAbove(PLAIN, { ...RED, paint }, 2).address),
    );
    expect(mine).toContain("#ff0000");
    expect(mine).not.toContain("var(");
    expect(other).toBe(mine?.replaceAll("#ff0000", "#00ff00"));
  });

  it("tells who leads by the rim of the base", () => {
    const ranks = ["soldier", "champion", "hero"] as const;
    const bases = ranks.map((rank) => portraitOf({ ...PLAIN, rank }, RED, false));
    expect(new Set(bases).size).toBe(3);
    expect(ranks.map((rank) => rankPaint({ ...PLAIN, rank }) === null)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("shows less from afar", () => {
    const plated: Figure = { ...PLAIN, armour: "plate", other: "round-shield", head: "great-helm" };
    const sizes = ([0, 2] as const).map(
      (care) => pictureFromAbove(plated, RED, care).address.length,
    );
    expect(sizes[0]).toBeLessThan(0.75 * (sizes[1] ?? 0));
  });

  it("has the colours of the style sheet", () => {
    const sheet = readFileSync(join("src", "look", "tokens.css"), "utf8");
    for (let side = 0; side < 6; side += 1) {
      expect(sheet).toContain(`--side-${side}: ${sidePaint(side)};`);
    }
  });
});

describe("shapes", () => {
  it("are turned, scaled and moved point by point", () => {
    const [moved] = placed([solid("#000", "M10 0L0 10Z")], { x: 5, y: 5, turn: 90, sx: 2, sy: 2 });
    expect(moved?.d).toBe("M5 25L-15 5Z");
    expect(placed([solid("#000", oval(0, 0, 3))], { x: 10 })[0]?.d).toBe(oval(10, 0, 3));
    expect(rod([0, 0], [0, 0], 4)).not.toContain("NaN");
  });
});
