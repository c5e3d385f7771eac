import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { language, learn } from "../texts";
import vectors from "../wire/generated/vectors.json";
import type { Text } from "../wire/types";
import { Entries } from "./Entries";
import { Offers } from "./Offers";
import { type Offer, type Report, type Roster, withOffer } from "./roster";
import { Verdict } from "./Verdict";

const words = (said: string): Text => ({ type: "text", key: "plain", values: { words: said } });

const PRICE: Offer["price"] = {
  start: 0,
  items: [
    { value: 52, reason: words("base"), rule: "X-1", op: "add" },
    { value: 78, reason: words("lives"), rule: "X-2", op: "add" },
    { value: 3, reason: words("figures"), rule: "X-3", op: "multiply" },
  ],
  name: words("points"),
  plus_is_good: true,
  length: false,
};

const RIDER: Offer = {
  key: "rider",
  name: "Rider",
  price: { ...PRICE, items: PRICE.items.slice(0, 2) },
  group: "Own",
  refusal: null,
  figure: null,
  fields: [
    { kind: "number", name: "w", title: words("Wounds"), optional: false, least: 2, most: 9 },
    { kind: "words", name: "name", title: words("Name"), optional: true, most: 40 },
  ],
};

const ARMY: Roster = {
  game: "toy",
  name: "Mine",
  total: 100,
  entries: [{ key: "rider", count: 3, choices: { w: 2, name: "Jo" } }],
  choices: {},
};

const REPORT: Report = {
  offers: [RIDER],
  prices: [PRICE],
  totals: [390],
  total: 390,
  scale: 4,
  faults: [],
  fields: [],
};

let room: HTMLElement;
const read = (within: string) => room.querySelector(within)?.textContent?.replace(/\s+/g, " ");

beforeEach(() => {
  learn("en", vectors.bundles.en);
  language.value = "en";
  room = document.createElement("div");
  document.body.append(room);
});
afterEach(() => {
  render(null, room);
  room.remove();
});

describe("an army whose prices are in quarters of a point", () => {
  it("shows points, and what a price is made of", () => {
    render(<Entries roster={ARMY} report={REPORT} onRule={() => undefined} />, room);
    expect(read("summary")).toBe("97.5");
    const parts = [...room.querySelectorAll(".price-parts b")].map((one) => one.textContent);
    expect(parts).toEqual(["+13", "+19.5", "×3"]);
  });

  it("is measured against the agreed total in points", () => {
    render(<Verdict roster={ARMY} report={REPORT} onRule={() => undefined} />, room);
    expect(read(".verdict-total")).toContain("97.5 of 100 points");
    expect(read(".good")).toBeDefined();
    const dear = { ...REPORT, total: 402 };
    render(<Verdict roster={ARMY} report={dear} onRule={() => undefined} />, room);
    expect(read(".fault")).toContain("0.5 over");
  });

  it("has its offers in points too", () => {
    const nothing = () => undefined;
    render(
      <Offers
        offers={[RIDER]}
        scale={4}
        roster={ARMY}
        onMore={nothing}
        onLess={nothing}
        onRule={nothing}
      />,
      room,
    );
    expect(read(".offer .price")).toBe("32.5");
  });
});

describe("what is chosen with an entry", () => {
  it("is asked of its owner, and told at once", () => {
    let army = withOffer({ ...ARMY, entries: [] }, RIDER);
    expect(army.entries[0]?.choices).toEqual({ w: 2 });
    const show = () =>
      render(
        <Entries
          roster={army}
          report={REPORT}
          onRoster={(next) => (army = next)}
          onRule={() => undefined}
        />,
        room,
      );
    show();
    const number = room.querySelector<HTMLInputElement>(".entry-choices input[type=number]");
    expect(number?.value).toBe("2");
    if (number !== null) number.value = "5";
    number?.dispatchEvent(new Event("change", { bubbles: true }));
    expect(army.entries[0]?.choices).toEqual({ w: 5 });
  });

  it("is read by everybody else", () => {
    render(<Entries roster={ARMY} report={REPORT} onRule={() => undefined} />, room);
    expect(read(".entry-chosen")).toBe("Wounds: 2 · Name: Jo");
    expect(room.querySelector("input")).toBe(null);
  });
});
