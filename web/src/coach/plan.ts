/** The better answer as it is drawn over the table: like a hint that somebody follows. */
import * as drafts from "../ask/logic/draft";
import { givenBy } from "../ask/logic/hinting";
import { overlayOf } from "../ask/logic/overlay";
import { NOTHING, type Overlay } from "../model/contract";
import type { Measuring, Scene } from "../wire/types";
import type { Decision } from "./consulting";

const FREE: Measuring = { ruler: "free", reach: false, rule: "" };

export function planOf(scene: Scene, decision: Decision): Overlay {
  const { form, preview, action, seat } = decision;
  if (form === null) return NOTHING;
  const table = { scene, ghosts: preview?.ghosts ?? [] };
  const begun = drafts.begin(seat, form, table, givenBy(form, action));
  const last = form.fields.findLast(({ name }) => name in action)?.name ?? "";
  const overlay = overlayOf({
    scene,
    draft: { ...begun, at: last },
    values: drafts.valuesOf(begun, table),
    exact: preview,
    last: preview,
    offering: preview,
    region: null,
    hindrance: null,
    hover: null,
    measuring: FREE,
    box: null,
  });
  // Nothing is asked here: what could be chosen instead is not shown.
  return { ...overlay, allowed: [], regions: [], spots: overlay.spots.filter((one) => one.chosen) };
}
