/** A preview that shows nothing. */
import type { Preview } from "./types";

export const NO_PREVIEW: Preview = {
  refusal: null,
  complete: false,
  unfinished: false,
  snapped: {},
  pieces: null,
  region: null,
  ghosts: [],
  path: [],
  length: null,
  cost: null,
  limit: null,
  tallies: [],
  odds: [],
  costs: [],
  notes: [],
};
