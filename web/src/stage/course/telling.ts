/** What the page is told while something is still being shown. */
import type { Scene, Sight, Told } from "../../wire/types";

/** The part of the story that has been told: all before an entry, and so much of it. */
export interface Reached {
  entry: number;
  told: number;
}

/** Kinds of events that turn back what was shown. */
const UNDOING = ["TakenBack", "Overridden"];

export function tells(news: readonly Told[], kind: string): boolean {
  return news.some(({ happenings }) => happenings.some((one) => one.kind === kind));
}

/** A sight while something is still being shown: nobody is asked yet. */
export function onTheWay(sight: Sight, scene: Scene): Sight {
  return { ...sight, scene, decision: null, asked: [], hand_over: null, outcome: null };
}

/** The story as far as it has been told. */
export function toldSoFar(story: readonly Told[], reached: Reached | null): Told[] {
  if (reached === null) return story as Told[];
  return story.flatMap((told) => {
    if (told.entry < reached.entry) return [told];
    if (told.entry > reached.entry) return [];
    return [{ ...told, happenings: told.happenings.slice(0, reached.told) }];
  });
}

/** Whether news turn back what was shown before: that is no story that goes on. */
export function isUndoing(news: readonly Told[]): boolean {
  return UNDOING.some((kind) => tells(news, kind));
}
