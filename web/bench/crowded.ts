/** An invented table with 120 pieces and 20 pieces of terrain: a large battle. */
import { around } from "../src/table/around";
import { seeded } from "../src/table/seeded";
import type { Figure, Ground, Piece, Scene, Text } from "../src/wire/types";

const WIDTH = 18000;
const DEPTH = 12000;
const LOOKS = ["wood", "hill", "pond", "rocks", "wall", "roof", "swamp", "field", "road", "open"];
const ICONS = ["sword", "bow", "wizard", "dagger", "catapult", "claw"];

function text(key: string): Text {
  return { type: "text", key, values: {} };
}

function blob(x: number, y: number, r: number, corners: number, chance: () => number) {
  return Array.from({ length: corners }, (_, n): [number, number] => {
    const angle = (n / corners) * 2 * Math.PI;
    const far = r * (0.75 + chance() * 0.4);
    return [Math.round(x + far * 1.2 * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
  });
}

function boxed(x: number, y: number, wide: number, deep: number): [number, number][] {
  return [
    [x - wide, y - deep],
    [x + wide, y - deep],
    [x + wide, y + deep],
    [x - wide, y + deep],
  ];
}

function terrain(): Ground[] {
  const chance = seeded(5);
  return Array.from({ length: 20 }, (_, n) => {
    const look = around(LOOKS, n);
    const x = Math.round(1900 + (n % 5) * 3500 + chance() * 500);
    const y = Math.round(1700 + Math.floor(n / 5) * 2850 + chance() * 500);
    const points =
      look === "wall" || look === "road"
        ? boxed(x, y, 1300, look === "wall" ? 90 : 240)
        : look === "roof" || look === "field"
          ? boxed(x, y, 950, 640)
          : blob(x, y, 850, 8, chance);
    return {
      id: n + 1,
      name: look,
      look,
      outline: { points, holes: [] },
      help: text("table-keys"),
      height: ["hill", "wall", "roof", "rocks"].includes(look) ? 400 : 0,
      level: 0,
      openings: [],
      points: [],
      storeys: [],
      badges: [],
    };
  });
}

const PEOPLES = ["human", "elf", "dwarf", "orc", "goblin", "skeleton", "lizard", "wolf"] as const;
const WEAPONS = ["sword", "spear", "long-bow", "axe", "staff", "crossbow", "halberd"] as const;
const OTHERS = ["round-shield", "none", "kite-shield", "none", "banner"] as const;

/** Forty miniatures of every kind, each several times, as armies have them. */
function figureOf(piece: number): Figure {
  const n = piece % 40;
  return {
    people: around(PEOPLES, n),
    build: n % 3 === 0 ? "sturdy" : "human",
    head: n % 2 === 0 ? "helmet" : "hood",
    armour: n % 4 === 0 ? "plate" : "leather",
    weapon: around(WEAPONS, n),
    other: around(OTHERS, n),
    mount: n % 9 === 0 ? "horse" : "none",
    wings: "none",
    cloak: n % 5 === 0,
    rank: "soldier",
    cloth: n % 2 === 0 ? "crimson" : "moss",
    trim: "gold",
  };
}

function pieces(): Piece[] {
  const chance = seeded(9);
  return Array.from({ length: 120 }, (_, n) => {
    const seat = n % 2;
    const row = Math.floor(n / 2);
    const large = n % 13 === 0;
    return {
      id: n + 1,
      name: `Piece ${n + 1}`,
      seat,
      icon: around(ICONS, n),
      figure: figureOf(n),
      base: large ? { type: "rect", width: 500, depth: 700 } : { type: "round", diameter: 300 },
      pose: {
        x: Math.round(1200 + (row % 20) * 820 + chance() * 300),
        y: Math.round((seat === 0 ? 1500 : 7600) + Math.floor(row / 20) * 1200 + chance() * 500),
        facing: seat === 0 ? 900 : 2700,
        z: 0,
        level: 0,
      },
      label: String((n % 9) + 1),
      group: null,
      gauges: [{ label: text("table-pieces"), value: n % 6, most: 5, kind: "pips" }],
      badges:
        n % 5 === 0
          ? [{ icon: "sparkles", text: text("table-spent"), count: 1, tone: "bad", derived: false }]
          : [],
      card: null,
      spent: n % 7 === 0,
      arc: 0,
      reach: 0,
    };
  });
}

export function crowded(): Scene {
  return {
    table: {
      width: WIDTH,
      depth: DEPTH,
      ground: "grass",
      levels: [],
      grid: null,
      inch: 254,
      measure: "cm",
    },
    terrain: terrain(),
    pieces: pieces(),
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
