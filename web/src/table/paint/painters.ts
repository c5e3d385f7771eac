/** Which painter draws which family of looks. */
import type { Family } from "../looks";
import type { Painter } from "./brush";
import { Field, Plain, Road, Wall } from "./built";
import { Chasm, Cliff, Crag, Grove, Shallows } from "./heights";
import { Roof } from "./house";
import { Hill, Rocks, Swamp, Water, Wood } from "./nature";

export const PAINTERS: Record<Family, Painter> = {
  hill: Hill,
  cliff: Cliff,
  water: Water,
  shallows: Shallows,
  chasm: Chasm,
  swamp: Swamp,
  road: Road,
  field: Field,
  plain: Plain,
  rocks: Rocks,
  crag: Crag,
  wood: Wood,
  grove: Grove,
  wall: Wall,
  roof: Roof,
};
