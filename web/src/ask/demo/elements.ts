/** One invented example of each scene element. */
import type { Card, Text, Wire } from "../../wire/types";
import { name, words } from "./words";

const COLUMN = ["9", "10", "15", "3"];

const dial: Wire<"Dial"> = {
  click: 2,
  start: 0,
  clicks: [["10", "11", "16", "4"], ["9", "11", "16", "3"], COLUMN, null, null, null, null],
  marks: [[2, words("Repair", "Herstel", "Reparatur")]],
  rows: [
    words("Speed", "Snelheid", "Tempo"),
    words("Attack", "Aanval", "Angriff"),
    words("Defence", "Verdediging", "Abwehr"),
    words("Damage", "Schade", "Schaden"),
  ],
  icons: ["boots", "broadsword", "shield", "fist"],
  signs: [
    sign(1, 1, "Fury", "red", "square"),
    sign(2, 0, "Charge", "green", "square"),
    sign(2, 2, "Dodge", "blue", "circle"),
    { ...sign(2, 2, "Ward", "yellow", "square"), aside: true },
  ],
};

function sign(
  click: number,
  row: number,
  called: string,
  colour: string,
  shape: "square" | "circle",
): Wire<"Sign"> {
  return { click, row, name: called, colour, shape, aside: false };
}

function line(label: Text, value: number, marks: Partial<Wire<"Line">> = {}): Wire<"Line"> {
  return { label, value, house: false, changed: false, derived: false, ...marks };
}

export const DEMO_CARD: Card = {
  title: name("Ogre", "Oger", "Oger"),
  lines: [
    line(words("Movement", "Beweging", "Bewegung"), 12),
    line(words("Skill", "Vaardigheid", "Geschick"), 9, { changed: true }),
    line(words("Luck", "Geluk", "Glück"), 3, { house: true }),
  ],
  gauges: [{ label: words("Wounds", "Wonden", "Wunden"), value: 4, most: 6, kind: "pips" }],
  notes: [words("Slow to turn.", "Draait traag.", "Dreht langsam.")],
  rules: ["DEMO-OGRE-1"],
  dial: null,
  seat: 1,
  figure: null,
};

export const DEMO_DIAL = dial;

export const DEMO_TRACK: Wire<"Track"> = {
  title: words("Phases", "Fasen", "Phasen"),
  steps: [
    name("Move", "Bewegen", "Bewegen"),
    name("Shoot", "Schieten", "Schießen"),
    name("Fight", "Vechten", "Kämpfen"),
    name("Rally", "Verzamelen", "Sammeln"),
  ],
  now: 1,
  done: [0],
};

export const DEMO_ROW: Wire<"CardRow"> = {
  title: words("Hand", "Hand", "Hand"),
  seat: 0,
  count: null,
  cards: [
    {
      key: "a",
      front: { ...DEMO_CARD, title: name("Volley", "Salvo", "Salve") },
      state: "done",
      seat: 0,
      plays: "",
      of: null,
    },
    {
      key: "b",
      front: { ...DEMO_CARD, title: name("Charge", "Storm", "Sturm") },
      state: "now",
      seat: 0,
      plays: "",
      of: null,
    },
    { key: "c", front: null, state: "ready", seat: 0, plays: "", of: null },
  ],
};

export const DEMO_POOL: Wire<"DicePool"> = {
  title: words("Shots", "Schoten", "Schüsse"),
  sides: 6,
  dice: [6, 2, 5, 3, null],
  seat: 0,
  need: {
    target: { start: 4, items: [], name: null, plus_is_good: true, length: false },
    compare: ">=",
    each: true,
  },
  faces: "pips",
};
