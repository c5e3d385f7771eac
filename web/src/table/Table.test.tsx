import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { learnIcons } from "../look/icons";
import { type At, type Frame, NOTHING, type Show, type TableProps } from "../model/contract";
import { learn } from "../texts";
import type { Scene } from "../wire/types";
import { box, ground, piece, pose } from "./samples";
import Table from "./Table";
import { HoverTip } from "./Tip";

const FTL = `
table-about = The table: { $pieces } pieces
table-keys = keys
table-pieces = pieces
table-seat = player { $number }
table-gauge-of = { $label } { $value } of { $most }
table-spent = done
wounds = Wounds
`;

function scene(): Scene {
  return {
    table: {
      width: 10000,
      depth: 6000,
      ground: "grass",
      levels: [],
      grid: 500,
      inch: 254,
      measure: "cm",
    },
    terrain: [
      ground(4, box(4000, 1000, 1500, 1000)),
      ground(5, box(0, 0, 900, 900), { look: "hm" }),
    ],
    pieces: [
      piece(1, pose(2000, 2000), {
        name: "Ork 1",
        gauges: [
          { label: { type: "text", key: "wounds", values: {} }, value: 3, most: 5, kind: "pips" },
        ],
      }),
      piece(2, pose(8000, 4000, 900), { name: "Elf", seat: 1, spent: true }),
      piece(3, null),
    ],
    groups: [],
    markers: [],
    zones: [],
    arcs: [],
    strokes: [],
    sheets: [],
    tracks: [],
    rows: [],
    pools: [],
    round: 1,
    round_limit: null,
    round_called: "round",
  };
}

let root: HTMLElement;

function props(more: Partial<TableProps> = {}): TableProps {
  return {
    scene: scene(),
    overlay: NOTHING,
    pointing: {},
    selected: null,
    onSelect: () => undefined,
    active: [],
    sides: [0, 1],
    owners: ["Ann", "Bob"],
    ...more,
  };
}

function show(more: Partial<TableProps> = {}): void {
  void act(() => render(<Table {...props(more)} />, root));
}

const find = (selector: string): Element | null => root.querySelector(selector);
const key = (target: Element, name: string): void => {
  void act(() => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  });
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1048);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(648);
  learn("en", FTL);
  learnIcons({ sword: "<path d='M0 0h9'/>" });
  root = document.createElement("div");
  document.body.append(root);
});

afterEach(() => {
  void act(() => render(null, root));
  root.remove();
  vi.restoreAllMocks();
});

describe("who is done", () => {
  it("leaves who is done all his colours, and says it by an hourglass", () => {
    show();
    const done = root.querySelector('[data-piece="2"]');
    expect(done?.classList.contains("dim")).toBe(true);
    expect(done?.querySelector(".piece-veil")).toBeNull();
    expect(done?.querySelectorAll(".piece-done")).toHaveLength(1);
    expect(root.querySelectorAll(".piece-done")).toHaveLength(1);
  });
});

describe("front arcs", () => {
  const withArcs = (): Scene => {
    const shown = scene();
    shown.pieces = [
      piece(1, pose(2000, 2000, 900), { arc: 900, reach: 1500 }),
      piece(2, pose(8000, 4000), { arc: 1800 }),
      piece(3, null, { arc: 900 }),
      piece(4, pose(5000, 5000)),
    ];
    return shown;
  };
  const arcs = (): (string | null)[] =>
    [...root.querySelectorAll(".table-pieces .arc path")].map((path) => path.getAttribute("d"));

  it("are drawn for the selected and the chosen, as far as they shoot or a little", () => {
    show({ scene: withArcs() });
    expect(arcs()).toEqual([]);
    show({ scene: withArcs(), selected: 1 });
    expect(arcs()).toEqual([expect.stringMatching(/^M2000 2000L3060.7 3060.7A1500 1500/)]);
    show({ scene: withArcs(), selected: 4, overlay: { ...NOTHING, chosen: [2, 3] } });
    expect(arcs()).toEqual([expect.stringMatching(/^M8000 4000L8000 3400A600 600/)]);
  });

  it("are marked by their ends on each base", () => {
    show({ scene: withArcs() });
    const marks = [1, 2, 4].map((id) => find(`[data-piece='${id}'] .piece-arc`) !== null);
    expect(marks).toEqual([true, true, false]);
  });
});

describe("markers", () => {
  it("show their true size and their badges", () => {
    const badge = {
      icon: "sword",
      text: { type: "text" as const, key: "wounds", values: {} },
      count: 1,
      tone: "bad" as const,
      derived: false,
    };
    const shown = scene();
    const flag = { name: "Flag", icon: "sword", seat: 0, badges: [badge], quiet: false };
    shown.markers = [
      { ...flag, id: 70, spot: [3000, 3000, 0], radius: 150 },
      { ...flag, id: 71, spot: [5000, 3000, 0], radius: 62, badges: [], quiet: true },
    ];
    show({ scene: shown });
    expect(find("[data-marker='70'] .marker-reach")?.getAttribute("r")).toBe("150");
    expect(root.querySelectorAll("[data-marker='70'] .t-badge.tone-bad")).toHaveLength(1);
    expect(find("[data-marker='71'] .marker-reach")).toBe(null);
    expect(find("[data-marker='71'] .t-badge")).toBe(null);
    const names = [...root.querySelectorAll(".marker-names .piece-name")];
    expect(names.map((name) => name.textContent)).toEqual(["Flag"]);
  });

  it("tell under the pointer what they are, whose, and how it stands with them", () => {
    const text = { type: "text" as const, key: "wounds", values: {} };
    const badges = [{ icon: "sword", text, count: 1, tone: "bad" as const, derived: false }];
    const shown = scene();
    const flag = { name: "Flag", icon: "sword", radius: 150, badges, quiet: true };
    shown.markers = [{ ...flag, id: 70, spot: [3000, 3000, 0], seat: 1 }];
    const resting = signal({ at: { x: 9, y: 9 }, piece: null, ground: 4, marker: 70 });
    void act(() =>
      render(<HoverTip resting={resting} scene={shown} owners={["Ann", "Bob"]} />, root),
    );
    expect(root.textContent).toBe("FlagBobWounds");
  });
});

