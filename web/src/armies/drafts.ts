/** Changes that were not saved when the page was left: kept in the browser until they are. */
import { recallData, remember, rememberData } from "../browser/memory";

type Kind = "army" | "table" | "scenario";

function nameOf(kind: Kind, id: string): string {
  return `draft.${kind}.${id}`;
}

/** What was left unsaved; `isWhole` says whether it still is what it should be. */
export function recallDraft<Draft>(
  kind: Kind,
  id: string,
  isWhole: (kept: unknown) => kept is Draft,
): Draft | null {
  const kept = recallData(nameOf(kind, id));
  return isWhole(kept) ? kept : null;
}

export function keepDraft(kind: Kind, id: string, draft: unknown): void {
  rememberData(nameOf(kind, id), draft);
}

export function dropDraft(kind: Kind, id: string): void {
  remember(nameOf(kind, id), null);
}
