import type { ComponentChild } from "preact";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, describe, expect, it } from "vitest";
import { learnIcons } from "../../look";
import { text } from "../../model/testing/fixtures";
import { speakFromFiles } from "../../model/testing/speaking";
import type { Card, Gauge } from "../../wire/types";
import { CardRowView, type FacedCard, unlisted } from "./CardRowView";
import { CardView } from "./CardView";
import { DialView } from "./DialView";
import { DicePoolView } from "./DicePoolView";
import { cellsOf, clickAt, clickState, type Dial, type Sign } from "./dial";
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
  figure: null,
  ...given,
});

beforeAll(() => {
  speakFromFiles("en");
  learnIcons({ boots: "<g/>", shield: "<g/>" });
});

function shown(element: ComponentChild): HTMLElement {
  const page = document.createElement("div");
  void act(() => render(element, page));
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
  const sign = (click: number, row: number, more: Partial<Sign> = {}): Sign => ({
    click,
    row,
    name: "Charge",
    colour: "green",
    shape: "square",
    aside: false,
    ...more,
  });
  const dial: Dial = {
    click: 1,
    clicks: [null, ["9", "10", "15", "2"], null, null],
    start: 0,
    marks: [[1, words("Repair")]],
    rows: [words("Speed"), words("Attack"), words("Defense"), words("Damage")],
    icons: ["boots", "", "shield", ""],
    signs: [
      sign(1, 0),
      sign(1, 2, { name: "Dodge", colour: "red", shape: "circle" }),
      sign(1, 2, { name: "Ward", colour: "mauve", aside: true }),
      sign(0, 1, { name: "Lost" }),
    ],
  };
  const open: Dial = { ...dial, clicks: [["8", "9", "14", "1"], dial.clicks[1]!] };

  it("place their clicks around the rim, the first on top", () => {
    expect(clickAt(0, 4, 90)).toEqual({ x: 100, y: 10 });
    expect(clickAt(1, 4, 90)).toEqual({ x: 190, y: 100 });
    expect([0, 1, 2].map((index) => clickState(index, 1))).toEqual(["past", "now", "ahead"]);
  });

  it("have a window with a field for each value, within the disc", () => {
    expect(cellsOf(0)).toEqual([]);
    expect(cellsOf(1).map(({ x, width }) => [x, width])).toEqual([[42, 116]]);
    expect(cellsOf(4).map(({ x, y }) => [x, y])).toEqual([
      [42, 50],
      [42, 102.5],
      [102.5, 50],
      [102.5, 102.5],
    ]);
    for (const { x, y, width, height } of [...cellsOf(2), ...cellsOf(7)]) {
      expect(Math.hypot(Math.abs(x - 100), Math.abs(y - 100))).toBeLessThan(81);
      expect(Math.hypot(x + width - 100, y + height - 100)).toBeLessThan(81);
    }
  });

  it("show the present click alone and tell no number of clicks while some are hidden", () => {
    const page = shown(<DialView dial={dial} />);
    const names = [...page.querySelectorAll(".dial-names li")].map((one) => one.textContent);
    expect(names).toEqual(["Charge", "Dodge", "Ward"]);
    expect([...page.querySelectorAll(".dial-value")].map((one) => one.textContent)).toEqual([
      "9",
      "10",
      "15",
      "2",
    ]);
    expect(page.querySelectorAll(".dial-click.is-hidden")).toHaveLength(3);
    expect(page.querySelector(".dial-mark")?.textContent).toBe("Repair");
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe(
      "Click 2, Speed 9, Attack 10, Defense 15, Damage 2",
    );
    expect(page.querySelector(".dial-all")).toBe(null);
    expect(page.querySelector(".dial-start")).toBe(null);
    expect(page.textContent).not.toContain("Lost");
  });

  it("paint values by their signs, and those of a nexus beside them with an arrow", () => {
    const page = shown(<DialView dial={dial} />);
    const fields = [...page.querySelectorAll(".dial-field")];
    expect(fields[0]?.querySelector("rect.dial-shape.sign-green")).not.toBe(null);
    expect(fields[0]?.querySelector(".dial-value")?.getAttribute("class")).toContain("sign-green");
    expect(fields[1]?.querySelector(".dial-shape")).toBe(null);
    expect(fields[2]?.querySelector("circle.dial-shape.sign-red")).not.toBe(null);
    expect(fields[2]?.querySelector("rect.dial-shape.sign-none")).not.toBe(null);
    expect(page.querySelectorAll(".dial-arrow")).toHaveLength(1);
    expect(page.querySelectorAll(".dial-icon")).toHaveLength(2);
  });

  it("are read whole where nothing is hidden", () => {
    const page = shown(<DialView dial={{ ...open, click: 0 }} />);
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe(
      "Click 1 of 2, Speed 8, Attack 9, Defense 14, Damage 1",
    );
    expect(page.querySelector(".dial-start")).not.toBe(null);
    const rows = [...page.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["Speed", "8", "9"],
      ["Attack", "9", "10"],
      ["Defense", "14", "15"],
      ["Damage", "1", "2"],
    ]);
    expect(page.querySelector("td.is-now")?.textContent).toBe("8");
    const cells = [...page.querySelectorAll("td")];
    expect(cells[5]?.getAttribute("title")).toBe("Dodge, Ward");
    expect(cells[5]?.querySelector("span")?.className).toBe("circle sign-red");
  });

  it("show no window where not even the present click may be seen", () => {
    const page = shown(<DialView dial={{ ...dial, click: 2 }} />);
    expect(page.querySelector(".dial-now")?.textContent).toBe("3");
    expect(page.querySelector(".dial-hidden")?.textContent).toBe("hidden");
    expect(page.querySelector(".dial-window")).toBe(null);
  });
});

