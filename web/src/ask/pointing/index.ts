/** Which listener the table's pointer gets: by the field being filled. */
import type { At, Pointing } from "../../model/contract";
import type { Asking } from "../logic/asking";
import { meant } from "../logic/led";
import { dragForm, fieldFor, formsFor } from "../logic/offers";
import { pieceOf } from "../logic/values";
import { pointAtChoice } from "./choice";
import { pointAtFacing } from "./facing";
import { pointAtPiece, pointAtPieces } from "./pieces";
import { pointAtPlan } from "./plan";
import { pointAtSpot } from "./spot";
import { pointAtWay } from "./way";

export function pointingOf(asking: Asking): Pointing {
  const { hover, click, grab, drag, drop, turn } = listenerOf(asking);
  const led = (at: At): At => ({ ...at, piece: meant(asking.scene, at.piece, wanted(asking)) });
  return {
    ...(hover && { hover: (at) => hover(at === null ? null : led(at)) }),
    ...(click && { click: (at) => click(led(at)) }),
    ...(grab && { grab: (at) => grab(led(at)) }),
    ...(drag && { drag: (at) => drag(led(at)) }),
    ...(drop && { drop: (at) => drop(led(at)) }),
    ...(turn && { turn }),
  };
}

/** Whether the open form, or any form while none is chosen, can take a piece or group. */
function wanted(asking: Asking): (id: number) => boolean {
  const draft = asking.draft.value;
  const decision = asking.decision.value;
  if (draft === null) return (id) => decision !== null && formsFor(decision, id).length > 0;
  const values = asking.values.value;
  const about = draft.form.fields.map((field) => pieceOf(field, values));
  return (id) => about.includes(id) || fieldFor(draft.form, id) !== undefined;
}

function listenerOf(asking: Asking): Pointing {
  const field = asking.field.value;
  if (asking.busy.value) return {};
  switch (field?.kind) {
    case undefined:
      return asking.draft.value === null ? pointFirst(asking) : {};
    case "piece":
      return pointAtPiece(asking, field);
    case "pieces":
      return pointAtPieces(asking, field);
    case "path":
      return pointAtWay(asking, field);
    case "spot":
      return pointAtSpot(asking, field);
    case "facing":
      return pointAtFacing(asking, field);
    case "placements":
      return pointAtPlan(asking, field);
    case "choice":
      return pointAtChoice(asking, field);
    default:
      return {};
  }
}

/** Nothing is chosen yet: a click on a piece offers what it can do, a drag lets it go. */
function pointFirst(asking: Asking): Pointing {
  const decision = asking.decision.value;
  if (decision === null) return {};
  return {
    click: (at) => asking.pick(at.piece),
    grab(at) {
      const form = at.piece === null ? null : dragForm(decision, at.piece);
      if (form === null || at.piece === null || !leads(asking, at.piece)) return false;
      asking.choose(form, at.piece);
      // From here on the drag goes to the listener of the field that is being filled.
      return listenerOf(asking).grab?.(at) ?? false;
    },
  };
}

/** Whether a piece comes first in a form, so that a drag cannot mean a target. */
function leads(asking: Asking, piece: number): boolean {
  const decision = asking.decision.value;
  return (
    decision !== null &&
    formsFor(decision, piece).some((form) => fieldFor(form, piece) === form.fields[0])
  );
}
