import { describe, expect, it } from "vitest";

import vectors from "../wire/generated/vectors.json";
import { total } from "../wire/tally";
import type { Name, Tally } from "../wire/types";
import { CASES, type Case, declined } from "./german";
import {
  bookMeasure,
  hasText,
  language,
  length,
  listing,
  measureWish,
  percent,
  say,
  signed,
  t,
} from "./index";
import { bundleOf, bundles, learn } from "./library";
import { LANGUAGES, type Measure, measure, preferred } from "./reader";
import { type Sayable, sayWith } from "./speak";

type Said = Record<string, Record<string, string>>;

describe("texts are said as the server says them", () => {
  const all = new Map(
    LANGUAGES.map((tongue) => [tongue, bundleOf(tongue, vectors.bundles[tongue])]),
  );
  for (const tongue of LANGUAGES) {
    for (const unit of ["cm", "inch"] as Measure[]) {
      it(`in ${tongue} and ${unit}`, () => {
        const speaker = { language: tongue, measure: unit, bundle: all.get.bind(all) };
        const wrong = (vectors.texts as unknown as [Sayable, Said][])
          .map(([value, said]) => ({
            value: JSON.stringify(value).slice(0, 200),
            wanted: said[tongue]?.[unit],
            said: sayWith(speaker, value),
          }))
          .filter(({ wanted, said }) => wanted !== said);
        expect(wrong).toEqual([]);
      });
    }
  }

  it("counts two and a half centimetres to the inch where a game does", () => {
    const speaker = {
      language: "en",
      measure: "inch",
      unitsPerInch: 250,
      bundle: all.get.bind(all),
    } as const;
    expect(sayWith(speaker, { type: "distance", units: 1500 })).toBe("6″");
  });
});

describe("words agree with names", () => {
  const goblins: Sayable = {
    type: "name",
    en: "Goblins",
    nl: "Kobolden",
    de: "Kobolde",
    many: true,
  };
  const bundle = bundleOf(
    "en",
    `good = { $unit } { AGREE($unit, "is", "are") } here
few = { AGREE($unit, "is") }
more = { AGREE($unit, "is", "are", "be") }
named = { AGREE($unit, "is", "are", case: "other") }
chosen = { $unit ->
    [Goblins] as a word
   *[other] as { $unit }
}
`,
  );
  const told = (key: string, values: Record<string, Sayable>): string =>
    sayWith({ language: "en", measure: "cm", bundle: () => bundle }, { type: "text", key, values });

  it("that are one, many, or missing", () => {
    expect(told("good", { unit: goblins })).toBe("Goblins are here");
    expect(told("good", { unit: { ...goblins, many: false } })).toBe("Goblins is here");
    expect(told("good", { unit: "Goblins" })).toBe("Goblins is here");
    expect(told("chosen", { unit: goblins })).toBe("as Goblins");
    expect(told("good", {})).toBe("⟦good⟧");
  });

  it("and a wrong call is seen", () => {
    for (const key of ["few", "more", "named"])
      expect(told(key, { unit: goblins })).toBe(`⟦${key}⟧`);
  });
});

describe("sums add up as the server adds them", () => {
  it("for every pair of operations", () => {
    const wrong = (vectors.tallies as unknown as [Tally, number][]).filter(
      ([tally, wanted]) => !Object.is(total(tally), wanted),
    );
    expect(wrong).toEqual([]);
    expect(vectors.tallies.length).toBeGreaterThan(150);
  });
});

describe("the page speaks", () => {
  it("in the language and measure chosen, and follows a switch", () => {
    for (const tongue of LANGUAGES) learn(tongue, vectors.bundles[tongue]);
    language.value = "nl";
    measureWish.value = "cm";
    expect(t("do-concede")).toBe("Opgeven");
    expect(length(1270)).toBe("12,7 cm");
    expect(listing(["a", "b", "c"])).toBe("a, b en c");
    language.value = "en";
    measureWish.value = "inch";
    expect(t("do-concede")).toBe("Give up");
    expect(length(1270)).toBe("5″");
    measureWish.value = "book";
    expect(length(1270)).toBe("12.7 cm");
    bookMeasure.value = "inch";
    expect(length(1270)).toBe("5″");
    bookMeasure.value = "cm";
    expect(signed(-2)).toBe("−2");
    expect(say({ type: "name", en: "Orc", nl: "Ork", de: "Ork" })).toBe("Orc");
    expect(t("no-such")).toBe("⟦no-such⟧");
  });

  it("says certainty only of what is certain", () => {
    const said = [0, 0.00001, 0.5, 0.99999, 1].map(percent);
    expect(said).toEqual(["0%", "0.1%", "50%", "99.9%", "100%"]);
  });

  it("knows whether a message exists", () => {
    expect(hasText("do-concede")).toBe(true);
    expect(hasText("no-such")).toBe(false);
    expect(bundles.value.size).toBe(LANGUAGES.length);
  });
});

describe("German names", () => {
  it("decline as on the server", () => {
    const all = vectors.declined as unknown as [Name, Record<Case, string>][];
    const wrong = all.flatMap(([name, forms]) =>
      CASES.map((wanted) => [forms[wanted], declined(name, wanted)]).filter(([a, b]) => a !== b),
    );
    expect(all.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
});

describe("the reader", () => {
  it("gets the first of our languages that the browser wants", () => {
    expect(preferred(["it-IT", "de-AT", "nl"])).toBe("de");
    expect(preferred(["NL-be"])).toBe("nl");
    expect(preferred(["it"])).toBe("en");
  });

  it("measures as the rulebook does until another wish is told, whatever the language", () => {
    expect(measureWish.value).toBe("book");
    expect(measure.value).toBe(bookMeasure.value);
  });
});