describe("cards", () => {
  it("mark what is not from the rulebook", () => {
    const line = {
      label: words("Agility"),
      value: 14,
      house: true,
      changed: false,
      derived: false,
    };
    const page = shown(<CardView card={card({ lines: [line] })} />);
    expect(page.querySelector("dd")?.textContent).toBe("14*");
    expect(page.querySelector(".card-house")?.textContent).toContain("Not from the rulebook");
  });

  it("open face-up cards of a row and count those that are not listed", () => {
    const row = {
      title: words("Hand"),
      cards: [faced("a", card()), { ...faced("b", null), state: "done" as const }],
      seat: 0,
      count: 5,
    };
    expect(unlisted(row)).toBe(3);
    const looked: string[] = [];
    const page = shown(<CardRowView row={row} onLook={({ key }) => looked.push(key)} />);
    void act(() => page.querySelector<HTMLElement>("button.small-card")?.click());
    expect(looked).toEqual(["a"]);
    expect(page.querySelector(".is-stack")?.textContent).toBe("3");
    expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
      "A card face down, done",
    );
  });

  it("play what can be played, and only that", () => {
    const row = {
      title: words("Hand"),
      cards: [faced("a", card()), faced("b", card())],
      seat: 0,
      count: null,
    };
    const played: string[] = [];
    const looked: string[] = [];
    const hands = {
      plays: ({ key }: { key: string }) => key === "b",
      chosen: () => false,
      onPlay: ({ key }: { key: string }) => played.push(key),
    };
    const page = shown(
      <CardRowView row={row} hands={hands} onLook={({ key }) => looked.push(key)} />,
    );
    for (const one of page.querySelectorAll<HTMLElement>("button.small-card"))
      void act(() => one.click());
    expect([played, looked]).toEqual([["b"], ["a"]]);
  });
});

/** A card in a row. */
function faced(key: string, front: Card | null): FacedCard {
  return { key, front, state: "ready", seat: 0, plays: "", of: null };
}

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
