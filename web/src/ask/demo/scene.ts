/** An invented table: two small warbands, a wood, a hill and a block of spears. */
import type { Group, Piece, Scene } from "../../wire/types";
import { name, words } from "./words";

const CARD = { lines: [], gauges: [], notes: [], rules: [], dial: null, seat: null, figure: null };
const WOUNDS = words("Wounds", "Wonden", "Wunden");

function piece(id: number, seat: number, x: number, y: number, more: Partial<Piece>): Piece {
  const shown = more.name ?? name("Guard", "Wacht", "Wache");
  return {
    id,
    name: shown,
    seat,
    icon: "sword",
    figure: null,
    base: { type: "round", diameter: 250 },
    pose: { x, y, facing: seat === 0 ? 0 : 1800, z: 0, level: 0 },
    label: String(id),
    group: null,
    gauges: [{ label: WOUNDS, value: 2, most: 3, kind: "pips" }],
    badges: [],
    card: { ...CARD, title: shown },
    spent: false,
    arc: 900,
    reach: 0,
    ...more,
  };
}

function spears(): Piece[] {
  return Array.from({ length: 8 }, (_, n) =>
    piece(20 + n, 1, 4600 + Math.floor(n / 4) * 220, 600 + (n % 4) * 220, {
      name: name("Spear", "Speer", "Speer"),
      icon: "spear-hook",
      base: { type: "rect", width: 200, depth: 200 },
      group: 900,
      gauges: [],
    }),
  );
}

const BLOCK: Group = {
  id: 900,
  name: name("Spear block", "Speerblok", "Speerblock"),
  seat: 1,
  outline: {
    points: [
      [4480, 480],
      [4940, 480],
      [4940, 1380],
      [4480, 1380],
    ],
    holes: [],
  },
  front: [
    [4480, 480, 0],
    [4480, 1380, 0],
  ],
  pose: { x: 4480, y: 930, facing: 1800, z: 0, level: 0 },
  gauges: [{ label: words("Strength", "Sterkte", "Stärke"), value: 8, most: 12, kind: "bar" }],
  badges: [],
  card: null,
};

export const DEMO_SCENE: Scene = {
  table: {
    width: 6000,
    depth: 4000,
    ground: "grass",
    levels: [],
    grid: null,
    inch: 254,
    measure: "cm",
  },
  terrain: [
    {
      id: 1,
      name: name("Open wood", "Open bos", "Lichter Wald"),
      look: "wood",
      outline: {
        points: [
          [2200, 700],
          [3200, 500],
          [3600, 1200],
          [2900, 1700],
          [2100, 1400],
        ],
        holes: [],
      },
      help: words(
        "Open wood: half movement, shots up to 10 cm.",
        "Open bos: halve beweging, schoten tot 10 cm.",
        "Lichter Wald: halbe Bewegung, Schüsse bis 10 cm.",
      ),
      height: 0,
      level: 0,
      openings: [],
      storeys: [],
      points: [],
      badges: [],
    },
    {
      id: 2,
      name: name("Hill", "Heuvel", "Hügel"),
      look: "hill",
      outline: {
        points: [
          [2300, 2600],
          [3300, 2300],
          [3900, 2900],
          [3300, 3600],
          [2400, 3400],
        ],
        holes: [],
      },
      help: words(
        "Hill: uphill costs double.",
        "Heuvel: omhoog telt dubbel.",
        "Hügel: bergauf zählt doppelt.",
      ),
      height: 100,
      level: 0,
      openings: [],
      storeys: [],
      points: [],
      badges: [],
    },
  ],
  pieces: [
    piece(1, 0, 900, 900, {
      name: name("Captain", "Kapitein", "Hauptmann"),
      icon: "crested-helmet",
    }),
    piece(2, 0, 1100, 1500, {}),
    piece(3, 0, 900, 2100, { name: name("Archer", "Schutter", "Schütze"), icon: "bow-arrow" }),
    piece(4, 0, 1300, 2700, {
      name: name("Wagon", "Wagen", "Wagen"),
      base: { type: "rect", width: 300, depth: 500 },
    }),
    piece(11, 1, 4300, 1900, {
      name: name("Ogre", "Oger", "Oger"),
      icon: "ogre",
      base: { type: "round", diameter: 400 },
    }),
    piece(12, 1, 4700, 2500, { name: name("Raider", "Plunderaar", "Plünderer"), icon: "axe" }),
    piece(13, 1, 4500, 3100, {
      name: name("Raider", "Plunderaar", "Plünderer"),
      icon: "axe",
      spent: true,
    }),
    ...spears(),
  ],
  groups: [BLOCK],
  markers: [],
  zones: [],
  arcs: [],
  strokes: [],
  sheets: [],
  tracks: [],
  rows: [],
  pools: [],
  round: 2,
  round_limit: 6,
  round_called: "round",
};
