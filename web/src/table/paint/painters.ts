/** Which painter draws which family of looks. */
import type { Family } from "../looks";
import type { Painter } from "./brush";
import { Field, Plain, Road, Wall } from "./built";
import { Roof } from "./house";
import { Hill, Rocks, Swamp, Water, Wood } from "./nature";

export const PAINTERS: Record<Family, Painter> = {
  hill: Hill,
  water: Water,
  swamp: Swamp,
  road: Road,
  field: Field,
  plain: Plain,
  rocks: Rocks,
  wood: Wood,
  wall: Wall,
  roof: Roof,
};
