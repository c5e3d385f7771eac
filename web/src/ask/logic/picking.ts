/** Finding a place in the state of a battle by the piece it belongs to, and by words. */
import type { Wire } from "../../wire/types";
import type { Change } from "./values";

type Place = Wire<"Place">;

/** How many places are listed at once. */
export const SHOWN = 40;

/** The places of a piece (null: all) whose path or value has every word. */
export function foundPlaces(
  places: readonly Place[],
  piece: number | null,
  words: string,
): readonly Place[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return places.filter((place) => {
    if (piece !== null && place.piece !== piece) return false;
    const said = `${place.path} ${JSON.stringify(place.value)}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
}

/** The change that begins where a place was picked: it shall be as it is until something is typed. */
export function changeAt(place: Place): Change {
  return { path: place.path, old: place.value, new: place.value, op: "set" };
}

/** The changes with one more; an empty line is filled first, a place picked twice stays one. */
export function withPicked(changes: readonly Change[], place: Place): Change[] {
  const others = changes.filter(({ path }) => path !== "" && path !== place.path);
  return [...others, changeAt(place)];
}
