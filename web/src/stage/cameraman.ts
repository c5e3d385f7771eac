/** Looks along: whatever happens is brought into view. */
import type { Eyes } from "../model/contract";
import type { Cue } from "./course/director";
import { type Place, partiesOf } from "./course/parties";

export function lookAlong({ cast, beat, scene }: Cue, eyes: Eyes, isStill: boolean): void {
  if (beat.kind === "settle") return;
  const going = cast.actors.flatMap(({ at, end }): Place[] =>
    end === null ? [at(0).pose] : [at(0).pose, end],
  );
  const named = beat.happenings.flatMap((happening): Place[] => {
    const { source, target } = partiesOf(scene, happening);
    return [source, target].filter((place): place is Place => place !== null);
  });
  eyes.frame([...going, ...named], isStill);
}
