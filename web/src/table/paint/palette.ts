/** Paint: the colours of the table itself, the same in a dark and in a light room. */

export interface GroundPaint {
  base: string;
  dark: string;
  light: string;
  tuft: string;
  /** Hills from foot to top. */
  grades: readonly [string, string, string, string];
  contour: string;
}

const GRASS: GroundPaint = {
  base: "#8d9a5c",
  dark: "#808f51",
  light: "#9ba869",
  tuft: "#6f8047",
  grades: ["#98a366", "#a7ae74", "#b6b983", "#c6c595"],
  contour: "#6f7746",
};

const SAND: GroundPaint = {
  base: "#d3bb8b",
  dark: "#c8ae7c",
  light: "#dec99d",
  tuft: "#b2965f",
  grades: ["#d9c497", "#e0cea6", "#e7d8b6", "#eee2c7"],
  contour: "#a98f5e",
};

const SNOW: GroundPaint = {
  base: "#dfe4e6",
  dark: "#d0d9de",
  light: "#edf0f0",
  tuft: "#b9c6cd",
  grades: ["#e4e8e9", "#eaeded", "#f0f2f1", "#f7f7f5"],
  contour: "#9fb0ba",
};

const STONES: GroundPaint = {
  base: "#a39d90",
  dark: "#969083",
  light: "#b1ab9e",
  tuft: "#837d71",
  grades: ["#aca697", "#b6b0a2", "#c1bbad", "#cdc7ba"],
  contour: "#7a7467",
};

const STEPPE: GroundPaint = {
  base: "#b3a56b",
  dark: "#a09255",
  light: "#c4b67a",
  tuft: "#8a7d48",
  grades: ["#bbad74", "#c5b882", "#d0c492", "#dbd1a6"],
  contour: "#86784a",
};

const FLAGS: GroundPaint = {
  base: "#a39a84",
  dark: "#8f8672",
  light: "#b6ad97",
  tuft: "#767058",
  grades: ["#ada48e", "#b8b09b", "#c4bca9", "#d0c9b8"],
  contour: "#736b57",
};

const DUNGEON: GroundPaint = {
  base: "#6e6b6a",
  dark: "#5c5959",
  light: "#7f7b79",
  tuft: "#4b4848",
  grades: ["#7b7876", "#888583", "#969390", "#a5a29e"],
  contour: "#454241",
};

/** The mat of a table that asks for none, and for what nobody knows. */
const USUAL = "meadow";

const PAINTS = new Map([
  [USUAL, GRASS],
  ["steppe", STEPPE],
  ["sand", SAND],
  ["snow", SNOW],
  ["stone", STONES],
  ["ruins", FLAGS],
  ["dungeon", DUNGEON],
]);

/** The mat of a ground. */
export function matOf(ground: string): string {
  return PAINTS.has(ground) ? ground : USUAL;
}

/** Stones laid side by side: nothing grows there but in the joints, which are on the mat. */
export function isPaved(ground: string): boolean {
  return ground === "ruins" || ground === "dungeon";
}

/** The paints of a ground; an unknown one is painted as a meadow. */
export function paintOf(ground: string): GroundPaint {
  return PAINTS.get(ground) ?? GRASS;
}

export const WOOD = {
  floor: "#5e6f3b",
  edge: "#3f4d27",
  crowns: ["#5a7a3c", "#668744", "#4e6d36"],
  rim: "#37512a",
  light: "#86a35a",
} as const;

export const WATER = {
  shore: "#c9b78a",
  shallow: "#86b2b8",
  body: "#6c9fae",
  deep: "#5b8ea2",
  wave: "#c9e2e2",
  edge: "#4d7481",
} as const;

export const SWAMP = {
  mud: "#6f7349",
  pool: "#5d7468",
  ripple: "#8ba292",
  reed: "#3f4f2a",
  head: "#7a4e2a",
  edge: "#474c2c",
} as const;

/** Walls of stone: pale on top, so that they stand out from any mat. */
export const MASONRY = {
  top: "#cbc1aa",
  light: "#f4ecd8",
  joint: "#7b705d",
  edge: "#3a3127",
};

export const STONE = {
  base: "#7d776c",
  edge: "#46423b",
  body: ["#989185", "#8b8478", "#a39c90"],
  light: "#bdb6a8",
  joint: "#6b655a",
  top: "#aaa396",
} as const;

/** Hedges and fences: no masonry. */
export const HEDGE = {
  ...STONE,
  edge: "#2f4322",
  light: "#7fa05a",
  joint: "#3f5a2c",
  top: "#5f8040",
} as const;

export const FENCE = {
  ...STONE,
  edge: "#3d2a18",
  light: "#b08a5c",
  joint: "#6b4a2a",
  top: "#8f6a41",
} as const;

export const CHASM = {
  rim: "#5a4f3c",
  wall: "#3f3729",
  deep: "#15110b",
  light: "#a3957a",
} as const;

export const HOUSE = {
  wall: "#5f4a38",
  floor: "#b5946a",
  board: "#9a7b55",
  tile: "#b0603f",
  tileDark: "#9a4f33",
  tileDeep: "#86432b",
  tileLight: "#c47450",
  row: "#7c3c27",
  slab: "#a59b8a",
  joint: "#877d6d",
  parapet: "#c3b9a6",
  edge: "#453629",
  door: "#6d4526",
} as const;

export const PLAIN = { fill: "#c9a86a", edge: "#6d5730" } as const;

/** The light falls from the upper left: shadows go this way, for each unit of height. */
export const SHADOW = { x: 0.34, y: 0.42, colour: "#231a0d" } as const;
