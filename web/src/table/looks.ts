/** What the looks of terrain have in common, and which lies over which. */
import type { Ground } from "../wire/types";

export type Family =
  "hill" | "water" | "swamp" | "road" | "field" | "plain" | "rocks" | "wood" | "wall" | "roof";

const FAMILIES = new Map<string, Family>([
  ["wood", "wood"],
  ["forest", "wood"],
  ["trees", "wood"],
  ["hill", "hill"],
  ["rise", "hill"],
  ["water", "water"],
  ["pond", "water"],
  ["lake", "water"],
  ["river", "water"],
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

/** From the ground up: a road bridges water, a wood may grow on a hill, a house stands on all. */
const RANKS: readonly Family[] = [
  "hill",
  "field",
  "plain",
  "swamp",
  "water",
  "road",
  "rocks",
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
  return ["wood", "roof"].includes(familyOf(look));
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
