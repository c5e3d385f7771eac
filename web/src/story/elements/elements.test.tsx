import { render } from "preact";
import type { ComponentChild } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it } from "vitest";

import { text } from "../../battle/testing/fixtures";
import { speakFromFiles } from "../../battle/testing/speaking";
import type { Card, Gauge } from "../../wire/types";
import { CardRowView, unlisted } from "./CardRowView";
import { CardView } from "./CardView";
import { clickAt, clickState } from "./dial";
import { DialView } from "./DialView";
import { DicePoolView } from "./DicePoolView";
import { GaugeView, gaugeKind, gaugeWords } from "./GaugeView";
import { TrackView } from "./TrackView";

const words = (said: string) => text("plain", { words: said });
const gauge = (given: Partial<Gauge>): Gauge => ({
  label: words("Wounds"),
  value: 2,
  most: 3,
  kind: "pips",
  ...given,
});
const card = (given: Partial<Card> = {}): Card => ({
  title: "Ork",
  lines: [],
  gauges: [],
  notes: [],
  rules: [],
  dial: null,
  seat: 0,
  ...given,
});

beforeAll(() => speakFromFiles("en"));

function shown(element: ComponentChild): HTMLElement {
  const page = document.createElement("div");
  act(() => render(element, page));
  return page;
}

describe("gauges", () => {
  it("are pips while they can be counted, bars beyond, numbers without a most", () => {
    expect(gaugeKind(gauge({}))).toBe("pips");
    expect(gaugeKind(gauge({ most: 40 }))).toBe("bar");
    expect(gaugeKind(gauge({ most: null }))).toBe("number");
    expect(gaugeKind(gauge({ kind: "number" }))).toBe("number");
  });

  it("say in words what they show", () => {
    expect(gaugeWords(gauge({}))).toBe("Wounds: 2 of 3");
    expect(gaugeWords(gauge({ most: null }))).toBe("Wounds: 2");
  });

  it("show pips left and lost, and warn when little is left", () => {
    const page = shown(<GaugeView gauge={gauge({ value: 1, most: 3 })} />);
    expect(page.querySelectorAll(".pip")).toHaveLength(3);
    expect(page.querySelectorAll(".pip.is-full")).toHaveLength(1);
    expect(page.querySelector(".is-low")).not.toBe(null);
    expect(shown(<GaugeView gauge={gauge({})} />).querySelector(".is-low")).toBe(null);
  });
});

describe("dials", () => {
  const dial = {
    click: 1,
    clicks: [["10"], ["9", "2"], null, null],
    start: 0,
    marks: [[1, words("Repair")]] as [number, ReturnType<typeof words>][],
  };

  it("place their clicks around the rim, the first on top", () => {
    expect(clickAt(0, 4, 40)).toEqual({ x: 50, y: 10 });
    expect(clickAt(1, 4, 40)).toEqual({ x: 90, y: 50 });
    expect([0, 1, 2].map((index) => clickState(index, 1))).toEqual(["past", "now", "ahead"]);
  });

  it("show the present click to all and keep the hidden ones as dots", () => {
    const page = shown(<DialView dial={dial} />);
    expect([...page.querySelectorAll(".dial-values li")].map((one) => one.textContent)).toEqual([
      "9",
      "2",
    ]);
    expect(page.querySelectorAll(".dial-click.is-hidden")).toHaveLength(2);
    expect(page.querySelector(".dial-mark")?.textContent).toBe("Repair");
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe("Click 2 of 4");
  });
});

describe("cards", () => {
  it("mark what is not from the rulebook", () => {
    const line = { label: words("Agility"), value: 14, house: true, changed: false };
    const page = shown(<CardView card={card({ lines: [line] })} />);
    expect(page.querySelector("dd")?.textContent).toBe("14*");
    expect(page.querySelector(".card-house")?.textContent).toContain("Not from the rulebook");
  });

  it("open face-up cards of a row and count those that are not listed", () => {
    const row = {
      title: words("Hand"),
      cards: [
        { key: "a", front: card(), state: "ready" as const, seat: 0 },
        { key: "b", front: null, state: "done" as const, seat: 0 },
      ],
      seat: 0,
      count: 5,
    };
    expect(unlisted(row)).toBe(3);
    const page = shown(<CardRowView row={row} />);
    expect(page.querySelector(".card-view")).toBe(null);
    act(() => page.querySelector<HTMLElement>("button.small-card")?.click());
    expect(page.querySelector(".card-view")).not.toBe(null);
    expect(page.querySelector(".is-back")?.getAttribute("aria-label")).toBe(
      "A card face down, done",
    );
  });
});

describe("tracks and pools", () => {
  it("mark the present step", () => {
    const track = { title: words("Phases"), steps: ["Move", "Shoot"], now: 1, done: [0] };
    const page = shown(<TrackView track={track} />);
    expect(page.querySelector('[aria-current="step"]')?.textContent).toBe("Shoot");
    expect(page.querySelector(".is-done")?.textContent).toBe("Move (done)");
  });

  it("show rolled dice against the need, and those still to roll", () => {
    const target = { start: 4, items: [], name: null, plus_is_good: true, length: false };
    const pool = {
      title: words("Attack"),
      sides: 6,
      dice: [5, 2, null],
      seat: 0,
      need: { target, compare: ">=" as const, each: true },
      faces: "pips" as const,
    };
    const page = shown(<DicePoolView pool={pool} />);
    expect([...page.querySelectorAll(".die")].map((die) => die.getAttribute("class"))).toEqual([
      "die is-hit",
      "die is-miss",
      "die is-unrolled",
    ]);
  });
});
