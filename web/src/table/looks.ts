/** What the looks of terrain have in common, and which lies over which. */
import type { Ground } from "../wire/types";

export type Family =
  | "hill"
  | "cliff"
  | "water"
  | "shallows"
  | "chasm"
  | "swamp"
  | "road"
  | "field"
  | "plain"
  | "rocks"
  | "crag"
  | "wood"
  | "grove"
  | "wall"
  | "roof";

const FAMILIES = new Map<string, Family>([
  ["wood", "wood"],
  ["forest", "wood"],
  ["trees", "wood"],
  ["hill", "hill"],
  ["rise", "hill"],
  ["cliff", "cliff"],
  ["plateau", "cliff"],
  ["wooded-hill", "grove"],
  ["wooded-cliff", "grove"],
  ["crag", "crag"],
  ["chasm", "chasm"],
  ["crevasse", "chasm"],
  ["water", "water"],
  ["pond", "water"],
  ["lake", "water"],
  ["river", "water"],
  ["shallows", "shallows"],
  ["ford", "shallows"],
  ["wall", "wall"],
  ["fence", "wall"],
  ["hedge", "wall"],
  ["roof", "roof"],
  ["building", "roof"],
  ["house", "roof"],
  ["tower", "roof"],
  ["ruin", "roof"],
  ["swamp", "swamp"],
  ["marsh", "swamp"],
  ["rocks", "rocks"],
  ["rock", "rocks"],
  ["road", "road"],
  ["path", "road"],
  ["field", "field"],
  ["crops", "field"],
]);

const BUILT: ReadonlySet<Family> = new Set(["road", "field", "plain", "wall", "roof"]);

/** Whether nature made it. */
export function isGrown(family: Family): boolean {
  return !BUILT.has(family);
}

/** From the ground up: a road bridges water, a wood may grow on a hill, a house stands on all. */
const RANKS: readonly Family[] = [
  "hill",
  "cliff",
  "field",
  "plain",
  "swamp",
  "shallows",
  "water",
  "chasm",
  "road",
  "rocks",
  "crag",
  "grove",
  "wood",
  "wall",
  "roof",
];

/** The family of a look; a look that nobody knows is plain. */
export function familyOf(look: string): Family {
  return FAMILIES.get(look) ?? "plain";
}

/** Whether it covers something that can be entered, so that it fades when someone is inside. */
export function opens(look: string): boolean {
  return ["wood", "grove", "roof"].includes(familyOf(look));
}

/** Compares two pieces of terrain: what lies lower comes first. */
export function lowerFirst(one: Ground, other: Ground): number {
  return (
    one.level - other.level ||
    RANKS.indexOf(familyOf(one.look)) - RANKS.indexOf(familyOf(other.look)) ||
    one.height - other.height ||
    one.id - other.id
  );
}