describe("the table", () => {
  it("draws what stands on it and nothing that does not", () => {
    show();
    expect(root.querySelectorAll("[data-piece]")).toHaveLength(2);
    expect(root.querySelectorAll("[data-ground]")).toHaveLength(2);
    expect(find("[data-piece='1']")!.getAttribute("transform")).toBe("translate(2000 2000)");
    expect(find("[data-piece='2'] .piece-turned")!.getAttribute("transform")).toBe("rotate(90)");
    expect(find("[data-piece='2']")!.classList.contains("dim")).toBe(true);
  });

  it("says what a piece is, whose, and how it fares", () => {
    show();
    expect(find("[data-piece='1']")!.getAttribute("aria-label")).toBe("Ork 1, Ann, Wounds 3 of 5");
    expect(find("[data-piece='2']")!.getAttribute("aria-label")).toBe("Elf, Bob, done");
  });

  it("marks what may be chosen and what is", () => {
    show({ overlay: { ...NOTHING, allowed: [1, 2], chosen: [2] }, selected: 1 });
    expect(find("[data-piece='1']")!.getAttribute("class")).toContain("selected allowed");
    expect(find("[data-piece='1']")!.getAttribute("aria-pressed")).toBe("false");
    expect(find("[data-piece='2']")!.getAttribute("aria-pressed")).toBe("true");
  });

  it("goes from piece to piece by keyboard and clicks with Enter", () => {
    const clicks: At[] = [];
    const selected: (number | null)[] = [];
    show({ pointing: { click: (at) => clicks.push(at) }, onSelect: (id) => selected.push(id) });
    expect(find("[data-piece='1']")!.getAttribute("tabindex")).toBe("0");
    expect(find("[data-piece='2']")!.getAttribute("tabindex")).toBe("-1");
    key(find("[data-piece='1']")!, "ArrowRight");
    expect(find("[data-piece='2']")!.getAttribute("tabindex")).toBe("0");
    key(find("[data-piece='2']")!, "Enter");
    expect(clicks.map(({ piece: id, spot }) => [id, spot])).toEqual([[2, [8000, 4000, 0]]]);
    expect(selected).toEqual([2]);
  });

  it("has a crosshair for places between the pieces", () => {
    const clicks: At[] = [];
    const turns: number[] = [];
    show({ pointing: { click: (at) => clicks.push(at), turn: (by) => turns.push(by) > 0 } });
    const view = find(".table-view")!;
    key(view, "c");
    expect(find(".crosshair")).not.toBeNull();
    key(view, "ArrowRight");
    key(view, "ArrowDown");
    key(view, "]");
    key(view, "Enter");
    expect(clicks.map(({ spot }) => spot)).toEqual([[5100, 3100, 0]]);
    expect(turns).toEqual([150]);
    key(view, "Escape");
    expect(find(".crosshair")).toBeNull();
  });

  it("forgets what the keyboard looked at when it leaves the table", () => {
    const hovers: (number | null | undefined)[] = [];
    show({ pointing: { hover: (at) => hovers.push(at?.piece) } });
    const outside = document.createElement("button");
    document.body.append(outside);
    const leave = (from: Element, to: Element): void => {
      void act(() => {
        const event = new FocusEvent("focusout", { bubbles: true, relatedTarget: to });
        from.dispatchEvent(event);
      });
    };
    const first = find("[data-piece='1']")!;
    leave(first, outside);
    expect(hovers).toEqual([]);
    const view = find(".table-view")!;
    key(view, "c");
    leave(view, first);
    expect(hovers).toEqual([null]);
    leave(first, outside);
    expect(hovers).toEqual([null, undefined]);
    leave(view, outside);
    expect(hovers).toHaveLength(2);
    outside.remove();
  });

  it("shows a moment of what happens, and puts everybody back in his place", () => {
    let listener: (frame: Frame) => void = () => undefined;
    const stage: Show = {
      follow: (one) => {
        listener = one;
        return () => undefined;
      },
      now: () => null,
      skip: () => undefined,
      fallen: signal([{ key: "1", spot: [4000, 3000, 0], size: 300, seat: 1 }]),
    };
    show({ show: stage });
    const at = (): string | null => find("[data-piece='1']")!.getAttribute("transform");
    const look = { pose: pose(2500, 2000), presence: 0.5, lift: 1, shake: 0, laid: 0 };
    listener({ pieces: new Map([[1, look]]), groups: new Map() });
    expect(at()).toBe("translate(2500 2000)");
    expect(find("[data-piece='1']")!.getAttribute("style")).toContain("opacity: 0.5");
    listener({ pieces: new Map([[1, { ...look, laid: 1 }]]), groups: new Map() });
    expect(at()).toContain("rotate(82)");
    show({ show: stage, scene: scene() });
    expect(at()).toBe("translate(2000 2000)");
    expect(find("[data-piece='1']")!.getAttribute("style")).not.toContain("opacity");
    expect(root.querySelectorAll("[data-grave]")).toHaveLength(1);
  });
});
